package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Challenge.fight;
import static winterhall.frozenwastes.cards.Challenge.hazard;
import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;
import static winterhall.frozenwastes.cards.Power.discard;
import static winterhall.frozenwastes.cards.Threat.Result.EXHAUSTION;
import static winterhall.frozenwastes.cards.Threat.Result.FORBID_ALLIES;
import static winterhall.frozenwastes.cards.Threat.Result.FORBID_WEAPONS;
import static winterhall.frozenwastes.cards.Threat.Result.FROST;
import static winterhall.frozenwastes.cards.Threat.Result.GAIN_EXPERIENCE;
import static winterhall.frozenwastes.cards.Threat.Result.LOSE_FLARE_CRYSTAL;
import static winterhall.frozenwastes.cards.Threat.Result.TURN_CARDS_DOWN;
import static winterhall.frozenwastes.cards.Threat.Result.WHITE_DEATH;
import static winterhall.frozenwastes.cards.Threat.Result.WOUNDS;
import static winterhall.frozenwastes.cards.Threat.Target.ACTOR;
import static winterhall.frozenwastes.cards.Threat.Target.ALLIES;
import static winterhall.frozenwastes.cards.Threat.Target.HERO;
import static winterhall.frozenwastes.cards.Threat.Target.PARTY;
import static winterhall.frozenwastes.cards.Threat.Trigger.BEFORE_COMBAT;
import static winterhall.frozenwastes.cards.Threat.Trigger.DEFEATED;
import static winterhall.frozenwastes.cards.Threat.Trigger.HAZARD;
import static winterhall.frozenwastes.cards.Threat.Trigger.MISS;
import static winterhall.frozenwastes.cards.Threat.Trigger.ROUND;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Colour;

/// The blue Challenges: mountains, barrows and old machines. (frozen-wastes:R1)
final class BlueChallenges {
    static final List<Challenge> ALL = List.of(
            fight("ice-wraith", Colour.BLUE, 15, 16, 18, 3)
                    .damage(2, 2, 1)
                    .is(Trait.SPIRIT)
                    .threatens(Threat.of(MISS, WHITE_DEATH, 1, ACTOR).in(Phase.MAGIC))
                    .pays(5)
                    .clues(1),
            fight("old-mammoth", Colour.BLUE, 16, 18, 15, 4)
                    .damage(2, 3, 2)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(BEFORE_COMBAT, WOUNDS, 1, ALLIES))
                    .pays(4)
                    .rumor()
                    .forage(ItemType.ARMOR, always(Deed.DEFENCE, 1), activate(Deed.CANCEL_FROST, 2)),
            fight("ancient-sentinel", Colour.BLUE, 18, 15, 16, 4)
                    .damage(3, 2, 2)
                    .is(Trait.MACHINE)
                    .threatens(Threat.of(BEFORE_COMBAT, FORBID_WEAPONS, 1, HERO))
                    .pays(5)
                    .clues(1),
            fight("icewyrm", Colour.BLUE, 15, 17, 17, 4)
                    .damage(2, 3, 2)
                    .is(Trait.WYRM)
                    .threatens(Threat.of(BEFORE_COMBAT, FROST, 3, HERO).unless(Skill.JUMP, 15))
                    .pays(4)
                    .clues(1)
                    .forage(ItemType.OTHER, always(Deed.LIFE, 1)),
            fight("barrow-king", Colour.BLUE, 17, 16, 15, 3)
                    .damage(2, 3, 3)
                    .is(Trait.UNDEAD)
                    .threatens(Threat.of(ROUND, EXHAUSTION, 1, HERO), Threat.of(DEFEATED, GAIN_EXPERIENCE, 1, HERO))
                    .pays(5)
                    .rumor()
                    .clues(1),
            fight("snow-harpies", Colour.BLUE, 18, 15, 17, 3)
                    .damage(3, 2, 2)
                    .is(Trait.BEAST)
                    .threatens(
                            Threat.of(BEFORE_COMBAT, FORBID_ALLIES, 1, HERO).unless(Skill.LORE, 14),
                            Threat.of(MISS, LOSE_FLARE_CRYSTAL, 1, HERO).in(Phase.RANGED))
                    .pays(6),
            fight("giant-smith", Colour.BLUE, 15, 18, 16, 4)
                    .damage(2, 3, 2)
                    .is(Trait.RAIDER)
                    .threatens(Threat.of(BEFORE_COMBAT, TURN_CARDS_DOWN, 2, HERO))
                    .pays(5)
                    .forage(ItemType.WEAPON, always(Deed.ATTACK, 2).in(Phase.MELEE)),
            fight("hoarfrost-twins", Colour.BLUE, 16, 15, 18, 4)
                    .damage(2, 1, 2)
                    .is(Trait.SPIRIT)
                    .threatens(Threat.of(MISS, FROST, 2, ACTOR))
                    .pays(5),
            fight("pale-hunter", Colour.BLUE, 17, 16, 15, 3)
                    .damage(3, 2, 2)
                    .is(Trait.RAIDER)
                    .threatens(Threat.of(BEFORE_COMBAT, WOUNDS, 1, PARTY).unless(Skill.HIDE, 15))
                    .pays(4)
                    .rumor()
                    .clues(1)
                    .forage(ItemType.OTHER, discard(Deed.WOUND_ENEMY, 2)),
            hazard(
                            "frozen-engine",
                            Colour.BLUE,
                            Threat.of(HAZARD, FROST, 2, PARTY).unless(Skill.LORE, 15))
                    .is(Trait.MACHINE)
                    .pays(5));

    private BlueChallenges() {}
}
