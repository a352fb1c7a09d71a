package winterhall.frozenwastes.map;

import java.util.List;
import winterhall.engine.Verb;

/// The faces of the weather tiles, and the track printed on the board. (frozen-wastes:R7, R113)
///
/// Frost for each terrain: fjord, tundra, ice, snowdrift, forest, mountain, wastes.
public enum Weather {
    PRINTED_TRACK(0, 1, 1, 1, 1, 2, 2),
    GREEN_LEAF(0, 1, 2, 1, 1, 2, 2),
    GREEN_WAVE(0, 1, 1, 2, 1, 2, 2),
    GREEN_CIRCLE(1, 1, 1, 1, 1, 1, 3),
    YELLOW_MOON(1, 1, 2, 2, 1, 2, 3),
    YELLOW_SUN(1, 1, 2, 1, 1, 3, 3),
    YELLOW_CROWN(1, 2, 1, 2, 1, 2, 3),
    BLUE_DIAMOND(1, 2, 2, 2, 2, 3, 4),
    BLUE_DROP(1, 2, 3, 2, 2, 3, 3),
    RED_STAR(1, 2, 3, 3, 3, 4, 4),
    RED_FLAME(2, 3, 3, 3, 2, 3, 5);

    private final List<Integer> frost;

    Weather(Integer... frost) {
        this.frost = List.of(frost);
    }

    /// How much frost is printed for a terrain. (frozen-wastes:R40)
    public int frost(Terrain terrain) {
        return frost.get(terrain.ordinal());
    }

    public String anchor() {
        return "weather:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
