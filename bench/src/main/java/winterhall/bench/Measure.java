package winterhall.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/// Measures one thread: repetitions after a warm-up, in seconds of its own processor time, median and spread.
record Measure(String what, List<Double> rates, double bytesEach) {
    static final int REPETITIONS = 7;
    private static final long SECOND = 1_000_000_000L;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /// @param work does a little and says how many units it did
    static Measure of(String what, double warmUpSeconds, double seconds, LongSupplier work) {
        run(work, (long) (warmUpSeconds * SECOND));
        double[] rates = new double[REPETITIONS];
        double bytes = 0;
        for (int i = 0; i < REPETITIONS; i++) {
            long allocated = THREADS.getCurrentThreadAllocatedBytes();
            long before = THREADS.getCurrentThreadCpuTime();
            long units = run(work, (long) (seconds * SECOND));
            rates[i] = units * (double) SECOND / (THREADS.getCurrentThreadCpuTime() - before);
            bytes = (THREADS.getCurrentThreadAllocatedBytes() - allocated) / (double) units;
        }
        Arrays.sort(rates);
        return new Measure(what, Arrays.stream(rates).boxed().toList(), bytes);
    }

    private static long run(LongSupplier work, long nanos) {
        long end = THREADS.getCurrentThreadCpuTime() + nanos;
        long units = 0;
        do {
            units += work.getAsLong();
        } while (THREADS.getCurrentThreadCpuTime() < end);
        return units;
    }

    double median() {
        return rates.get(rates.size() / 2);
    }

    String row() {
        return String.format(
                Locale.ROOT, "%-58s %,14.0f %,14.0f – %,.0f", what, median(), rates.getFirst(), rates.getLast());
    }
}
