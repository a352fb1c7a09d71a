package winterhall.server.match;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One queue with one worker at a time: what is posted here happens in order and never at once.
///
/// The worker is a virtual thread that lives only while something waits, so that an idle match costs nothing.
final class Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

    private final ConcurrentLinkedQueue<Runnable> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicInteger count = new AtomicInteger();

    /// Leaves this to a worker.
    void post(Runnable task) {
        if (isFirst(task)) {
            Thread.startVirtualThread(this::work);
        }
    }

    /// Does this now if nothing else is being done, else leaves it to whoever works; for callers that may block.
    void work(Runnable task) {
        if (isFirst(task)) {
            work();
        }
    }

    private boolean isFirst(Runnable task) {
        waiting.add(task);
        return count.getAndIncrement() == 0;
    }

    /// Whether nothing waits or happens; what happened before is then seen by the caller.
    boolean isIdle() {
        return count.get() == 0;
    }

    private void work() {
        do {
            Runnable task = waiting.poll();
            try {
                if (task != null) {
                    task.run();
                }
            } catch (RuntimeException trouble) {
                LOG.error("a task of a match failed", trouble);
            }
        } while (count.decrementAndGet() > 0);
    }
}
