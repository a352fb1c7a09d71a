package winterhall.valda;

import static winterhall.valda.Deity.*;
import static winterhall.valda.DieKind.BLUE;
import static winterhall.valda.DieKind.YELLOW;
import static winterhall.valda.Face.*;
import static winterhall.valda.Phase.ATTACK;
import static winterhall.valda.Phase.FOLLOWERS;
import static winterhall.valda.Phase.RESOURCE;
import static winterhall.valda.Phase.VALDA;
import static winterhall.valda.PrintedCheck.cost;
import static winterhall.valda.PrintedCheck.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Catalogue;

/// Everything that is printed, on cards and elsewhere. (valda:R2, R11, R50, R51, R132–R222)
final class Printed {
    /// All cards, in the order in which they are listed everywhere.
    static final List<Card> CARDS = DivineCards.all(
            MainCards.A,
            MainCards.A_OF_GIANTS,
            MainCards.B,
            MainCards.B_OF_GIANTS,
            DivineCards.GODS,
            DivineCards.GIANTS);

    static final List<Occupant> OCCUPANTS = List.of(
            occupant(FREYA, "R133", "2-diamond+2-gold", RESOURCE, 2, 3)
                    .icon("hearts")
                    .extra(3, 3),
            occupant(KARI, "R147", "3-diamond+3-gold", RESOURCE, 1, 2).icon("whirlwind"),
            occupant(TYR, "R134", "2-blood+2-gold", ATTACK, 1, 2)
                    .icon("templar-shield")
                    .cheapening(THRYM),
            occupant(AGIR, "R141", "2-blood+2-gold", ATTACK, 1, 2).icon("big-wave"),
            occupant(SURTUR, "R135", "2-blood+2-diamond", ATTACK, 2, 3)
                    .icon("torch")
                    .few(0, 1)
                    .extra(2, 2)
                    .cheapening(THRYM),
            occupant(HEL, "R142", "2-blood+2-diamond", ATTACK, 1, 2)
                    .icon("death-skull")
                    .few(0, 1)
                    .extra(2, 2),
            occupant(LOKI, "R136", "3-blood+1-diamond+1-gold", FOLLOWERS, 0, 0).icon("domino-mask"),
            occupant(MORK, "R143", "4-blood+1-diamond+1-gold", FOLLOWERS, 0, 1),
            occupant(ODIN, "R137", "2-blood+2-diamond+2-gold", FOLLOWERS, 0, 0).icon("raven"),
            occupant(THRYM, "R144", "2-blood+3-diamond+3-gold", FOLLOWERS, 1, 2).icon("icebergs"),
            occupant(THOR, "R138", "2-blood+2-diamond+2-gold", FOLLOWERS, 0, 0).icon("thor-hammer"),
            occupant(GRIM, "R146", "2-blood+2-diamond+2-gold", FOLLOWERS, 0, 0).icon("stone-block"),
            occupant(HEIMDALL, "R139", "1-blood+1-diamond+2-gold", VALDA, 2, 1).icon("hunting-horn"),
            occupant(YMIR, "R140", "1-blood+2-diamond+2-gold", VALDA, 2, 2)
                    .icon("fist")
                    .extra(0, 1));

    static final List<Trade> TRADES = List.of(
            new Trade("loki-wager", "valda:R136", LOKI, 1, 2, Stock.NOTHING, 3, 0, 0, 0, 0, true),
            new Trade("loki-gift", "valda:R136", LOKI, 2, 1, Stock.NOTHING, 0, 0, 0, 0, 0, true),
            new Trade(
                    "odin-offering",
                    "valda:R137",
                    ODIN,
                    1,
                    3,
                    cost("trade.odin-offering", "1-blood+1-diamond+1-gold"),
                    0,
                    0,
                    0,
                    0,
                    1,
                    false),
            new Trade(
                    "odin-feast",
                    "valda:R137",
                    ODIN,
                    2,
                    2,
                    cost("trade.odin-feast", "2-blood+1-diamond+1-gold"),
                    0,
                    0,
                    0,
                    0,
                    2,
                    false),
            new Trade("thor-offering", "valda:R138", THOR, 1, 3, Stock.NOTHING, 0, 3, 0, 0, 1, false),
            new Trade("thor-feast", "valda:R138", THOR, 2, 2, Stock.NOTHING, 4, 0, 0, 0, 2, false),
            new Trade("thrym-offering", "valda:R144", THRYM, 1, 3, Stock.NOTHING, 0, 0, 1, 0, 1, false),
            new Trade("thrym-feast", "valda:R144", THRYM, 2, 2, Stock.NOTHING, 0, 0, 2, 0, 3, false),
            new Trade("grim-offering", "valda:R146", GRIM, 1, 3, Stock.NOTHING, 0, 0, 0, 2, 1, false),
            new Trade("grim-feast", "valda:R146", GRIM, 2, 2, Stock.NOTHING, 0, 0, 0, 3, 2, false));

    static final List<Building> BUILDINGS = List.of(
            new Building("mine", "valda:R50", cost("building.mine", "1-diamond+2-gold"), YELLOW, 4, 2, 1),
            new Building("drill", "valda:R51", cost("building.drill", "2-diamond+1-gold"), BLUE, 3, 0, 0));

    static final List<Die> DICE = List.of(
            new Die("yellow", "valda:R11", List.of(GOLD_1, DIAMOND_1, GOLD_2, GOLD_2, DIAMOND_2, DIAMOND_2)),
            new Die("blue", "valda:R11", List.of(BLOOD_1, BLOOD_1, BLOOD_1, BLOOD_2, BLOOD_2, BLOOD_2)),
            new Die("white", "valda:R11", List.of(SKULL, FOLLOWER_1, FOLLOWER_1, FOLLOWER_1, FOLLOWER_2, FOLLOWER_2)));

    static final Constants CONSTANTS = new Constants(
            "valda",
            "valda:R1",
            6,
            stock("constants.valda.start", "2-blood+3-diamond+3-gold"),
            Stock.NOTHING,
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
            stock("constants.valda.runeWorth", "1-blood+1-diamond+1-gold"),
            5,
            3,
            true);

    static final Catalogue CATALOGUE = catalogue();

    private Printed() {}

    private static Catalogue catalogue() {
        new PrintedCheck(
                        DivineCards.all(MainCards.A, MainCards.B),
                        DivineCards.all(MainCards.A_OF_GIANTS, MainCards.B_OF_GIANTS),
                        DivineCards.GODS,
                        DivineCards.GIANTS,
                        OCCUPANTS,
                        TRADES,
                        PrintedCheck.englishTexts())
                .requireSound();
        var items = new ArrayList<Catalogue.Item>();
        items.add(CONSTANTS);
        items.addAll(OCCUPANTS);
        items.addAll(TRADES);
        items.addAll(BUILDINGS);
        items.addAll(DICE);
        items.addAll(CARDS);
        return Catalogue.of(items);
    }

    private static Occupant occupant(Deity deity, String rule, String cost, Phase phase, int first, int second) {
        return new Occupant(
                deity.toString(),
                "valda:" + rule,
                deity.area(),
                deity.isGiant(),
                cost("occupant." + deity, cost),
                phase,
                first,
                second,
                first,
                second,
                0,
                0,
                Optional.empty(),
                Optional.empty());
    }
}
