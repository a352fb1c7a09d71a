package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// Waits for what other threads do in their own time.
public final class Await {
    private Await() {}

    /// Returns as soon as it is so; fails if it is not within half a minute.
    public static void until(BooleanSupplier it) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!it.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            Thread.sleep(5);
        }
    }
}
