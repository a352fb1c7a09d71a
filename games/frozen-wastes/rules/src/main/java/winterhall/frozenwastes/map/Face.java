package winterhall.frozenwastes.map;

import java.util.Arrays;
import java.util.List;
import winterhall.engine.Verb;

/// The six faces of a movement die; all dice are alike. (frozen-wastes:R37)
public enum Face {
    ICE_FOREST_FJORD(Terrain.ICE, Terrain.FOREST, Terrain.FJORD),
    ICE_WASTES(Terrain.ICE, Terrain.WASTES),
    ICE_FOREST_WASTES(Terrain.ICE, Terrain.FOREST, Terrain.WASTES),
    TUNDRA_MOUNTAIN_FJORD(Terrain.TUNDRA, Terrain.MOUNTAIN, Terrain.FJORD),
    TUNDRA_SNOWDRIFT_MOUNTAIN(Terrain.TUNDRA, Terrain.SNOWDRIFT, Terrain.MOUNTAIN),
    TUNDRA_SNOWDRIFT_FOREST(Terrain.TUNDRA, Terrain.SNOWDRIFT, Terrain.FOREST);

    public static final List<Face> ALL = List.of(values());

    private final List<Terrain> terrains;
    private final int bits;

    Face(Terrain... terrains) {
        this.terrains = List.of(terrains);
        bits = Arrays.stream(terrains)
                .mapToInt(terrain -> 1 << terrain.ordinal())
                .sum();
    }

    List<Terrain> terrains() {
        return terrains;
    }

    public boolean shows(Terrain terrain) {
        return (bits & 1 << terrain.ordinal()) != 0;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
