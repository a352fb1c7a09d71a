package winterhall.enginetest;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// What a careless server could show of any game: doors that need no line of the game itself.
final class StandardLeaks<B, V> {
    private final Game<B, V> game;
    private final Referee<B, V> referee;

    private StandardLeaks(Game<B, V> game) {
        this.game = game;
        this.referee = new Referee<>(game);
    }

    static <B, V> Mutants<B, V> of(PairedWorlds<B, V> worlds) {
        return new StandardLeaks<>(worlds.game()).addTo(Mutants.of(worlds));
    }

    private Mutants<B, V> addTo(Mutants<B, V> mutants) {
        return mutants.with("events-as-they-are", (_, told, _) -> told(told, Viewer.everyone()))
                .with("events-of-another-seat", (_, told, viewer) -> told(told, another(viewer)))
                .with("size-of-events", (_, told, _) -> size(told(told, Viewer.everyone())))
                .with("view-of-everyone", (position, _, _) -> List.of(view(position, Viewer.everyone())))
                .with("view-of-another-seat", (position, _, viewer) -> List.of(view(position, another(viewer))))
                .with("size-of-the-view-of-everyone", (position, _, _) -> size(view(position, Viewer.everyone())))
                .withMomentsForEveryone()
                .with("board", (position, _, _) -> List.of(written(position.board())))
                .with("size-of-the-board", (position, _, _) -> size(written(position.board())))
                .with(
                        "one-bit-of-the-fingerprint",
                        (position, _, _) ->
                                List.of(String.valueOf(fingerprint(position).hashCode() & 1)))
                .with("fingerprint", (position, _, _) -> List.of(fingerprint(position)))
                .with("options-of-other-seats", this::optionsOfOthers)
                .with(
                        "how-many-options-others-have",
                        (position, told, viewer) -> List.of(
                                "" + optionsOfOthers(position, told, viewer).size()))
                .with("order-of-own-options", this::optionsInAnOrderThatTells)
                .with(
                        "answers-to-an-open-poll",
                        (position, _, _) -> List.of(position.answers().toString()));
    }

    private List<String> optionsOfOthers(Position<B> position, List<Event> told, Viewer viewer) {
        return referee.awaited(position).stream()
                .filter(seat -> !viewer.knows(seat))
                .flatMap(seat -> lines(referee.options(position, seat)))
                .toList();
    }

    /// The viewer's own options, sorted by something that only the board knows.
    private List<String> optionsInAnOrderThatTells(Position<B> position, List<Event> told, Viewer viewer) {
        List<String> options = referee.awaited(position).stream()
                .filter(viewer::knows)
                .flatMap(seat -> lines(referee.options(position, seat)))
                .toList();
        var source = new QuickChance(written(position.board()).hashCode()).source("order");
        return IntStream.of(source.order(options.size())).mapToObj(options::get).toList();
    }

    private Stream<String> lines(List<? extends Move> moves) {
        Notation notation = game.vocabulary().moves();
        return moves.stream().map(move -> notation.write((Record) move));
    }

    private List<String> told(List<Event> events, Viewer viewer) {
        Notation notation = game.vocabulary().events();
        return events.stream()
                .map(event -> notation.write((Record) event.seenBy(viewer)))
                .toList();
    }

    private String fingerprint(Position<B> position) {
        return game.vocabulary().fingerprint(position);
    }

    private String view(Position<B> position, Viewer viewer) {
        return written(game.view(position.board(), viewer));
    }

    private String written(Object value) {
        return game.vocabulary().written().write(value, value.getClass());
    }

    private static List<String> size(List<String> lines) {
        return size(String.join("\n", lines));
    }

    private static List<String> size(String text) {
        return List.of(String.valueOf(text.length()));
    }

    /// Somebody whose secrets are none of this viewer's business.
    private static Viewer another(Viewer viewer) {
        return Viewer.at(viewer.seat().map(seat -> seat.next(2)).orElse(Seat.of(1)));
    }
}
