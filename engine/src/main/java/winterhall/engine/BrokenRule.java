package winterhall.engine;

/// The impossible happened: a rule left the table in a state that no rule allows. Never the fault of a move.
public final class BrokenRule extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public BrokenRule(String message) {
        super(message);
    }

    public BrokenRule(String message, Throwable cause) {
        super(message, cause);
    }
}
