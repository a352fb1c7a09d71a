package winterhall.valda;

import winterhall.engine.Verb;

/// One of the seven areas of the map, named by the God and the Giant who could live there. (valda:R2)
public enum Area {
    FREYA_KARI,
    TYR_AGIR,
    SURTUR_HEL,
    LOKI_MORK,
    ODIN_THRYM,
    THOR_GRIM,
    HEIMDALL_YMIR;

    private static final Area[] ALL = values();

    static final int COUNT = ALL.length;

    static Area at(int place) {
        return ALL[place];
    }

    public Deity god() {
        return Deity.at(2 * ordinal());
    }

    public Deity giant() {
        return Deity.at(2 * ordinal() + 1);
    }

    public String anchor() {
        return "area:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
