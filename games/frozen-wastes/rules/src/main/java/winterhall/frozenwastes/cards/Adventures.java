package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Threat.Result.FROST;
import static winterhall.frozenwastes.cards.Threat.Target.ALLIES;
import static winterhall.frozenwastes.cards.Threat.Trigger.BEFORE_COMBAT;

import java.util.List;
import java.util.stream.Stream;
import winterhall.frozenwastes.cards.WeatherEvent.Effect;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Weather;

/// The adventure decks: Challenges by colour, Events, and Arshan. (frozen-wastes:R1, R3)
public final class Adventures {
    public static final List<Challenge> CHALLENGES = Stream.of(
                    GreenChallenges.ALL, YellowChallenges.ALL, BlueChallenges.ALL, RedChallenges.ALL)
            .flatMap(List::stream)
            .toList();

    /// One for each face of the weather tiles. (frozen-wastes:R109, R113)
    public static final List<WeatherEvent> EVENTS = List.of(
            WeatherEvent.of("weik-market-day", Colour.GREEN, Weather.GREEN_LEAF, Effect.WEIK_MARKET_CARDS, 3),
            WeatherEvent.of("herds-on-the-move", Colour.GREEN, Weather.GREEN_WAVE, Effect.FORAGE_SALE, 1),
            WeatherEvent.of("mild-current", Colour.GREEN, Weather.GREEN_CIRCLE, Effect.LESS_FROST, 1, Terrain.FJORD),
            WeatherEvent.of("raiders-at-sea", Colour.YELLOW, Weather.YELLOW_MOON, Effect.WEIK_HEALING_PRICE, 2),
            WeatherEvent.of("shamans-council", Colour.YELLOW, Weather.YELLOW_SUN, Effect.ONOIT_FREE_HEALING, 2),
            WeatherEvent.of("aurora", Colour.YELLOW, Weather.YELLOW_CROWN, Effect.MORE_RUMORS, 1),
            WeatherEvent.of(
                    "machines-awake", Colour.BLUE, Weather.BLUE_DIAMOND, Effect.HIGHER_VALUES, 1, Trait.MACHINE),
            WeatherEvent.of("whiteout", Colour.BLUE, Weather.BLUE_DROP, Effect.MOST_DICE, 4),
            WeatherEvent.of("call-of-sarscha", Colour.RED, Weather.RED_STAR, Effect.MORE_DAMAGE, 1, Trait.WYRM),
            WeatherEvent.of("deep-freeze", Colour.RED, Weather.RED_FLAME, Effect.WARMING_PRICE, 1));

    /// Waits in Green Vale and belongs to no deck. (frozen-wastes:R10, R172)
    public static final Challenge ARSHAN = Challenge.fight("arshan", Colour.RED, 23, 22, 19, 9)
            .damage(2, 3, 5)
            .threatens(Threat.of(BEFORE_COMBAT, FROST, 1, ALLIES));

    private Adventures() {}
}
