package winterhall.frozenwastes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.bots.lab.Lab;
import winterhall.bots.lab.LabReport;
import winterhall.bots.lab.Row;
import winterhall.bots.lab.Series;
import winterhall.engine.Setup;
import winterhall.frozenwastes.FrozenWastes;

class FrozenWastesStatisticsTest {
    private static final List<Series> TWO = List.of(new Series("2 seats", Setup.of("frozen-wastes", 2)));

    @Test
    void everyNumberOfSeatsIsAColumn() {
        assertThat(new FrozenWastesStatistics().series())
                .extracting(Series::name)
                .containsExactly("1 seats", "2 seats", "3 seats", "4 seats", "5 seats", "6 seats");
    }

    @Test
    void everyMatchEndsInOneWayAndNoFigureIsCountedTwice() throws InterruptedException {
        var game = new FrozenWastes();
        LabReport report = new Lab<>(
                        game, Lab.statisticsOf(game), TWO, Bots.named("greedy", game), () -> Budget.ofIterations(1), 1)
                .run(4, 2, _ -> {});
        double ways = value(report, "wins with the Princess")
                + value(report, "wins over Arshan")
                + value(report, "matches that run out of time");
        assertThat(ways).isCloseTo(1, within(1e-9));
        assertThat(value(report, "– green, defeated")).isBetween(0.5, 1.0);
        assertThat(report.rows().stream().map(Row::title).collect(Collectors.toSet()))
                .hasSameSizeAs(report.rows());
    }

    private static double value(LabReport report, String title) {
        return report.rows().stream()
                .filter(row -> row.title().equals(title))
                .findFirst()
                .orElseThrow()
                .cells()
                .getFirst()
                .value();
    }
}
