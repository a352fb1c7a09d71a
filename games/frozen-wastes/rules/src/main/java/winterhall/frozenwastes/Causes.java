package winterhall.frozenwastes;

import java.util.Optional;
import winterhall.engine.Cause;

/// Why things happen that nobody chose.
final class Causes {
    private Causes() {}

    static Optional<Cause> rule(String rule) {
        return Optional.of(Cause.of("frozen-wastes:" + rule));
    }

    /// By the text of a card.
    static Optional<Cause> card(String rule, CardId card) {
        return Optional.of(Cause.of(
                "frozen-wastes:" + rule,
                Printed.kind(card.sheet()),
                card.sheet().id()));
    }
}
