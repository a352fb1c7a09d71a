package winterhall.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import winterhall.server.match.Time;

/// A time that stands still until a test moves it on.
public final class ManualTime implements Time {
    private long now = 1_900_000_000_000L;
    private final List<Task> tasks = new ArrayList<>();

    private final AtomicInteger happening = new AtomicInteger();

    private record Task(long at, Runnable work) {}

    @Override
    public synchronized long now() {
        return now;
    }

    /// What is due at once happens at once.
    @Override
    public CallOff after(long millis, Runnable work) {
        if (millis <= 0) {
            happening.incrementAndGet();
            Thread.startVirtualThread(() -> {
                try {
                    work.run();
                } finally {
                    happening.decrementAndGet();
                }
            });
            return CallOff.NOTHING;
        }
        synchronized (this) {
            var task = new Task(now + millis, work);
            tasks.add(task);
            return () -> {
                synchronized (this) {
                    tasks.remove(task);
                }
            };
        }
    }

    /// Whether something that was due at once has yet to be done.
    public boolean isBusy() {
        return happening.get() > 0;
    }

    /// Moves on, and does on the way what was to be done by then.
    public void advance(long millis) {
        advance(millis, () -> {});
    }

    /// @param afterEach waits until what was set off has happened, so that it happens at its own time
    public void advance(long millis, Runnable afterEach) {
        long end = now() + millis;
        for (Optional<Task> next = takeUntil(end); next.isPresent(); next = takeUntil(end)) {
            next.get().work.run();
            afterEach.run();
        }
    }

    private synchronized Optional<Task> takeUntil(long end) {
        Optional<Task> next = tasks.stream().filter(task -> task.at <= end).min(Comparator.comparingLong(Task::at));
        next.ifPresent(tasks::remove);
        now = Math.max(now, next.map(Task::at).orElse(end));
        return next;
    }
}
