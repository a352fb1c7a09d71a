package winterhall.server.leak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import winterhall.server.match.Time;

/// A clock that stands until it is moved by hand.
final class HandClock implements Time {
    private final List<Later> waiting = new ArrayList<>();
    private long now = 1_000_000;

    private record Later(long due, Runnable task) {}

    @Override
    public synchronized long now() {
        return now;
    }

    @Override
    public synchronized CallOff after(long millis, Runnable task) {
        var later = new Later(now + millis, task);
        waiting.add(later);
        return () -> callOff(later);
    }

    private synchronized void callOff(Later later) {
        waiting.remove(later);
    }

    /// Moves on, and does what is due by then.
    void advance(long millis) {
        List<Later> due;
        synchronized (this) {
            now += millis;
            due = waiting.stream()
                    .filter(later -> later.due <= now)
                    .sorted(Comparator.comparingLong(Later::due))
                    .toList();
            waiting.removeAll(due);
        }
        due.forEach(later -> later.task.run());
    }
}
