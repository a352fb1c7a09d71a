package winterhall.engine;

import java.util.Collections;
import java.util.SequencedMap;

/// Why something cannot be done now: an ordinary answer, found as a text by its reason.
///
/// @param rule the rule that forbids it, such as `claim:R10`
/// @param reason key of the sentence, such as `must-follow`
/// @param words what the sentence names, by parameter
public record Refusal(String rule, String reason, SequencedMap<String, String> words) {
    public Refusal {
        words = Collections.unmodifiableSequencedMap(words);
    }

    /// `pairs` are parameter names and their values in turn, as in [Words#of].
    public static Refusal of(String rule, String reason, Object... pairs) {
        return new Refusal(rule, reason, Words.of(pairs));
    }

    @Override
    public String toString() {
        var line = new StringBuilder(rule).append(' ').append(reason);
        words.forEach((name, value) -> line.append(' ').append(name).append('=').append(value));
        return line.toString();
    }
}
