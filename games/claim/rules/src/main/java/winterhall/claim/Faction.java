package winterhall.claim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import winterhall.engine.Verb;

/// The factions and their powers; no constant body means no power. (claim:F1–F20)
public enum Faction implements Power {
    GOBLIN(Kin.GOBLINS_KNIGHTS, times(5, 0), 1, 2, 3, 4, 5, 6, 7, 8, 9),
    KNIGHT(Kin.GOBLINS_KNIGHTS, 2, 3, 4, 5, 6, 7, 8, 9) {
        @Override
        public boolean beats(Faction led) {
            return led == GOBLIN;
        }
    },
    UNDEAD(Kin.TEN) {
        @Override
        public Goes afterRecruiting() {
            return Goes.TO_WINNER;
        }
    },
    DWARF(Kin.TEN) {
        @Override
        public Goes afterGathering() {
            return Goes.TO_LOSER;
        }
    },
    DOPPELGANGER(Kin.TEN) {
        @Override
        public boolean imitates() {
            return true;
        }
    },
    GNOME(Kin.GNOMES_GIANTS, times(3, 1), times(3, 3), times(3, 5), times(3, 7), 9) {
        @Override
        public Goes afterGathering() {
            return Goes.TO_GNOME_ROW;
        }
    },
    GIANT(Kin.GNOMES_GIANTS, times(2, 1), times(2, 3), times(2, 5), times(2, 7), 9) {
        @Override
        public boolean smashesGnomes() {
            return true;
        }
    },
    DRAGON(Kin.TEN) {
        @Override
        public boolean takesTheLead() {
            return true;
        }
    },
    TROLL(Kin.TEN) {
        @Override
        public Goes afterGathering() {
            return Goes.TO_TROLL_POOL;
        }
    },
    SEER(Kin.TEN) {
        @Override
        public boolean looksAtDeck() {
            return true;
        }
    },
    /// Leaves the score pile together with the Ice Queen of its value: see [Scoring]. (claim:F11)
    ICE_KING(Kin.ICE_ROYALS, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    /// Leaves the score pile together with the Ice King of its value: see [Scoring]. (claim:F12)
    ICE_QUEEN(Kin.ICE_ROYALS, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    YETI(Kin.TEN) {
        @Override
        public boolean barsFromLeading() {
            return true;
        }
    },
    FROSTBEAST(Kin.TEN) {
        @Override
        public boolean destroysTheOthers() {
            return true;
        }
    },
    DEMON(Kin.FIRE) {
        @Override
        public Hint hint() {
            return Hint.PARITY;
        }
    },
    FIRE_ELEMENTAL(Kin.FIRE) {
        @Override
        public Hint hint() {
            return Hint.HEIGHT;
        }
    },
    /// Of each number one is a fake, which nobody can tell before the scoring: see [Scoring]. (claim:F18)
    TRICKSTER(Kin.FIRE, times(2, 1), times(2, 3), times(2, 5), times(2, 7), times(2, 9)),
    POISONER(Kin.FIRE) {
        @Override
        public boolean peeksAtToxics() {
            return true;
        }
    },
    GHOST(Kin.TEN) {
        @Override
        public boolean comesBack() {
            return true;
        }
    };

    /// The slot a faction fills in a deck: half of one of the pairs of 22 cards, or a ten. (claim:R2)
    enum Kin {
        GOBLINS_KNIGHTS,
        GNOMES_GIANTS,
        ICE_ROYALS,
        TEN,
        FIRE;

        boolean isPair() {
            return this == GOBLINS_KNIGHTS || this == GNOMES_GIANTS || this == ICE_ROYALS;
        }
    }

    private final Kin kin;
    private final List<Integer> numbers;

    Faction(Kin kin, Object... values) {
        this.kin = kin;
        var all = new ArrayList<Integer>();
        for (Object value : values.length == 0 ? new Object[] {0, 1, 2, 3, 4, 5, 6, 7, 8, 9} : values) {
            if (value instanceof Copies(int count, int number)) {
                all.addAll(Collections.nCopies(count, number));
            } else {
                all.add((Integer) value);
            }
        }
        this.numbers = List.copyOf(all);
    }

    private record Copies(int count, int number) {}

    private static Copies times(int count, int number) {
        return new Copies(count, number);
    }

    Kin kin() {
        return kin;
    }

    /// The numbers on its cards, lowest first, each as often as it is printed.
    public List<Integer> numbers() {
        return numbers;
    }

    /// Whether the rules advise to use at most one of its kind. (claim:R3)
    public boolean isFire() {
        return kin == Kin.FIRE;
    }

    /// Whether its numbers are hidden from everybody until they are shown. (claim:F15)
    boolean hidesNumbers() {
        return this == DEMON || this == FIRE_ELEMENTAL;
    }

    public static Faction parse(String word) {
        for (Faction faction : values()) {
            if (faction.toString().equals(word)) {
                return faction;
            }
        }
        throw new IllegalArgumentException("there is no faction " + word);
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
