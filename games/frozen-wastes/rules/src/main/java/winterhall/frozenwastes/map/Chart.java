package winterhall.frozenwastes.map;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Catalogue;
import winterhall.engine.Verb;
import winterhall.engine.kit.Hex;

/// Isheim as a browser draws it: what [Isheim] is made of, item by item. No setup can change it.
public sealed interface Chart extends Catalogue.Item {
    List<Chart> ALL = Stream.of(Ground.ALL, Jewel.ALL, Settlement.ALL, Land.ALL)
            .<Chart>flatMap(List::stream)
            .toList();

    /// Whether a setup that names this printed value would change the map.
    static boolean hasValue(String name) {
        return ALL.stream().anyMatch(item -> name.startsWith(Verb.of(item.getClass()) + "." + item.id() + "."));
    }

    /// A kind of land, in the order of the weather track. (frozen-wastes:R36)
    record Ground(String id, String rule) implements Chart {
        static final List<Ground> ALL = Stream.of(Terrain.values())
                .map(terrain -> new Ground(terrain.toString(), "frozen-wastes:R36"))
                .toList();
    }

    /// A colour of jewels, the easiest first. (frozen-wastes:R121)
    ///
    /// @param experience what an adventure counter of this colour is worth
    record Jewel(String id, int experience, String rule) implements Chart {
        static final List<Jewel> ALL = Stream.of(Colour.values())
                .map(colour -> new Jewel(colour.toString(), colour.experience(), "frozen-wastes:R121"))
                .toList();
    }

    /// A town, in the order in which views list what is for sale there. (frozen-wastes:R135)
    ///
    /// @param cards how many cards a Market step adds there (frozen-wastes:R128)
    record Settlement(String id, Town.Kind people, int cards, String rule) implements Chart {
        static final List<Settlement> ALL = Stream.of(Town.values())
                .map(town ->
                        new Settlement(town.toString(), town.kind(), town.kind().cards(), "frozen-wastes:R135"))
                .toList();
    }

    /// A space, row by row from the north; one without terrain and town is Green Vale. (frozen-wastes:R5)
    ///
    /// @param id row and column, `9-13`
    /// @param town the id of its settlement
    /// @param under what lies under a town or Green Vale, for a table that has agreed on it (frozen-wastes:RU3)
    record Land(
            String id,
            Optional<Terrain> terrain,
            Optional<Colour> jewel,
            Optional<String> town,
            Optional<Terrain> under,
            String rule)
            implements Chart {
        static final List<Land> ALL = Isheim.MAP.hexes().stream().map(Land::of).toList();

        private static Land of(Hex hex) {
            Space space = Isheim.at(hex);
            return new Land(
                    hex.row() + "-" + hex.column(),
                    space.terrain(),
                    space.jewel(),
                    space.town().map(Town::toString),
                    space.terrain().isPresent() ? Optional.empty() : space.entry(true),
                    "frozen-wastes:R5");
        }
    }
}
