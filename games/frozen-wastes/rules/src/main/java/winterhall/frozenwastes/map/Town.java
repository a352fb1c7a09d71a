package winterhall.frozenwastes.map;

import winterhall.engine.Verb;

/// The towns of Isheim. Green Vale is not one of them. (frozen-wastes:R117–R119)
public enum Town {
    SERAGART("A", Terrain.FJORD, Kind.WEIK, true),
    IAGART("B", Terrain.FJORD, Kind.WEIK, true),
    WEIKGART("C", Terrain.SNOWDRIFT, Kind.WEIK, true),
    VREDE("V", Terrain.SNOWDRIFT, Kind.VREDE, true),
    TULUMAK("O1", Terrain.TUNDRA, Kind.ONOIT, false),
    NERRIVIK("O2", Terrain.FOREST, Kind.ONOIT, false),
    SIKULIAK("O3", Terrain.TUNDRA, Kind.ONOIT, false);

    /// Vrede is both and neither: it has what both have, and no Event that names one touches it. (frozen-wastes:R115)
    public enum Kind {
        WEIK(2, 0, false),
        ONOIT(1, 1, true),
        VREDE(2, 1, true);

        private final int cards;
        private final int freeHealing;
        private final boolean cures;

        Kind(int cards, int freeHealing, boolean cures) {
            this.cards = cards;
            this.freeHealing = freeHealing;
            this.cures = cures;
        }

        /// How many cards a Market step adds to the stack. (frozen-wastes:R128)
        public int cards() {
            return cards;
        }

        public int freeHealing() {
            return freeHealing;
        }

        /// Whether white death can be cured there. (frozen-wastes:R56)
        public boolean cures() {
            return cures;
        }
    }

    private final String cell;
    private final Terrain ground;
    private final Kind kind;
    private final boolean startsWithTwo;

    Town(String cell, Terrain ground, Kind kind, boolean startsWithTwo) {
        this.cell = cell;
        this.ground = ground;
        this.kind = kind;
        this.startsWithTwo = startsWithTwo;
    }

    /// How the map file writes it.
    String cell() {
        return cell;
    }

    /// What it is built on; it only counts for entering it, and only by agreement. (frozen-wastes:RU3)
    public Terrain ground() {
        return ground;
    }

    public Kind kind() {
        return kind;
    }

    /// Whether its market starts with two cards. (frozen-wastes:R11)
    public boolean startsWithTwo() {
        return startsWithTwo;
    }

    public String anchor() {
        return "town:" + this;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
