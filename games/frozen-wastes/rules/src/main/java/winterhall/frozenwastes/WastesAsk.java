package winterhall.frozenwastes;

import java.util.Optional;
import winterhall.engine.Ask;
import winterhall.engine.Refusal;

/// A question of The Frozen Wastes.
interface WastesAsk<M extends WastesMove> extends Ask<Board, M> {
    Optional<Refusal> FINE = Optional.empty();

    static Optional<Refusal> refuse(String rule, String reason, Object... words) {
        return Optional.of(Refusal.of("frozen-wastes:" + rule, reason, words));
    }

    /// Refuses if this is so.
    static Optional<Refusal> refuseIf(boolean so, String rule, String reason, Object... words) {
        return so ? refuse(rule, reason, words) : FINE;
    }
}
