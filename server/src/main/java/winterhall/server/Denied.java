package winterhall.server;

import winterhall.wire.Problem;

/// A request that is not granted; the problem says why, and nothing has changed.
public final class Denied extends RuntimeException {
    private final Problem problem;

    public Denied(Problem problem) {
        super(problem.key() + " " + problem.words());
        this.problem = problem;
    }

    public static Denied because(int status, String key, String where, Object... words) {
        return new Denied(Problem.of(status, key, where, words));
    }

    public Problem problem() {
        return problem;
    }
}
