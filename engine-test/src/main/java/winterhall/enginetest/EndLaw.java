package winterhall.enginetest;

import java.util.Optional;
import java.util.function.Consumer;
import winterhall.engine.Outcome;

/// The game's own laws, and how it ends.
enum EndLaw implements Law {
    /// The position breaks no law that the game states of itself: cards are conserved, tracks stay in range.
    NO_FAULTS {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            point.game().faults(point.position()).forEach(broken);
        }
    },

    /// There is an outcome exactly when nothing is left on the agenda, and it gives each seat its rank.
    OUTCOME_AT_THE_END {
        @Override
        public <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken) {
            Optional<Outcome> outcome = point.game().outcome(point.position().board());
            if (outcome.isPresent() != point.isOver()) {
                broken.accept(point.isOver() ? "the game is over without an outcome" : "an outcome before the end");
            }
            outcome.filter(end -> end.ranks().size() != point.seats())
                    .ifPresent(end -> broken.accept("ranks " + end.ranks() + " for " + point.seats() + " seats"));
        }
    }
}
