package winterhall.enginetest;

import winterhall.engine.Excerpt;

/// A scenario that cannot be played as it is written; the message is one line with file, line and what would be valid.
public final class BadScenario extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    BadScenario(String file, int line, String message) {
        super(Excerpt.cut(file + ":" + line + " " + message));
    }

    /// @param refused whose message says it all but the place
    BadScenario(String file, int line, Exception refused) {
        super(Excerpt.cut(file + ":" + line + " " + refused.getMessage()), refused);
    }
}
