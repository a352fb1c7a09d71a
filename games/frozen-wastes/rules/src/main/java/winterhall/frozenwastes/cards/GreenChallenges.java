package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Challenge.fight;
import static winterhall.frozenwastes.cards.Challenge.hazard;
import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;
import static winterhall.frozenwastes.cards.Power.discard;
import static winterhall.frozenwastes.cards.Threat.Result.EXHAUSTION;
import static winterhall.frozenwastes.cards.Threat.Result.FORBID_ALLIES;
import static winterhall.frozenwastes.cards.Threat.Result.FORBID_ESCAPE;
import static winterhall.frozenwastes.cards.Threat.Result.FROST;
import static winterhall.frozenwastes.cards.Threat.Result.GAIN_FLARE_CRYSTAL;
import static winterhall.frozenwastes.cards.Threat.Result.GAIN_SNOWSHOE;
import static winterhall.frozenwastes.cards.Threat.Result.LOSE_GOLD;
import static winterhall.frozenwastes.cards.Threat.Result.LOSE_SNOWSHOE;
import static winterhall.frozenwastes.cards.Threat.Result.RAISE_LIFE;
import static winterhall.frozenwastes.cards.Threat.Result.RAISE_VALUES;
import static winterhall.frozenwastes.cards.Threat.Result.REMOVE_FROST;
import static winterhall.frozenwastes.cards.Threat.Result.TURN_CARDS_DOWN;
import static winterhall.frozenwastes.cards.Threat.Target.ACTOR;
import static winterhall.frozenwastes.cards.Threat.Target.HERO;
import static winterhall.frozenwastes.cards.Threat.Target.PARTY;
import static winterhall.frozenwastes.cards.Threat.Trigger.BEFORE_COMBAT;
import static winterhall.frozenwastes.cards.Threat.Trigger.DEFEATED;
import static winterhall.frozenwastes.cards.Threat.Trigger.ESCAPED;
import static winterhall.frozenwastes.cards.Threat.Trigger.HAZARD;
import static winterhall.frozenwastes.cards.Threat.Trigger.MISS;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Colour;

/// The green Challenges: coast, tundra and their nuisances. (frozen-wastes:R1)
final class GreenChallenges {
    static final List<Challenge> ALL = List.of(
            fight("thin-ice-lynx", Colour.GREEN, 12, 13, 11, 1)
                    .damage(1, 1, 0)
                    .is(Trait.BEAST)
                    .pays(1)
                    .rumor()
                    .forage(ItemType.OTHER, activate(Deed.CANCEL_FROST, 1)),
            fight("starving-wolves", Colour.GREEN, 13, 11, 14, 2)
                    .damage(1, 1, 1)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(MISS, EXHAUSTION, 1, ACTOR).in(Phase.MELEE))
                    .pays(2)
                    .rumor(),
            fight("fjord-smuggler", Colour.GREEN, 14, 13, 11, 1)
                    .damage(1, 1, 0)
                    .is(Trait.RAIDER)
                    .threatens(Threat.of(MISS, LOSE_GOLD, 1, HERO))
                    .pays(3),
            fight("hearth-ghost", Colour.GREEN, 11, 14, 13, 1)
                    .damage(0, 1, 1)
                    .is(Trait.SPIRIT)
                    .threatens(
                            Threat.of(BEFORE_COMBAT, FROST, 1, PARTY).unless(Skill.WILLPOWER, 11),
                            Threat.of(DEFEATED, REMOVE_FROST, 2, PARTY))
                    .pays(1)
                    .rumor(),
            fight("silver-fox", Colour.GREEN, 13, 14, 11, 1)
                    .damage(1, 0, 1)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(ESCAPED, LOSE_SNOWSHOE, 1, HERO))
                    .pays(1)
                    .forage(ItemType.OTHER, always(Deed.ESCAPE, 2)),
            fight("walrus-bull", Colour.GREEN, 11, 14, 12, 1)
                    .damage(0, 1, 1)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(BEFORE_COMBAT, RAISE_LIFE, 1, HERO).unless(Skill.TRACK, 11))
                    .pays(1)
                    .forage(ItemType.OTHER, discard(Deed.REMOVE_FROST, 3)),
            fight("onoit-outcast", Colour.GREEN, 12, 11, 13, 2)
                    .damage(1, 1, 1)
                    .is(Trait.RAIDER)
                    .threatens(
                            Threat.of(BEFORE_COMBAT, RAISE_VALUES, 1, HERO).unless(Skill.DIPLOMACY, 10),
                            Threat.of(DEFEATED, GAIN_FLARE_CRYSTAL, 1, HERO))
                    .pays(2)
                    .rumor(),
            fight("rime-imps", Colour.GREEN, 13, 11, 14, 1)
                    .damage(0, 1, 0)
                    .is(Trait.SPIRIT)
                    .threatens(Threat.of(MISS, FROST, 2, ACTOR).in(Phase.MAGIC))
                    .pays(2)
                    .rumor(),
            fight("cave-bear", Colour.GREEN, 11, 14, 12, 2)
                    .damage(1, 1, 0)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(BEFORE_COMBAT, FORBID_ESCAPE, 1, HERO))
                    .pays(1)
                    .rumor()
                    .forage(ItemType.WEAPON, always(Deed.ATTACK, 1).in(Phase.MELEE)),
            fight("rust-crawler", Colour.GREEN, 12, 11, 14, 2)
                    .damage(1, 0, 1)
                    .is(Trait.MACHINE)
                    .threatens(Threat.of(MISS, TURN_CARDS_DOWN, 1, HERO))
                    .pays(3)
                    .rumor(),
            fight("skua-swarm", Colour.GREEN, 11, 13, 14, 1)
                    .damage(1, 1, 0)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(BEFORE_COMBAT, FORBID_ALLIES, 1, HERO))
                    .pays(1)
                    .forage(ItemType.OTHER, discard(Deed.TURN_DIE, 1)),
            hazard(
                            "cracking-ice",
                            Colour.GREEN,
                            Threat.of(HAZARD, FROST, 2, HERO).unless(Skill.SWIM, 11))
                    .pays(1)
                    .rumor(),
            hazard(
                            "snow-bridge",
                            Colour.GREEN,
                            Threat.of(HAZARD, EXHAUSTION, 1, PARTY).unless(Skill.CLIMB, 10),
                            Threat.of(DEFEATED, GAIN_SNOWSHOE, 1, HERO))
                    .pays(2),
            hazard(
                            "lost-sledge",
                            Colour.GREEN,
                            Threat.of(HAZARD, EXHAUSTION, 1, HERO).unless(Skill.TRACK, 12))
                    .pays(1)
                    .clues(1)
                    .forage(ItemType.OTHER, activate(Deed.REROLL_DIE, 1)));

    private GreenChallenges() {}
}
