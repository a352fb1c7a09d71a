package winterhall.app;

/// A mistake on the command line; the message names it and what would be valid.
final class BadInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    BadInput(String message) {
        super(message);
    }
}
