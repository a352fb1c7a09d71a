package winterhall.server.door;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import winterhall.server.Denied;
import winterhall.server.match.Time;

/// How much of everything one visitor may ask for: buckets that fill again with time.
public final class Limits {
    private static final int MOST_BUCKETS = 50_000;

    private final Time time;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

    public Limits(Time time) {
        this.time = time;
    }

    /// A bucket for the messages of one socket.
    Bucket messages() {
        return new Bucket(60, 20);
    }

    /// Takes one from the bucket of this visitor for this matter.
    ///
    /// @param burst how many at once
    /// @param perSecond how many come back each second
    public void take(String matter, String visitor, double burst, double perSecond) {
        if (buckets.size() > MOST_BUCKETS) {
            buckets.values().removeIf(Bucket::isFull);
        }
        if (!buckets.computeIfAbsent(matter + " " + visitor, _ -> new Bucket(burst, perSecond))
                .take()) {
            throw Denied.because(429, "too-fast", "");
        }
    }

    final class Bucket {
        private final double burst;
        private final double perSecond;
        private double left;
        private long filled = time.now();

        private Bucket(double burst, double perSecond) {
            this.burst = burst;
            this.perSecond = perSecond;
            this.left = burst;
        }

        synchronized boolean take() {
            fill();
            if (left < 1) {
                return false;
            }
            left--;
            return true;
        }

        private synchronized boolean isFull() {
            fill();
            return left >= burst;
        }

        private void fill() {
            long now = time.now();
            left = Math.min(burst, left + (now - filled) / 1000.0 * perSecond);
            filled = now;
        }
    }
}
