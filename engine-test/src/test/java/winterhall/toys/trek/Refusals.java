package winterhall.toys.trek;

import java.util.Optional;
import winterhall.engine.Refusal;

/// Refusals of trek.
final class Refusals {
    private Refusals() {}

    static Optional<Refusal> refuse(String rule, String reason, Object... words) {
        return Optional.of(Refusal.of("trek:" + rule, reason, words));
    }

    /// Refuses if this is so.
    static Optional<Refusal> when(boolean so, String rule, String reason, Object... words) {
        return so ? refuse(rule, reason, words) : Optional.empty();
    }
}
