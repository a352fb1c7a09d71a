package winterhall.frozenwastes;

import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Refusal;

/// A question of The Frozen Wastes.
interface WastesAsk<M extends WastesMove> extends Ask<Board, M> {
    Optional<Refusal> FINE = Optional.empty();

    /// A card among the words stands there with its kind, by which its name is found.
    static Optional<Refusal> refuse(String rule, String reason, Object... words) {
        Object[] named = Stream.of(words)
                .map(word -> word instanceof CardId card ? card.anchor() : word)
                .toArray();
        return Optional.of(Refusal.of("frozen-wastes:" + rule, reason, named));
    }

    /// Refuses if this is so.
    static Optional<Refusal> refuseIf(boolean so, String rule, String reason, Object... words) {
        return so ? refuse(rule, reason, words) : FINE;
    }
}
