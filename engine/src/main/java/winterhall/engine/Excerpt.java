package winterhall.engine;

import java.util.regex.Pattern;

/// User input shortened for an error message, which must not repeat a megabyte.
public final class Excerpt {
    private static final Pattern LONG_WORD = Pattern.compile("(\\S{100})\\S{21,}");
    private static final int LONGEST = 4000;
    private static final int SHOWN_OF_END = 1000;

    private Excerpt() {}

    /// The message with its long words cut; of a message that is still too long the middle is left out, since the words
    /// at fault come first and what would do comes last.
    public static String cut(String message) {
        String text = LONG_WORD.matcher(message).replaceAll("$1…");
        return text.length() <= LONGEST
                ? text
                : text.substring(0, LONGEST - SHOWN_OF_END) + " … " + text.substring(text.length() - SHOWN_OF_END);
    }
}
