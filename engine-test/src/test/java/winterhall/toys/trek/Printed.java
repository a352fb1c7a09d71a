package winterhall.toys.trek;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Catalogue;
import winterhall.engine.Verb;

/// What is printed on tokens, allies and the price list, for texts and browsers. (trek:R3, R14, R24, R33)
final class Printed {
    static final Catalogue CATALOGUE = Catalogue.of(items());

    private Printed() {}

    /// @param ranged what a roll must reach from afar (trek:R19)
    /// @param melee what it must reach at close quarters, if the beast fights there (trek:R18)
    record Beast(
            String id, int tokens, int ranged, Optional<Integer> melee, int damage, int life, int gold, String rule)
            implements Catalogue.Item {}

    record Treasure(String id, int tokens, int worth, String rule) implements Catalogue.Item {}

    /// @param life how many wounds it bears
    /// @param rollBonus what it adds to the rolls of its hero
    record Ally(String id, int life, int rollBonus, int moreDice, int moreLife, String rule)
            implements Catalogue.Item {}

    record Ware(String id, int price, String rule) implements Catalogue.Item {}

    /// @param worth for how much gold a village takes it
    record Gear(String id, int worth, String rule) implements Catalogue.Item {}

    private static List<Catalogue.Item> items() {
        return Stream.<Stream<Catalogue.Item>>of(
                        Arrays.stream(winterhall.toys.trek.Beast.values()).map(Printed::of),
                        Arrays.stream(winterhall.toys.trek.Treasure.values())
                                .map(treasure -> new Treasure(
                                        treasure.toString(), treasure.tokens(), treasure.worth(), "trek:R3")),
                        Arrays.stream(winterhall.toys.trek.Ally.values()).map(Printed::of),
                        Arrays.stream(winterhall.toys.trek.Ware.values())
                                .map(ware -> new Ware(ware.toString(), ware.price(), "trek:R14")),
                        Arrays.stream(winterhall.toys.trek.Gear.values())
                                .map(gear -> new Gear(Verb.of(gear), gear.worth(), "trek:R33")))
                .flatMap(all -> all)
                .toList();
    }

    private static Beast of(winterhall.toys.trek.Beast beast) {
        return new Beast(
                beast.toString(),
                beast.tokens(),
                beast.value(Phase.RANGED),
                Optional.of(Phase.MELEE).filter(beast::fights).map(beast::value),
                beast.damage(),
                beast.life(),
                beast.gold(),
                "trek:R3");
    }

    private static Ally of(winterhall.toys.trek.Ally ally) {
        return new Ally(ally.toString(), ally.life(), ally.rollBonus(), ally.moreDice(), ally.moreLife(), "trek:R24");
    }
}
