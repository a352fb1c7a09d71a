package winterhall.engine;

/// A text that cannot be parsed; the message is one line that names the wrong word and what would be valid.
public final class BadNotation extends IllegalArgumentException {

    private static final int LONGEST_SHOWN = 40;

    BadNotation(String message) {
        super(oneLine(message));
    }

    BadNotation(String message, Throwable cause) {
        super(oneLine(message), cause);
    }

    /// A word from outside, fit to be shown: in quotes, cut when long, without anything unprintable.
    static String quoted(String word) {
        if (word.length() <= LONGEST_SHOWN) return '"' + oneLine(word) + '"';
        return '"' + oneLine(word.substring(0, LONGEST_SHOWN)) + "…\"";
    }

    private static String oneLine(String text) {
        var line = new StringBuilder(Excerpt.cut(text));
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') line.setCharAt(i, '\ufffd');
        }
        return line.toString();
    }
}
