package winterhall.server;

import java.util.Arrays;
import java.util.Locale;

/// How long things took.
final class Times {
    private long[] nanos = new long[1_024];
    private int count;

    synchronized void add(long one) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = one;
    }

    /// Takes out what was noted so far.
    synchronized Times taken() {
        var taken = new Times();
        taken.nanos = Arrays.copyOf(nanos, Math.max(1, count));
        taken.count = count;
        Arrays.sort(taken.nanos, 0, count);
        count = 0;
        return taken;
    }

    synchronized Times and(Times others) {
        var all = new Times();
        Arrays.stream(nanos, 0, count).forEach(all::add);
        Arrays.stream(others.nanos, 0, others.count).forEach(all::add);
        return all.taken();
    }

    /// Milliseconds within which this part of them was done, of those taken out.
    synchronized double within(double part) {
        return count == 0 ? Double.NaN : nanos[(int) Math.min(count - 1, Math.floor(part * count))] / 1e6;
    }

    double slowest() {
        return within(1);
    }

    int count() {
        return count;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d, p50 %.1f ms, p99 %.1f ms, slowest %.1f ms",
                count,
                within(0.5),
                within(0.99),
                slowest());
    }
}
