package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Challenge.fight;
import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;
import static winterhall.frozenwastes.cards.Threat.Result.EXHAUSTION;
import static winterhall.frozenwastes.cards.Threat.Result.FORBID_ESCAPE;
import static winterhall.frozenwastes.cards.Threat.Result.FROST;
import static winterhall.frozenwastes.cards.Threat.Result.RAISE_VALUES;
import static winterhall.frozenwastes.cards.Threat.Result.REMOVE_EXHAUSTION;
import static winterhall.frozenwastes.cards.Threat.Result.REMOVE_WHITE_DEATH;
import static winterhall.frozenwastes.cards.Threat.Result.WHITE_DEATH;
import static winterhall.frozenwastes.cards.Threat.Result.WOUNDS;
import static winterhall.frozenwastes.cards.Threat.Target.ACTOR;
import static winterhall.frozenwastes.cards.Threat.Target.ALLIES;
import static winterhall.frozenwastes.cards.Threat.Target.HERO;
import static winterhall.frozenwastes.cards.Threat.Target.PARTY;
import static winterhall.frozenwastes.cards.Threat.Trigger.BEFORE_COMBAT;
import static winterhall.frozenwastes.cards.Threat.Trigger.DEFEATED;
import static winterhall.frozenwastes.cards.Threat.Trigger.MISS;
import static winterhall.frozenwastes.cards.Threat.Trigger.ROUND;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Aim;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Colour;

/// The red Challenges: what nobody comes back from. (frozen-wastes:R1)
final class RedChallenges {
    static final List<Challenge> ALL = List.of(
            fight("broodmother-wyrm", Colour.RED, 18, 21, 19, 5)
                    .damage(3, 4, 4)
                    .is(Trait.WYRM)
                    .threatens(Threat.of(BEFORE_COMBAT, FROST, 2, PARTY))
                    .pays(6)
                    .clues(2),
            fight("sarscha-the-vile", Colour.RED, 20, 18, 21, 6)
                    .damage(3, 3, 2)
                    .is(Trait.WYRM)
                    .threatens(
                            Threat.of(BEFORE_COMBAT, FORBID_ESCAPE, 1, HERO),
                            Threat.of(MISS, WHITE_DEATH, 1, ACTOR).in(Phase.MAGIC))
                    .pays(8)
                    .rumor()
                    .clues(2),
            fight("walking-forge", Colour.RED, 21, 18, 20, 5)
                    .damage(4, 3, 3)
                    .is(Trait.MACHINE)
                    .threatens(Threat.of(ROUND, RAISE_VALUES, 1, HERO).unless(Skill.LORE, 16))
                    .pays(7)
                    .clues(1)
                    .forage(ItemType.OTHER, activate(Deed.CANCEL_FROST, 3)),
            fight("king-under-the-ice", Colour.RED, 19, 21, 18, 6)
                    .damage(3, 4, 3)
                    .is(Trait.UNDEAD)
                    .threatens(Threat.of(ROUND, FROST, 1, ALLIES), Threat.of(DEFEATED, REMOVE_WHITE_DEATH, 1, HERO))
                    .pays(8)
                    .clues(1),
            fight("the-long-night", Colour.RED, 18, 20, 21, 4)
                    .damage(3, 3, 4)
                    .is(Trait.SPIRIT)
                    .threatens(Threat.of(ROUND, EXHAUSTION, 1, PARTY), Threat.of(DEFEATED, REMOVE_EXHAUSTION, 2, PARTY))
                    .pays(9)
                    .rumor()
                    .clues(1),
            fight("white-colossus", Colour.RED, 21, 19, 18, 5)
                    .damage(4, 3, 3)
                    .is(Trait.BEAST)
                    .threatens(Threat.of(BEFORE_COMBAT, WOUNDS, 2, HERO).unless(Skill.JUMP, 16))
                    .pays(6)
                    .clues(1)
                    .forage(ItemType.OTHER, always(Deed.ATTACK, 2).to(Aim.ALLIES)));

    private RedChallenges() {}
}
