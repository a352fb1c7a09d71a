package winterhall.toys.trek;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.HexMap;

/// The map and how to move on it. (trek:R2)
final class Valley {
    static final HexMap<Space> MAP = HexMap.read(resource("/trek/map.txt"), Space::of);

    /// From north to south. (trek:R1)
    static final List<Hex> VILLAGES =
            MAP.hexes().stream().filter(hex -> terrain(hex) == Terrain.VILLAGE).toList();

    static final List<Hex> MARKED =
            MAP.hexes().stream().filter(hex -> MAP.at(hex).marked()).toList();

    private Valley() {}

    static Terrain terrain(Hex hex) {
        return MAP.at(hex).terrain();
    }

    /// More than one if they are equally near. (trek:R27)
    static List<Hex> nearestVillages(Hex from) {
        return MAP.nearest(from, space -> space.terrain() == Terrain.VILLAGE, _ -> true);
    }

    private static String resource(String name) {
        try (var file = Valley.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(file, name).readAllBytes(), UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
