package winterhall.valda;

import static winterhall.valda.Card.action;
import static winterhall.valda.Card.attack;
import static winterhall.valda.Card.defence;
import static winterhall.valda.CardEffect.*;
import static winterhall.valda.Resource.BLOOD;
import static winterhall.valda.Resource.DIAMOND;
import static winterhall.valda.Resource.GOLD;

import winterhall.engine.Verb;

/// Cards that are printed in several strengths or in several decks: what they have in common. (valda:R152–R194)
final class RepeatedCards {
    private RepeatedCards() {}

    static Card glimpse(int copies) {
        return action("a-glimpse-into-the-future", "R152", copies, BUILD_FREE, 0)
                .icon("crystal-ball");
    }

    static Card backup(int copies, int cards) {
        return action("backup-has-arrived-" + cards, "R153", copies, DRAW_CARDS, cards)
                .icon("horned-helm");
    }

    static Card bridge(int copies) {
        return action("bifrost-bridge", "R154", copies, LOOK_AT_DECKS, 3)
                .icon("arch-bridge")
                .costsNothing();
    }

    static Card vein(int copies, int blood) {
        return action("blood-vein-" + blood, "R155", copies, GAIN_RESOURCES, blood)
                .icon("droplets")
                .giving(BLOOD);
    }

    static Card drakkar(int copies) {
        return action("drakkar", "R156", copies, DRAW_DIVINE, 0).icon("drakkar");
    }

    static Card fertility(int copies, DieKind die) {
        return action("rune-of-fertility-" + Verb.of(die), "R157", copies, ROLL_FOR_FOLLOWERS, 0)
                .icon("lotus-flower")
                .rolling(die);
    }

    static Card sacrifice(int copies) {
        return action("sacrifice", "R158", copies, SACRIFICE_CARDS, 4).icon("sacrificial-dagger");
    }

    static Card seduction(int copies, int followers) {
        return action("seduction-" + followers, "R159", copies, GAIN_FOLLOWERS, followers)
                .icon("rose");
    }

    static Card spoils(int copies, int diamonds) {
        return action("spoils-of-war-" + diamonds, "R160", copies, GAIN_RESOURCES, diamonds)
                .icon("cut-diamond")
                .giving(DIAMOND);
    }

    static Card chest(int copies, int gold) {
        return action("treasure-chest-" + gold, "R161", copies, GAIN_RESOURCES, gold)
                .icon("locked-chest")
                .giving(GOLD);
    }

    static Card yggdrasil(int copies, int points) {
        return action("yggdrasil-" + points, "R162", copies, GAIN_BUILDING_POINTS, points)
                .icon("tree-roots")
                .costsNothing();
    }

    static Card victory(int copies, int runes) {
        return action("victory-" + runes, "R170", copies, GAIN_RUNES, runes).icon("laurels");
    }

    static Card ruler(int copies) {
        return action("ruler-of-the-giants", "R172", copies, TAKE_ATTACK_CARD, 0)
                .icon("death-skull");
    }

    static Card raid(int copies, int value) {
        return attack("raid-" + value, "R177", copies, value, STEAL_RESOURCES, 2)
                .icon("robber");
    }

    static Card abduction(int copies, int value) {
        return attack("abduction-" + value, "R178", copies, value, STEAL_FOLLOWERS, 1)
                .icon("hood");
    }

    static Card doubleKill(int copies, int value) {
        return attack("double-kill-" + value, "R179", copies, value, LOSE_FOLLOWERS, 2)
                .icon("crossed-axes");
    }

    static Card bloodshed(int copies, int value) {
        return attack("bloodshed-" + value, "R180", copies, value, LOSE_FOLLOWERS, 1)
                .icon("crossed-swords");
    }

    static Card warHorn(int copies, int value) {
        return attack("war-horn-" + value, "R181", copies, value, STEAL_CARD, 1).icon("hunting-horn");
    }

    static Card torch(int copies, int value) {
        return attack("torch-" + value, "R182", copies, value, DESTROY_BUILDING, 0)
                .icon("torch");
    }

    static Card templeAssault(int copies, int value) {
        return attack("temple-assault-" + value, "R183", copies, value, DESTROY_TEMPLE, 0)
                .icon("castle-ruins");
    }

    static Card giantSmash(int copies, int value) {
        return attack("giant-smash-" + value, "R184", copies, value, DESTROY_CARD, 1)
                .icon("fist");
    }

    static Card runeTheft(int copies, int value) {
        return attack("rune-theft-" + value, "R185", copies, value, STEAL_RUNES, 1)
                .icon("rune-stone");
    }

    static Card powerShift(int copies, int value) {
        return attack("power-shift-" + value, "R186", copies, value, SWAP_HANDS, 0)
                .icon("cycle");
    }

    static Card stone(int copies, int value) {
        return attack("sacrificial-stone-" + value, "R187", copies, value, LOSE_FOLLOWERS_FOR_BLOOD, 5)
                .icon("sacrificial-dagger");
    }

    static Card templeFreeze(int copies, int value) {
        return attack("temple-freeze-" + value, "R191", copies, value, FREEZE_TEMPLE, 0)
                .icon("snowflake-2");
    }

    static Card undertow() {
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
                plain.timings(),
                "big-wave");
    }
}
