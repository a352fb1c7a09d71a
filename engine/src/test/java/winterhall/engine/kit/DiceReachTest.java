package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// Spaces and dice are letters: the die `IWF` pays for I, W and F; a town `A` takes any die, the vale `G` too and
/// stops.
class DiceReachTest {

    private static final List<String> FACES = List.of("IWF", "IZ", "IWZ", "TMF", "TSM", "TSW");

    @Test
    void eachStepTakesADieThatShowsTheSpaceEntered() {
        SequencedMap<Hex, DiceReach.Way<String>> ways =
                over("A F T W").from(Hex.at(0, 0), List.of("IWF", "TMF", "TSW"));
        assertThat(ways).containsOnlyKeys(Hex.at(0, 0), Hex.at(0, 1), Hex.at(0, 2), Hex.at(0, 3));
        assertThat(ways.get(Hex.at(0, 3)))
                .isEqualTo(new DiceReach.Way<>(
                        List.of(Hex.at(0, 1), Hex.at(0, 2), Hex.at(0, 3)), List.of("IWF", "TMF", "TSW")));
    }

    @Test
    void aDieIsSpentOnlyOnce() {
        assertThat(over("A F F F").from(Hex.at(0, 0), List.of("IWF", "TMF", "TSW")))
                .containsOnlyKeys(Hex.at(0, 0), Hex.at(0, 1), Hex.at(0, 2));
    }

    @Test
    void equalDiceAreAsManyAsThereAre() {
        assertThat(over("A F F F F").from(Hex.at(0, 0), List.of("IWF", "IWF", "IWF")))
                .containsOnlyKeys(Hex.at(0, 0), Hex.at(0, 1), Hex.at(0, 2), Hex.at(0, 3));
    }

    @Test
    void aTownTakesTheDieThatNothingElseNeeds() {
        assertThat(over("T F A T").from(Hex.at(0, 0), List.of("IWF", "TMF", "TSW")))
                .containsKey(Hex.at(0, 3));
    }

    @Test
    void aLongerWayRoundMaySaveTheDieForTheLastStep() {
        DiceReach<String> reach = over("""
            ~  F  T
             A  M  I  M
            """);
        SequencedMap<Hex, DiceReach.Way<String>> ways = reach.from(Hex.at(1, 0), List.of("M", "F", "T", "I"));
        assertThat(ways)
                .containsEntry(
                        Hex.at(1, 2), new DiceReach.Way<>(List.of(Hex.at(1, 1), Hex.at(1, 2)), List.of("M", "I")));
        assertThat(ways)
                .containsEntry(
                        Hex.at(1, 3),
                        new DiceReach.Way<>(
                                List.of(Hex.at(0, 1), Hex.at(0, 2), Hex.at(1, 2), Hex.at(1, 3)),
                                List.of("F", "T", "I", "M")));
    }

    @Test
    void theStartComesFirstWithTheWayThatStays() {
        SequencedMap<Hex, DiceReach.Way<String>> ways = over("T T").from(Hex.at(0, 1), List.of("TSM"));
        assertThat(ways.firstEntry()).isEqualTo(Map.entry(Hex.at(0, 1), new DiceReach.Way<>(List.of(), List.of())));
        assertThat(over("T T").from(Hex.at(0, 1), List.of())).containsOnlyKeys(Hex.at(0, 1));
    }

    @Test
    void aStoppingSpaceCanBeEnteredButNotPassed() {
        assertThat(over("T G T").from(Hex.at(0, 0), List.of("TSM", "TSM", "TSM")))
                .containsOnlyKeys(Hex.at(0, 0), Hex.at(0, 1));
    }

    @Test
    void aStoppingSpaceMayBeTheStart() {
        assertThat(over("T G T").from(Hex.at(0, 1), List.of("TSM")))
                .containsOnlyKeys(Hex.at(0, 1), Hex.at(0, 0), Hex.at(0, 2));
    }

    @Test
    void comingBackToAStoppingStartEndsTheMovement() {
        assertThat(over("T G F").from(Hex.at(0, 1), List.of("TSM", "IZ", "TMF")))
                .containsOnlyKeys(Hex.at(0, 1), Hex.at(0, 0), Hex.at(0, 2));
        assertThat(over("T G I").from(Hex.at(0, 0), List.of("TSM", "IZ"))).doesNotContainKey(Hex.at(0, 2));
    }

    @Test
    void reachAgreesWithTryingEveryPathAndEveryOrderOfDice() {
        Seeds.forEach(150, random -> {
            HexMap<String> map = anyMap(random);
            Hex start = map.hexes().get(random.nextInt(map.size()));
            List<String> dice = anyDice(random, random.nextInt(5));
            Map<Hex, Integer> expected = new TreeMap<>();
            walk(map, start, dice, 0, expected);
            Map<Hex, Integer> found = new TreeMap<>();
            over(map)
                    .from(start, dice)
                    .forEach((hex, way) -> found.put(hex, way.dice().size()));
            assertThat(found).isEqualTo(expected);
        });
    }

    @Test
    void everyWayFoundCanBeWalked() {
        Seeds.forEach(300, random -> {
            HexMap<String> map = anyMap(random);
            Hex start = map.hexes().get(random.nextInt(map.size()));
            List<String> dice = anyDice(random, random.nextInt(7));
            over(map).from(start, dice).forEach((end, way) -> {
                List<String> unspent = new ArrayList<>(dice);
                Hex here = start;
                for (int step = 0; step < way.path().size(); step++) {
                    assertThat(step == 0 || !map.at(here).equals("G")).isTrue();
                    Hex next = way.path().get(step);
                    assertThat(map.neighbours(here)).contains(next);
                    assertThat(fits(way.dice().get(step), map.at(next))).isTrue();
                    assertThat(unspent.remove(way.dice().get(step))).isTrue();
                    here = next;
                }
                assertThat(here).isEqualTo(end);
            });
        });
    }

    @Test
    void hexesThatNeedFewerDiceComeFirst() {
        Seeds.forEach(100, random -> {
            HexMap<String> map = anyMap(random);
            assertThat(over(map).from(map.hexes().getFirst(), anyDice(random, 5)).sequencedValues().stream()
                            .map(way -> way.dice().size()))
                    .isSorted();
        });
    }

    @Test
    void theOrderOfTheDiceDoesNotChangeWhatIsInReach() {
        Seeds.forEach(100, random -> {
            HexMap<String> map = anyMap(random);
            Hex start = map.hexes().getFirst();
            List<String> dice = anyDice(random, 5);
            List<String> mixed = new ArrayList<>(dice);
            Collections.shuffle(mixed, random);
            assertThat(over(map).from(start, mixed).keySet())
                    .isEqualTo(over(map).from(start, dice).keySet());
        });
    }

    @Test
    void askingTwiceGivesTheSameWaysInTheSameOrder() {
        Seeds.forEach(50, random -> {
            HexMap<String> map = anyMap(random);
            List<String> dice = anyDice(random, 5);
            Hex start = map.hexes().getFirst();
            assertThat(List.copyOf(over(map).from(start, dice).sequencedEntrySet()))
                    .isEqualTo(List.copyOf(over(map).from(start, dice).sequencedEntrySet()));
        });
    }

    @Test
    void aStepListsEachEnterableNeighbourWithTheDiceThatPayForIt() {
        SequencedMap<Hex, List<String>> steps = over("""
            T  F  S
             I  Z  T
            """).steps(Hex.at(0, 1), List.of("TSM", "IWF", "IZ", "TMF"));
        assertThat(List.copyOf(steps.sequencedEntrySet()))
                .containsExactly(
                        Map.entry(Hex.at(0, 2), List.of("TSM")),
                        Map.entry(Hex.at(1, 1), List.of("IZ")),
                        Map.entry(Hex.at(1, 0), List.of("IWF", "IZ")),
                        Map.entry(Hex.at(0, 0), List.of("TSM", "TMF")));
    }

    @Test
    void equalDiceAreOfferedOnce() {
        assertThat(over("F T").steps(Hex.at(0, 0), List.of("TSM", "TMF", "TSM")))
                .containsExactly(Map.entry(Hex.at(0, 1), List.of("TSM", "TMF")));
    }

    @Test
    void aNeighbourNoDiePaysForIsNotListed() {
        assertThat(over("F Z").steps(Hex.at(0, 0), List.of("TSM"))).isEmpty();
    }

    @Test
    void stepsAreTheHexesInReachOfOneDie() {
        Seeds.forEach(100, random -> {
            HexMap<String> map = anyMap(random);
            Hex start = map.hexes().getFirst();
            List<String> dice = anyDice(random, 4);
            assertThat(over(map).steps(start, dice).keySet())
                    .containsExactlyElementsOf(over(map).from(start, dice).entrySet().stream()
                            .filter(entry -> entry.getValue().dice().size() == 1)
                            .map(Map.Entry::getKey)
                            .toList());
        });
    }

    @Test
    void tooManyDiceAreRefused() {
        assertThatThrownBy(() -> over("F T").from(Hex.at(0, 0), Collections.nCopies(13, "TSM")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("13 dice; a reach takes at most 12");
    }

    @Test
    void aStartOffTheMapIsRefused() {
        assertThatThrownBy(() -> over("F T").from(Hex.at(0, 2), List.of("TSM")))
                .hasMessageContaining("hex-0-2 is not on the map");
        assertThatThrownBy(() -> over("F T").steps(Hex.at(0, 2), List.of("TSM")))
                .hasMessageContaining("hex-0-2 is not on the map");
    }

    @Test
    void aWayThatDoesNotPayEachStepIsRefused() {
        assertThatThrownBy(() -> new DiceReach.Way<>(List.of(Hex.at(0, 0)), List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("1 steps paid with 0 dice; each step takes one die");
    }

    private static DiceReach<String> over(String grid) {
        return over(HexMap.read(grid, cell -> cell));
    }

    private static DiceReach<String> over(HexMap<String> map) {
        return DiceReach.over(map, DiceReachTest::fits, "G"::equals);
    }

    private static boolean fits(String die, String space) {
        return space.equals("A") || space.equals("G") || die.contains(space);
    }

    /// Some of a 4 by 4 grid.
    private static HexMap<String> anyMap(Random random) {
        List<String> kinds = List.of("F", "T", "I", "S", "W", "M", "Z", "A", "G");
        Map<Hex, String> spaces = new LinkedHashMap<>();
        spaces.put(Hex.at(0, 0), "T");
        for (int cell = 1; cell < 16; cell++) {
            if (random.nextInt(6) > 0) {
                spaces.put(Hex.at(cell / 4, cell % 4), kinds.get(random.nextInt(kinds.size())));
            }
        }
        return HexMap.of(spaces);
    }

    private static List<String> anyDice(Random random, int count) {
        List<String> dice = new ArrayList<>();
        for (int die = 0; die < count; die++) {
            dice.add(FACES.get(random.nextInt(FACES.size())));
        }
        return dice;
    }

    private static void walk(HexMap<String> map, Hex here, List<String> unspent, int spent, Map<Hex, Integer> least) {
        least.merge(here, spent, Math::min);
        if (spent > 0 && map.at(here).equals("G")) {
            return;
        }
        for (Hex next : map.hexes()) {
            for (int die = 0; here.distance(next) == 1 && die < unspent.size(); die++) {
                if (fits(unspent.get(die), map.at(next))) {
                    List<String> rest = new ArrayList<>(unspent);
                    rest.remove(die);
                    walk(map, next, rest, spent + 1, least);
                }
            }
        }
    }
}
