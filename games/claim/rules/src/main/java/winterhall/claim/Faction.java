package winterhall.claim;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import winterhall.claim.Sheet.Box;
import winterhall.claim.Sheet.Hint;
import winterhall.engine.Cause;
import winterhall.engine.Verb;

/// The factions: what is printed on their cards, and their powers; no constant body means no power. (claim:F1–F20)
public enum Faction implements Power {
    GOBLIN(Box.CLAIM, "GO", "goblin-head", "#2f6b1c", "F1", "knight", 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    KNIGHT(Box.CLAIM, "KN", "black-knight-helm", "#1f4f9e", "F2", "goblin", 2, 3, 4, 5, 6, 7, 8, 9) {
        @Override
        public boolean beats(Faction led) {
            return led == GOBLIN;
        }
    },
    UNDEAD(Box.CLAIM, "UD", "skull-crossed-bones", "#5b3f93", "F3") {
        @Override
        public Goes afterRecruiting() {
            return Goes.TO_WINNER;
        }
    },
    DWARF(Box.CLAIM, "DW", "dwarf-face", "#97480f", "F4") {
        @Override
        public Goes afterGathering() {
            return Goes.TO_LOSER;
        }
    },
    DOPPELGANGER(Box.CLAIM, "DG", "duality-mask", "#0b6b6b", "F5") {
        @Override
        public boolean imitates() {
            return true;
        }
    },
    GNOME(Box.CLAIM_2, "GN", "bad-gnome", "#a3262f", "F10", "giant", 1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9) {
        @Override
        public Goes afterGathering() {
            return Goes.TO_GNOME_ROW;
        }
    },
    GIANT(Box.CLAIM_2, "GI", "giant", "#6b4a2b", "F6", "gnome", 1, 1, 3, 3, 5, 5, 7, 7, 9) {
        @Override
        public boolean smashesGnomes() {
            return true;
        }
    },
    DRAGON(Box.CLAIM_2, "DR", "dragon-head", "#b3261e", "F7") {
        @Override
        public boolean takesTheLead() {
            return true;
        }
    },
    TROLL(Box.CLAIM_2, "TL", "troll", "#54651a", "F8") {
        @Override
        public Goes afterGathering() {
            return Goes.TO_TROLL_POOL;
        }
    },
    SEER(Box.CLAIM_2, "SE", "crystal-ball", "#7a2f86", "F9") {
        @Override
        public boolean looksAtDeck() {
            return true;
        }
    },
    ICE_KING(Box.FROST, "IK", "crown", "#0f5f8c", "F11", "ice-queen", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) {
        @Override
        public boolean leavesWithItsPair() {
            return true;
        }
    },
    ICE_QUEEN(Box.FROST, "IQ", "queen-crown", "#9c2f7c", "F12", "ice-king", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) {
        @Override
        public boolean leavesWithItsPair() {
            return true;
        }
    },
    YETI(Box.FROST, "YE", "sasquatch", "#57504a", "F13") {
        @Override
        public boolean barsFromLeading() {
            return true;
        }
    },
    FROSTBEAST(Box.FROST, "FB", "wolf-head", "#0b6e4f", "F14") {
        @Override
        public boolean destroysTheOthers() {
            return true;
        }
    },
    DEMON(Box.FIRE, "DM", "devil-mask", "#8c1d4b", "F16") {
        @Override
        public Hint hint() {
            return Hint.PARITY;
        }
    },
    FIRE_ELEMENTAL(Box.FIRE, "FE", "burning-embers", "#b04a00", "F17") {
        @Override
        public Hint hint() {
            return Hint.HEIGHT;
        }
    },
    /// Of each number one is a fake, which nobody can tell before the scoring: see [Scoring]. (claim:F18)
    TRICKSTER(Box.FIRE, "TK", "jester-hat", "#8a1f7a", "F18", 1, 1, 3, 3, 5, 5, 7, 7, 9, 9),
    POISONER(Box.FIRE, "PO", "poison-bottle", "#3b6e2f", "F19") {
        @Override
        public boolean peeksAtToxics() {
            return true;
        }
    },
    GHOST(Box.GHOSTS, "GH", "ghost", "#4d5a75", "F20") {
        @Override
        public boolean comesBack() {
            return true;
        }
    };

    private final Box box;
    private final String code;
    private final String icon;
    private final String colour;
    private final String rule;
    private final Optional<String> pair;
    private final List<Integer> numbers;

    /// @param numbers 0 to 9 if none is given
    Faction(Box box, String code, String icon, String colour, String rule, int... numbers) {
        this(
                box,
                code,
                icon,
                colour,
                rule,
                Optional.empty(),
                numbers.length == 0 ? IntStream.range(0, 10) : IntStream.of(numbers));
    }

    /// @param pair the faction that always comes with it
    Faction(Box box, String code, String icon, String colour, String rule, String pair, int... numbers) {
        this(box, code, icon, colour, rule, Optional.of(pair), Arrays.stream(numbers));
    }

    Faction(Box box, String code, String icon, String colour, String rule, Optional<String> pair, IntStream numbers) {
        this.box = box;
        this.code = code;
        this.icon = icon;
        this.colour = colour;
        this.rule = "claim:" + rule;
        this.pair = pair;
        this.numbers = numbers.boxed().toList();
    }

    /// What is printed on its cards in the box; [Printed] has what is printed on those of a match.
    public Sheet.Faction sheet() {
        return new Sheet.Faction(
                toString(), box, code, pair, numbers, hint(), beaten(), Ability.of(this), icon, colour, rule);
    }

    private List<String> beaten() {
        return Arrays.stream(values())
                .filter(this::beats)
                .map(Faction::toString)
                .toList();
    }

    /// The faction that always comes with it.
    Optional<Faction> pair() {
        return pair.map(Faction::parse);
    }

    /// Why something happens that its power brought about.
    Optional<Cause> cause() {
        return Why.by(this);
    }

    /// Whether its numbers are hidden from everybody until they are shown. (claim:F15)
    boolean hidesNumbers() {
        return hint() != Hint.NUMBER;
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
