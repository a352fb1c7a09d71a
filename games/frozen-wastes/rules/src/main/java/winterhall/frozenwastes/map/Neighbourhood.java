package winterhall.frozenwastes.map;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.kit.Hex;

/// The spaces within five steps of one space as the bits of two `long`s, so that a whole set of spaces takes a step at once.
///
/// Eleven rows of eleven columns around the space. A set that was reached in four steps touches no edge, so no bit can leave
/// its row on the way.
final class Neighbourhood {
    static final int STEPS = 5;

    private static final int WIDTH = 2 * STEPS + 1;
    private static final int SIZE = WIDTH * WIDTH;

    static final int CENTRE = STEPS * WIDTH + STEPS;

    /// What leads from a bit to its neighbours, clockwise from the east; odd rows lie half a space to the east.
    private static final int[] FROM_EVEN_ROW = {1, WIDTH, WIDTH - 1, -1, -WIDTH - 1, -WIDTH};

    private static final int[] FROM_ODD_ROW = {1, WIDTH + 1, WIDTH, -1, -WIDTH, -WIDTH + 1};
    private static final List<Neighbourhood> ALL = all(false);

    /// Made when the first table asks for them. (frozen-wastes:RU3)
    private static final class WithTerrainUnderTowns {
        static final List<Neighbourhood> ALL = all(true);
    }

    /// By face, low bits and high bits in turn: the spaces that a die with it pays for. (frozen-wastes:R31)
    private final long[] paid = new long[2 * Face.ALL.size()];

    private final long[] terrains = new long[2 * Terrain.values().length];
    private final int[] numbers = new int[SIZE];
    private final int[] bits = new int[Isheim.SIZE];
    private final long lowEvenRows;
    private final long highEvenRows;

    private Neighbourhood(Hex centre, boolean townsAreTerrain) {
        Arrays.fill(bits, -1);
        long lowEven = 0;
        long highEven = 0;
        for (int bit = 0; bit < numbers.length; bit++) {
            int row = centre.row() - STEPS + bit / WIDTH;
            int column = centre.column() - STEPS + bit % WIDTH;
            if (row % 2 == 0) {
                lowEven |= low(bit);
                highEven |= high(bit);
            }
            if (row < 0 || column < 0 || !Isheim.MAP.has(Hex.at(row, column))) {
                continue;
            }
            Hex hex = Hex.at(row, column);
            numbers[bit] = Isheim.number(hex);
            bits[numbers[bit]] = bit;
            fill(bit, Isheim.at(hex).entry(townsAreTerrain));
        }
        lowEvenRows = lowEven;
        highEvenRows = highEven;
    }

    private void fill(int bit, Optional<Terrain> entry) {
        entry.ifPresent(terrain -> {
            terrains[2 * terrain.ordinal()] |= low(bit);
            terrains[2 * terrain.ordinal() + 1] |= high(bit);
        });
        for (Face face : Face.ALL) {
            if (entry.isEmpty() || face.shows(entry.get())) {
                paid[2 * face.ordinal()] |= low(bit);
                paid[2 * face.ordinal() + 1] |= high(bit);
            }
        }
    }

    private static List<Neighbourhood> all(boolean townsAreTerrain) {
        return Isheim.MAP.hexes().stream()
                .map(hex -> new Neighbourhood(hex, townsAreTerrain))
                .toList();
    }

    static Neighbourhood around(int number, boolean townsAreTerrain) {
        return (townsAreTerrain ? WithTerrainUnderTowns.ALL : ALL).get(number);
    }

    static long lowCentre() {
        return low(CENTRE);
    }

    /// By face, low bits and high bits in turn, if any die pays for these terrains, too.
    long[] paid(List<Terrain> withAnyDie) {
        if (withAnyDie.isEmpty()) {
            return paid;
        }
        long[] more = paid.clone();
        for (Terrain terrain : withAnyDie) {
            for (int i = 0; i < more.length; i++) {
                more[i] |= terrains[2 * terrain.ordinal() + i % 2];
            }
        }
        return more;
    }

    /// The bit of a space; -1 if it is too far away.
    int bit(int number) {
        return bits[number];
    }

    Hex hex(int bit) {
        return Isheim.hex(numbers[bit]);
    }

    /// What to add to a bit to come to its neighbours, in the order of the map; some may lie beyond its edge.
    int[] ways(int bit) {
        boolean even = (lowEvenRows & low(bit) | highEvenRows & high(bit)) != 0;
        return even ? FROM_EVEN_ROW : FROM_ODD_ROW;
    }

    static long low(int bit) {
        return bit < Long.SIZE ? 1L << bit : 0;
    }

    static long high(int bit) {
        return bit < Long.SIZE ? 0 : 1L << bit - Long.SIZE;
    }

    /// The low bits of the spaces next to these; odd rows lie half a space to the east.
    long lowAround(long low, long high) {
        long lowEven = low & lowEvenRows;
        long highEven = high & highEvenRows;
        long lowOdd = low & ~lowEvenRows;
        long highOdd = high & ~highEvenRows;
        return low << 1
                | low << WIDTH
                | lowEven << WIDTH - 1
                | lowOdd << WIDTH + 1
                | down(low, high, 1)
                | down(low, high, WIDTH)
                | down(lowEven, highEven, WIDTH + 1)
                | down(lowOdd, highOdd, WIDTH - 1);
    }

    long highAround(long low, long high) {
        long lowEven = low & lowEvenRows;
        long highEven = high & highEvenRows;
        long lowOdd = low & ~lowEvenRows;
        long highOdd = high & ~highEvenRows;
        return high >>> 1
                | high >>> WIDTH
                | highEven >>> WIDTH + 1
                | highOdd >>> WIDTH - 1
                | up(low, high, 1)
                | up(low, high, WIDTH)
                | up(lowEven, highEven, WIDTH - 1)
                | up(lowOdd, highOdd, WIDTH + 1);
    }

    private static long down(long low, long high, int by) {
        return low >>> by | high << Long.SIZE - by;
    }

    private static long up(long low, long high, int by) {
        return high << by | low >>> Long.SIZE - by;
    }
}
