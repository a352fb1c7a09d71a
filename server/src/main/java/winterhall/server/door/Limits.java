package winterhall.server.door;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import winterhall.server.Denied;
import winterhall.server.match.Time;

/// How much of everything one visitor may ask for: buckets that fill again with time.
public final class Limits {
    private static final int MOST_BUCKETS = 50_000;
    private static final int MOST_SOCKETS = 32;

    private final Time time;
    private final boolean limited;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();

    /// @param limited false to let everybody have as much as they like
    public Limits(Time time, boolean limited) {
        this.time = time;
        this.limited = limited;
    }

    /// A bucket for the messages of one socket.
    Bucket messages() {
        return new Bucket(60, 20);
    }

    /// A request of any kind; enough for a club behind one address.
    void request(String address) {
        take("request", address, 1_000, 100);
    }

    /// A request that changes something.
    void write(String person) {
        take("write", person, 60, 3);
    }

    /// Somebody says something; as fast as people write.
    void remark(String person) {
        take("remark", person, 10, 0.5);
    }

    /// Somebody unknown wants to come in; a whole class may do so at once.
    void arrival(String address) {
        take("arrival", address, 100, 1);
    }

    /// Somebody wants to open a socket.
    void socket(String person) {
        take("socket", person, 60, 1);
        if (limited && sockets.getOrDefault(person, 0) >= MOST_SOCKETS) {
            throw Denied.because(429, "too-many-sockets", "", "most", MOST_SOCKETS);
        }
    }

    /// A socket is open.
    ///
    /// @return false if several came in at once that were too many together: it has to be closed
    boolean opened(String person) {
        return sockets.merge(person, 1, Integer::sum) <= MOST_SOCKETS || !limited;
    }

    void closed(String person) {
        sockets.computeIfPresent(person, (_, open) -> open == 1 ? null : open - 1);
    }

    /// Takes one from the bucket of this visitor for this matter.
    ///
    /// @param burst how many at once
    /// @param perSecond how many come back each second
    public void take(String matter, String visitor, double burst, double perSecond) {
        if (!limited) {
            return;
        }
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
            if (!limited) {
                return true;
            }
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
