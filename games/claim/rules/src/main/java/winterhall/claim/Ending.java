package winterhall.claim;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;
import winterhall.engine.Verb;

/// How the votes fell and who won. A side is named by its first seat. (claim:N9)
///
/// @param lastWinner who won the last trick (claim:L2)
public record Ending(Optional<Seat> lastWinner, List<Vote> votes, Optional<Outcome> outcome) {
    static final Ending NOT_YET = new Ending(Optional.empty(), List.of(), Optional.empty());

    /// A faction and the side it votes for, if any. (claim:R37)
    public record Vote(Faction faction, Optional<Seat> side) {}

    /// By what a match was decided.
    public enum Reason {
        /// most votes (claim:R40)
        VOTES(Why.MOST_VOTES),
        /// most cards of the factions that voted for it (claim:R41)
        CARDS_BEHIND_VOTES(Why.CARDS_BEHIND_VOTES),
        /// most cards in all (claim:R42)
        TOTAL_CARDS(Why.EQUAL_VOTES_AND_CARDS),
        /// nobody came first alone (claim:R42)
        DRAW(Why.EQUAL_VOTES_AND_CARDS),
        /// five tricks lost in a row (claim:L3)
        LAVA_FIELDS(Location.LAVA_FIELDS),
        /// a small score pile (claim:L4)
        FOREST(Location.FOREST);

        private final Optional<Cause> cause;

        Reason(Why why) {
            this.cause = why.cause();
        }

        Reason(Location location) {
            this.cause = location.cause();
        }

        Optional<Cause> cause() {
            return cause;
        }

        @Override
        public String toString() {
            return Verb.of(this);
        }
    }

    Ending lastTrickWonBy(Seat seat) {
        return new Ending(Optional.of(seat), votes, outcome);
    }

    Ending voted(List<Vote> cast) {
        return new Ending(lastWinner, cast, outcome);
    }

    Ending decided(Outcome how) {
        return new Ending(lastWinner, votes, Optional.of(how));
    }
}
