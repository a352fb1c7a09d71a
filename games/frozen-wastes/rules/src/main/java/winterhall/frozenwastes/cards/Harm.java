package winterhall.frozenwastes.cards;

import winterhall.engine.Verb;

/// The counters that lie on characters, in the order in which one text puts them there. (frozen-wastes:RU89)
public enum Harm {
    WOUNDS(Power.Deed.CANCEL_WOUNDS),
    EXHAUSTION(Power.Deed.REMOVE_EXHAUSTION),
    WHITE_DEATH(Power.Deed.CANCEL_WHITE_DEATH),
    FROST(Power.Deed.CANCEL_FROST);

    private final Power.Deed cancelledBy;

    Harm(Power.Deed cancelledBy) {
        this.cancelledBy = cancelledBy;
    }

    /// What prevents it when it is about to be taken; nothing prevents exhaustion.
    public Power.Deed cancelledBy() {
        return cancelledBy;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
