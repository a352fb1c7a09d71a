package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Item;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Town;

/// The map of Isheim has what any map of this game must have. (frozen-wastes:L6)
class ContentMapTest {
    private static int distance(Hex from, Hex to) {
        return Isheim.MAP
                .distance(from, to, hex -> !Isheim.isGreenVale(hex))
                .orElseThrow(() -> new AssertionError("no way from " + from + " to " + to));
    }

    private static int distanceToTown(Hex from) {
        return Isheim.TOWNS.stream()
                .mapToInt(town -> distance(from, town))
                .min()
                .orElseThrow();
    }

    private static List<Hex> jewels(Colour colour) {
        return Isheim.JEWELS.stream()
                .filter(hex -> Isheim.at(hex).jewel().equals(Optional.of(colour)))
                .toList();
    }

    private static List<Hex> spacesOf(Terrain terrain) {
        return Isheim.MAP.hexes().stream()
                .filter(hex -> Isheim.at(hex).terrain().equals(Optional.of(terrain)))
                .toList();
    }

    private static List<Object> around(Hex hex) {
        return Isheim.neighbours(hex).stream()
                .map(Isheim::at)
                .<Object>map(
                        space -> space.terrain().<Object>map(terrain -> terrain).orElse(space.town()))
                .toList();
    }

    /// frozen-wastes:RU3
    @Test
    void whatLiesUnderATownIsWhatMostSpacesAroundItHave() {
        assertThat(Isheim.TOWNS).allSatisfy(this::isLikeItsNeighbours);
        isLikeItsNeighbours(Isheim.GREEN_VALE);
    }

    private void isLikeItsNeighbours(Hex town) {
        var counts = new EnumMap<Terrain, Integer>(Terrain.class);
        Isheim.neighbours(town)
                .forEach(hex -> Isheim.at(hex).terrain().ifPresent(terrain -> counts.merge(terrain, 1, Integer::sum)));
        Terrain under = Isheim.at(town).entry(true).orElseThrow();
        int most = counts.remove(under);
        assertThat(counts.values()).allMatch(count -> count < most);
        assertThat(Isheim.at(town).entry(false)).isEmpty();
    }

    /// frozen-wastes:C1
    @Test
    void everySpaceIsReachedWithoutGreenVale() {
        Hex start = Isheim.TOWNS.getFirst();
        assertThat(Isheim.MAP.hexes())
                .allSatisfy(hex -> assertThat(distance(start, hex)).isNotNegative());
    }

    /// frozen-wastes:C2
    @Test
    void eachTerrainHasItsShare() {
        assertThat(Isheim.SIZE).isBetween(190, 215);
        assertThat(Isheim.SIZE).isEqualTo(200);
        assertThat(List.of(Terrain.values()).stream()
                        .map(terrain -> spacesOf(terrain).size()))
                .containsExactly(28, 37, 22, 39, 22, 17, 27);
        assertThat(Isheim.TOWNS).hasSize(Town.values().length);
    }

    /// frozen-wastes:C3
    @Test
    void townsHaveRoomAndGreenValeLiesInTheMiddleOfTheWastes() {
        assertThat(Isheim.TOWNS)
                .allSatisfy(town -> assertThat(Isheim.neighbours(town)).hasSizeGreaterThanOrEqualTo(2));
        List<Hex> around = Isheim.neighbours(Isheim.GREEN_VALE);
        assertThat(around).hasSize(6).noneMatch(Isheim::isTown);
        assertThat(around.stream().filter(Isheim.JEWELS::contains).count()).isLessThanOrEqualTo(1);
    }

    /// frozen-wastes:C4
    @Test
    void greenValeIsFarFromTheSouthAndNotFarFromVrede() {
        assertThat(Isheim.TOWNS)
                .allSatisfy(
                        town -> assertThat(distance(town, Isheim.GREEN_VALE)).isGreaterThanOrEqualTo(5));
        assertThat(distance(Isheim.place(Town.VREDE), Isheim.GREEN_VALE)).isLessThanOrEqualTo(6);
        assertThat(List.of(Town.SERAGART, Town.IAGART))
                .allSatisfy(town -> assertThat(distance(Isheim.place(town), Isheim.GREEN_VALE))
                        .isGreaterThanOrEqualTo(10));
    }

    /// frozen-wastes:C5
    @Test
    void nowhereIsTooFarFromATown() {
        assertThat(Isheim.MAP.hexes())
                .allSatisfy(hex -> assertThat(distanceToTown(hex)).isLessThanOrEqualTo(8));
        assertThat(jewels(Colour.GREEN))
                .allSatisfy(hex -> assertThat(distanceToTown(hex)).isLessThanOrEqualTo(4));
    }

    /// frozen-wastes:C6
    @Test
    void harderJewelsLieFartherFromTowns() {
        assertThat(meanDistance(Colour.GREEN)).isLessThanOrEqualTo(3);
        assertThat(meanDistance(Colour.YELLOW)).isLessThanOrEqualTo(3);
        assertThat(meanDistance(Colour.BLUE)).isLessThanOrEqualTo(3.5);
        assertThat(meanDistance(Colour.RED)).isBetween(3.5, 4.5);
    }

    private static double meanDistance(Colour colour) {
        return jewels(colour).stream()
                .mapToInt(ContentMapTest::distanceToTown)
                .average()
                .orElseThrow();
    }

    /// frozen-wastes:C7
    @Test
    void thePrincessCanBeInManyPlaces() {
        long places = Isheim.MAP.hexes().stream()
                .filter(hex -> Isheim.at(hex).terrain().isPresent())
                .filter(hex -> Isheim.neighbours(hex).size() == 6)
                .filter(hex -> Isheim.neighbours(hex).stream().noneMatch(Isheim::isGreenVale))
                .count();
        assertThat(places).isEqualTo(131);
    }

    /// frozen-wastes:C8
    @Test
    void thePlacesOfTheWorkedExamplesExist() {
        Hex legend = Hex.at(9, 13);
        assertThat(Isheim.at(legend).terrain()).contains(Terrain.MOUNTAIN);
        assertThat(Isheim.at(legend).jewel()).contains(Colour.BLUE);
        assertThat(around(legend))
                .containsExactlyInAnyOrder(
                        Terrain.MOUNTAIN,
                        Terrain.MOUNTAIN,
                        Terrain.TUNDRA,
                        Terrain.TUNDRA,
                        Terrain.TUNDRA,
                        Terrain.FJORD);
        Hex princess = Hex.at(6, 15);
        assertThat(Isheim.at(princess).terrain()).contains(Terrain.SNOWDRIFT);
        assertThat(around(princess))
                .containsExactlyInAnyOrder(
                        Terrain.SNOWDRIFT,
                        Terrain.SNOWDRIFT,
                        Terrain.WASTES,
                        Terrain.TUNDRA,
                        Terrain.TUNDRA,
                        Optional.of(Town.WEIKGART));
    }

    /// frozen-wastes:C9
    @Test
    void everyTownHasAdventuresInReach() {
        assertThat(Isheim.TOWNS).allSatisfy(town -> {
            assertThat(Isheim.JEWELS.stream().filter(jewel -> distance(town, jewel) <= 4))
                    .hasSizeGreaterThanOrEqualTo(4);
            if (!town.equals(Isheim.place(Town.VREDE))) {
                assertThat(jewels(Colour.GREEN).stream().filter(jewel -> distance(town, jewel) <= 5))
                        .hasSizeGreaterThanOrEqualTo(2);
            }
        });
    }

    /// frozen-wastes:C10
    @Test
    void jewelsLieScattered() {
        assertThat(Isheim.JEWELS).noneMatch(Isheim::isTown);
        assertThat(Isheim.JEWELS)
                .allSatisfy(jewel -> assertThat(group(jewel, new HashSet<>())).hasSizeLessThanOrEqualTo(4));
    }

    private static Set<Hex> group(Hex jewel, Set<Hex> found) {
        if (found.add(jewel)) {
            Isheim.neighbours(jewel).stream().filter(Isheim.JEWELS::contains).forEach(next -> group(next, found));
        }
        return found;
    }

    /// frozen-wastes:C11
    @Test
    void thereAre48Jewels() {
        assertThat(List.of(Colour.values()).stream()
                        .map(colour -> jewels(colour).size()))
                .containsExactly(16, 13, 12, 7);
    }

    /// frozen-wastes:C12
    @Test
    void everyLegendCanBeDiscoveredOnEveryJewelOfItsColour() {
        for (Colour colour : Colour.values()) {
            int level = Printed.SHEETS.stream()
                    .mapToInt(sheet -> switch (sheet) {
                        case Item item when item.colour().equals(Optional.of(colour)) -> item.level();
                        case Ally ally when ally.colour().equals(Optional.of(colour)) -> ally.level();
                        default -> 0;
                    })
                    .max()
                    .orElseThrow();
            assertThat(jewels(colour))
                    .allSatisfy(jewel -> assertThat(
                                    Isheim.neighbours(jewel).stream().filter(hex -> !Isheim.isGreenVale(hex)))
                            .hasSizeGreaterThanOrEqualTo(level - 1));
        }
    }
}
