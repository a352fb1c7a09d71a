package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Visitors who take all that the limits let them have are not felt at another table.
///
/// The floods come from other addresses of this machine, and share its cores with the hall.
class TrafficTest {
    @TempDir
    Path folder;

    /// Generous, since other tests may run beside it.
    @Test
    @Timeout(60)
    void aShortFloodIsHardlyFelt() throws IOException, InterruptedException {
        try (var run = new TrafficRun(folder)) {
            TrafficRun.Report report = run.alternate(1, 1_000, 4_000, 8, true, "127.0.0.2");
            assertThat(report.flooded().cores()).isLessThan(0.8);
            assertThat(report.flooded().moves().within(0.5))
                    .isLessThan(3 * report.quiet().moves().within(0.5) + 50);
            assertThat(report.after().health().within(0.5)).isLessThan(100);
        }
    }

    /// Eight guests of one address with all the sockets they may have.
    @Test
    @Tag("soak")
    void aFloodThatReadsIsNotFelt() throws IOException, InterruptedException {
        try (var run = new TrafficRun(folder)) {
            TrafficRun.Report report = run.alternate(5, 20_000, 20_000, 8, true, "127.0.0.2");
            System.out.println("eight guests, 256 sockets\n" + report);
            assertThat(report.sockets()).isEqualTo(256);
            double quiet = report.quiet().moves().within(0.99);
            assertThat(report.flooded().moves().within(0.99)).isLessThan(1.5 * quiet);
            assertThat(report.after().moves().within(0.99)).isLessThan(1.5 * quiet);
            assertThat(report.flooded().health().within(1)).isLessThan(100);
        }
    }

    /// More than 1200 sockets that ask and never read; it takes them half of the time to come in.
    @Test
    @Tag("soak")
    void aFloodThatNeverReadsIsNotFelt() throws IOException, InterruptedException {
        try (var run = new TrafficRun(folder)) {
            TrafficRun.Report report =
                    run.alternate(3, 20_000, 40_000, 13, false, "127.0.0.2", "127.0.0.3", "127.0.0.4");
            System.out.println("1248 sockets that never read\n" + report);
            assertThat(report.sockets()).isGreaterThan(1_200);
            // what a person does not notice
            assertThat(report.flooded().moves().within(0.99)).isLessThan(100);
            assertThat(report.after().moves().within(0.99)).isLessThan(100);
            assertThat(report.flooded().health().within(1)).isLessThan(100);
            assertThat(report.held()).as("the heap, in MB").isLessThan(TrafficRun.HEAP_MEGABYTES / 2);
        }
    }
}
