package winterhall.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// Why something cannot be done now: an ordinary answer, found as a text by its reason.
///
/// @param rule the rule that forbids it, such as `claim:R10`
/// @param reason key of the sentence, such as `must-follow`
/// @param words what the sentence names, by parameter
public record Refusal(String rule, String reason, SequencedMap<String, String> words) {
    public Refusal {
        words = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(words));
    }

    /// `pairs` are parameter names and their values in turn.
    ///
    /// A value stands in the sentence as it is written elsewhere: an enum constant by its word (see [Verb]), unless it
    /// has a text of its own.
    public static Refusal of(String rule, String reason, Object... pairs) {
        var words = new LinkedHashMap<String, String>();
        for (int i = 0; i + 1 < pairs.length; i += 2) {
            words.put(pairs[i].toString(), word(pairs[i + 1]));
        }
        return new Refusal(rule, reason, words);
    }

    private static String word(Object value) {
        String text = value.toString();
        return value instanceof Enum<?> constant && text.equals(constant.name()) ? Verb.of(constant) : text;
    }

    @Override
    public String toString() {
        var line = new StringBuilder(rule).append(' ').append(reason);
        words.forEach((name, value) -> line.append(' ').append(name).append('=').append(value));
        return line.toString();
    }
}
