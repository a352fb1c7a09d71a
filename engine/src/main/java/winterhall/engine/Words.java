package winterhall.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// What a sentence names, by parameter; the sentence itself is a text (`docs/texts.md`).
public final class Words {
    public static final SequencedMap<String, String> NONE = of();

    private Words() {}

    /// `pairs` are parameter names and their values in turn.
    ///
    /// A value stands in the sentence as it is written elsewhere: an enum constant by its word (see [Verb]), unless it
    /// has a text of its own.
    public static SequencedMap<String, String> of(Object... pairs) {
        var words = new LinkedHashMap<String, String>();
        for (int i = 0; i + 1 < pairs.length; i += 2) {
            words.put(pairs[i].toString(), word(pairs[i + 1]));
        }
        return Collections.unmodifiableSequencedMap(words);
    }

    private static String word(Object value) {
        if (value instanceof Boolean truth) {
            return truth ? "yes" : "no";
        }
        String text = value.toString();
        return value instanceof Enum<?> constant && text.equals(constant.name()) ? Verb.of(constant) : text;
    }
}
