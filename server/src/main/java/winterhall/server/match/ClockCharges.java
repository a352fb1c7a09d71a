package winterhall.server.match;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Seat;

/// Books thinking time where nobody answered: for those who come back, and for what was thought before the hall closed.
final class ClockCharges<B> {
    private static final Logger LOG = LoggerFactory.getLogger(ClockCharges.class);

    private final String table;
    private final RunningMatch<B, ?> running;
    private final Clocks<B> clocks;
    private final Time time;

    ClockCharges(String table, RunningMatch<B, ?> running, Clocks<B> clocks, Time time) {
        this.table = table;
        this.running = running;
        this.clocks = clocks;
        this.time = time;
    }

    /// Charges what was thought before the hall closed, and nothing of the time it was closed.
    void chargeUntil(Downtime downtime) {
        for (Seat seat : clocks.running(running.now())) {
            long since = running.now().since(seat);
            if (since < downtime.opened()) {
                charge(seat, Math.max(0, downtime.closed() - since), 0);
            }
        }
    }

    /// What the grace for a lost connection bears is not charged.
    void cameBack(Seat seat) {
        Match<B> match = running.now();
        long grace = clocks.borneByGrace(match, seat, time.now());
        if (grace > 0 && clocks.runs(match, seat)) {
            charge(seat, clocks.thought(match, seat, time.now()) - grace, grace);
        }
        clocks.cameBack(seat);
    }

    private void charge(Seat seat, long spent, long grace) {
        try {
            running.charge(seat, spent, grace);
        } catch (Refused | MatchStore.NotStored trouble) {
            LOG.error("table {}: a clock could not be charged", table, trouble);
        }
    }
}
