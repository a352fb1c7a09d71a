package winterhall.claim;

import java.util.Optional;
import winterhall.engine.Seat;

/// What an artifact has put over the present trick, for as long as the trick lasts.
///
/// @param on the seat whose card it speaks about; empty for everybody
/// @param named the card the Wishing Lamp asked for
public record Spell(Kind kind, Optional<Seat> on, Optional<Face> named) {
    /// What it does.
    public enum Kind {
        /// the lowest card wins (claim:A10)
        BOTTLE,
        /// a random card of the hand is played (claim:A2)
        CLOAK,
        /// everybody plays a random card of the hand (claim:A13)
        DICE,
        /// the lead comes out of one's own score pile (claim:A15)
        BOOK,
        /// the named card must be played (claim:A5)
        LAMP_HIT,
        /// any card may be played, and it wins (claim:A5)
        LAMP_MISS
    }

    static Spell onAll(Kind kind) {
        return new Spell(kind, Optional.empty(), Optional.empty());
    }

    static Spell on(Seat seat, Kind kind) {
        return new Spell(kind, Optional.of(seat), Optional.empty());
    }

    boolean concerns(Seat seat) {
        return on.isEmpty() || on.get().equals(seat);
    }
}
