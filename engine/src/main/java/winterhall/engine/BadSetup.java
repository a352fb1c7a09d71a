package winterhall.engine;

/// A setup that no match can start from; the message names what is wrong and what would do.
public final class BadSetup extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public BadSetup(String message) {
        super(message);
    }
}
