package winterhall.frozenwastes;

import static winterhall.frozenwastes.Challenge.fight;
import static winterhall.frozenwastes.Challenge.hazard;
import static winterhall.frozenwastes.Colour.*;
import static winterhall.frozenwastes.Power.Deed.*;
import static winterhall.frozenwastes.Power.activate;
import static winterhall.frozenwastes.Threat.Moment.*;
import static winterhall.frozenwastes.Threat.Result.*;
import static winterhall.frozenwastes.Threat.Target.*;

import java.util.List;

/// The adventure decks: one line, one card. (frozen-wastes:R1)
final class Adventures {
    static final List<Challenge> CHALLENGES = List.of(
            fight("thin-ice-lynx", GREEN, 12, 13, 11, 1)
                    .damage(1, 1, 0)
                    .is(Trait.BEAST)
                    .pays(1)
                    .rumor()
                    .forage(ItemType.OTHER, activate(CANCEL_FROST, 1)),
            hazard(
                            "rotten-ice",
                            GREEN,
                            Threat.of(HAZARD, Threat.Result.FROST, 2, HERO).unless(Skill.SWIM, 11),
                            Threat.of(HAZARD, Threat.Result.EXHAUSTION, 1, HERO).unless(Skill.SWIM, 11))
                    .pays(2),
            fight("drowned-raider", YELLOW, 14, 16, 13, 2)
                    .damage(1, 2, 1)
                    .is(Trait.UNDEAD, Trait.RAIDER)
                    .threatens(Threat.of(BEFORE_COMBAT, FROST, 2, HERO).unless(SkillTest.of(Attribute.SPIRIT, 12)))
                    .pays(3)
                    .rumor(),
            fight("ice-wraith", BLUE, 15, 16, 18, 3)
                    .damage(2, 2, 1)
                    .is(Trait.SPIRIT)
                    .threatens(Threat.of(MISS, WHITE_DEATH, 1, ACTOR).in(Phase.MAGIC))
                    .pays(5)
                    .clues(1),
            fight("broodmother-wyrm", RED, 18, 21, 19, 5)
                    .damage(3, 4, 4)
                    .is(Trait.WYRM)
                    .threatens(Threat.of(BEFORE_COMBAT, FROST, 2, PARTY))
                    .pays(6)
                    .clues(2));

    static final List<WeatherEvent> EVENTS = List.of(
            WeatherEvent.of("weik-market-day", GREEN, Weather.GREEN_LEAF, WeatherEvent.Kind.WEIK_MARKET_CARDS, 3),
            WeatherEvent.of(
                    "mild-current", GREEN, Weather.GREEN_CIRCLE, WeatherEvent.Kind.LESS_FROST, 1, Terrain.FJORD),
            WeatherEvent.of(
                    "machines-awake", BLUE, Weather.BLUE_DIAMOND, WeatherEvent.Kind.HIGHER_VALUES, 1, Trait.MACHINE));

    /// He waits in Green Vale and belongs to no deck. (frozen-wastes:R10, R172)
    static final Challenge ARSHAN =
            fight("arshan", RED, 20, 21, 22, 7).damage(4, 3, 4).threatens(Threat.of(BEFORE_COMBAT, FROST, 1, ALLIES));

    private Adventures() {}
}
