package winterhall.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import winterhall.engine.Setup;

class LabReportTest {
    private static final List<Series> SERIES =
            List.of(new Series("2 seats", Setup.of("duel", 2)), new Series("3 seats", Setup.of("duel", 3)));

    @Test
    void aFigureOutsideItsRangeIsMarked() {
        Row good = row("length", 20, 22.25).accept(new Range(15, 23));
        Row bad = row("ties", 0.04, 0.16).accept(Range.upTo(0.15));
        var report = new LabReport(SERIES, List.of(good, bad), List.of());
        assertThat(report.table()).isEqualTo("""
                        2 seats  3 seats  accepted
                length    20.00    22.25  15–23
                ties       0.04    0.16!  ≤ 0.150""");
        assertThat(report.missed()).containsExactly(bad);
    }

    @Test
    void aSeriesWithoutTheFigureStaysEmpty() {
        var report = new LabReport(SERIES, List.of(row("third", Double.NaN, 1)), List.of());
        assertThat(report.table()).isEqualTo("""
                       2 seats  3 seats  accepted
                third              1.00""");
        assertThat(report.csv()).isEqualTo("""
                statistic,series,value,least,most,missed
                "third","3 seats",1.0,,,no
                """);
    }

    @Test
    void rangesMayDifferBetweenSeries() {
        Row row = row("wins", 0.6, 0.3)
                .accept(place -> Optional.of(place == 0 ? new Range(0.44, 0.56) : Range.from(0.25)));
        var report = new LabReport(SERIES, List.of(row), List.of());
        assertThat(report.csv()).isEqualTo("""
                statistic,series,value,least,most,missed
                "wins","2 seats",0.6,0.44,0.56,yes
                "wins","3 seats",0.3,0.25,,no
                """);
    }

    private static Row row(String title, double first, double second) {
        return new Row(
                title, 2, List.of(new Row.Cell(first, Optional.empty()), new Row.Cell(second, Optional.empty())));
    }
}
