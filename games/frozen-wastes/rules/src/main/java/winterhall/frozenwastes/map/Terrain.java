package winterhall.frozenwastes.map;

import winterhall.engine.Verb;

/// The seven kinds of land in Isheim, in the order of the weather track. (frozen-wastes:R36)
public enum Terrain {
    FJORD('F'),
    TUNDRA('T'),
    ICE('I'),
    SNOWDRIFT('S'),
    FOREST('W'),
    MOUNTAIN('M'),
    WASTES('Z');

    private final char letter;

    Terrain(char letter) {
        this.letter = letter;
    }

    /// How the map file writes it.
    char letter() {
        return letter;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
