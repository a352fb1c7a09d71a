package winterhall.frozenwastes.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.HexMap;

/// Whether a map can be played on. A mistake stops the start, and is reported with file, line and space.
///
/// @param text of the file that the map was read from
public record MapCheck(String file, String text, HexMap<Space> map) {
    /// How many jewels there are of each colour. (frozen-wastes:C11)
    private static final List<Integer> JEWELS = List.of(16, 13, 12, 7);

    /// How many spaces there are of each terrain. (frozen-wastes:C2)
    private static final List<Integer> TERRAINS = List.of(28, 37, 22, 39, 22, 17, 27);

    /// A place that the worked examples speak of.
    ///
    /// @param around what lies next to it, in alphabetical order
    private record Example(Hex at, String space, List<String> around) {}

    /// A discovery of a Legend, and the Princess near Weikgart. (frozen-wastes:C8, W26, W34)
    private static final List<Example> EXAMPLES = List.of(
            new Example(
                    Hex.at(9, 13),
                    "mountain with a blue jewel",
                    List.of("fjord", "mountain", "mountain", "tundra", "tundra", "tundra")),
            new Example(
                    Hex.at(6, 15),
                    "snowdrift",
                    List.of("snowdrift", "snowdrift", "tundra", "tundra", "wastes", "weikgart")));

    public static MapCheck of(String file, String text) {
        try {
            return new MapCheck(file, text, Isheim.parse(text));
        } catch (IllegalArgumentException bad) {
            throw new IllegalArgumentException(file + ", " + bad.getMessage(), bad);
        }
    }

    /// @throws IllegalArgumentException if anything is wrong, with all of it
    public HexMap<Space> sound() {
        List<String> problems = problems();
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(String.join("; ", problems));
        }
        return map;
    }

    /// What is wrong, a line each.
    public List<String> problems() {
        var problems = new ArrayList<String>();
        for (Town town : Town.values()) {
            requireOne("town " + town, with(Optional.of(town)), problems);
        }
        requireOne("Green Vale", with(Optional.empty()), problems);
        for (Terrain terrain : Terrain.values()) {
            count(
                    "terrain " + terrain,
                    space -> space.terrain().equals(Optional.of(terrain)),
                    TERRAINS.get(terrain.ordinal()),
                    problems);
        }
        for (Colour colour : Colour.values()) {
            count(
                    "jewel " + colour,
                    space -> space.jewel().equals(Optional.of(colour)),
                    JEWELS.get(colour.ordinal()),
                    problems);
        }
        EXAMPLES.forEach(example -> check(example, problems));
        checkConnected(problems);
        return problems;
    }

    private void count(String what, Predicate<Space> isOne, int wanted, List<String> problems) {
        long found = map.hexes().stream().map(map::at).filter(isOne).count();
        if (found != wanted) {
            problems.add(file + ", " + what + ": there should be " + wanted + ", and there are " + found);
        }
    }

    private void check(Example example, List<String> problems) {
        if (!map.has(example.at())) {
            problems.add(file + ", " + example.at() + ": missing, and should be " + example.space());
            return;
        }
        Space space = map.at(example.at());
        String is = ground(space)
                + space.jewel().map(colour -> " with a " + colour + " jewel").orElse("");
        if (!is.equals(example.space())) {
            problems.add(place(example.at()) + ": should be " + example.space() + ", and is " + is);
        }
        List<String> around = map.neighbours(example.at()).stream()
                .map(hex -> ground(map.at(hex)))
                .sorted()
                .toList();
        if (!around.equals(example.around())) {
            problems.add(place(example.at()) + ": around it should be " + String.join(", ", example.around())
                    + ", and there are " + String.join(", ", around));
        }
    }

    private static String ground(Space space) {
        return space.terrain()
                .map(Terrain::toString)
                .or(() -> space.town().map(Town::toString))
                .orElse("Green Vale");
    }

    /// The spaces of a town; those of Green Vale without one.
    private List<Hex> with(Optional<Town> town) {
        return map.hexes().stream()
                .filter(hex -> map.at(hex).terrain().isEmpty())
                .filter(hex -> map.at(hex).town().equals(town))
                .toList();
    }

    private void requireOne(String what, List<Hex> found, List<String> problems) {
        if (found.isEmpty()) {
            problems.add(file + ", " + what + ": missing");
        }
        found.stream().skip(1).forEach(hex -> problems.add(place(hex) + ": " + what + " stands here once more"));
    }

    /// Every space is reached without a way through Green Vale. (frozen-wastes:C1)
    private void checkConnected(List<String> problems) {
        Hex start = map.hexes().stream()
                .filter(hex -> !map.at(hex).isGreenVale())
                .findFirst()
                .orElse(map.hexes().getFirst());
        map.hexes().stream()
                .filter(hex -> map.distance(
                                start, hex, between -> !map.at(between).isGreenVale())
                        .isEmpty())
                .forEach(hex -> problems.add(place(hex) + ": no way leads here"));
    }

    private String place(Hex hex) {
        List<String> lines = text.lines().toList();
        int row = -1;
        for (int line = 0; line < lines.size(); line++) {
            boolean isRow = !lines.get(line).isBlank() && !lines.get(line).startsWith("#");
            row += isRow ? 1 : 0;
            if (isRow && row == hex.row()) {
                return file + ", line " + (line + 1) + ", " + hex;
            }
        }
        throw new IllegalArgumentException(hex + " is not on this map");
    }
}
