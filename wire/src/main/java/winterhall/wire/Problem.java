package winterhall.wire;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import winterhall.engine.Refusal;

/// Why a request was refused: what, where, and what would be valid, by text key.
///
/// @param status as in HTTP
/// @param key of the sentence `problem.<key>`, or of the game's refusal
/// @param rule the rule that forbids it: of a game, `claim:R10`, of the engine or of the hall, `hall:stale`; or empty
/// @param where the field or thing that is wrong; empty for the whole request
/// @param words what the sentence names, by parameter
public record Problem(int status, String key, String rule, String where, SequencedMap<String, String> words) {
    public Problem {
        words = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(words));
    }

    /// `pairs` are parameter names and their values in turn.
    public static Problem of(int status, String key, String where, Object... pairs) {
        var words = new LinkedHashMap<String, String>();
        for (int i = 0; i + 1 < pairs.length; i += 2) {
            words.put(pairs[i].toString(), pairs[i + 1].toString());
        }
        return new Problem(status, key, "", where, words);
    }

    /// A refusal of the engine or of a game.
    public static Problem of(Refusal refusal, String where) {
        return new Problem(409, refusal.reason(), refusal.rule(), where, refusal.words());
    }
}
