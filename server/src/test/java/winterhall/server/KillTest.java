package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// `kill -9` in the middle of play: what was acknowledged stands, once and in order.
class KillTest {
    /// The promise, on a machine that has nothing else to do.
    private static final Duration PLAYABLE = Duration.ofSeconds(10);

    /// Where other tests may run beside it.
    private static final Duration PLAYABLE_BESIDE_OTHERS = Duration.ofSeconds(30);

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void aFewKillsLoseNothing(Halls halls) {
        check(halls, 5, PLAYABLE_BESIDE_OTHERS);
    }

    @Tag("soak")
    @ParameterizedTest
    @EnumSource
    void aHundredKillsLoseNothing(Halls halls) {
        check(halls, 100, PLAYABLE);
    }

    private void check(Halls halls, int kills, Duration playable) {
        KillRun.Report report = KillRun.run(folder, halls.url(folder), kills, 1);
        System.out.println(halls + ": " + report);
        assertThat(report.troubles()).isEmpty();
        assertThat(report.acknowledged()).isGreaterThan(kills);
        assertThat(report.slowest()).isLessThan(playable);
    }
}
