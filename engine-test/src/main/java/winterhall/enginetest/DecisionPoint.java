package winterhall.enginetest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Chance;
import winterhall.engine.Explainer;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.View;
import winterhall.engine.Viewer;

/// One decision of a random game as the laws see it: the position, how it came about, and what is sampled of it.
///
/// Options, views, candidates and reasons are asked for once and remembered, since many laws look at them.
final class DecisionPoint<B, V> {
    private final RandomGame<B, V> match;
    private final Step<B> step;
    private final Optional<Answered<B>> cause;
    private final int nth;
    private final Map<Seat, List<? extends Move>> options = new HashMap<>();
    private final Map<Viewer, View<V>> views = new HashMap<>();
    private final Map<Viewer, List<Move>> candidates = new HashMap<>();
    private final Map<Viewer, Explainer> explainers = new HashMap<>();
    private @Nullable String written;

    /// The answer that led here, and the position it was given in.
    record Answered<B>(Position<B> before, Seat seat, Move move) {}

    /// @param nth how many answers were given before
    DecisionPoint(RandomGame<B, V> match, Step<B> step, Optional<Answered<B>> cause, int nth) {
        this.match = match;
        this.step = step;
        this.cause = cause;
        this.nth = nth;
    }

    Referee<B, V> referee() {
        return match.referee();
    }

    Game<B, V> game() {
        return match.referee().game();
    }

    Setup setup() {
        return match.setup();
    }

    int seats() {
        return setup().seats();
    }

    Position<B> position() {
        return step.position();
    }

    /// The step that led here: the opening at first.
    Step<B> step() {
        return step;
    }

    /// The answer that led here; empty at the first moment.
    Optional<Answered<B>> cause() {
        return cause;
    }

    boolean isOver() {
        return position().agenda().isEmpty();
    }

    List<Seat> awaited() {
        return referee().awaited(position());
    }

    List<? extends Move> options(Seat seat) {
        return options.computeIfAbsent(seat, asked -> referee().options(position(), asked));
    }

    View<V> view(Viewer viewer) {
        return views.computeIfAbsent(viewer, looking -> referee().view(position(), looking));
    }

    Explainer explainer(Viewer viewer) {
        return explainers.computeIfAbsent(viewer, looking -> game().explainer(view(looking)));
    }

    List<Move> candidates(Viewer viewer) {
        return candidates.computeIfAbsent(viewer, looking -> explainer(looking).candidates());
    }

    SampleSizes samples() {
        return match.samples();
    }

    /// Whether this moment is one of those at which the written forms are looked at.
    boolean isWritten() {
        return isOver() || nth % samples().writing() == 0;
    }

    /// The canonical text of the position.
    String written() {
        if (written == null) {
            written = game().vocabulary().written().write(position(), Position.class);
        }
        return written;
    }

    /// The viewers looked at now: one of the seats that are asked, then some of the others, who take turns.
    List<Viewer> watched() {
        List<Seat> awaited = awaited();
        return watched(awaited.isEmpty() ? Optional.empty() : Optional.of(awaited.get(nth % awaited.size())));
    }

    /// This seat if there is one, then some of the others, who take turns.
    List<Viewer> watched(Optional<Seat> first) {
        var others = new ArrayList<>(Viewer.during(seats()));
        var watched = new ArrayList<Viewer>();
        first.map(Viewer::at).ifPresent(viewer -> {
            others.remove(viewer);
            watched.add(viewer);
        });
        for (int i = 0; i < Math.min(others.size(), samples().viewers()); i++) {
            watched.add(others.get((nth + i) % others.size()));
        }
        return watched;
    }

    /// Some of the options, or all if they are few.
    List<Move> someOptions(Seat seat) {
        return SampleSizes.some(options(seat), samples().options(), chance());
    }

    /// Moves that were played in this match a little while ago.
    List<Move> earlier() {
        return match.earlier();
    }

    /// Whether this is the first time in this match that the laws meet a value equal to this one.
    boolean isNew(Object value) {
        return match.isNew(value);
    }

    Chance.Source chance() {
        return match.sampling();
    }

    /// Chance for an imagined world, another each time.
    QuickChance world() {
        return match.world();
    }

    /// The line of a move, or how it shows itself if it has none.
    String line(Move move) {
        return match.line(move);
    }
}
