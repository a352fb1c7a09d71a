package winterhall.frozenwastes.cards;

import winterhall.engine.Verb;

/// What heroes are good at; each is used in one phase of combat. (frozen-wastes:R59, R88)
public enum Attribute {
    MIND(Power.Deed.MIND, Growth.Counter.MIND),
    BODY(Power.Deed.BODY, Growth.Counter.BODY),
    SPIRIT(Power.Deed.SPIRIT, Growth.Counter.SPIRIT);

    private final Power.Deed raisedBy;
    private final Growth.Counter counter;

    Attribute(Power.Deed raisedBy, Growth.Counter counter) {
        this.raisedBy = raisedBy;
        this.counter = counter;
    }

    /// The lasting power that adds to it.
    public Power.Deed raisedBy() {
        return raisedBy;
    }

    /// The experience counter that adds to it. (frozen-wastes:R122)
    public Growth.Counter counter() {
        return counter;
    }

    public Phase phase() {
        return Phase.ALL.get(ordinal());
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
