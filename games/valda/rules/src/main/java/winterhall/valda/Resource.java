package winterhall.valda;

import winterhall.engine.Verb;

/// A basic resource; runes are none. (valda:R7, RU52)
public enum Resource {
    BLOOD,
    DIAMOND,
    GOLD;

    public String anchor() {
        return "resource:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
