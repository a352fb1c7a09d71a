package winterhall.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressBarTest {
    private final StringWriter written = new StringWriter();
    private long now;

    @Test
    void tellsHowFarItIsAndHowLongItWillTake() {
        ProgressBar bar = bar(true);
        now = TimeUnit.SECONDS.toNanos(30);
        bar.advance(100);
        assertThat(written).hasToString("\r[##########                    ] 100 of 300, 1:00 left ");
    }

    @Test
    void doesNotWriteForEveryMatch() {
        ProgressBar bar = bar(true);
        now = TimeUnit.SECONDS.toNanos(1);
        bar.advance(1);
        int length = written.toString().length();
        now += TimeUnit.MILLISECONDS.toNanos(100);
        bar.advance(1);
        assertThat(written.toString()).hasSize(length);
    }

    @Test
    void leavesAnEmptyLine() {
        ProgressBar bar = bar(true);
        now = TimeUnit.SECONDS.toNanos(1);
        bar.advance(299);
        bar.clear();
        assertThat(written.toString()).matches("(?s)\r\\[#+ ] 299 of 300, 0:00 left \r +\r");
    }

    @Test
    void saysNothingWhereNobodyWatches() {
        ProgressBar bar = bar(false);
        now = TimeUnit.SECONDS.toNanos(1);
        bar.advance(300);
        bar.clear();
        assertThat(written.toString()).isEmpty();
    }

    private ProgressBar bar(boolean watched) {
        return new ProgressBar(new PrintWriter(written), watched, 300, () -> now);
    }
}
