package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Challenge.fight;
import static winterhall.frozenwastes.cards.Challenge.hazard;
import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;
import static winterhall.frozenwastes.cards.Power.discard;
import static winterhall.frozenwastes.cards.Threat.Result.EXHAUSTION;
import static winterhall.frozenwastes.cards.Threat.Result.FORBID_ESCAPE;
import static winterhall.frozenwastes.cards.Threat.Result.FROST;
import static winterhall.frozenwastes.cards.Threat.Result.GAIN_LUCKSTONE;
import static winterhall.frozenwastes.cards.Threat.Result.HEAL_WOUNDS;
import static winterhall.frozenwastes.cards.Threat.Result.LOSE_GOLD;
import static winterhall.frozenwastes.cards.Threat.Result.LOSE_LUCKSTONE;
import static winterhall.frozenwastes.cards.Threat.Result.RAISE_DAMAGE;
import static winterhall.frozenwastes.cards.Threat.Result.RAISE_LIFE;
import static winterhall.frozenwastes.cards.Threat.Result.RAISE_VALUES;
import static winterhall.frozenwastes.cards.Threat.Result.WOUNDS;
import static winterhall.frozenwastes.cards.Threat.Target.ACTOR;
import static winterhall.frozenwastes.cards.Threat.Target.EVERYBODY;
import static winterhall.frozenwastes.cards.Threat.Target.HERO;
import static winterhall.frozenwastes.cards.Threat.Target.PARTY;
import static winterhall.frozenwastes.cards.Threat.Trigger.BEFORE_COMBAT;
import static winterhall.frozenwastes.cards.Threat.Trigger.DEFEATED;
import static winterhall.frozenwastes.cards.Threat.Trigger.ESCAPED;
import static winterhall.frozenwastes.cards.Threat.Trigger.HAZARD;
import static winterhall.frozenwastes.cards.Threat.Trigger.MISS;
import static winterhall.frozenwastes.cards.Threat.Trigger.ROUND;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Colour;

/// The yellow Challenges: what lives between forest and drift. (frozen-wastes:R1)
final class YellowChallenges {
    static final List<Challenge> ALL = List.of(
            fight("drowned-raider", Colour.YELLOW, 14, 16, 13, 2)
                    .damage(1, 2, 1)
                    .is(Trait.UNDEAD, Trait.RAIDER)
                    .threatens(Threat.of(BEFORE_COMBAT, FROST, 2, HERO).unless(SkillTest.of(Attribute.SPIRIT, 12)))
                    .pays(3)
                    .rumor(),
            fight("sabercat", Colour.YELLOW, 13, 16, 15, 2)
                    .damage(1, 2, 1)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(BEFORE_COMBAT, WOUNDS, 1, HERO).unless(Skill.HIDE, 13))
                    .pays(2)
                    .forage(ItemType.OTHER, activate(Deed.CANCEL_FROST, 2)),
            fight("weik-deserters", Colour.YELLOW, 15, 13, 14, 3)
                    .damage(2, 1, 1)
                    .is(Trait.RAIDER)
                    .threatens(Threat.of(BEFORE_COMBAT, LOSE_GOLD, 3, HERO).unless(Skill.DIPLOMACY, 13))
                    .pays(5),
            fight("ice-hag", Colour.YELLOW, 14, 13, 16, 2)
                    .damage(1, 1, 2)
                    .is(Trait.SPIRIT)
                    .threatens(Threat.of(ROUND, FROST, 1, PARTY))
                    .pays(2)
                    .clues(1),
            fight("wyrmling", Colour.YELLOW, 13, 15, 15, 2)
                    .damage(1, 1, 1)
                    .is(Trait.WYRM)
                    .threatens(Threat.of(ROUND, RAISE_DAMAGE, 1, HERO))
                    .pays(2)
                    .rumor()
                    .forage(ItemType.WEAPON, activate(Deed.DAMAGE, 1).in(Phase.MELEE)),
            fight("clockwork-hound", Colour.YELLOW, 15, 13, 16, 2)
                    .damage(1, 1, 2)
                    .is(Trait.MACHINE)
                    .threatens(Threat.of(BEFORE_COMBAT, FORBID_ESCAPE, 1, HERO).unless(Skill.JUMP, 13))
                    .pays(3)
                    .rumor()
                    .forage(ItemType.OTHER, activate(Deed.EXTRA_DIE, 1)),
            fight("frost-troll", Colour.YELLOW, 15, 16, 13, 2)
                    .damage(1, 2, 2)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(ROUND, RAISE_LIFE, 1, HERO))
                    .pays(2)
                    .forage(ItemType.OTHER, discard(Deed.HEAL_WOUNDS, 2)),
            fight("barrow-shaman", Colour.YELLOW, 16, 14, 13, 2)
                    .damage(2, 1, 1)
                    .is(Trait.UNDEAD)
                    .threatens(Threat.of(MISS, EXHAUSTION, 2, HERO).in(Phase.MAGIC))
                    .pays(3)
                    .rumor()
                    .clues(1),
            fight("drift-giant", Colour.YELLOW, 13, 16, 14, 3)
                    .damage(1, 1, 2)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(MISS, FROST, 3, ACTOR).in(Phase.MELEE))
                    .pays(4),
            fight("raven-lord", Colour.YELLOW, 15, 16, 13, 2)
                    .damage(1, 2, 1)
                    .is(Trait.SPIRIT)
                    .threatens(Threat.of(MISS, LOSE_LUCKSTONE, 1, HERO))
                    .pays(3)
                    .rumor(),
            fight("orca", Colour.YELLOW, 13, 14, 16, 2)
                    .damage(1, 1, 2)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(BEFORE_COMBAT, RAISE_VALUES, 1, HERO).unless(Skill.SWIM, 13))
                    .pays(2)
                    .forage(ItemType.OTHER, activate(Deed.REMOVE_FROST, 2)),
            fight("white-stag", Colour.YELLOW, 16, 13, 14, 2)
                    .damage(1, 1, 1)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(ESCAPED, EXHAUSTION, 1, PARTY), Threat.of(DEFEATED, HEAL_WOUNDS, 1, HERO))
                    .pays(2)
                    .clues(1)
                    .forage(ItemType.OTHER, always(Deed.ATTACK, 1).in(Phase.MAGIC)),
            fight("the-frostbitten", Colour.YELLOW, 14, 15, 13, 3)
                    .damage(1, 2, 1)
                    .is(Trait.UNDEAD)
                    .threatens(Threat.of(BEFORE_COMBAT, FROST, 1, PARTY))
                    .pays(3)
                    .rumor(),
            hazard("crevasse", Colour.YELLOW, Threat.of(HAZARD, WOUNDS, 1, HERO).unless(Skill.CLIMB, 13))
                    .pays(2),
            hazard(
                            "white-squall",
                            Colour.YELLOW,
                            Threat.of(HAZARD, EXHAUSTION, 1, HERO).unless(Skill.WILLPOWER, 12),
                            Threat.of(HAZARD, FROST, 1, EVERYBODY).unless(Skill.TRACK, 13))
                    .pays(3),
            hazard(
                            "starving-camp",
                            Colour.YELLOW,
                            Threat.of(HAZARD, LOSE_GOLD, 2, HERO).unless(Skill.HEAL, 12),
                            Threat.of(DEFEATED, GAIN_LUCKSTONE, 1, HERO))
                    .pays(2)
                    .rumor()
                    .clues(1));

    private YellowChallenges() {}
}
