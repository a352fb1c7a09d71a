package winterhall.server.camp;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// What happens in the camp.
public sealed interface CampEvent extends Event {
    record TokenDrawn(Seat seat, Optional<Integer> token) implements CampEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new TokenDrawn(seat, Optional.empty());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Gathered(Seat seat) implements CampEvent {}

    record Rested(Seat seat) implements CampEvent {}

    record Peeked(Seat seat) implements CampEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Passed(Seat seat) implements CampEvent {}

    record Shouted(Seat seat) implements CampEvent {}

    /// Tells the count alone; nothing hidden is revealed by it.
    record VotesCounted(List<Boolean> votes) implements CampEvent {}
}
