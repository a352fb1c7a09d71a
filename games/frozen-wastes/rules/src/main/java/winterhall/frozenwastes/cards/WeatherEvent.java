package winterhall.frozenwastes.cards;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Verb;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Weather;

/// An adventure card that changes the weather and the rules for a while. (frozen-wastes:R109)
///
/// @param number against the one in play; the experience of its colour (frozen-wastes:R116)
/// @param terrains where it counts, for [Effect#LESS_FROST]
/// @param trait whom it makes stronger, for [Effect#HIGHER_VALUES] and [Effect#MORE_DAMAGE]
public record WeatherEvent(
        String id,
        String rule,
        Colour colour,
        int number,
        Weather weather,
        Effect effect,
        int amount,
        List<Terrain> terrains,
        Optional<Trait> trait)
        implements Sheet {
    /// What it does while it is in play; `amount` is the number in each of these.
    public enum Effect {
        /// How many cards Weik cities add in a Market step.
        WEIK_MARKET_CARDS,
        /// How many cards Onoit villages add in a Market step.
        ONOIT_MARKET_CARDS,
        /// How much more forage Items are sold for.
        FORAGE_SALE,
        /// How much less frost the terrains give in Survival.
        LESS_FROST,
        /// What healing costs in Weik cities.
        WEIK_HEALING_PRICE,
        /// How much Onoit villages heal for free.
        ONOIT_FREE_HEALING,
        /// How many more rumor tokens each defeated Challenge of the Event's colour gives.
        MORE_RUMORS,
        /// Challenges with the trait have higher values in all phases.
        HIGHER_VALUES,
        /// Challenges with the trait deal more damage where they deal any.
        MORE_DAMAGE,
        /// The most movement dice a party may roll. (frozen-wastes:RU112)
        MOST_DICE,
        /// What warming up costs in a Market step for each character with frost.
        WARMING_PRICE;

        @Override
        public String toString() {
            return Verb.of(this);
        }
    }

    public WeatherEvent {
        terrains = List.copyOf(terrains);
        Sheet.check(amount > 0, id, "amount", amount);
        Sheet.check(weather != Weather.PRINTED_TRACK, id, "weather", weather);
        Sheet.check((effect == Effect.LESS_FROST) != terrains.isEmpty(), id, "terrains", terrains);
        Sheet.check(
                (effect == Effect.HIGHER_VALUES || effect == Effect.MORE_DAMAGE) == trait.isPresent(),
                id,
                "trait",
                trait);
    }

    public static WeatherEvent of(String id, Colour colour, Weather weather, Effect effect, int amount) {
        return new WeatherEvent(
                id,
                "frozen-wastes:R110",
                colour,
                colour.experience(),
                weather,
                effect,
                amount,
                List.of(),
                Optional.empty());
    }

    public static WeatherEvent of(
            String id, Colour colour, Weather weather, Effect effect, int amount, Terrain... terrains) {
        return new WeatherEvent(
                id,
                "frozen-wastes:R110",
                colour,
                colour.experience(),
                weather,
                effect,
                amount,
                List.of(terrains),
                Optional.empty());
    }

    public static WeatherEvent of(String id, Colour colour, Weather weather, Effect effect, int amount, Trait trait) {
        return new WeatherEvent(
                id,
                "frozen-wastes:R110",
                colour,
                colour.experience(),
                weather,
                effect,
                amount,
                List.of(),
                Optional.of(trait));
    }
}
