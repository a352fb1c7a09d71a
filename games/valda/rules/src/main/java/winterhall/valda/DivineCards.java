package winterhall.valda;

import static winterhall.valda.Card.action;
import static winterhall.valda.Card.attack;
import static winterhall.valda.Card.defence;
import static winterhall.valda.Card.weapon;
import static winterhall.valda.CardEffect.*;
import static winterhall.valda.Deity.*;
import static winterhall.valda.DieKind.BLUE;
import static winterhall.valda.DieKind.WHITE;
import static winterhall.valda.DieKind.YELLOW;
import static winterhall.valda.RepeatedCards.*;
import static winterhall.valda.Timing.DECLARED;
import static winterhall.valda.Timing.DEFENCE;
import static winterhall.valda.Timing.DEFENDED;
import static winterhall.valda.Timing.DIE_ROLLED;
import static winterhall.valda.Timing.DIVINE_DRAW;
import static winterhall.valda.Timing.FOLLOWERS_LOST;
import static winterhall.valda.Timing.LAST_BUILDING_POINT;
import static winterhall.valda.Timing.OPEN;
import static winterhall.valda.Timing.OWN_TURN;
import static winterhall.valda.Timing.OWN_VALDA;
import static winterhall.valda.Timing.STEALING;
import static winterhall.valda.Timing.SUCCESSFUL;

import java.util.ArrayList;
import java.util.List;

/// The decks of the Gods and Giants: one line, one card. (valda:R4, R148, R163–R222)
final class DivineCards {
    static final List<Card> GODS = all(
            deck(
                    FREYA,
                    List.of(
                            action("freya-goddess-of-love", "R166", 1, GAIN_FOLLOWERS_AND_DRAW, 1)
                                    .icon("hearts")
                                    .and(1),
                            weapon("freyas-charm", "R213", LOWER_ATTACK, 3, DECLARED)
                                    .icon("hearts"),
                            weapon("brisingamen", "R214", GAIN_FOLLOWERS, 2, OPEN)
                                    .icon("necklace")),
                    fertility(2, BLUE),
                    fertility(1, YELLOW),
                    seduction(2, 2),
                    backup(1, 2),
                    sacrifice(1)),
            deck(
                    TYR,
                    List.of(
                            defence("tyr-tower-shield", 2, 6).icon("templar-shield"),
                            defence("rune-shield", 2, 7).icon("checked-shield"),
                            defence("shield-of-the-aesir", 1, 8).icon("edged-shield"),
                            action("tyr-god-of-war", "R165", 2, TAKE_DEFENCE_CARD, 0)
                                    .icon("crossed-swords"),
                            weapon("tyrs-revenge", "R211", CANCEL_AND_TAKE_ATTACK, 0, DECLARED)
                                    .icon("crossed-swords"),
                            weapon("gleipnir", "R212", FORBID_ATTACKS, 0, DECLARED)
                                    .icon("breaking-chain")),
                    bloodshed(1, 6)),
            deck(
                    SURTUR,
                    List.of(
                            action("surtur-lord-of-fire", "R169", 1, DRAW_FROM_B, 2)
                                    .icon("burning-dot"),
                            weapon("surturs-claim", "R210", CLAIM_DEFENCE, 0, DEFENDED)
                                    .icon("burning-dot"),
                            weapon("flaming-sword", "R215", HURT_TARGET, 1, SUCCESSFUL)
                                    .icon("energy-sword")),
                    abduction(1, 6),
                    doubleKill(2, 6),
                    raid(1, 7),
                    bloodshed(1, 8),
                    templeAssault(1, 5),
                    torch(1, 6)),
            deck(
                    LOKI,
                    List.of(
                            action("loki-god-of-mischief", "R168", 2, STEAL_CARD, 1)
                                    .icon("domino-mask"),
                            weapon("backstab", "R209", UNDO_BUILDING, 0, LAST_BUILDING_POINT)
                                    .icon("plain-dagger"),
                            weapon("shapeshifter", "R216", ASSUME_LEVEL, 0, OWN_TURN)
                                    .icon("domino-mask")),
                    drakkar(1),
                    bridge(1),
                    fertility(2, WHITE),
                    warHorn(1, 6),
                    raid(1, 6)),
            deck(
                    ODIN,
                    List.of(
                            action("odin-leader-of-the-gods", "R163", 2, TURN_INTO_BLOOD, 5)
                                    .icon("raven"),
                            defence("odin-tower-shield", 1, 6).icon("templar-shield"),
                            weapon("gungnir", "R217", LOSE_FOLLOWERS, 2, OPEN).icon("thrown-spear"),
                            weapon("hugin-and-munin", "R218", LOOK_AND_TAKE, 0, OPEN)
                                    .icon("raven")),
                    vein(3, 3),
                    vein(1, 2),
                    seduction(1, 1)),
            deck(
                    THOR,
                    List.of(
                            action("thor-god-of-thunder-2", "R164", 2, DRAW_CARDS, 2)
                                    .icon("lightning-storm")
                                    .costsNothing(),
                            action("thor-god-of-thunder-3", "R164", 1, DRAW_CARDS, 3)
                                    .icon("lightning-storm")
                                    .costsNothing(),
                            defence("thor-tower-shield", 1, 6).icon("templar-shield"),
                            weapon("mjolnir", "R219", RAISE_OWN_ATTACK, 3, DECLARED, DEFENDED)
                                    .icon("thor-hammer"),
                            weapon("megingjord", "R220", TAKE_FROM_DISCARDS, 2, OPEN)
                                    .icon("belt")),
                    backup(2, 3),
                    backup(1, 2),
                    bloodshed(1, 6)),
            deck(
                    HEIMDALL,
                    List.of(
                            action("heimdall-guardian-of-the-bridge", "R167", 2, EXCHANGE_RESOURCES, 4)
                                    .icon("hunting-horn"),
                            weapon("gjallarhorn", "R221", CANCEL_ATTACK, 0, DECLARED)
                                    .icon("hunting-horn"),
                            weapon("bifrost-gate", "R222", BUILD_WITHOUT_POINT, 0, OWN_VALDA)
                                    .icon("arch-bridge")),
                    chest(2, 3),
                    spoils(2, 3),
                    bridge(1),
                    yggdrasil(1, 4)));

    static final List<Card> GIANTS = all(
            deck(
                    YMIR,
                    List.of(
                            action("winters-breath", "R173", 1, FREE_ACTIONS, 2)
                                    .icon("snowflake-2")
                                    .costsNothing(),
                            attack("permafrost-5", "R192", 1, 5, FREEZE_TEMPLE_FOR_EVER, 0)
                                    .icon("snowflake-2"),
                            weapon("transform", "R207", GAIN_TOKENS, 2, OWN_VALDA)
                                    .icon("cycle"),
                            weapon("ice-cave", "R208", REWARD_BUILDER, 2, OWN_TURN)
                                    .icon("cave-entrance")
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
                            defence("coral-shield", 2, 6).icon("checked-shield"),
                            defence("tidal-wall", 2, 7).icon("big-wave"),
                            undertow(),
                            weapon("aegis", "R195", DEFEND_WITH_ATTACK_CARD, 0, DEFENCE)
                                    .icon("edged-shield"),
                            weapon("lust-for-treasure", "R196", STEAL_RESOURCES, 4, OPEN)
                                    .icon("robber"),
                            defence("maelstrom", 1, 8).icon("whirlwind")),
                    runeTheft(1, 6),
                    victory(1, 1)),
            deck(
                    HEL,
                    List.of(
                            attack("hel-5", "R188", 2, 5, STEAL_FOLLOWERS, 1)
                                    .icon("death-skull")
                                    .onAllOpponents(),
                            weapon("necromancy", "R199", GAIN_LOST_FOLLOWERS, 0, FOLLOWERS_LOST)
                                    .icon("death-skull"),
                            weapon("bone-wand", "R200", STEAL_MORE, 1, STEALING).icon("crossed-bones")),
                    stone(2, 5),
                    doubleKill(1, 6),
                    abduction(1, 6),
                    giantSmash(1, 6),
                    ruler(1)),
            deck(
                    MORK,
                    List.of(
                            attack("mork-5", "R190", 2, 5, SWITCH_TEMPLES, 0).icon("cycle"),
                            action("borrowed-might", "R174", 2, BORROW_LEVEL, 0).icon("mailed-fist"),
                            action("mudslide", "R175", 1, MOVE_TEMPLE, 0).icon("stone-block"),
                            weapon("found-treasure", "R203", TAKE_DIVINE_CARD, 0, DIVINE_DRAW)
                                    .icon("locked-chest"),
                            weapon("puddle-of-mud", "R204", RAISE_ATTACK, 3, DECLARED, DEFENDED)
                                    .icon("droplets")),
                    seduction(2, 2),
                    templeFreeze(1, 6)),
            deck(
                    THRYM,
                    List.of(
                            attack("thrym-5", "R189", 2, 5, DESTROY_CARD, 1)
                                    .icon("fist")
                                    .onAllOpponents(),
                            weapon("indestructible-temple", "R205", PROTECT_TEMPLES, 0, OPEN, DECLARED)
                                    .icon("greek-temple"),
                            weapon("safe-zone-abolishment", "R206", IGNORE_HAVENS, 0, OPEN)
                                    .icon("broken-shield")),
                    victory(3, 2),
                    victory(2, 1),
                    runeTheft(1, 6)),
            deck(
                    GRIM,
                    List.of(
                            action("grim", "R171", 2, BUY_CARDS, 1)
                                    .icon("stone-block")
                                    .and(2),
                            weapon("brute", "R197", ATTACK_WITH_TWO, 0, Timing.ATTACK)
                                    .icon("mailed-fist"),
                            weapon("branch-of-yggdrasil", "R198", DRAW_CARDS, 3, OPEN)
                                    .icon("tree-roots")),
                    backup(2, 3),
                    backup(1, 2),
                    giantSmash(1, 7),
                    powerShift(1, 5)),
            deck(
                    KARI,
                    List.of(
                            action("eye-of-the-storm", "R176", 1, TURN_DIE, 0)
                                    .icon("whirlwind")
                                    .costsNothing()
                                    .at(DIE_ROLLED),
                            weapon("storm", "R201", SHUFFLE_DISCARDS, 0, OPEN).icon("lightning-storm"),
                            weapon("wind-of-change", "R202", STEAL_FOLLOWERS, 2, OPEN)
                                    .icon("whirlwind")),
                    chest(2, 3),
                    spoils(2, 3),
                    vein(1, 3),
                    fertility(1, YELLOW)));

    private DivineCards() {}

    private static List<Card> deck(Deity deity, List<Card> own, Card... twins) {
        var cards = new ArrayList<Card>();
        own.forEach(card -> cards.add(card.of(deity)));
        for (Card twin : twins) {
            cards.add(twin.twin(deity));
        }
        return cards;
    }

    @SafeVarargs
    static List<Card> all(List<Card>... parts) {
        var all = new ArrayList<Card>();
        for (List<Card> part : parts) {
            all.addAll(part);
        }
        return List.copyOf(all);
    }
}
