package winterhall.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MatchingTest {

    @Test
    void everyLeftThingGetsAnAllowedRightThingOfItsOwn() {
        Seeds.forEach(300, random -> {
            int left = random.nextInt(40);
            int right = random.nextInt(200);
            boolean[][] allowed = any(random, left, right, random.nextDouble());
            find(random, allowed, right).ifPresent(answer -> assertFits(answer, allowed));
        });
    }

    @Test
    void thereIsAnAnswerExactlyIfTryingEverythingFindsOne() {
        Seeds.forEach(3000, random -> {
            int left = random.nextInt(7);
            int right = random.nextInt(8);
            boolean[][] allowed = any(random, left, right, 0.1 + 0.6 * random.nextDouble());
            assertThat(find(random, allowed, right).isPresent()).isEqualTo(possible(allowed, 0, 0));
        });
    }

    @Test
    void aHiddenFullAssignmentIsAlwaysFound() {
        Seeds.forEach(200, random -> {
            int size = 1 + random.nextInt(128);
            int[] hidden = Seeds.permutation(random, size);
            boolean[][] allowed = any(random, size, size, 2.0 / size);
            for (int thing = 0; thing < size; thing++) {
                allowed[thing][hidden[thing]] = true;
            }
            Optional<int[]> answer = find(random, allowed, size);
            assertThat(answer).isPresent();
            assertFits(answer.orElseThrow(), allowed);
        });
    }

    @Test
    void aLongChainOfPushesIsFollowedToItsEnd() {
        // Thing n may have place n or n + 1, the last thing only place 0: everybody must move on.
        int size = 128;
        Optional<int[]> answer = Matching.find(
                size, size, (thing, place) -> thing == size - 1 ? place == 0 : place == thing || place == thing + 1);
        assertThat(answer.orElseThrow()[size - 1]).isZero();
        assertThat(answer.orElseThrow()[0]).isEqualTo(1);
        assertThat(answer.orElseThrow()[size - 2]).isEqualTo(size - 1);
    }

    @Test
    void theFirstInTheOrderGetsTheFirstPlaceItMayHave() {
        assertThat(Matching.find(2, 3, (thing, place) -> true, new int[] {1, 0}))
                .hasValueSatisfying(answer -> assertThat(answer).containsExactly(1, 0));
        assertThat(Matching.find(2, 3, (thing, place) -> true))
                .hasValueSatisfying(answer -> assertThat(answer).containsExactly(0, 1));
    }

    @Test
    void equalArgumentsGiveEqualAnswers() {
        Seeds.forEach(100, random -> {
            boolean[][] allowed = any(random, 20, 25, 0.3);
            int[] order = Seeds.permutation(random, 20);
            int[] first = Matching.find(20, 25, (l, r) -> allowed[l][r], order).orElse(new int[0]);
            int[] second = Matching.find(20, 25, (l, r) -> allowed[l][r], order).orElse(new int[0]);
            assertThat(first).isEqualTo(second);
        });
    }

    @Test
    void nothingToPlaceIsPlaced() {
        assertThat(Matching.find(0, 5, (thing, place) -> false))
                .hasValueSatisfying(answer -> assertThat(answer).isEmpty());
        assertThat(Matching.find(0, 0, (thing, place) -> false)).isPresent();
    }

    @Test
    void moreThingsThanPlacesDoNotFit() {
        assertThat(Matching.find(3, 2, (thing, place) -> true)).isEmpty();
    }

    @Test
    void eachPairIsAskedAtMostOnce() {
        int[][] asked = new int[9][70];
        Matching.find(9, 70, (thing, place) -> asked[thing][place]++ == 0 && place % 8 == 0);
        assertThat(Arrays.stream(asked).flatMapToInt(Arrays::stream)).allMatch(times -> times <= 1);
    }

    @Test
    void anOrderThatLeavesOutOrRepeatsAThingIsRefused() {
        for (int[] wrong : List.of(new int[] {0}, new int[] {0, 0}, new int[] {0, 2}, new int[] {0, 1, 2})) {
            assertThatThrownBy(() -> Matching.find(2, 2, (thing, place) -> true, wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageEndingWith(" is not an order of 2 things; name each from 0 below 2 once");
        }
    }

    @Test
    void sizesBelowZeroAreRefused() {
        assertThatThrownBy(() -> Matching.find(-1, 2, (thing, place) -> true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot match -1 things with 2; both must be 0 or more");
        assertThatThrownBy(() -> Matching.find(0, -2, (thing, place) -> true))
                .hasMessageContaining("both must be 0 or more");
    }

    /// Space 0 is the occupied one; terrains are letters, `A` a town, `*` a wild symbol. (frozen-wastes:R152)
    @Test
    void tokensStandForTheOccupiedSpaceAndDifferentNeighbours() {
        String spaces = "MMMTTTF";
        assertThat(coversOccupied("MTTF", spaces)).isTrue();
        assertThat(coversOccupied("MTFF", spaces)).isFalse();
        assertThat(coversOccupied("MTF*", spaces)).isTrue();
        assertThat(coversOccupied("TTTF", spaces)).isFalse();
        assertThat(coversOccupied("*TTT", spaces)).isTrue();
        assertThat(coversOccupied("MMMM", spaces)).isFalse();
        assertThat(coversOccupied("MMM*", spaces)).isTrue();
        assertThat(coversOccupied("MTTI", spaces)).isFalse();
    }

    /// (frozen-wastes:R162)
    @Test
    void sevenSymbolsStandForTheSevenSpacesAndOthersStayOver() {
        String spaces = "SSSZTTA";
        assertThat(coversAll("FZTS**SS", spaces)).isTrue();
        assertThat(coversAll("FZTSSS", spaces)).isFalse();
        assertThat(coversAll("MZTTSSS", spaces)).isTrue();
    }

    private static boolean coversOccupied(String tokens, String spaces) {
        for (int occupying = 0; occupying < tokens.length(); occupying++) {
            int first = occupying;
            if (Matching.find(
                            tokens.length(),
                            spaces.length(),
                            (token, space) -> (token == first) == (space == 0)
                                    && standsFor(tokens.charAt(token), spaces.charAt(space)))
                    .isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static boolean coversAll(String symbols, String spaces) {
        return Matching.find(
                        spaces.length(),
                        symbols.length(),
                        (space, symbol) -> standsFor(symbols.charAt(symbol), spaces.charAt(space)))
                .isPresent();
    }

    private static boolean standsFor(char symbol, char space) {
        return symbol == space || symbol == '*' || space == 'A';
    }

    private static Optional<int[]> find(Random random, boolean[][] allowed, int right) {
        int[] order = Seeds.permutation(random, allowed.length);
        return Matching.find(allowed.length, right, (thing, place) -> allowed[thing][place], order);
    }

    private static void assertFits(int[] answer, boolean[][] allowed) {
        assertThat(answer).hasSize(allowed.length).doesNotHaveDuplicates();
        for (int thing = 0; thing < answer.length; thing++) {
            assertThat(allowed[thing][answer[thing]]).isTrue();
        }
    }

    private static boolean[][] any(Random random, int left, int right, double density) {
        boolean[][] allowed = new boolean[left][right];
        for (boolean[] row : allowed) {
            for (int place = 0; place < right; place++) {
                row[place] = random.nextDouble() < density;
            }
        }
        return allowed;
    }

    private static boolean possible(boolean[][] allowed, int thing, int taken) {
        if (thing == allowed.length) {
            return true;
        }
        for (int place = 0; place < allowed[thing].length; place++) {
            if (allowed[thing][place]
                    && (taken >> place & 1) == 0
                    && possible(allowed, thing + 1, taken | 1 << place)) {
                return true;
            }
        }
        return false;
    }
}
