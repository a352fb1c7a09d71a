package winterhall.valda;

import winterhall.engine.Verb;

/// A basic resource; runes are none. (valda:R7, RU52)
public enum Resource {
    BLOOD,
    DIAMOND,
    GOLD;

    private static final Resource[] ALL = values();

    static Resource at(int place) {
        return ALL[place];
    }

    public String anchor() {
        return "resource:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
