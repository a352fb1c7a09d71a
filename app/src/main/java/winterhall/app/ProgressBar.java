package winterhall.app;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// One line that says how far a long run has come and how long it will take; nothing where nobody watches.
final class ProgressBar {
    private static final int WIDTH = 30;
    private static final long EVERY = TimeUnit.MILLISECONDS.toNanos(200);

    private final PrintWriter out;
    private final boolean watched;
    private final int total;
    private final LongSupplier nanos;
    private final long began;
    private long shown;
    private int done;

    ProgressBar(PrintWriter out, boolean watched, int total, LongSupplier nanos) {
        this.out = out;
        this.watched = watched;
        this.total = total;
        this.nanos = nanos;
        this.began = nanos.getAsLong();
        this.shown = began;
    }

    synchronized void advance(int more) {
        done += more;
        long now = nanos.getAsLong();
        if (watched && now - shown >= EVERY) {
            shown = now;
            out.print("\r" + line(now - began));
            out.flush();
        }
    }

    private String line(long spent) {
        int filled = (int) ((long) WIDTH * done / total);
        long left = TimeUnit.NANOSECONDS.toSeconds((long) ((double) spent * (total - done) / done));
        return "[%s%s] %d of %d, %d:%02d left "
                .formatted("#".repeat(filled), " ".repeat(WIDTH - filled), done, total, left / 60, left % 60);
    }

    /// Removes the line, so that what follows starts at the margin.
    synchronized void clear() {
        if (watched && shown != began) {
            out.print("\r" + " ".repeat(line(1).length() + 8) + "\r");
            out.flush();
        }
    }
}
