package winterhall.toys.trek;

import java.util.List;
import winterhall.engine.Verb;

/// The six faces of a movement die. (trek:R6)
enum Die {
    PLAIN(Terrain.PLAIN),
    PLAIN_FOREST(Terrain.PLAIN, Terrain.FOREST),
    PLAIN_ICE(Terrain.PLAIN, Terrain.ICE),
    FOREST_ICE(Terrain.FOREST, Terrain.ICE),
    FOREST_MOUNTAIN(Terrain.FOREST, Terrain.MOUNTAIN),
    ICE_MOUNTAIN(Terrain.ICE, Terrain.MOUNTAIN);

    static final List<Die> FACES = List.of(values());

    private final List<Terrain> terrains;

    Die(Terrain... terrains) {
        this.terrains = List.of(terrains);
    }

    /// Whether this face pays for entering such a space; a village or the summit takes any. (trek:R7)
    boolean shows(Terrain terrain) {
        return terrain == Terrain.VILLAGE || terrain == Terrain.SUMMIT || terrains.contains(terrain);
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
