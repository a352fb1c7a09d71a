package winterhall.frozenwastes.cards;

import winterhall.engine.Verb;

/// What a test can ask for; each skill belongs to one attribute. (frozen-wastes:R62)
public enum Skill {
    HIDE(Attribute.MIND),
    TRACK(Attribute.MIND),
    LORE(Attribute.MIND),
    CLIMB(Attribute.BODY),
    SWIM(Attribute.BODY),
    JUMP(Attribute.BODY),
    DIPLOMACY(Attribute.SPIRIT),
    HEAL(Attribute.SPIRIT),
    WILLPOWER(Attribute.SPIRIT);

    private final Attribute attribute;

    Skill(Attribute attribute) {
        this.attribute = attribute;
    }

    Attribute attribute() {
        return attribute;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
