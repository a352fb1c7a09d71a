package winterhall.enginetest.stash;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

public sealed interface StashEvent extends Event {
    /// Events by which somebody learns something.
    sealed interface Reveal extends StashEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    record HandDealt(Seat seat, List<Card> cards) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new HandDealt(seat, List.of());
        }
    }

    record BidsShown(List<Integer> bids) implements Reveal {}

    record Stashed(Seat seat, Optional<Card> card) implements StashEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new Stashed(seat, Optional.empty());
        }
    }

    record Drawn(Seat seat, Optional<Card> card) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new Drawn(seat, Optional.empty());
        }
    }

    record Thrown(Seat seat, int die) implements StashEvent {}

    record Rested(Seat seat, int times) implements StashEvent {}

    record Cheered(Seat seat) implements StashEvent {}

    record Counted(Seat seat, int points) implements Reveal {}

    // for the faults

    /// Not one of the events of the game.
    record Yawned() implements Event {}

    /// Never told: some event says why.
    record Woken(Seat seat, Optional<Cause> cause) implements StashEvent {}

    /// Never told: several seats stand together.
    record Shared(List<Seat> winners, Optional<Cause> cause) implements StashEvent {}

    record BidsWhispered(List<Integer> bids) implements StashEvent {}

    record StashedAloud(Seat seat, Card card) implements StashEvent {}

    record DrawnAloud(Seat seat, Card card) implements Reveal {}

    record DrawnOverheard(Seat seat, Seat next, Optional<Card> card) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) || viewer.knows(next) ? this : new DrawnOverheard(seat, next, Optional.empty());
        }
    }

    record DrawnUnmarked(Seat seat, Optional<Card> card) implements StashEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new DrawnUnmarked(seat, Optional.empty());
        }
    }
}
