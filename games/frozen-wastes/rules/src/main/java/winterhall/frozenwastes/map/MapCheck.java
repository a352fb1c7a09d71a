package winterhall.frozenwastes.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.HexMap;

/// Whether a map can be played on. A mistake stops the start, and is reported with file, line and space.
///
/// @param text of the file that the map was read from
public record MapCheck(String file, String text, HexMap<Space> map) {
    /// How many jewels there are of each colour. (frozen-wastes:C11)
    private static final List<Integer> JEWELS = List.of(16, 13, 12, 7);

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
        for (Colour colour : Colour.values()) {
            long found = map.hexes().stream()
                    .filter(hex -> map.at(hex).jewel().equals(Optional.of(colour)))
                    .count();
            int wanted = JEWELS.get(colour.ordinal());
            if (found != wanted) {
                problems.add(file + ", jewel " + colour + ": there should be " + wanted + ", and there are " + found);
            }
        }
        checkConnected(problems);
        return problems;
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
