package winterhall.bots;

/// How long a bot may think: for a time, for a number of imagined worlds, or until somebody calls it off.
///
/// The time runs from the moment the budget is made. Without a time the answer does not depend on the machine.
public final class Budget {
    private static final long MILLI = 1_000_000;

    private final boolean timed;
    private final long deadline;
    private final int iterations;
    private volatile boolean cancelled;

    private Budget(boolean timed, long nanos, int iterations) {
        this.timed = timed;
        this.deadline = System.nanoTime() + nanos;
        this.iterations = iterations;
    }

    public static Budget ofMillis(long millis) {
        return new Budget(true, millis * MILLI, Integer.MAX_VALUE);
    }

    public static Budget ofIterations(int iterations) {
        return new Budget(false, 0, iterations);
    }

    /// Calls the bot off, from any thread: it answers with the best it has found so far.
    public void cancel() {
        cancelled = true;
    }

    /// Whether time is up or the bot was called off.
    public boolean isSpent() {
        return cancelled || timed && System.nanoTime() - deadline >= 0;
    }

    /// How many worlds may be imagined at most.
    public int iterations() {
        return iterations;
    }
}
