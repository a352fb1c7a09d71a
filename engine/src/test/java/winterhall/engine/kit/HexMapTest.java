package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HexMapTest {

    /// A lake in the middle, a vale (G) in the only gap on the east side, towns (A, B, C).
    private static final HexMap<String> ISLAND = map("""
        A  F  F  B
         F  ~  ~  G
        F  ~  F  C
        """);

    @Test
    void aGridIsReadRowByRowWithHolesLeftOut() {
        assertThat(ISLAND.size()).isEqualTo(9);
        assertThat(ISLAND.hexes())
                .extracting(Hex::toString)
                .containsExactly(
                        "hex-0-0", "hex-0-1", "hex-0-2", "hex-0-3", "hex-1-0", "hex-1-3", "hex-2-0", "hex-2-2",
                        "hex-2-3");
        assertThat(ISLAND.at(Hex.at(1, 3))).isEqualTo("G");
        assertThat(ISLAND.has(Hex.at(1, 1))).isFalse();
    }

    @Test
    void indentationEmptyLinesAndWideBlanksDoNotCount() {
        assertThat(map("\n  A F\n\n      ~. \t F\n\n")).isEqualTo(map("A F\n~ F"));
    }

    @Test
    void anUnknownCellIsRefusedWithLineColumnAndWhatWouldDo() {
        assertThatThrownBy(() -> HexMap.read("F F\n\n  F Qy F", HexMapTest::terrain))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("line 3, column 5: \"Qy\" is not a space for hex-1-1: terrains are F and T;"
                        + " or ~ where there is no space");
    }

    @Test
    void aGridWithoutASpaceIsRefused() {
        assertThatThrownBy(() -> map("\n ~ ~\n"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the grid has no space; write one row per line");
        assertThatThrownBy(() -> HexMap.of(Map.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one");
    }

    @Test
    void theOrderOfTheEntriesDoesNotMatter() {
        Seeds.forEach(20, random -> {
            List<Hex> mixed = new ArrayList<>(ISLAND.hexes());
            Collections.shuffle(mixed, random);
            Map<Hex, String> entries = new LinkedHashMap<>();
            mixed.forEach(hex -> entries.put(hex, ISLAND.at(hex)));
            HexMap<String> built = HexMap.of(entries);
            assertThat(built).isEqualTo(ISLAND).hasSameHashCodeAs(ISLAND);
            assertThat(built.hexes()).isEqualTo(ISLAND.hexes());
        });
    }

    @Test
    void mapsWithAnotherSpaceDiffer() {
        assertThat(map("F T")).isNotEqualTo(map("F F")).isNotEqualTo(map("F T ~ F"));
    }

    @Test
    void aMapMayHaveHexesOfNegativeRowsAndColumns() {
        HexMap<String> map = HexMap.of(Map.of(Hex.at(0, 0), "F", Hex.at(-1, -1), "T"));
        assertThat(map.neighbours(Hex.at(0, 0))).containsExactly(Hex.at(-1, -1));
    }

    @Test
    void neighboursAreThoseOnTheMapClockwiseFromTheEast() {
        assertThat(ISLAND.neighbours(Hex.at(1, 0))).containsExactly(Hex.at(2, 0), Hex.at(0, 0), Hex.at(0, 1));
    }

    @Test
    void aHexOffTheMapIsRefusedByName() {
        assertThatThrownBy(() -> ISLAND.at(Hex.at(9, 9)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("hex-9-9 is not on the map; its 9 spaces run from hex-0-0 to hex-2-3");
        assertThatThrownBy(() -> ISLAND.neighbours(Hex.at(1, 1))).hasMessageContaining("hex-1-1 is not on the map");
        assertThatThrownBy(() -> ISLAND.distance(Hex.at(0, 0), Hex.at(1, 1), HexMapTest::everywhere))
                .hasMessageContaining("hex-1-1 is not on the map");
        assertThatThrownBy(() -> ISLAND.nearest(Hex.at(1, 1), "A"::equals, HexMapTest::everywhere))
                .hasMessageContaining("hex-1-1 is not on the map");
    }

    @Test
    void distanceGoesAroundHoles() {
        assertThat(Hex.at(2, 0).distance(Hex.at(2, 2))).isEqualTo(2);
        assertThat(ISLAND.distance(Hex.at(2, 0), Hex.at(2, 2), HexMapTest::everywhere))
                .hasValue(7);
    }

    @Test
    void aSpaceThatCannotBePassedIsNoSteppingStone() {
        assertThat(ISLAND.distance(Hex.at(0, 3), Hex.at(2, 3), HexMapTest::everywhere))
                .hasValue(2);
        assertThat(ISLAND.distance(Hex.at(0, 3), Hex.at(2, 3), HexMapTest::notVale))
                .isEmpty();
    }

    @Test
    void aSpaceThatCannotBePassedMayStillBeEitherEnd() {
        assertThat(ISLAND.distance(Hex.at(1, 3), Hex.at(0, 0), HexMapTest::notVale))
                .hasValue(4);
        assertThat(ISLAND.distance(Hex.at(0, 0), Hex.at(1, 3), HexMapTest::notVale))
                .hasValue(4);
        assertThat(ISLAND.distance(Hex.at(1, 3), Hex.at(1, 3), HexMapTest::notVale))
                .hasValue(0);
    }

    @Test
    void distanceOnAMapIsTheSameBothWaysAndNeverBelowTheStraightOne() {
        Seeds.forEach(100, random -> {
            HexMap<Boolean> map = anyMap(random);
            Hex from = any(random, map.hexes());
            Hex to = any(random, map.hexes());
            OptionalInt there = map.distance(from, to, map::at);
            assertThat(there).isEqualTo(map.distance(to, from, map::at));
            there.ifPresent(steps -> assertThat(steps).isGreaterThanOrEqualTo(from.distance(to)));
        });
    }

    @Test
    void distanceAgreesWithRelaxingEveryStep() {
        Seeds.forEach(100, random -> {
            HexMap<Boolean> map = anyMap(random);
            Hex from = any(random, map.hexes());
            Map<Hex, Integer> steps = relaxed(map, from);
            for (Hex to : map.hexes()) {
                int far = steps.getOrDefault(to, -1);
                assertThat(map.distance(from, to, map::at))
                        .isEqualTo(far < 0 ? OptionalInt.empty() : OptionalInt.of(far));
            }
        });
    }

    @Test
    void theNearestGoalsAreAllThoseAtTheLeastDistance() {
        HexMap<String> line = map("A F F F A F A");
        assertThat(line.nearest(Hex.at(0, 2), "A"::equals, HexMapTest::everywhere))
                .containsExactly(Hex.at(0, 0), Hex.at(0, 4));
        assertThat(line.nearest(Hex.at(0, 5), "A"::equals, HexMapTest::everywhere))
                .containsExactly(Hex.at(0, 4), Hex.at(0, 6));
        assertThat(line.nearest(Hex.at(0, 3), "A"::equals, HexMapTest::everywhere))
                .containsExactly(Hex.at(0, 4));
    }

    @Test
    void aStartThatIsAGoalIsTheOnlyNearest() {
        assertThat(map("A A A").nearest(Hex.at(0, 1), "A"::equals, HexMapTest::everywhere))
                .containsExactly(Hex.at(0, 1));
    }

    @Test
    void aGoalThatCannotBeReachedIsNotNearest() {
        assertThat(ISLAND.nearest(Hex.at(2, 2), "B"::equals, HexMapTest::notVale))
                .isEmpty();
        assertThat(ISLAND.nearest(Hex.at(2, 2), "Z"::equals, HexMapTest::everywhere))
                .isEmpty();
    }

    @Test
    void nearestAgreesWithComparingAllDistances() {
        Seeds.forEach(100, random -> {
            HexMap<Boolean> map = anyMap(random);
            Hex from = any(random, map.hexes());
            int least = map.hexes().stream()
                    .filter(hex -> !map.at(hex))
                    .mapToInt(hex -> map.distance(from, hex, map::at).orElse(Integer.MAX_VALUE))
                    .min()
                    .orElse(0);
            List<Hex> expected = map.hexes().stream()
                    .filter(hex -> !map.at(hex))
                    .filter(hex -> map.distance(from, hex, map::at).equals(OptionalInt.of(least)))
                    .toList();
            assertThat(map.nearest(from, passable -> !passable, map::at)).isEqualTo(expected);
        });
    }

    private static boolean everywhere(Hex hex) {
        return true;
    }

    private static boolean notVale(Hex hex) {
        return !ISLAND.at(hex).equals("G");
    }

    private static HexMap<String> map(String grid) {
        return HexMap.read(grid, cell -> cell);
    }

    private static String terrain(String cell) {
        if (cell.equals("F") || cell.equals("T")) {
            return cell;
        }
        throw new IllegalArgumentException("terrains are F and T");
    }

    /// Some of a 6 by 6 grid; `true` spaces can be passed.
    private static HexMap<Boolean> anyMap(Random random) {
        Map<Hex, Boolean> spaces = new LinkedHashMap<>();
        spaces.put(Hex.at(0, 0), true);
        for (int cell = 0; cell < 36; cell++) {
            if (random.nextInt(4) > 0) {
                spaces.put(Hex.at(cell / 6 - 3, cell % 6 - 3), random.nextInt(4) > 0);
            }
        }
        return HexMap.of(spaces);
    }

    private static Hex any(Random random, List<Hex> hexes) {
        return hexes.get(random.nextInt(hexes.size()));
    }

    private static Map<Hex, Integer> relaxed(HexMap<Boolean> map, Hex from) {
        Map<Hex, Integer> steps = new LinkedHashMap<>();
        steps.put(from, 0);
        for (int round = 0; round < map.size(); round++) {
            for (Hex a : map.hexes()) {
                for (Hex b : map.hexes()) {
                    boolean leads = steps.containsKey(a) && (a.equals(from) || map.at(a)) && a.distance(b) == 1;
                    if (leads) {
                        steps.merge(b, steps.getOrDefault(a, 0) + 1, Math::min);
                    }
                }
            }
        }
        return steps;
    }
}
