package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Verb;

/// An adventure card that changes the weather and the rules for a while. (frozen-wastes:R109)
///
/// @param number against the one in play; the experience of its colour (frozen-wastes:R116)
/// @param terrains where it counts, for [Kind#LESS_FROST]
/// @param trait whom it makes stronger, for [Kind#HIGHER_VALUES] and [Kind#MORE_DAMAGE]
public record WeatherEvent(
        String id,
        String rule,
        Colour colour,
        int number,
        Weather weather,
        Kind kind,
        int amount,
        List<Terrain> terrains,
        Optional<Trait> trait)
        implements Sheet {
    /// What it does while it is in play.
    public enum Kind {
        /// Weik cities add so many cards in a Market step.
        WEIK_MARKET_CARDS,
        /// Onoit villages add so many cards in a Market step.
        ONOIT_MARKET_CARDS,
        /// Forage Items are sold for so much more.
        FORAGE_SALE,
        /// The terrains give so much less frost in Survival.
        LESS_FROST,
        /// Healing in Weik cities costs so much.
        WEIK_HEALING_PRICE,
        /// Onoit villages heal so much for free.
        ONOIT_FREE_HEALING,
        /// So many more rumor tokens for each defeated Challenge of the Event's colour.
        MORE_RUMORS,
        /// Challenges with the trait have higher values in all phases.
        HIGHER_VALUES,
        /// Challenges with the trait deal more damage where they deal any.
        MORE_DAMAGE,
        /// At most so many movement dice. (frozen-wastes:RU112)
        MOST_DICE,
        /// Warming up in a Market step costs so much for each character with frost.
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
        Sheet.check((kind == Kind.LESS_FROST) != terrains.isEmpty(), id, "terrains", terrains);
        Sheet.check((kind == Kind.HIGHER_VALUES || kind == Kind.MORE_DAMAGE) == trait.isPresent(), id, "trait", trait);
    }

    static WeatherEvent of(String id, Colour colour, Weather weather, Kind kind, int amount) {
        return new WeatherEvent(
                id,
                "frozen-wastes:R110",
                colour,
                colour.experience(),
                weather,
                kind,
                amount,
                List.of(),
                Optional.empty());
    }

    static WeatherEvent of(String id, Colour colour, Weather weather, Kind kind, int amount, Terrain... terrains) {
        return new WeatherEvent(
                id,
                "frozen-wastes:R110",
                colour,
                colour.experience(),
                weather,
                kind,
                amount,
                List.of(terrains),
                Optional.empty());
    }

    static WeatherEvent of(String id, Colour colour, Weather weather, Kind kind, int amount, Trait trait) {
        return new WeatherEvent(
                id,
                "frozen-wastes:R110",
                colour,
                colour.experience(),
                weather,
                kind,
                amount,
                List.of(),
                Optional.of(trait));
    }
}
