package winterhall.engine.record;

import winterhall.engine.Excerpt;

/// A record that cannot be parsed or replayed; the message is one line with the line number, what was
/// found and what was expected.
public final class BadRecord extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int line;

    BadRecord(int line, String message) {
        super(Excerpt.cut("line " + line + ": " + message));
        this.line = line;
    }

    /// The first line that is wrong.
    public int line() {
        return line;
    }
}
