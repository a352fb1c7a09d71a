package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Who looks: a seat, a spectator (who knows what lies open), or everyone after the end (who may know all).
public sealed interface Viewer {
    record At(Seat at) implements Viewer {
        @Override
        public String toString() {
            return at.toString();
        }
    }

    record Spectator() implements Viewer {
        @Override
        public String toString() {
            return "spectator";
        }
    }

    record Everyone() implements Viewer {
        @Override
        public String toString() {
            return "everyone";
        }
    }

    static Viewer at(Seat seat) {
        return new At(seat);
    }

    static Viewer spectator() {
        return new Spectator();
    }

    static Viewer everyone() {
        return new Everyone();
    }

    /// All who look while a match runs: each seat, then the spectator.
    static List<Viewer> during(int seats) {
        var viewers = new ArrayList<Viewer>();
        Seat.all(seats).forEach(seat -> viewers.add(at(seat)));
        viewers.add(spectator());
        return List.copyOf(viewers);
    }

    /// Whether this viewer may know what only that seat knows.
    default boolean knows(Seat seat) {
        return this instanceof Everyone || this instanceof At(var at) && at.equals(seat);
    }

    default Optional<Seat> seat() {
        return this instanceof At(var at) ? Optional.of(at) : Optional.empty();
    }

    static Viewer parse(String text) {
        return switch (text) {
            case "spectator" -> spectator();
            case "everyone" -> everyone();
            default -> at(Seat.parse(text));
        };
    }
}
