package winterhall.bench.server;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/// Sends at a steady rate whatever the answers do, so that a slow server cannot slow down its own measurement.
///
/// @param sent how many were due and could be sent
/// @param starved how many were due while no match waited for a move
record Load(int sent, int starved, Latencies latencies) {
    /// Something that can be sent once; it reports when it was answered.
    interface Shot {
        /// @param due the moment from which the time counts
        void fire(long due, Latencies latencies);
    }

    static Load run(ConcurrentLinkedQueue<Shot> ready, double perSecond, double seconds) {
        var latencies = new Latencies();
        long start = System.nanoTime();
        int total = (int) (perSecond * seconds);
        int sent = 0;
        int starved = 0;
        for (int i = 0; i < total; i++) {
            long due = start + (long) (i / perSecond * 1e9);
            long wait = due - System.nanoTime();
            if (wait > 0) {
                LockSupport.parkNanos(wait);
            }
            Shot shot = ready.poll();
            if (shot == null) {
                starved++;
            } else {
                shot.fire(due, latencies);
                sent++;
            }
        }
        awaitAnswers(latencies, sent);
        return new Load(sent, starved, latencies);
    }

    private static void awaitAnswers(Latencies latencies, int sent) {
        long end = System.nanoTime() + 10_000_000_000L;
        while (latencies.count() < sent && System.nanoTime() < end) {
            LockSupport.parkNanos(5_000_000);
        }
    }
}
