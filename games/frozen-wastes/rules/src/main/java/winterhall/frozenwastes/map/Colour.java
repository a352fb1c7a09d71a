package winterhall.frozenwastes.map;

import winterhall.engine.Verb;

/// The four colours of jewels, adventure decks and Legends, the easiest first. (frozen-wastes:R5, R6)
public enum Colour {
    GREEN('g'),
    YELLOW('y'),
    BLUE('b'),
    RED('r');

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    /// How the map file writes a jewel of this colour.
    char letter() {
        return letter;
    }

    /// What an adventure counter of this colour is worth. (frozen-wastes:R121)
    public int experience() {
        return ordinal() + 1;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
