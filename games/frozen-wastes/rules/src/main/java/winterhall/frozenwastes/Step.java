package winterhall.frozenwastes;

import winterhall.engine.Verb;

/// The six steps of a turn. (frozen-wastes:R17)
public enum Step {
    REFRESH,
    MOVEMENT,
    SURVIVAL,
    ADVENTURE,
    MARKET,
    EXPERIENCE;

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
