package winterhall.frozenwastes.map;

import java.util.List;
import winterhall.engine.Verb;

/// What rumor tokens and clue cards show: a terrain, or anything. (frozen-wastes:R144, R157)
public enum Symbol {
    FJORD(5),
    TUNDRA(5),
    ICE(5),
    SNOWDRIFT(5),
    FOREST(5),
    MOUNTAIN(5),
    WASTES(5),
    WILD(6);

    public static final List<Symbol> ALL = List.of(values());

    private final int tokens;

    Symbol(int tokens) {
        this.tokens = tokens;
    }

    /// How many rumor tokens show it. (frozen-wastes:R12)
    public int tokens() {
        return tokens;
    }

    static Symbol of(Terrain terrain) {
        return ALL.get(terrain.ordinal());
    }

    /// Whether it may stand for a space of this terrain. (frozen-wastes:R152, R162)
    public boolean standsFor(Terrain terrain) {
        return this == WILD || ordinal() == terrain.ordinal();
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
