package winterhall.engine;

/// A place in a [Written] text that is being read, and the rules for words and quotes.
///
/// A word stands plainly when nothing in it could be taken for something else; otherwise it stands in quotes.
final class TextCursor {
    private static final boolean[] PLAIN = plainCharacters();
    private static final int SHOWN = 30;

    private final String text;
    private int at;

    TextCursor(String text) {
        this.text = text;
    }

    static void quoteIfNeeded(String word, StringBuilder text) {
        if (plain(word)) {
            text.append(word);
        } else {
            quote(word, text);
        }
    }

    static void quote(String word, StringBuilder text) {
        text.append('"');
        if (shownAsItIs(word)) {
            text.append(word).append('"'); // long texts of chance, at every fingerprint
            return;
        }
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (shownAsItIs(c)) {
                text.append(c);
            } else {
                text.append("\\u");
                for (int shift = 12; shift >= 0; shift -= 4) {
                    text.append(Character.forDigit(c >> shift & 0xf, 16));
                }
            }
        }
        text.append('"');
    }

    private static boolean shownAsItIs(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c < ' ' || c >= 0x7f || c == '"' || c == '\\') {
                return false;
            }
        }
        return true;
    }

    /// Neither a control character nor an end of line; halves of characters are escaped, since one alone has no
    /// UTF-8.
    private static boolean shownAsItIs(char c) {
        return c >= ' ' && c < 0x7f || c > 0xa0 && c < 0x2000 || c > 0x206f && c < 0xd800;
    }

    /// Whether this word may stand without quotes.
    static boolean plain(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (!plain(word.charAt(i))) {
                return false;
            }
        }
        return !word.isEmpty();
    }

    /// Whether this is several plain words in parentheses: `(5 0)`.
    static boolean isGroup(String text) {
        int end = text.length() - 1;
        if (end < 2 || text.charAt(0) != '(' || text.charAt(end) != ')') {
            return false;
        }
        for (int i = 1; i < end; i++) {
            if (text.charAt(i) != ' ' && !plain(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean plain(char c) {
        return c < PLAIN.length && PLAIN[c];
    }

    private static boolean[] plainCharacters() {
        var plain = new boolean[0x7f];
        for (char c = '!'; c < plain.length; c++) {
            plain[c] = "()[]{}=\"?\\".indexOf(c) < 0;
        }
        return plain;
    }

    boolean atEnd() {
        return at == text.length();
    }

    /// Whether this mark comes next; if so, it is passed.
    boolean passes(char mark) {
        if (atEnd() || text.charAt(at) != mark) {
            return false;
        }
        at++;
        return true;
    }

    void expect(char mark) {
        if (!passes(mark)) {
            throw bad("expected " + mark);
        }
    }

    /// Passes the blank before every element but the first; false at the closing mark, which is passed.
    boolean another(char close, boolean first) {
        if (passes(close)) {
            return false;
        }
        if (!first) {
            expect(' ');
        }
        return true;
    }

    /// The next word, plain or in quotes.
    String word() {
        if (!atEnd() && text.charAt(at) == '"') {
            return quoted();
        }
        int start = at;
        while (!atEnd() && plain(text.charAt(at))) {
            at++;
        }
        if (at == start) {
            throw bad("expected a word");
        }
        return text.substring(start, at);
    }

    /// The next word, or the next several in parentheses, with these.
    String groupOrWord() {
        if (atEnd() || text.charAt(at) != '(') {
            return word();
        }
        int end = text.indexOf(')', at) + 1;
        String group = text.substring(at, Math.max(at, end));
        if (!isGroup(group)) {
            throw bad("expected words in parentheses");
        }
        at = end;
        return group;
    }

    String quoted() {
        expect('"');
        var word = new StringBuilder();
        while (!passes('"')) {
            char c = next();
            word.append(c == '\\' ? escaped() : c);
        }
        return word.toString();
    }

    private char escaped() {
        char c = next();
        if (c != 'u') {
            return c;
        }
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(next(), 16);
            if (digit < 0) {
                throw bad("expected four hex digits");
            }
            code = code << 4 | digit;
        }
        return (char) code;
    }

    private char next() {
        if (atEnd()) {
            throw bad("expected \"");
        }
        return text.charAt(at++);
    }

    /// Where the cursor stands, to be handed to [#bad(int, String)] later.
    int at() {
        return at;
    }

    BadNotation bad(String reason) {
        return bad(at, reason);
    }

    BadNotation bad(int place, String reason) {
        return new BadNotation(message(place, reason));
    }

    /// What was read at that place was refused by its own type, or cannot be what it says.
    BadNotation bad(int place, RuntimeException refused) {
        return new BadNotation(message(place, String.valueOf(refused.getMessage())), refused);
    }

    private String message(int place, String reason) {
        var rest = text.substring(place, Math.min(text.length(), place + SHOWN));
        return reason + ", at character " + (place + 1) + ": " + BadNotation.quoted(rest);
    }
}
