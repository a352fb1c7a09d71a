package winterhall.frozenwastes.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.kit.Hex;

/// Where dice lead, against a search that tries every path. (frozen-wastes:R31–R35)
class ReachTest {
    private static final int CASES = Integer.getInteger("reach.cases", 2000);

    /// @param townsAreTerrain whether towns and Green Vale take a die of what lies under them (frozen-wastes:RU3)
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void reachesWhatTryingEveryPathReachesWithAsFewDice(boolean townsAreTerrain) {
        Random random = new Random(1);
        for (int i = 0; i < CASES; i++) {
            Hex start = Isheim.MAP.hexes().get(random.nextInt(Isheim.SIZE));
            List<Face> dice = dice(random);
            var tried = new TreeMap<Hex, Integer>();
            tryEveryPath(start, start, dice, 0, townsAreTerrain, tried);
            tried.remove(start);
            Reach reach = Reach.of(start, dice, List.of(), townsAreTerrain);
            var found = new TreeMap<Hex, Integer>();
            for (Hex hex : reach.spaces()) {
                if (!hex.equals(start)) {
                    found.put(hex, checked(start, hex, dice, reach.way(hex), townsAreTerrain));
                }
            }
            assertThat(found).as("%s with %s", start, dice).isEqualTo(tried);
        }
    }

    /// Terrain that any die pays for. (frozen-wastes:K22)
    @Test
    void entersSomeTerrainWithAnyDie() {
        Hex start = Hex.at(9, 4);
        List<Face> dice = List.of(Face.TUNDRA_SNOWDRIFT_FOREST);
        assertThat(Reach.of(start, dice, List.of(), false).has(Hex.at(9, 3))).isFalse();
        assertThat(Reach.of(start, dice, List.of(Terrain.ICE), false).has(Hex.at(9, 3)))
                .isTrue();
    }

    private static List<Face> dice(Random random) {
        var dice = new ArrayList<Face>();
        int count = random.nextInt(6);
        for (int die = 0; die < count; die++) {
            dice.add(Face.ALL.get(random.nextInt(Face.ALL.size())));
        }
        return dice;
    }

    /// How many dice the way takes, if every step of it is legal.
    private static int checked(Hex start, Hex goal, List<Face> dice, Reach.Way way, boolean townsAreTerrain) {
        assertThat(way.path()).last().isEqualTo(goal);
        var left = new ArrayList<>(dice);
        Hex here = start;
        for (int step = 0; step < way.path().size(); step++) {
            Hex next = way.path().get(step);
            Face die = way.dice().get(step);
            assertThat(Isheim.areAdjacent(here, next)).isTrue();
            assertThat(left.remove(die)).isTrue();
            assertThat(pays(die, next, townsAreTerrain)).isTrue();
            assertThat(step > 0 && Isheim.isGreenVale(here)).isFalse();
            here = next;
        }
        return way.path().size();
    }

    private static boolean pays(Face die, Hex to, boolean townsAreTerrain) {
        Optional<Terrain> terrain = Isheim.at(to).terrain();
        Optional<Terrain> under = Isheim.town(to).map(Town::ground).or(() -> Optional.of(Terrain.WASTES));
        return (townsAreTerrain ? terrain.or(() -> under) : terrain)
                .map(die::shows)
                .orElse(true);
    }

    private static void tryEveryPath(
            Hex start, Hex here, List<Face> dice, int steps, boolean townsAreTerrain, TreeMap<Hex, Integer> tried) {
        tried.merge(here, steps, Math::min);
        if (steps > 0 && Isheim.isGreenVale(here)) {
            return;
        }
        for (Hex next : Isheim.neighbours(here)) {
            for (int die = 0; die < dice.size(); die++) {
                Face face = dice.get(die);
                if (pays(face, next, townsAreTerrain)) {
                    var left = new ArrayList<>(dice);
                    left.remove(die);
                    tryEveryPath(start, next, left, steps + 1, townsAreTerrain, tried);
                }
            }
        }
    }
}
