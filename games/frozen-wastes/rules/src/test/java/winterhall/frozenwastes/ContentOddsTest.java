package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Isheim;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Terrain;

/// Map, dice and clue cards fit each other: heroes get somewhere, and the Princess is neither found at once nor never.
///
/// Counted here without the rules, by simple means and from a fixed seed. (frozen-wastes:L9)
class ContentOddsTest {
    private static final int ROLLS = 30;
    private static final int HANDS = 1000;

    private static final List<Neighbourhood> PLACES_OF_THE_PRINCESS = Isheim.MAP.hexes().stream()
            .filter(hex -> Isheim.at(hex).terrain().isPresent())
            .filter(hex -> Isheim.neighbours(hex).size() == 6)
            .filter(hex -> Isheim.neighbours(hex).stream().noneMatch(Isheim::isGreenVale))
            .map(Neighbourhood::of)
            .toList();

    private static final int GREEN_VALE = Isheim.number(Isheim.GREEN_VALE);

    /// Which spaces a face lets one enter. (frozen-wastes:R32)
    private static final boolean[][] OPEN_TO = new boolean[Face.ALL.size()][Isheim.SIZE];

    static {
        for (Face face : Face.ALL) {
            for (int space = 0; space < Isheim.SIZE; space++) {
                OPEN_TO[face.ordinal()][space] =
                        Isheim.at(Isheim.hex(space)).terrain().map(face::shows).orElse(true);
            }
        }
    }

    /// frozen-wastes:R31 frozen-wastes:R37
    @Test
    void aRollTakesAHeroAFewSpacesFar() {
        assertThat(spacesInReach(5)).isBetween(35.0, 50.0);
        assertThat(spacesInReach(4)).isBetween(22.0, 33.0);
    }

    /// The space one stands on counts, the forced step does not.
    private static double spacesInReach(int dice) {
        var random = new Random(1);
        long sum = 0;
        for (int i = 0; i < ROLLS; i++) {
            var roll = new ArrayList<Face>();
            for (int die = 0; die < dice; die++) {
                roll.add(Face.ALL.get(random.nextInt(Face.ALL.size())));
            }
            for (Hex start : Isheim.MAP.hexes()) {
                sum += Isheim.isGreenVale(start) ? 0 : reach(start, roll);
            }
        }
        return sum / (double) ROLLS / (Isheim.SIZE - 1);
    }

    private static int reach(Hex start, List<Face> roll) {
        int all = 1 << roll.size();
        var seen = new boolean[Isheim.SIZE * all];
        var spaces = new boolean[Isheim.SIZE];
        var open = new ArrayDeque<Integer>();
        open.add(Isheim.number(start) * all);
        seen[open.getFirst()] = true;
        while (!open.isEmpty()) {
            int state = open.removeFirst();
            int space = state / all;
            spaces[space] = true;
            if (space == GREEN_VALE) {
                continue;
            }
            for (int next : Isheim.around(space)) {
                for (int die = 0; die < roll.size(); die++) {
                    int spent = state % all | 1 << die;
                    boolean fits = OPEN_TO[roll.get(die).ordinal()][next];
                    if (spent != state % all && fits && !seen[next * all + spent]) {
                        seen[next * all + spent] = true;
                        open.add(next * all + spent);
                    }
                }
            }
        }
        int reached = 0;
        for (boolean space : spaces) {
            reached += space ? 1 : 0;
        }
        return reached;
    }

    /// frozen-wastes:R162
    @Test
    void sixClueCardsAreOftenTooFewAndEightAlmostAlwaysEnough() {
        assertThat(handsThatFindHer(6)).isBetween(0.35, 0.55);
        assertThat(handsThatFindHer(7)).isBetween(0.65, 0.85);
        assertThat(handsThatFindHer(8)).isGreaterThanOrEqualTo(0.88);
    }

    private static double handsThatFindHer(int cards) {
        var deck = new ArrayList<Clue>();
        Clue.ALL.forEach(clue -> deck.addAll(Collections.nCopies(clue.copies(), clue)));
        var random = new Random(2);
        int found = 0;
        for (int i = 0; i < HANDS; i++) {
            Collections.shuffle(deck, random);
            List<Symbol> symbols = deck.subList(0, cards).stream()
                    .flatMap(clue -> clue.symbols().stream())
                    .toList();
            found += PLACES_OF_THE_PRINCESS.stream().anyMatch(place -> covers(symbols, place)) ? 1 : 0;
        }
        return found / (double) HANDS;
    }

    /// Wild symbols stand for what is missing, surplus ones for towns.
    private static boolean covers(List<Symbol> symbols, Neighbourhood around) {
        int missing = 0;
        int surplus = 0;
        for (int terrain = 0; terrain < around.needs().length; terrain++) {
            int more = Collections.frequency(symbols, Symbol.ALL.get(terrain)) - around.needs()[terrain];
            missing += Math.max(0, -more);
            surplus += Math.max(0, more);
        }
        return missing + Math.max(0, around.towns() - surplus) <= Collections.frequency(symbols, Symbol.WILD);
    }

    /// How many of a space and its six neighbours have each terrain, and how many are towns.
    private record Neighbourhood(int[] needs, int towns) {
        static Neighbourhood of(Hex place) {
            var spaces = new ArrayList<>(Isheim.neighbours(place));
            spaces.add(place);
            var needs = new int[Terrain.values().length];
            spaces.forEach(hex -> Isheim.at(hex).terrain().ifPresent(terrain -> needs[terrain.ordinal()]++));
            return new Neighbourhood(
                    needs, (int) spaces.stream().filter(Isheim::isTown).count());
        }
    }
}
