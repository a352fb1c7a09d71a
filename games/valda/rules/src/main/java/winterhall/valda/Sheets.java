package winterhall.valda;

import static winterhall.valda.Card.action;
import static winterhall.valda.Card.attack;
import static winterhall.valda.Card.defence;
import static winterhall.valda.Card.weapon;
import static winterhall.valda.Deity.*;
import static winterhall.valda.DieKind.BLUE;
import static winterhall.valda.DieKind.WHITE;
import static winterhall.valda.DieKind.YELLOW;
import static winterhall.valda.Face.*;
import static winterhall.valda.Moment.DECLARED;
import static winterhall.valda.Moment.DEFENCE;
import static winterhall.valda.Moment.DEFENDED;
import static winterhall.valda.Moment.DIE_ROLLED;
import static winterhall.valda.Moment.DIVINE_DRAW;
import static winterhall.valda.Moment.FOLLOWERS_LOST;
import static winterhall.valda.Moment.LAST_BUILDING_POINT;
import static winterhall.valda.Moment.OPEN;
import static winterhall.valda.Moment.OWN_TURN;
import static winterhall.valda.Moment.OWN_VALDA;
import static winterhall.valda.Moment.STEALING;
import static winterhall.valda.Moment.SUCCESSFUL;
import static winterhall.valda.Phase.FOLLOWERS;
import static winterhall.valda.Phase.RESOURCE;
import static winterhall.valda.Phase.VALDA;
import static winterhall.valda.Power.*;
import static winterhall.valda.Resource.BLOOD;
import static winterhall.valda.Resource.DIAMOND;
import static winterhall.valda.Resource.GOLD;
import static winterhall.valda.Wielder.*;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Catalogue;

/// Everything that is printed: one line, one card. (valda:R2, R11, R50, R51, R132–R222)
final class Sheets {
    static final List<Card> MAIN_A = List.of(
            glimpse(2),
            backup(3, 2),
            backup(1, 3),
            bridge(2),
            vein(3, 2),
            vein(2, 3),
            drakkar(3),
            fertility(2, WHITE),
            sacrifice(2),
            seduction(4, 1),
            seduction(2, 2),
            spoils(3, 2),
            spoils(2, 3),
            chest(3, 2),
            chest(2, 3),
            yggdrasil(3, 3),
            yggdrasil(1, 4));

    static final List<Card> MAIN_A_GIANTS = List.of(victory(2, 1), victory(1, 2), ruler(2));

    static final List<Card> MAIN_B = List.of(
            raid(1, 4),
            raid(2, 5),
            raid(1, 6),
            abduction(1, 3),
            abduction(2, 4),
            abduction(1, 5),
            doubleKill(1, 3),
            doubleKill(1, 4),
            doubleKill(1, 5),
            bloodshed(1, 5),
            bloodshed(1, 6),
            bloodshed(1, 7),
            warHorn(1, 4),
            warHorn(1, 5),
            torch(1, 3),
            torch(1, 4),
            templeAssault(1, 2),
            templeAssault(1, 3),
            defence("wooden-shield", 4, 3),
            defence("round-shield", 5, 4),
            defence("shield-wall", 5, 5),
            defence("palisade", 4, 6),
            defence("fortress", 2, 7));

    static final List<Card> MAIN_B_GIANTS = List.of(
            giantSmash(1, 4),
            giantSmash(1, 5),
            runeTheft(1, 5),
            runeTheft(1, 6),
            powerShift(1, 3),
            stone(1, 3),
            templeFreeze(1, 5),
            templeFreeze(1, 6),
            defence("ice-wall", 1, 5),
            defence("stone-skin", 1, 6));

    static final List<Card> GODS = all(
            deck(
                    FREYA,
                    List.of(
                            action("freya-goddess-of-love", "R166", 1, GAIN_FOLLOWERS_AND_DRAW, 1)
                                    .and(1),
                            weapon("freyas-charm", "R213", TARGET, LOWER_ATTACK, 3, DECLARED),
                            weapon("brisingamen", "R214", ANYONE, GAIN_FOLLOWERS, 2, OPEN)),
                    fertility(2, BLUE),
                    fertility(1, YELLOW),
                    seduction(2, 2),
                    backup(1, 2),
                    sacrifice(1)),
            deck(
                    TYR,
                    List.of(
                            defence("tyr-tower-shield", 2, 6),
                            defence("rune-shield", 2, 7),
                            defence("shield-of-the-aesir", 1, 8),
                            action("tyr-god-of-war", "R165", 2, TAKE_DEFENCE_CARD, 1),
                            weapon("tyrs-revenge", "R211", TARGET, CANCEL_AND_TAKE_ATTACK, 0, DECLARED),
                            weapon("gleipnir", "R212", TARGET, FORBID_ATTACKS, 0, DECLARED)),
                    bloodshed(1, 6)),
            deck(
                    SURTUR,
                    List.of(
                            action("surtur-lord-of-fire", "R169", 1, DRAW_FROM_B, 2),
                            weapon("surturs-claim", "R210", ATTACKER, CLAIM_DEFENCE, 0, DEFENDED),
                            weapon("flaming-sword", "R215", ATTACKER, HURT_TARGET, 1, SUCCESSFUL)),
                    abduction(1, 6),
                    doubleKill(2, 6),
                    raid(1, 7),
                    bloodshed(1, 8),
                    templeAssault(1, 5),
                    torch(1, 6)),
            deck(
                    LOKI,
                    List.of(
                            action("loki-god-of-mischief", "R168", 2, STEAL_CARD, 1),
                            weapon("backstab", "R209", OPPONENT, UNDO_BUILDING, 0, LAST_BUILDING_POINT),
                            weapon("shapeshifter", "R216", ANYONE, ASSUME_LEVEL, 1, OWN_TURN)),
                    drakkar(1),
                    bridge(1),
                    fertility(2, WHITE),
                    warHorn(1, 6),
                    raid(1, 6)),
            deck(
                    ODIN,
                    List.of(
                            action("odin-leader-of-the-gods", "R163", 2, TURN_INTO_BLOOD, 5),
                            defence("odin-tower-shield", 1, 6),
                            weapon("gungnir", "R217", ANYONE, LOSE_FOLLOWERS, 2, OPEN),
                            weapon("hugin-and-munin", "R218", ANYONE, LOOK_AND_TAKE, 1, OPEN)),
                    vein(3, 3),
                    vein(1, 2),
                    seduction(1, 1)),
            deck(
                    THOR,
                    List.of(
                            action("thor-god-of-thunder-2", "R164", 2, DRAW_CARDS, 2)
                                    .costsNothing(),
                            action("thor-god-of-thunder-3", "R164", 1, DRAW_CARDS, 3)
                                    .costsNothing(),
                            defence("thor-tower-shield", 1, 6),
                            weapon("mjolnir", "R219", ATTACKER, RAISE_ATTACK, 3, DECLARED, DEFENDED),
                            weapon("megingjord", "R220", ANYONE, TAKE_FROM_DISCARDS, 2, OPEN)),
                    backup(2, 3),
                    backup(1, 2),
                    bloodshed(1, 6)),
            deck(
                    HEIMDALL,
                    List.of(
                            action("heimdall-guardian-of-the-bridge", "R167", 2, EXCHANGE_RESOURCES, 4),
                            weapon("gjallarhorn", "R221", ANYONE, CANCEL_ATTACK, 0, DECLARED),
                            weapon("bifrost-gate", "R222", ANYONE, BUILD_WITHOUT_POINT, 1, OWN_VALDA)),
                    chest(2, 3),
                    spoils(2, 3),
                    bridge(1),
                    yggdrasil(1, 4)));

    static final List<Card> GIANTS = all(
            deck(
                    YMIR,
                    List.of(
                            action("winters-breath", "R173", 1, FREE_ACTIONS, 2).costsNothing(),
                            attack("permafrost-5", "R192", 1, 5, FREEZE_TEMPLE_FOR_EVER, 1),
                            weapon("transform", "R207", ANYONE, GAIN_TOKENS, 2, OWN_VALDA),
                            weapon("ice-cave", "R208", ANYONE, REWARD_BUILDER, 2, OWN_TURN)
                                    .and(3)),
                    yggdrasil(1, 4),
                    yggdrasil(1, 3),
                    glimpse(1),
                    seduction(1, 1),
                    vein(1, 2),
                    spoils(1, 3)),
            deck(
                    AGIR,
                    List.of(
                            defence("coral-shield", 2, 6),
                            defence("tidal-wall", 2, 7),
                            undertow(),
                            weapon("aegis", "R195", TARGET, DEFEND_WITH_ATTACK_CARD, 0, DEFENCE),
                            weapon("lust-for-treasure", "R196", ANYONE, STEAL_RESOURCES, 4, OPEN),
                            defence("maelstrom", 1, 8)),
                    runeTheft(1, 6),
                    victory(1, 1)),
            deck(
                    HEL,
                    List.of(
                            attack("hel-5", "R188", 2, 5, STEAL_FOLLOWERS, 1).onAllOpponents(),
                            weapon("necromancy", "R199", OPPONENT, GAIN_LOST_FOLLOWERS, 0, FOLLOWERS_LOST),
                            weapon("bone-wand", "R200", ATTACKER, STEAL_MORE, 1, STEALING)),
                    stone(2, 5),
                    doubleKill(1, 6),
                    abduction(1, 6),
                    giantSmash(1, 6),
                    ruler(1)),
            deck(
                    MORK,
                    List.of(
                            attack("mork-5", "R190", 2, 5, SWITCH_TEMPLES, 1),
                            action("borrowed-might", "R174", 2, BORROW_LEVEL, 1),
                            action("mudslide", "R175", 1, MOVE_TEMPLE, 1),
                            weapon("found-treasure", "R203", OPPONENT, TAKE_DIVINE_CARD, 1, DIVINE_DRAW),
                            weapon("puddle-of-mud", "R204", ANYONE, RAISE_ATTACK, 3, DECLARED, DEFENDED)),
                    seduction(2, 2),
                    templeFreeze(1, 6)),
            deck(
                    THRYM,
                    List.of(
                            attack("thrym-5", "R189", 2, 5, DESTROY_CARD, 1).onAllOpponents(),
                            weapon("indestructible-temple", "R205", TARGET, PROTECT_TEMPLES, 0, OPEN, DECLARED),
                            weapon("safe-zone-abolishment", "R206", ANYONE, IGNORE_HAVENS, 0, OPEN)),
                    victory(3, 2),
                    victory(2, 1),
                    runeTheft(1, 6)),
            deck(
                    GRIM,
                    List.of(
                            action("grim", "R171", 2, BUY_CARDS, 1).and(2),
                            weapon("brute", "R197", ATTACKER, ATTACK_WITH_TWO, 2, Moment.ATTACK),
                            weapon("branch-of-yggdrasil", "R198", ANYONE, DRAW_CARDS, 3, OPEN)),
                    backup(2, 3),
                    backup(1, 2),
                    giantSmash(1, 7),
                    powerShift(1, 5)),
            deck(
                    KARI,
                    List.of(
                            action("eye-of-the-storm", "R176", 1, TURN_DIE, 1)
                                    .costsNothing()
                                    .at(DIE_ROLLED),
                            weapon("storm", "R201", ANYONE, SHUFFLE_DISCARDS, 0, OPEN),
                            weapon("wind-of-change", "R202", ANYONE, STEAL_FOLLOWERS, 2, OPEN)),
                    chest(2, 3),
                    spoils(2, 3),
                    vein(1, 3),
                    fertility(1, YELLOW)));

    /// All cards, in the order in which they are listed everywhere.
    static final List<Card> CARDS = all(MAIN_A, MAIN_A_GIANTS, MAIN_B, MAIN_B_GIANTS, GODS, GIANTS);

    static final List<Occupant> OCCUPANTS = List.of(
            occupant(FREYA, "R133", "2-diamond+2-gold", RESOURCE, 2, 3).extra(3, 3),
            occupant(KARI, "R147", "3-diamond+3-gold", RESOURCE, 1, 2),
            occupant(TYR, "R134", "2-blood+2-gold", Phase.ATTACK, 1, 2),
            occupant(AGIR, "R141", "2-blood+2-gold", Phase.ATTACK, 1, 2),
            occupant(SURTUR, "R135", "2-blood+2-diamond", Phase.ATTACK, 2, 3)
                    .few(0, 1)
                    .extra(2, 2),
            occupant(HEL, "R142", "2-blood+2-diamond", Phase.ATTACK, 1, 2)
                    .few(0, 1)
                    .extra(2, 2),
            occupant(LOKI, "R136", "3-blood+1-diamond+1-gold", FOLLOWERS, 0, 0),
            occupant(MORK, "R143", "4-blood+1-diamond+1-gold", FOLLOWERS, 0, 1),
            occupant(ODIN, "R137", "2-blood+2-diamond+2-gold", FOLLOWERS, 0, 0),
            occupant(THRYM, "R144", "2-blood+3-diamond+3-gold", FOLLOWERS, 1, 2),
            occupant(THOR, "R138", "2-blood+2-diamond+2-gold", FOLLOWERS, 0, 0),
            occupant(GRIM, "R146", "2-blood+2-diamond+2-gold", FOLLOWERS, 0, 0),
            occupant(HEIMDALL, "R139", "1-blood+1-diamond+2-gold", VALDA, 2, 1),
            occupant(YMIR, "R140", "1-blood+2-diamond+2-gold", VALDA, 2, 2).extra(0, 1));

    static final List<Trade> TRADES = List.of(
            new Trade("loki-wager", "valda:R136", LOKI, 1, 2, Stock.NOTHING, 2, 0, 0, 0, 0, true),
            new Trade("loki-gift", "valda:R136", LOKI, 2, 1, Stock.NOTHING, 0, 0, 0, 0, 0, true),
            new Trade("odin-offering", "valda:R137", ODIN, 1, 3, new Stock(1, 1, 1), 0, 0, 0, 0, 1, false),
            new Trade("odin-feast", "valda:R137", ODIN, 2, 2, new Stock(2, 1, 1), 0, 0, 0, 0, 2, false),
            new Trade("thor-offering", "valda:R138", THOR, 1, 3, Stock.NOTHING, 0, 3, 0, 0, 1, false),
            new Trade("thor-feast", "valda:R138", THOR, 2, 2, Stock.NOTHING, 4, 0, 0, 0, 2, false),
            new Trade("thrym-offering", "valda:R144", THRYM, 1, 3, Stock.NOTHING, 0, 0, 1, 0, 1, false),
            new Trade("thrym-feast", "valda:R144", THRYM, 2, 2, Stock.NOTHING, 0, 0, 2, 0, 3, false),
            new Trade("grim-offering", "valda:R146", GRIM, 1, 3, Stock.NOTHING, 0, 0, 0, 2, 1, false),
            new Trade("grim-feast", "valda:R146", GRIM, 2, 2, Stock.NOTHING, 0, 0, 0, 3, 2, false));

    static final List<Building> BUILDINGS = List.of(
            new Building("mine", "valda:R50", new Stock(0, 1, 2), YELLOW, 4, 2, 1),
            new Building("drill", "valda:R51", new Stock(0, 2, 1), BLUE, 3, 0, 0));

    static final List<Die> DICE = List.of(
            new Die("yellow", "valda:R11", List.of(GOLD_1, DIAMOND_1, GOLD_2, GOLD_2, DIAMOND_2, DIAMOND_2)),
            new Die("blue", "valda:R11", List.of(BLOOD_1, BLOOD_1, BLOOD_1, BLOOD_2, BLOOD_2, BLOOD_2)),
            new Die("white", "valda:R11", List.of(SKULL, FOLLOWER_1, FOLLOWER_1, FOLLOWER_1, FOLLOWER_2, FOLLOWER_2)));

    static final Constants CONSTANTS = new Constants(
            "valda",
            "valda:R1",
            6,
            new Stock(2, 3, 3),
            0,
            3,
            3,
            2,
            2,
            5,
            9,
            12,
            1,
            1,
            2,
            4,
            new Stock(1, 1, 1),
            3,
            true);

    static final Catalogue CATALOGUE = catalogue();

    private Sheets() {}

    private static Catalogue catalogue() {
        requireCount("main deck A", MAIN_A, 40);
        requireCount("main deck A of the Giants", MAIN_A_GIANTS, 5);
        requireCount("main deck B", MAIN_B, 40);
        requireCount("main deck B of the Giants", MAIN_B_GIANTS, 10);
        requireCount("the decks of the Gods", GODS, 70);
        requireCount("the decks of the Giants", GIANTS, 68);
        var items = new ArrayList<Catalogue.Item>();
        items.add(CONSTANTS);
        items.addAll(OCCUPANTS);
        items.addAll(TRADES);
        items.addAll(BUILDINGS);
        items.addAll(DICE);
        items.addAll(CARDS);
        return Catalogue.of(items);
    }

    /// 150 cards of the base game, and 83 more: 15 main cards and 68 of the Giants.
    private static void requireCount(String deck, List<Card> cards, int count) {
        int copies = cards.stream().mapToInt(Card::copies).sum();
        if (copies != count) {
            throw new IllegalStateException(deck + " should have " + count + " cards and has " + copies);
        }
    }

    private static Occupant occupant(Deity deity, String rule, String cost, Phase phase, int first, int second) {
        var levels = List.of(first, second);
        return new Occupant(
                deity.toString(),
                "valda:" + rule,
                deity.area(),
                deity.isGiant(),
                Stock.parse(cost),
                phase,
                levels,
                levels,
                List.of(0, 0));
    }

    private static Card glimpse(int copies) {
        return action("a-glimpse-into-the-future", "R152", copies, BUILD_FREE, 1);
    }

    private static Card backup(int copies, int cards) {
        return action("backup-has-arrived-" + cards, "R153", copies, DRAW_CARDS, cards);
    }

    private static Card bridge(int copies) {
        return action("bifrost-bridge", "R154", copies, LOOK_AT_DECKS, 3).costsNothing();
    }

    private static Card vein(int copies, int blood) {
        return action("blood-vein-" + blood, "R155", copies, GAIN_RESOURCES, blood)
                .giving(BLOOD);
    }

    private static Card drakkar(int copies) {
        return action("drakkar", "R156", copies, DRAW_DIVINE, 1);
    }

    private static Card fertility(int copies, DieKind die) {
        return action("rune-of-fertility-" + winterhall.engine.Verb.of(die), "R157", copies, ROLL_FOR_FOLLOWERS, 1)
                .rolling(die);
    }

    private static Card sacrifice(int copies) {
        return action("sacrifice", "R158", copies, SACRIFICE_CARDS, 4);
    }

    private static Card seduction(int copies, int followers) {
        return action("seduction-" + followers, "R159", copies, GAIN_FOLLOWERS, followers);
    }

    private static Card spoils(int copies, int diamonds) {
        return action("spoils-of-war-" + diamonds, "R160", copies, GAIN_RESOURCES, diamonds)
                .giving(DIAMOND);
    }

    private static Card chest(int copies, int gold) {
        return action("treasure-chest-" + gold, "R161", copies, GAIN_RESOURCES, gold)
                .giving(GOLD);
    }

    private static Card yggdrasil(int copies, int points) {
        return action("yggdrasil-" + points, "R162", copies, GAIN_BUILDING_POINTS, points)
                .costsNothing();
    }

    private static Card victory(int copies, int runes) {
        return action("victory-" + runes, "R170", copies, GAIN_RUNES, runes);
    }

    private static Card ruler(int copies) {
        return action("ruler-of-the-giants", "R172", copies, TAKE_ATTACK_CARD, 1);
    }

    private static Card raid(int copies, int value) {
        return attack("raid-" + value, "R177", copies, value, STEAL_RESOURCES, 2);
    }

    private static Card abduction(int copies, int value) {
        return attack("abduction-" + value, "R178", copies, value, STEAL_FOLLOWERS, 1);
    }

    private static Card doubleKill(int copies, int value) {
        return attack("double-kill-" + value, "R179", copies, value, LOSE_FOLLOWERS, 2);
    }

    private static Card bloodshed(int copies, int value) {
        return attack("bloodshed-" + value, "R180", copies, value, LOSE_FOLLOWERS, 1);
    }

    private static Card warHorn(int copies, int value) {
        return attack("war-horn-" + value, "R181", copies, value, STEAL_CARD, 1);
    }

    private static Card torch(int copies, int value) {
        return attack("torch-" + value, "R182", copies, value, DESTROY_BUILDING, 1);
    }

    private static Card templeAssault(int copies, int value) {
        return attack("temple-assault-" + value, "R183", copies, value, DESTROY_TEMPLE, 1);
    }

    private static Card giantSmash(int copies, int value) {
        return attack("giant-smash-" + value, "R184", copies, value, DESTROY_CARD, 1);
    }

    private static Card runeTheft(int copies, int value) {
        return attack("rune-theft-" + value, "R185", copies, value, STEAL_RUNES, 1);
    }

    private static Card powerShift(int copies, int value) {
        return attack("power-shift-" + value, "R186", copies, value, SWAP_HANDS, 0);
    }

    private static Card stone(int copies, int value) {
        return attack("sacrificial-stone-" + value, "R187", copies, value, LOSE_FOLLOWERS_FOR_BLOOD, 5);
    }

    private static Card templeFreeze(int copies, int value) {
        return attack("temple-freeze-" + value, "R191", copies, value, FREEZE_TEMPLE, 1);
    }

    private static Card undertow() {
        Card plain = defence("undertow", 1, 5);
        return new Card(
                plain.id(),
                "valda:R194",
                plain.kind(),
                plain.deck(),
                1,
                plain.value(),
                HOLD_AND_DRAW,
                1,
                0,
                false,
                false,
                plain.die(),
                plain.resource(),
                plain.moments(),
                plain.wielder());
    }

    private static List<Card> deck(Deity deity, List<Card> own, Card... twins) {
        var cards = new ArrayList<Card>();
        own.forEach(card -> cards.add(card.of(deity)));
        for (Card twin : twins) {
            cards.add(twin.twin(deity));
        }
        return cards;
    }

    @SafeVarargs
    private static List<Card> all(List<Card>... parts) {
        var all = new ArrayList<Card>();
        for (List<Card> part : parts) {
            all.addAll(part);
        }
        return List.copyOf(all);
    }
}
