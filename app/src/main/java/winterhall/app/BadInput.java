package winterhall.app;

/// Something on the command line that cannot be obeyed; the message names it and what would do.
final class BadInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    BadInput(String message) {
        super(message);
    }
}
