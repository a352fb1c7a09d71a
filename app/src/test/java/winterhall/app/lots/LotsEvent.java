package winterhall.app.lots;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

public sealed interface LotsEvent extends Event {
    record StrawDrawn(Seat seat, Optional<Integer> length) implements LotsEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new StrawDrawn(seat, Optional.empty());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    record Passed(Seat seat) implements LotsEvent {}

    record StrawsCompared(List<Integer> straws) implements LotsEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }
}
