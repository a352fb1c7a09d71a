package winterhall.claim.bot;

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
import winterhall.claim.Claim;

class ClaimStatisticsTest {
    @Test
    void votesAreCountedAtEveryNumberOfSeats() throws InterruptedException {
        var claim = new Claim();
        var statistics = Lab.statisticsOf(claim);
        List<String> names = statistics.orElseThrow().series().stream()
                .map(series -> series.name())
                .toList();
        assertThat(names).containsExactly("2 seats", "3 seats", "4 seats", "2, artifacts");
        var lab = new Lab<>(
                claim,
                statistics,
                statistics.orElseThrow().series(),
                Bots.named("random", claim),
                () -> Budget.ofIterations(1),
                1);
        LabReport report = lab.run(60, 2, _ -> {});
        var rows = report.rows().stream().collect(Collectors.toMap(Row::title, Row::cells));
        for (int column = 0; column < names.size(); column++) {
            double winning = rows.get("votes of the winner").get(column).value();
            double lead =
                    rows.get("votes ahead of the best other side").get(column).value();
            assertThat(winning).isBetween(2.0, 5.0);
            assertThat(lead).isBetween(0.3, winning);
            assertThat(rows.get("tricks won by the leader").get(column).value()).isBetween(0.2, 0.8);
        }
        double winning = rows.get("votes of the winner").getFirst().value();
        double lead = rows.get("votes ahead of the best other side").getFirst().value();
        double nobody = rows.get("factions that vote for nobody").getFirst().value();
        assertThat(winning + (winning - lead) + nobody)
                .as("all five factions vote or do not")
                .isCloseTo(5, within(1e-9));
    }
}
