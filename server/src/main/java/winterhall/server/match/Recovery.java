package winterhall.server.match;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.match.MatchStore.NotStored;

/// What is done when something could not be stored.
///
/// The ledger is right: where it is ahead, an answer of the database was lost or another hall writes to it.
final class Recovery<B> {
    private static final Logger LOG = LoggerFactory.getLogger(Recovery.class);
    private static final long PAUSE_MILLIS = 1_000;

    private final String table;
    private final MatchStore<B> store;
    private final RunningMatch<B, ?> running;
    private final Time time;
    private final Mailbox mailbox;

    Recovery(String table, MatchStore<B> store, RunningMatch<B, ?> running, Time time, Mailbox mailbox) {
        this.table = table;
        this.store = store;
        this.running = running;
        this.time = time;
        this.mailbox = mailbox;
    }

    /// Something that the hall does by itself.
    interface Attempt {
        void make() throws Refused, NotStored;
    }

    /// What could not be stored comes up again after a while, if it is still due then.
    void attempt(Attempt attempt) {
        try {
            attempt.make();
        } catch (Refused refused) {
            String reason = refused.refusal().reason();
            LOG.warn("table {}: what was due by itself was refused: {}", table, reason);
        } catch (NotStored trouble) {
            var _ = catchUp("what was due by itself", trouble);
            time.after(PAUSE_MILLIS, () -> mailbox.post(running::goOn));
        }
    }

    /// Reads the ledger after something could not be stored, and goes on from there.
    ///
    /// @return whether the ledger could be read
    boolean catchUp(String what, NotStored trouble) {
        try {
            Match<B> match = running.now();
            Optional<Match<B>> ahead = store.ahead(match);
            if (ahead.isPresent()) {
                int lines = ahead.get().lines() - match.lines();
                LOG.warn("table {}: the ledger is ahead by {} lines", table, lines);
                running.catchUp(ahead.get());
            } else if (!trouble.isTaken()) {
                LOG.error("table {}: {} could not be stored", table, what, trouble);
            }
            return true;
        } catch (RuntimeException unreadable) {
            LOG.error("table {}: {} could not be stored, nor the ledger read", table, what, unreadable);
            return false;
        }
    }
}
