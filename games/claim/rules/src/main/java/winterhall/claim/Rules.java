package winterhall.claim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import winterhall.engine.BadSetup;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;

/// What this table plays by: the cards, and every switch of the rules as agreed before the start.
///
/// A switch is named after the reading that is not the usual one, so `false` everywhere is the rule book.
public record Rules(
        int seats,
        FactionCards cards,
        boolean artifacts,
        LocationMode locations,
        List<Location> buildings,
        List<Toxic> toxics,
        Optional<Seat> firstLeader,
        boolean tieByTotalCards,
        boolean leftoversPlayAlone,
        boolean lastYetiBarred,
        boolean giantsMustSmash,
        boolean winnerPicksTroll,
        boolean cloakNextTrick,
        boolean daggerMayGoUnreplaced,
        boolean bottleCountsAnyCard,
        boolean maskAnnouncesFaction,
        boolean flaskWithinPhase,
        boolean peekByCollecting,
        boolean poisonOnlyPoisoners,
        boolean forestBeforeRemovals,
        boolean recruitByRank) {

    /// Which locations are drawn. (claim:R7)
    public enum LocationMode {
        NONE,
        SETTING,
        BUILDING,
        BOTH
    }

    private static final List<Integer> ANY = List.of(2, 3, 4);
    private static final List<Integer> TWO = List.of(2);
    private static final List<Integer> MORE = List.of(3, 4);

    private static final String BASE = "base";

    static final Setting FACTIONS = new Setting("factions", Setting.Kind.SET, factionWords(), BASE, ANY, "claim:R2");
    static final Setting FIRE_LIMIT = Setting.choice("fire-faction-limit", "claim:R3", ANY, "warn", "forbid");
    static final Setting FIRST_LEADER =
            Setting.choice("first-leader", "claim:R8", ANY, "random", "seat-1", "seat-2", "seat-3", "seat-4");
    static final Setting ARTIFACTS = Setting.flag("artifacts", "claim:R5", TWO, false);
    static final Setting LOCATIONS =
            Setting.choice("locations", "claim:R7", TWO, "none", "setting", "building", "both");
    static final Setting LOCATION_TYPES = new Setting(
            "location-types",
            Setting.Kind.SET,
            Arrays.stream(Location.values()).map(Location::toString).toList(),
            words(Printed.USUAL.buildings()),
            TWO,
            "claim:L0d");
    static final int TOXICS = Printed.USUAL.toxics().size();
    static final Setting TOXIC_SET = new Setting(
            "toxic-set",
            Setting.Kind.SET,
            Toxic.sheets().stream().map(Sheet.Toxic::id).toList(),
            words(Printed.USUAL.toxics()),
            ANY,
            "claim:F19");
    static final Setting GAME_TIE = Setting.choice("game-tie", "claim:R42", ANY, "draw", "total-cards");
    static final Setting LEFTOVERS = Setting.choice("leftover-cards", "claim:R29", TWO, "discard", "play-alone");
    static final Setting YETI_DOUBLE =
            Setting.choice("yeti-double", "claim:F13", ANY, "winner-leads", "last-yeti-barred");
    static final Setting GIANT_SMASH = Setting.choice("giant-smash", "claim:F6", ANY, "may", "must");
    static final Setting TROLL_PICK = Setting.choice("troll-pick", "claim:F8", ANY, "highest", "winner-chooses");
    static final Setting CLOAK_TRICK = Setting.choice("cloak-trick", "claim:A2", TWO, "this", "next");
    static final Setting DAGGER = Setting.choice("dagger-replacement", "claim:A3", TWO, "must", "may");
    static final Setting BOTTLE = Setting.choice("bottle-scope", "claim:A10", TWO, "led-faction", "any-card");
    static final Setting MASK = Setting.choice("mask-follow", "claim:A12", TWO, "free", "announced-faction");
    static final Setting FLASK = Setting.choice("flask-across-phases", "claim:A11", TWO, "yes", "no");
    static final Setting PEEK = Setting.choice("poisoner-peek", "claim:F19", ANY, "winning-card", "collected-card");
    static final Setting POISON = Setting.choice("poison-scope", "claim:F19", ANY, "all-factions", "poisoners-only");
    static final Setting FOREST = Setting.choice("forest-check", "claim:R36", TWO, "after-faction-removals", "before");
    static final Setting RECRUIT_ORDER = Setting.choice("recruit-order", "claim:N4", MORE, "clockwise", "by-rank");

    static final List<Setting> SETTINGS = List.of(
            FACTIONS,
            FIRE_LIMIT,
            FIRST_LEADER,
            ARTIFACTS,
            LOCATIONS,
            LOCATION_TYPES,
            TOXIC_SET,
            GAME_TIE,
            LEFTOVERS,
            YETI_DOUBLE,
            GIANT_SMASH,
            TROLL_PICK,
            CLOAK_TRICK,
            DAGGER,
            BOTTLE,
            MASK,
            FLASK,
            PEEK,
            POISON,
            FOREST,
            RECRUIT_ORDER);

    /// @throws BadSetup if these settings do not go together
    static Rules of(Setup setup) {
        Printed printed = Printed.of(setup.chosen());
        return new Rules(
                setup.seats(),
                cards(setup, printed),
                setup.value(ARTIFACTS).equals("yes"),
                LocationMode.valueOf(setup.value(LOCATIONS).toUpperCase(Locale.ROOT)),
                buildings(setup, printed),
                toxics(setup, printed),
                firstLeader(setup),
                differs(setup, GAME_TIE),
                differs(setup, LEFTOVERS),
                differs(setup, YETI_DOUBLE),
                differs(setup, GIANT_SMASH),
                differs(setup, TROLL_PICK),
                differs(setup, CLOAK_TRICK),
                differs(setup, DAGGER),
                differs(setup, BOTTLE),
                differs(setup, MASK),
                differs(setup, FLASK),
                differs(setup, PEEK),
                differs(setup, POISON),
                differs(setup, FOREST),
                differs(setup, RECRUIT_ORDER));
    }

    /// The cards each seat is dealt, and so the tricks of each phase. (claim:R4, claim:N1)
    int handSize() {
        return handSize(seats);
    }

    private static int handSize(int seats) {
        return switch (seats) {
            case 2 -> 13;
            case 3 -> 12;
            default -> 9;
        };
    }

    /// Cards turned up for each phase-1 trick. (claim:R18, claim:N4)
    int centreSize() {
        return seats - 1;
    }

    boolean has(Faction faction) {
        return !cards.of(faction).isEmpty();
    }

    /// Whether two seats play together. (claim:N2)
    boolean partners(Seat one, Seat other) {
        return seats == 4 && one.number() % 2 == other.number() % 2;
    }

    /// How many factions that are not half of a pair a deck has. (claim:R2, claim:N1)
    static int tens(int seats) {
        return Sheet.Deck.of(seats).singles();
    }

    private static boolean differs(Setup setup, Setting setting) {
        return !setup.value(setting).equals(setting.usual());
    }

    private static FactionCards cards(Setup setup, Printed printed) {
        FactionCards cards = FactionCards.of(factions(setup, printed), printed);
        int wanted = 2 * setup.seats() * handSize(setup.seats());
        if (cards.count() != wanted) {
            throw new BadSetup(String.join(", ", printed.changed("faction.")) + ": a deck for " + setup.seats()
                    + " seats has " + wanted + " cards, not " + cards.count());
        }
        long fire = cards.fromFire();
        if (fire > 1 && differs(setup, FIRE_LIMIT)) {
            throw new BadSetup(
                    "factions",
                    Refusal.of(FIRE_LIMIT.rule(), "one-fire-faction-at-most", "count", fire),
                    "at most one Fire faction is allowed at this table, not " + fire);
        }
        return cards;
    }

    private static List<Faction> factions(Setup setup, Printed printed) {
        String chosen = setup.value(FACTIONS);
        if (chosen.equals(BASE)) {
            return Sheet.Deck.of(setup.seats()).usual().stream()
                    .map(Faction::parse)
                    .toList();
        }
        List<String> words = List.of(chosen.split(","));
        List<Faction> factions = words.stream()
                .filter(word -> !word.equals(BASE))
                .map(Faction::parse)
                .sorted()
                .toList();
        List<Sheet.Faction> pair = factions.stream()
                .map(printed::sheet)
                .filter(sheet -> sheet.pair().isPresent())
                .toList();
        int tens = tens(setup.seats());
        boolean adds = factions.stream().distinct().count() == words.size()
                && words.size() == tens + 2
                && pair.size() == 2
                && pair.get(0).pair().equals(Optional.of(pair.get(1).id()))
                && pair.get(1).pair().equals(Optional.of(pair.get(0).id()));
        if (!adds) {
            throw new BadSetup(
                    "factions",
                    Refusal.of("claim:R2", "deck-does-not-add-up", "seats", setup.seats(), "tens", tens),
                    "a deck for " + setup.seats() + " seats is one pair (goblin,knight or"
                            + " gnome,giant or ice-king,ice-queen) and " + tens + " different tens, not " + chosen);
        }
        return factions;
    }

    private static List<Location> buildings(Setup setup, Printed printed) {
        if (!setup.chosen().containsKey(LOCATION_TYPES.key())) {
            List<Location> buildings = printed.buildings();
            if (buildings.isEmpty() || buildings.size() == Location.values().length) {
                throw new BadSetup(String.join(", ", printed.changed("location."))
                        + ": there must be a setting and a building among the locations");
            }
            return buildings;
        }
        List<Location> buildings = Arrays.stream(setup.value(LOCATION_TYPES).split(","))
                .map(Location::parse)
                .distinct()
                .sorted()
                .toList();
        if (buildings.size() == Location.values().length) {
            throw new BadSetup(
                    "location-types",
                    Refusal.of(LOCATION_TYPES.rule(), "all-are-buildings"),
                    "at least one location must be a setting, not a building");
        }
        return buildings;
    }

    private static List<Toxic> toxics(Setup setup, Printed printed) {
        if (!setup.chosen().containsKey(TOXIC_SET.key())) {
            List<Toxic> toxics = printed.toxics();
            if (toxics.size() < Toxic.Place.values().length) {
                throw new BadSetup(String.join(", ", printed.changed("toxic."))
                        + ": three Toxics lie on the table, and there are " + toxics.size());
            }
            return toxics;
        }
        List<Toxic> toxics = Arrays.stream(setup.value(TOXIC_SET).split(","))
                .map(Toxic::parse)
                .toList();
        if (toxics.size() != TOXICS) {
            throw new BadSetup(
                    "toxic-set",
                    Refusal.of(TOXIC_SET.rule(), "so-many-toxics", "wanted", TOXICS, "count", toxics.size()),
                    "there are " + TOXICS + " Toxics, not " + toxics.size());
        }
        return toxics;
    }

    private static Optional<Seat> firstLeader(Setup setup) {
        if (!differs(setup, FIRST_LEADER)) {
            return Optional.empty();
        }
        Seat seat = Seat.parse(setup.value(FIRST_LEADER));
        if (seat.number() > setup.seats()) {
            throw new BadSetup(
                    "first-leader",
                    Refusal.of(FIRST_LEADER.rule(), "no-such-seat-to-lead", "seats", setup.seats()),
                    "there is no " + seat + " at a table of " + setup.seats());
        }
        return Optional.of(seat);
    }

    private static String words(List<?> values) {
        return String.join(",", values.stream().map(Object::toString).toList());
    }

    private static List<String> factionWords() {
        var words = new ArrayList<String>();
        words.add(BASE);
        Arrays.stream(Faction.values()).map(Faction::toString).forEach(words::add);
        return words;
    }
}
