package winterhall.bots;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;

/// A bot's answer, and how it was found.
///
/// @param iterations how many imagined worlds stand behind it; 0 for an answer that took no thinking or had no time for it
/// @param trouble what broke while it was thinking; the caller should report it
public record Thought(Move move, int iterations, Optional<String> trouble) {
    static Thought unthinking(Move move) {
        return new Thought(move, 0, Optional.empty());
    }

    /// Any of the options, each as likely as the others.
    static Move any(List<? extends Move> options, QuickChance chance) {
        return options.get(chance.source("any").below(options.size()));
    }

    static Optional<String> trouble(RuntimeException broken) {
        return Optional.of(broken.toString());
    }
}
