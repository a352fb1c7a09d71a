package winterhall.frozenwastes.cards;

import java.util.List;
import winterhall.engine.Verb;

/// The three phases of a combat round, in their order. (frozen-wastes:R88, R90)
public enum Phase {
    RANGED(Attribute.MIND),
    MELEE(Attribute.BODY),
    MAGIC(Attribute.SPIRIT);

    public static final List<Phase> ALL = List.of(values());

    private final Attribute attribute;

    Phase(Attribute attribute) {
        this.attribute = attribute;
    }

    public Attribute attribute() {
        return attribute;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
