package winterhall.valda;

import winterhall.engine.Verb;

/// A building that brings dice. (valda:R49)
public enum BuildingKind {
    MINE,
    DRILL;

    public String anchor() {
        return "building:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
