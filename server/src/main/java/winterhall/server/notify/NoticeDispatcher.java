package winterhall.server.notify;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.Denied;
import winterhall.server.match.MatchHost.Waiting;
import winterhall.server.match.Time;
import winterhall.server.notify.NoticeSender.NotSent;

/// Sends the notices that are due, a few at a time; retries with growing delays, and gives up after a day.
final class NoticeDispatcher implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NoticeDispatcher.class);
    private static final long ROUND = Duration.ofSeconds(5).toMillis();
    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final long FIRST_WAIT = Duration.ofMinutes(1).toMillis();
    private static final long LONGEST_WAIT = Duration.ofHours(4).toMillis();
    private static final long GIVES_UP = Duration.ofDays(1).toMillis();
    private static final int AT_ONCE = 8;

    private final NoticeQueue queue;
    private final Time time;
    private final Map<String, NoticeSender> senders;
    private final String address;
    private final Semaphore hands = new Semaphore(AT_ONCE);
    private final Set<String> underWay = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;
    private volatile long tidied;

    /// @param senders by channel
    /// @param address where the hall is reached from outside
    NoticeDispatcher(NoticeQueue queue, Time time, Map<String, NoticeSender> senders, String address) {
        this.queue = queue;
        this.time = time;
        this.senders = Map.copyOf(senders);
        this.address = address;
    }

    void open(Notices.WaitCheck waitCheck) {
        tidy(time.now());
        goLater(waitCheck);
    }

    /// At the start and once a day, since a hall may run for years.
    private void tidy(long now) {
        queue.tidy(now);
        tidied = now;
    }

    @Override
    public void close() {
        closed = true;
    }

    private void goLater(Notices.WaitCheck waitCheck) {
        time.after(ROUND, () -> Thread.startVirtualThread(() -> goRound(waitCheck)));
    }

    private void goRound(Notices.WaitCheck waitCheck) {
        if (closed) {
            return;
        }
        try {
            long now = time.now();
            if (now - tidied >= DAY) {
                tidy(now);
            }
            for (Notice notice : queue.due(now)) {
                if (underWay.add(notice.id())) {
                    Thread.startVirtualThread(() -> carry(notice, waitCheck));
                }
            }
        } catch (RuntimeException trouble) {
            LOG.error("the queue of notices could not be read; trying again", trouble);
        } finally {
            goLater(waitCheck);
        }
    }

    private void carry(Notice notice, Notices.WaitCheck waitCheck) {
        hands.acquireUninterruptibly();
        try {
            if (notice.target().isEmpty() || notice.until() <= time.now()) {
                queue.settle(notice, "dropped", "");
            } else if (isToGo(notice, waitCheck)) {
                attempt(notice);
            }
        } catch (RuntimeException trouble) {
            LOG.error("notice {} could not be carried", notice.key(), trouble);
        } finally {
            hands.release();
            underWay.remove(notice.id());
        }
    }

    /// A call goes out only while the table still waits, and not to somebody who is there or was until just now.
    private boolean isToGo(Notice notice, Notices.WaitCheck waitCheck) {
        if (notice.call().isEmpty()) {
            return true;
        }
        Notice.Call call = notice.call().get();
        Waiting waiting;
        try {
            waiting = waitCheck
                    .of(call.table(), call.seat(), call.asked())
                    .orTimeout(30, TimeUnit.SECONDS)
                    .join();
        } catch (Denied denied) {
            if (denied.problem().status() >= 500) {
                return false; // the hall is being renewed: at the next round
            }
            waiting = new Waiting(false, Optional.empty()); // frozen
        }
        if (!waiting.still()) {
            queue.settle(notice, "dropped", "");
            return false;
        }
        long quietUntil = waiting.awaySince().orElse(time.now()) + TurnNotices.QUIET;
        if (quietUntil > time.now()) {
            queue.postpone(notice, quietUntil);
            return false;
        }
        return true;
    }

    private void attempt(Notice notice) {
        try {
            NoticeSender sender = senders.get(notice.channel());
            if (sender == null) {
                throw new NotSent("no-mail-here", true);
            }
            sender.carry(notice.with(links(notice)));
            queue.settle(notice, "sent", "");
        } catch (NotSent trouble) {
            long wait = Math.min(LONGEST_WAIT, FIRST_WAIT << Math.min(notice.tries(), 10));
            if (trouble.isForGood() || time.now() + wait >= Math.min(notice.created() + GIVES_UP, notice.until())) {
                queue.settle(notice, "failed", trouble.trouble());
            } else {
                queue.tryAgain(notice, trouble.trouble(), time.now() + wait);
            }
        }
    }

    private Map<String, String> links(Notice notice) {
        var words = new HashMap<>(notice.words());
        notice.call().ifPresent(call -> words.put("link", address + "/table/" + call.table()));
        words.put("stop", notice.stop().isEmpty() ? "" : address + "/notices/stop#" + notice.stop());
        return words;
    }
}
