package winterhall.frozenwastes;

import winterhall.engine.Verb;

/// What heroes are good at; each is used in one phase of combat. (frozen-wastes:R59, R88)
public enum Attribute {
    MIND,
    BODY,
    SPIRIT;

    Phase phase() {
        return Phase.ALL.get(ordinal());
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
