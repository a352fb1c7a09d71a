package winterhall.engine;

/// A type or value without a written form; the message says where it stands: `Board.deal.zones: …`.
final class Unwritable extends IllegalArgumentException {
    private final String path;
    private final String reason;

    Unwritable(String path, String reason) {
        super(path.isEmpty() ? reason : path + ": " + reason);
        this.path = path;
        this.reason = reason;
    }

    /// The same trouble, seen from one step further out.
    Unwritable within(String step) {
        return new Unwritable(path.isEmpty() ? step : step + "." + path, reason);
    }
}
