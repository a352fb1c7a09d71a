package winterhall.app;

/// The exit status of a command.
final class Exit {
    static final int FINE = 0;

    /// What was checked is not as it should be.
    static final int FAILED = 1;

    /// The input cannot be used; nothing was done.
    static final int BAD_INPUT = 2;

    /// A rule, or this program, is wrong.
    static final int BROKEN = 3;

    private Exit() {}
}
