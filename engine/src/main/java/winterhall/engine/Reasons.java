package winterhall.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Explains any game by the question on top of its agenda.
///
/// The question is put on a board imagined from the view, the same for all candidates: whatever a rule looks at there,
/// it tells the viewer nothing new.
final class Reasons<B, V> implements Explainer {
    private final Game<B, V> game;
    private final View<V> view;
    private @Nullable B imagined;
    private @Nullable Set<Move> options;

    Reasons(Game<B, V> game, View<V> view) {
        this.game = game;
        this.view = view;
    }

    @Override
    public List<Move> candidates() {
        return view.viewer().seat().stream()
                .flatMap(seat -> Stream.concat(
                        game.touchable(board(), seat).stream(),
                        view.isAsked() ? question().answers(seat, board()).stream() : Stream.empty()))
                .<Move>map(move -> move)
                .distinct()
                .toList();
    }

    @Override
    public SequencedMap<String, String> words() {
        return view.viewer()
                .seat()
                .filter(_ -> view.isAsked())
                .map(seat -> question().words(seat, board()))
                .orElse(Words.NONE);
    }

    @Override
    public Optional<Refusal> whyNot(Move candidate) {
        if (view.agenda().isEmpty()) {
            return refused("match-is-over");
        }
        if (!(view.viewer() instanceof Viewer.At(var seat))) {
            return refused("not-seated");
        }
        return view.isAsked() ? whyNot(question(), candidate, seat) : refused("not-asked", "seat", seat);
    }

    @SuppressWarnings("unchecked") // it wants this move
    private <M extends Move> Optional<Refusal> whyNot(Question<B, M> question, Move candidate, Seat seat) {
        if (!question.wants(candidate)) {
            return Optional.of(question.whyNoAnswer(candidate));
        }
        return question.whyNot((M) candidate, seat, board())
                .or(() -> options(question, seat).contains(candidate)
                        ? Optional.empty()
                        : Optional.of(question.whyNoAnswer(candidate)));
    }

    @SuppressWarnings("unchecked") // the agenda of a view is the agenda of a position of this game
    private Question<B, ?> question() {
        return (Question<B, ?>) view.agenda().top();
    }

    private B board() {
        if (imagined == null) {
            imagined = game.imagine(view.table(), new QuickChance(0));
        }
        return imagined;
    }

    private Set<Move> options(Question<B, ?> question, Seat seat) {
        if (options == null) {
            options = new LinkedHashSet<>(question.options(seat, board()));
        }
        return options;
    }

    private static Optional<Refusal> refused(String reason, Object... words) {
        return Optional.of(Refusal.of("engine:" + reason, reason, words));
    }
}
