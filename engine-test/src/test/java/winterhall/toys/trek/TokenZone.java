package winterhall.toys.trek;

import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;

/// Where a token can lie: on a space of the map, before a seat, in the box, or laid open. (trek:R3, R11, R13)
///
/// @param zone its number in the deal
record TokenZone(int zone) {
    private static final int SPACES = Valley.MAP.size();
    private static final int MOST_SEATS = 4;

    /// Never looked into. (trek:R32)
    static final TokenZone BOX = new TokenZone(SPACES + MOST_SEATS);

    /// Beasts that were turned; where they lie on the map is said by their lair.
    static final TokenZone OPEN = new TokenZone(SPACES + MOST_SEATS + 1);

    static final int COUNT = OPEN.zone + 1;

    static TokenZone on(Hex hex) {
        int number = Valley.MAP.hexes().indexOf(hex);
        if (number < 0) {
            throw new IllegalArgumentException(hex + " is not in the valley");
        }
        return new TokenZone(number);
    }

    static TokenZone packOf(Seat seat) {
        return new TokenZone(SPACES + seat.index());
    }

    boolean isOnMap() {
        return zone < SPACES;
    }

    boolean isPack() {
        return zone >= SPACES && zone < BOX.zone;
    }

    /// The space it is, if it is one.
    Hex hex() {
        return Valley.MAP.hexes().get(zone);
    }

    static TokenZone parse(String text) {
        return switch (text) {
            case "box" -> BOX;
            case "open" -> OPEN;
            default -> text.startsWith("seat-") ? packOf(Seat.parse(text)) : on(Hex.parse(text));
        };
    }

    @Override
    public String toString() {
        if (equals(BOX)) {
            return "box";
        }
        if (equals(OPEN)) {
            return "open";
        }
        return isOnMap() ? hex().toString() : Seat.of(zone - SPACES + 1).toString();
    }
}
