package winterhall.server.match;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/// The hall's only clock: what time it is, and what to do later. Tests bring their own.
public interface Time {
    /// Milliseconds since 1970.
    long now();

    /// Does this after that many milliseconds, unless it is called off.
    CallOff after(long millis, Runnable task);

    /// Calls off what was to be done later; nothing happens if it was done already.
    interface CallOff {
        void now();

        CallOff NOTHING = () -> {};
    }

    /// The time of this machine. Tasks run on one thread and must be short.
    static Time real() {
        ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("time").factory());
        return new Time() {
            @Override
            public long now() {
                return System.currentTimeMillis();
            }

            @Override
            public CallOff after(long millis, Runnable task) {
                ScheduledFuture<?> scheduled = later.schedule(task, millis, TimeUnit.MILLISECONDS);
                return () -> scheduled.cancel(false);
            }
        };
    }
}
