package winterhall.valda.bot;

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
import winterhall.valda.Valda;

class ValdaStatisticsTest {
    private static final List<Series> THREE = List.of(new Series("3 seats", Setup.of("valda", 3)));

    @Test
    void everyNumberOfSeatsIsAColumn() {
        assertThat(new ValdaStatistics().series())
                .extracting(Series::name)
                .containsExactly("2 seats", "3 seats", "4 seats", "5 seats");
    }

    /// What came in and what was lost is what is there at the end, so no source is forgotten or counted twice.
    @Test
    void followersBySourceAddUp() throws InterruptedException {
        LabReport report = lab("random").run(30, 2, _ -> {});
        double gained = report.rows().stream()
                .filter(row -> row.title().startsWith("followers from "))
                .mapToDouble(ValdaStatisticsTest::value)
                .sum();
        double lost = value(row(report, "followers lost by a seat"));
        assertThat(gained - lost).isCloseTo(value(row(report, "followers of a seat")), within(1e-9));
        assertThat(lost).isPositive();
    }

    @Test
    void winsAreShared() throws InterruptedException {
        LabReport report = lab("greedy").run(10, 2, _ -> {});
        double wins = report.rows().stream()
                .filter(row -> row.title().startsWith("wins of seat-"))
                .mapToDouble(ValdaStatisticsTest::value)
                .filter(value -> !Double.isNaN(value))
                .sum();
        assertThat(wins).isCloseTo(1, within(1e-9));
        assertThat(value(row(report, "attacks that succeed, of each target"))).isBetween(0.2, 0.9);
        assertThat(report.rows().stream().map(Row::title).collect(Collectors.toSet()))
                .as("no figure twice")
                .hasSameSizeAs(report.rows());
    }

    private static Lab<?, ?> lab(String bot) {
        var valda = new Valda();
        return new Lab<>(
                valda, Lab.statisticsOf(valda), THREE, Bots.named(bot, valda), () -> Budget.ofIterations(1), 1);
    }

    private static Row row(LabReport report, String title) {
        return report.rows().stream()
                .filter(row -> row.title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    private static double value(Row row) {
        return row.cells().getFirst().value();
    }
}
