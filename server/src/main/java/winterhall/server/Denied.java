package winterhall.server;

import winterhall.server.store.Database;
import winterhall.wire.Problem;

/// A refused request; the problem says why, and nothing has changed.
public final class Denied extends RuntimeException {
    private final Problem problem;

    public Denied(Problem problem) {
        super(problem.key() + " " + problem.words());
        this.problem = problem;
    }

    public static Denied because(int status, String key, String where, Object... words) {
        return new Denied(Problem.of(status, key, where, words));
    }

    /// What is said of trouble that is nobody's doing: the database is away for a while, or the fault is ours.
    public static Problem byTrouble(Throwable trouble) {
        if (Database.isAway(trouble)) {
            return Problem.of(503, "no-database", "");
        }
        return Problem.of(500, "our-fault", "");
    }

    public Problem problem() {
        return problem;
    }
}
