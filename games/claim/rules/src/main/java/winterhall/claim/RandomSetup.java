package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import winterhall.engine.Chance;
import winterhall.engine.Setting;
import winterhall.engine.Setup;

/// A random setup: any number of seats, any legal deck; sometimes expansions and rule variants.
final class RandomSetup {
    /// Each expansion is in play at one table in this many.
    private static final int EXPANSIONS = 2;

    /// Each other reading of a rule is chosen at one table in this many.
    private static final int READINGS = 5;

    private final Chance.Source source;

    RandomSetup(Chance.Source source) {
        this.source = source;
    }

    Setup draw() {
        int seats = source.below(4) < 2 ? 2 : source.pick(List.of(3, 4));
        List<Faction> deck = deck(seats);
        Setup setup = Setup.of("claim", seats).with("factions", words(deck));
        for (Setting setting : Rules.SETTINGS) {
            if (setting.kind() != Setting.Kind.SET && setting.seats().contains(seats)) {
                boolean expansion = setting.equals(Rules.ARTIFACTS) || setting.equals(Rules.LOCATIONS);
                if (!setting.equals(Rules.FIRE_LIMIT) && source.below(expansion ? EXPANSIONS : READINGS) == 0) {
                    String value = source.pick(setting.values());
                    setup = isSeatBeyond(value, seats) ? setup : setup.with(setting.key(), value);
                }
            }
        }
        if (FactionCards.of(deck, Printed.USUAL).fromFire() <= 1 && source.below(READINGS) == 0) {
            setup = setup.with(Rules.FIRE_LIMIT.key(), "forbid");
        }
        if (seats == 2 && source.below(READINGS) == 0) {
            setup = setup.with(Rules.LOCATION_TYPES.key(), words(buildings()));
        }
        if (deck.contains(Faction.POISONER) && source.below(READINGS) == 0) {
            setup = setup.with(Rules.TOXIC_SET.key(), words(toxics()));
        }
        return setup;
    }

    private List<Faction> deck(int seats) {
        var deck = new ArrayList<Faction>();
        var tens = new ArrayList<Faction>();
        for (Faction faction : Faction.values()) {
            (faction.sheet().pair().isPresent() ? deck : tens).add(faction);
        }
        Faction half = source.pick(deck.stream()
                .filter(one -> deck.indexOf(otherHalf(one)) > deck.indexOf(one))
                .toList());
        deck.retainAll(List.of(half, otherHalf(half)));
        for (int i = 0; i < Rules.tens(seats); i++) {
            deck.add(tens.remove(source.below(tens.size())));
        }
        return deck;
    }

    private static Faction otherHalf(Faction half) {
        return half.pair().orElseThrow();
    }

    /// One to three of the four locations.
    private List<Location> buildings() {
        var buildings = new ArrayList<>(List.of(Location.values()));
        int others = 1 + source.below(buildings.size() - 1);
        for (int i = 0; i < others; i++) {
            buildings.remove(source.below(buildings.size()));
        }
        return buildings;
    }

    private List<String> toxics() {
        return Stream.generate(() -> source.pick(Rules.TOXIC_SET.values()))
                .limit(Rules.TOXICS)
                .toList();
    }

    private static boolean isSeatBeyond(String value, int seats) {
        return value.matches("seat-\\d") && value.charAt(5) - '0' > seats;
    }

    private static String words(List<?> values) {
        return String.join(",", values.stream().map(Object::toString).toList());
    }
}
