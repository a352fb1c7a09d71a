package winterhall.frozenwastes.cards;

import winterhall.engine.Verb;

/// Survival gear: tokens that are Items, from a limited supply. (frozen-wastes:R68–R72)
public enum Gear {
    FLARE_CRYSTAL(6),
    LUCKSTONE(6),
    SNOWSHOE(12);

    private final int supply;

    Gear(int supply) {
        this.supply = supply;
    }

    public int supply() {
        return supply;
    }

    public String anchor() {
        return "gear:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
