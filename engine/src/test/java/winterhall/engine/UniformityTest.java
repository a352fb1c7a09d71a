package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Both kinds of chance favour nothing. The seeds are fixed, so these tests never fail by bad luck.
class UniformityTest {
    /// Fair chance goes further about three times in a million; some 130 samples are taken here.
    private static final double MOST = 4.5;

    static Stream<Chance> chances() {
        return Stream.of(
                new QuickChance(1),
                new QuickChance(20417).split(3),
                SecretChance.of(new byte[64]),
                SecretChance.derive(new byte[64], List.of(new byte[] {1})));
    }

    @ParameterizedTest
    @MethodSource("chances")
    void everyNumberComesEquallyOften(Chance chance) {
        var source = chance.source("numbers");
        for (int bound = 2; bound <= 20; bound++) {
            int[] seen = new int[bound];
            for (int i = 0; i < 2000 * bound; i++) {
                seen[source.below(bound)]++;
            }
            assertThat(deviation(seen))
                    .as("bound %d: %s", bound, Arrays.toString(seen))
                    .isLessThan(MOST);
        }
    }

    /// With 3·2^29 values out of 2^32, careless code draws a third of them half as often again.
    @ParameterizedTest
    @MethodSource("chances")
    void awkwardBoundsAreFairToo(Chance chance) {
        for (int bound : List.of(3 << 29, Integer.MAX_VALUE, (1 << 30) + 1, 3 << 28)) {
            var source = chance.source("awkward");
            int[] parts = new int[9];
            int[] remainders = new int[3];
            for (int i = 0; i < 30_000; i++) {
                int number = source.below(bound);
                assertThat(number).isBetween(0, bound - 1);
                parts[(int) (9L * number / bound)]++;
                remainders[number % 3]++;
            }
            assertThat(deviation(parts))
                    .as("bound %d: %s", bound, Arrays.toString(parts))
                    .isLessThan(MOST);
            assertThat(deviation(remainders))
                    .as("bound %d: %s", bound, Arrays.toString(remainders))
                    .isLessThan(MOST);
        }
    }

    @ParameterizedTest
    @MethodSource("chances")
    void everyOrderOfFourComesEquallyOften(Chance chance) {
        var source = chance.source("orders");
        int[] seen = new int[256];
        for (int i = 0; i < 48_000; i++) {
            int[] order = source.order(4);
            seen[order[0] << 6 | order[1] << 4 | order[2] << 2 | order[3]]++;
        }
        int[] reached = IntStream.of(seen).filter(times -> times > 0).toArray();
        assertThat(reached).hasSize(24);
        assertThat(deviation(reached)).as(Arrays.toString(reached)).isLessThan(MOST);
    }

    @ParameterizedTest
    @MethodSource("chances")
    void anOrderHoldsEveryNumberOnce(Chance chance) {
        var source = chance.source("orders");
        for (int n = 0; n < 80; n++) {
            assertThat(IntStream.of(source.order(n)).sorted().toArray())
                    .isEqualTo(IntStream.range(0, n).toArray());
        }
    }

    @ParameterizedTest
    @MethodSource("chances")
    void everyCandidateIsPickedEquallyOften(Chance chance) {
        var source = chance.source("picks");
        var candidates = List.of("axe", "bow", "club", "dirk", "epee");
        int[] seen = new int[5];
        for (int i = 0; i < 10_000; i++) {
            seen[candidates.indexOf(source.pick(candidates))]++;
        }
        assertThat(deviation(seen)).as(Arrays.toString(seen)).isLessThan(MOST);
    }

    @Test
    void anUnfairDieWouldBeNoticed() {
        assertThat(deviation(new int[] {2200, 2000, 1800})).isGreaterThan(MOST);
        assertThat(deviation(new int[] {2050, 2000, 1950})).isLessThan(MOST);
    }

    /// Chi-square as standard deviations of a normal distribution (Wilson and Hilferty), which holds for small bounds
    /// too.
    private static double deviation(int[] seen) {
        double expected = IntStream.of(seen).average().orElseThrow();
        double square = IntStream.of(seen)
                .mapToDouble(times -> (times - expected) * (times - expected) / expected)
                .sum();
        double freedom = seen.length - 1;
        double spread = 2 / (9 * freedom);
        return (Math.cbrt(square / freedom) - (1 - spread)) / Math.sqrt(spread);
    }
}
