package winterhall.valda;

import winterhall.engine.Verb;

/// A God or Giant; what is printed for it is an [Occupant]. Each God stands before the Giant of the same area. (valda:R2)
public enum Deity {
    FREYA,
    KARI,
    TYR,
    AGIR,
    SURTUR,
    HEL,
    LOKI,
    MORK,
    ODIN,
    THRYM,
    THOR,
    GRIM,
    HEIMDALL,
    YMIR;

    private static final Deity[] ALL = values();

    static Deity at(int place) {
        return ALL[place];
    }

    public Area area() {
        return Area.at(ordinal() / 2);
    }

    public boolean isGiant() {
        return ordinal() % 2 == 1;
    }

    public String anchor() {
        return "occupant:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
