package winterhall.server.table;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.match.Downtime;
import winterhall.server.match.Time;
import winterhall.server.store.Database;

/// Looks round the hall every few seconds: wakes what is due, lets go of what is idle, and notes that the hall is open.
public final class Timekeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);
    private static final long ROUND = Duration.ofSeconds(5).toMillis();
    private static final long IDLE = Duration.ofMinutes(5).toMillis();

    private final Database database;
    private final Hall hall;
    private final Time time;
    private volatile boolean closed;

    public Timekeeper(Database database, Hall hall, Time time) {
        this.database = database;
        this.hall = hall;
        this.time = time;
        database.scribe().run(pen -> noteOpen(pen.handle(), time.now()));
        lookRoundLater();
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
        database.scribe().run(pen -> noteOpen(pen.handle(), time.now()));
    }

    private void lookRoundLater() {
        time.after(ROUND, () -> Thread.startVirtualThread(this::lookRound));
    }

    private void lookRound() {
        if (closed) {
            return;
        }
        try {
            hall.matches().undisturbed(() -> database.scribe().run(pen -> noteOpen(pen.handle(), time.now())));
            hall.matches().wakeDue();
            hall.matches().retireIdleSince(time.now() - IDLE);
        } catch (RuntimeException trouble) {
            LOG.error("the hall could not be looked after; trying again", trouble);
        } finally {
            lookRoundLater();
        }
    }

    private static void noteOpen(org.jdbi.v3.core.Handle handle, long now) {
        handle.createUpdate("UPDATE hall_open SET at = :now").bind("now", now).execute();
    }
}
