package winterhall.toys.trumps;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// What has happened.
sealed interface TrumpsEvent extends Event {
    /// @param cards unknown to everybody but the seat
    record HandDealt(Seat seat, int count, Optional<List<Card>> cards) implements TrumpsEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new HandDealt(seat, count, Optional.empty());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record TrumpTurned(Card card) implements TrumpsEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// A card that was in a hand is seen by all.
    record CardPlayed(Seat seat, Card card) implements TrumpsEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// @param cause the trump that took it, if another suit was led
    record TrickWon(Seat seat, Optional<Cause> cause) implements TrumpsEvent {}
}
