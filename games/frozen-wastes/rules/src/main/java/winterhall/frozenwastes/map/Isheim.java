package winterhall.frozenwastes.map;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.HexMap;

/// The map of Isheim, drawn in `isheim.map`. (frozen-wastes:R5)
///
/// Spaces are numbered row by row from the north; what is looked up often lies in arrays.
public final class Isheim {
    public static final HexMap<Space> MAP = read("isheim.map");

    public static final int SIZE = MAP.size();

    /// The spaces with a jewel, row by row.
    public static final List<Hex> JEWELS =
            MAP.hexes().stream().filter(hex -> MAP.at(hex).jewel().isPresent()).toList();

    /// The towns, row by row. (frozen-wastes:RU84)
    public static final List<Hex> TOWNS =
            MAP.hexes().stream().filter(hex -> MAP.at(hex).isTown()).toList();

    public static final Hex GREEN_VALE = MAP.hexes().stream()
            .filter(hex -> MAP.at(hex).isGreenVale())
            .findFirst()
            .orElseThrow();

    private static final int[][] NUMBERS = numbers();
    private static final int[][] AROUND = around();
    private static final List<Space> SPACES = MAP.hexes().stream().map(MAP::at).toList();
    private static final List<List<Hex>> NEIGHBOURS =
            MAP.hexes().stream().map(MAP::neighbours).toList();
    private static final Hex[] HEXES = MAP.hexes().toArray(Hex[]::new);
    private static final List<List<Hex>> NEAREST_TOWNS =
            MAP.hexes().stream().map(Isheim::findNearestTowns).toList();

    private Isheim() {}

    /// @throws IllegalArgumentException if nobody could play on it, with file and line
    private static HexMap<Space> read(String file) {
        return MapCheck.of(file, resource(file)).sound();
    }

    /// Lines that begin with `#` are comments.
    static HexMap<Space> parse(String text) {
        var lines = new ArrayList<String>();
        text.lines().forEach(line -> lines.add(line.startsWith("#") ? "" : line));
        return HexMap.read(String.join("\n", lines), Space::of);
    }

    public static Space at(Hex hex) {
        return SPACES.get(number(hex));
    }

    public static int number(Hex hex) {
        return NUMBERS[hex.row()][hex.column()];
    }

    public static Hex hex(int number) {
        return HEXES[number];
    }

    /// The numbers of the spaces next to this one; not to be written to.
    public static int[] around(int number) {
        return AROUND[number];
    }

    public static List<Hex> neighbours(Hex hex) {
        return NEIGHBOURS.get(number(hex));
    }

    public static boolean areAdjacent(Hex one, Hex other) {
        return one.distance(other) == 1;
    }

    public static Optional<Town> town(Hex hex) {
        return at(hex).town();
    }

    public static boolean isTown(Hex hex) {
        return at(hex).isTown();
    }

    public static boolean isGreenVale(Hex hex) {
        return hex.equals(GREEN_VALE);
    }

    /// The town's space.
    public static Hex place(Town town) {
        return TOWNS.stream()
                .filter(hex -> town(hex).orElseThrow() == town)
                .findFirst()
                .orElseThrow();
    }

    /// All towns at the least distance; Green Vale is never on the way. (frozen-wastes:RU15, RU71)
    public static List<Hex> nearestTowns(Hex from) {
        return NEAREST_TOWNS.get(number(from));
    }

    private static List<Hex> findNearestTowns(Hex from) {
        return MAP.nearest(from, Space::isTown, hex -> !MAP.at(hex).isGreenVale());
    }

    private static int[][] numbers() {
        int rows = MAP.hexes().stream().mapToInt(Hex::row).max().orElseThrow() + 1;
        int columns = MAP.hexes().stream().mapToInt(Hex::column).max().orElseThrow() + 1;
        int[][] numbers = new int[rows][columns];
        for (int number = 0; number < MAP.size(); number++) {
            Hex hex = MAP.hexes().get(number);
            numbers[hex.row()][hex.column()] = number;
        }
        return numbers;
    }

    private static int[][] around() {
        int[][] around = new int[MAP.size()][];
        for (int number = 0; number < around.length; number++) {
            around[number] = MAP.neighbours(MAP.hexes().get(number)).stream()
                    .mapToInt(Isheim::number)
                    .toArray();
        }
        return around;
    }

    private static String resource(String name) {
        try (var file = Isheim.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(file, name).readAllBytes(), UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
