package winterhall.frozenwastes.cards;

import winterhall.engine.Verb;

/// What kind of thing a card is, as far as limits are concerned. (frozen-wastes:R133)
public enum ItemType {
    WEAPON(2),
    ARMOR(1),
    ALLY(2),
    OTHER(Integer.MAX_VALUE);

    private final int limit;

    ItemType(int limit) {
        this.limit = limit;
    }

    /// How many of them a party can have.
    public int limit() {
        return limit;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
