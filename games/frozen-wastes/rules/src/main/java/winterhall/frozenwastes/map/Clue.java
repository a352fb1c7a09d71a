package winterhall.frozenwastes.map;

import java.util.List;
import winterhall.engine.Verb;

/// The clue cards about the Princess, by what they show. (frozen-wastes:R157)
public enum Clue {
    FJORD(2, Symbol.FJORD),
    TUNDRA(3, Symbol.TUNDRA),
    ICE(2, Symbol.ICE),
    SNOWDRIFT(3, Symbol.SNOWDRIFT),
    FOREST(3, Symbol.FOREST),
    MOUNTAIN(2, Symbol.MOUNTAIN),
    WASTES(2, Symbol.WASTES),
    FJORD_FJORD(1, Symbol.FJORD, Symbol.FJORD),
    TUNDRA_TUNDRA(1, Symbol.TUNDRA, Symbol.TUNDRA),
    TUNDRA_FOREST(1, Symbol.TUNDRA, Symbol.FOREST),
    SNOWDRIFT_SNOWDRIFT(1, Symbol.SNOWDRIFT, Symbol.SNOWDRIFT),
    SNOWDRIFT_ICE(1, Symbol.SNOWDRIFT, Symbol.ICE),
    MOUNTAIN_WASTES(1, Symbol.MOUNTAIN, Symbol.WASTES),
    WASTES_WASTES(1, Symbol.WASTES, Symbol.WASTES),
    WILD(5, Symbol.WILD);

    public static final List<Clue> ALL = List.of(values());

    private final int copies;
    private final List<Symbol> symbols;

    Clue(int copies, Symbol... symbols) {
        this.copies = copies;
        this.symbols = List.of(symbols);
    }

    public int copies() {
        return copies;
    }

    public List<Symbol> symbols() {
        return symbols;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
