package winterhall.enginetest;

/// A rule book, or the list of rules not covered yet, that does not read; the message is one line with the file.
public final class BadRules extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    BadRules(String message) {
        super(message);
    }
}
