package winterhall.server.table;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.match.Downtime;
import winterhall.server.match.Time;
import winterhall.server.store.Database;

/// Runs every few seconds: wakes matches that are due, drops idle ones, and notes that the hall is open,
/// which also shows whether the database takes anything.
public final class Housekeeping implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);
    private static final long ROUND = Duration.ofSeconds(5).toMillis();
    private static final long IDLE = Duration.ofMinutes(5).toMillis();

    private final Database database;
    private final Hall hall;
    private final Time time;
    private volatile boolean closed;

    public Housekeeping(Database database, Hall hall, Time time) {
        this.database = database;
        this.hall = hall;
        this.time = time;
        tryToNoteOpen();
        everyRound(() -> hall.matches().undisturbed(this::noteOpen));
        everyRound(this::lookRound);
    }

    /// For how long the hall has been closed, as far as its notes tell.
    public static Downtime downtime(Database database, Time time) {
        long now = time.now();
        long closed = database.read(handle -> handle.createQuery("SELECT at FROM hall_open")
                .mapTo(Long.class)
                .findFirst()
                .orElse(now));
        return new Downtime(Math.min(closed, now), now);
    }

    @Override
    public void close() {
        closed = true;
        tryToNoteOpen();
    }

    /// A note that cannot be written keeps nobody from opening or closing the hall; another one is a few seconds away.
    private void tryToNoteOpen() {
        try {
            noteOpen();
        } catch (RuntimeException trouble) {
            LOG.error("it could not be noted that the hall is open", trouble);
        }
    }

    private void everyRound(Runnable work) {
        time.after(
                ROUND,
                () -> Thread.startVirtualThread(() -> {
                    if (closed) {
                        return;
                    }
                    try {
                        work.run();
                    } catch (RuntimeException trouble) {
                        if (!Database.isAway(trouble)) { // of which the writer tells, once
                            LOG.error("the hall could not be looked after; trying again", trouble);
                        }
                    } finally {
                        everyRound(work);
                    }
                }));
    }

    private void lookRound() {
        hall.beginWaiting();
        hall.matches().wakeDue();
        hall.matches().retireIdleSince(time.now() - IDLE);
    }

    private void noteOpen() {
        database.writer()
                .run(transaction -> transaction
                        .handle()
                        .createUpdate("UPDATE hall_open SET at = :now")
                        .bind("now", time.now())
                        .execute());
    }
}
