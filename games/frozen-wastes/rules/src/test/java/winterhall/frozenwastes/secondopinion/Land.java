package winterhall.frozenwastes.secondopinion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.FrozenWastes;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Terrain;

/// The printed map, read as section 18 of the rules describes it.
final class Land {
    private static final String LETTERS = "FTISWMZ";
    private static final String JEWELS = "gybr";

    private static final Map<Hex, Cell> CELLS = read();
    private static final Map<Face, Set<Terrain>> SHOWN = shown();

    /// @param kind a letter of a terrain, `town` or `vale`
    private record Cell(String kind, Optional<Terrain> terrain, char jewel, List<Hex> around) {
        Cell(String kind, char jewel, List<Hex> around) {
            this(
                    kind,
                    LETTERS.contains(kind) ? Optional.of(Terrain.values()[LETTERS.indexOf(kind)]) : Optional.empty(),
                    jewel,
                    around);
        }
    }

    private Land() {}

    private static Map<Hex, Cell> read() {
        List<String[]> rows;
        try (InputStream file = FrozenWastes.class.getResourceAsStream("map/isheim.map")) {
            rows = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.strip().split(" +"))
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        var cells = new TreeMap<Hex, Cell>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length; column++) {
                String cell = rows.get(row)[column];
                if (!cell.startsWith("~")) {
                    cells.put(Hex.at(row, column), new Cell(kind(cell), cell.charAt(1), around(rows, row, column)));
                }
            }
        }
        return new LinkedHashMap<>(cells);
    }

    private static String kind(String cell) {
        String letter = cell.replace(".", "");
        if (letter.equals("G")) {
            return "vale";
        }
        boolean isTown = List.of("A", "B", "C", "V", "O1", "O2", "O3").contains(letter);
        return isTown ? "town" : cell.substring(0, 1);
    }

    private static List<Hex> around(List<String[]> rows, int row, int column) {
        int west = row % 2 == 0 ? column - 1 : column;
        int[][] places = {
            {row, column - 1},
            {row, column + 1},
            {row - 1, west},
            {row - 1, west + 1},
            {row + 1, west},
            {row + 1, west + 1}
        };
        var around = new ArrayList<Hex>();
        for (int[] place : places) {
            boolean isOnMap = place[0] >= 0
                    && place[0] < rows.size()
                    && place[1] >= 0
                    && place[1] < rows.get(place[0]).length
                    && !rows.get(place[0])[place[1]].startsWith("~");
            if (isOnMap) {
                around.add(Hex.at(place[0], place[1]));
            }
        }
        return List.copyOf(around);
    }

    static List<Hex> around(Hex hex) {
        return CELLS.get(hex).around();
    }

    static boolean isTown(Hex hex) {
        return CELLS.get(hex).kind().equals("town");
    }

    static boolean isGreenVale(Hex hex) {
        return CELLS.get(hex).kind().equals("vale");
    }

    static Optional<Terrain> terrain(Hex hex) {
        return CELLS.get(hex).terrain();
    }

    /// The terrain of a space; under a town or Green Vale the one that most spaces around it have. (frozen-wastes:RU3)
    static Terrain under(Hex hex) {
        return terrain(hex).orElseGet(() -> {
            var counts = new EnumMap<Terrain, Integer>(Terrain.class);
            around(hex).forEach(next -> terrain(next).ifPresent(kind -> counts.merge(kind, 1, Integer::sum)));
            return Collections.max(counts.entrySet(), Map.Entry.comparingByValue())
                    .getKey();
        });
    }

    /// Green 1, yellow 2, blue 3, red 4; 0 without a jewel. (frozen-wastes:R121)
    static int jewel(Hex hex) {
        return JEWELS.indexOf(CELLS.get(hex).jewel()) + 1;
    }

    static List<Hex> jewels(int worth) {
        return CELLS.keySet().stream().filter(hex -> jewel(hex) == worth).toList();
    }

    /// The nearest towns; Green Vale is never a stepping stone. (frozen-wastes:RU15, RU71)
    static List<Hex> nearestTowns(Hex from) {
        var distance = new TreeMap<Hex, Integer>();
        var queue = new ArrayDeque<Hex>();
        distance.put(from, 0);
        queue.add(from);
        var nearest = new ArrayList<Hex>();
        while (!queue.isEmpty()) {
            Hex hex = queue.remove();
            if (isTown(hex)
                    && (nearest.isEmpty() || distance.get(nearest.getFirst()).equals(distance.get(hex)))) {
                nearest.add(hex);
            }
            for (Hex next : around(hex)) {
                if (!isGreenVale(next) && !distance.containsKey(next)) {
                    distance.put(next, distance.get(hex) + 1);
                    queue.add(next);
                }
            }
        }
        return nearest;
    }

    /// What the six faces show. (frozen-wastes:R37)
    static Set<Terrain> shown(Face face) {
        return SHOWN.get(face);
    }

    private static Map<Face, Set<Terrain>> shown() {
        var shown = new EnumMap<Face, Set<Terrain>>(Face.class);
        for (Face face : Face.values()) {
            List<String> words = Arrays.asList(face.toString().split("-"));
            var terrains = EnumSet.noneOf(Terrain.class);
            for (Terrain terrain : Terrain.values()) {
                if (words.contains(terrain.toString())) {
                    terrains.add(terrain);
                }
            }
            shown.put(face, terrains);
        }
        return shown;
    }
}
