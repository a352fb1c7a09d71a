package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// `kill -9` in the middle of play: what was acknowledged stands, once and in order.
class KillTest {
    /// Ten seconds are the promise, on a machine that has nothing else to do.
    private static final Duration PLAYABLE = Duration.ofSeconds(30);

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"SQLITE, 3", "POSTGRESQL, 2"})
    void aFewKillsLoseNothing(Halls halls, int kills) {
        check(halls, kills);
    }

    @Tag("soak")
    @ParameterizedTest
    @EnumSource
    void fiftyKillsLoseNothing(Halls halls) {
        check(halls, 50);
    }

    private void check(Halls halls, int kills) {
        KillRun.Report report = KillRun.run(folder, halls.url(folder), kills, 1);
        System.out.println(halls + ": " + report);
        assertThat(report.troubles()).isEmpty();
        assertThat(report.acknowledged()).isGreaterThan(kills);
        assertThat(report.slowest()).isLessThan(PLAYABLE);
    }
}
