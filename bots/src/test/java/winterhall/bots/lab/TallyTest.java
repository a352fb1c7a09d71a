package winterhall.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TallyTest {
    @Test
    void meanDeviationAndQuantilesComeFromAllValues() {
        Tally tally = of(2, 4, 4, 4, 5, 5, 7, 9);
        assertThat(tally.count("score")).isEqualTo(8);
        assertThat(tally.mean("score")).isEqualTo(5);
        assertThat(tally.deviation("score")).isCloseTo(2, within(1e-12));
        assertThat(tally.quantile("score", 0.125)).isEqualTo(2);
        assertThat(tally.quantile("score", 0.5)).isEqualTo(4);
        assertThat(tally.quantile("score", 1)).isEqualTo(9);
    }

    @Test
    void talliesAddUp() {
        Tally tally = of(1, 2);
        tally.add(of(2, 3));
        tally.add("matches", 4);
        assertThat(tally.sum("score")).isEqualTo(8);
        assertThat(tally.ratio("score", "matches")).isEqualTo(2);
    }

    @Test
    void whatWasNeverAddedHasNoMean() {
        assertThat(new Tally().mean("score")).isNaN();
        assertThat(new Tally().quantile("score", 0.5)).isNaN();
    }

    private static Tally of(int... scores) {
        var tally = new Tally();
        for (int score : scores) {
            tally.add("score", score);
        }
        return tally;
    }
}
