package winterhall.frozenwastes.cards;

import winterhall.engine.Verb;

/// A word on a Challenge that other cards can name. (frozen-wastes:R110)
public enum Trait {
    BEAST,
    MACHINE,
    WYRM,
    UNDEAD,
    RAIDER,
    SPIRIT;

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
