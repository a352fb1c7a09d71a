package winterhall.bench.server;

import java.util.Arrays;

/// How long things took; many threads add.
final class Latencies {
    private long[] nanos = new long[1 << 14];
    private int count;

    synchronized void add(long took) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = took;
    }

    synchronized int count() {
        return count;
    }

    /// Milliseconds within which this share was done.
    synchronized double percentile(double share) {
        if (count == 0) {
            return Double.NaN;
        }
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[Math.min(count - 1, (int) (share * count))] / 1e6;
    }
}
