package winterhall.server.match;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One queue with one worker at a time: what is posted here happens in order and never at once.
///
/// The worker is a virtual thread that lives only while something waits, so that an idle match costs nothing. Each does one
/// task and leaves the next to another, which stands at the end of the line: a busy match takes its turns among the others.
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

    /// Returns when this is done; done by the caller itself if nothing else is being done.
    ///
    /// A caller that waits asks for nothing more meanwhile: so the queue is never longer than there are callers.
    void work(Runnable task) {
        var done = new CompletableFuture<Void>();
        boolean isFirst = isFirst(() -> {
            try {
                task.run();
            } finally {
                done.complete(null);
            }
        });
        if (!isFirst) {
            done.join();
            return;
        }
        boolean isMore = true;
        while (isMore && !done.isDone()) { // another's task may have slipped in before
            isMore = doNext();
        }
        if (isMore) {
            Thread.startVirtualThread(this::work);
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
        if (doNext()) {
            Thread.startVirtualThread(this::work);
        }
    }

    /// Does what waits longest; says whether something is left.
    private boolean doNext() {
        Runnable task = waiting.poll();
        try {
            if (task != null) {
                task.run();
            }
        } catch (RuntimeException trouble) {
            LOG.error("a task of a match failed", trouble);
        }
        return count.decrementAndGet() > 0;
    }
}
