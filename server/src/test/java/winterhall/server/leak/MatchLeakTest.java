package winterhall.server.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two worlds that differ only in what a viewer may not know send it the same bytes.
class MatchLeakTest {
    @TempDir
    Path folder;

    @Test
    void fiveHundredPairsLookTheSame() {
        check(500, 1);
    }

    @Tag("soak")
    @Test
    void aHundredThousandPairsLookTheSame() {
        check(100_000, 2);
    }

    private void check(long pairs, long seed) {
        MatchLeakRun.Report report = MatchLeakRun.run(folder, pairs, seed);
        System.out.println(report.pairs() + " pairs, " + report.compared() + " messages compared");
        assertThat(report.leak()).isEmpty();
        assertThat(report.pairs()).isGreaterThanOrEqualTo(pairs);
        assertThat(report.compared()).isGreaterThan(10 * pairs);
    }
}
