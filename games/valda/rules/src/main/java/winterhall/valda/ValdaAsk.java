package winterhall.valda;

import java.util.Optional;
import winterhall.engine.Ask;
import winterhall.engine.Refusal;

/// A question of Valda.
interface ValdaAsk<M extends ValdaMove> extends Ask<Board, M> {
    static Optional<Refusal> refuse(String rule, String reason, Object... words) {
        return Optional.of(Refusal.of("valda:" + rule, reason, words));
    }

    /// Refuses unless this card is in the hand. (valda:R223)
    default Optional<Refusal> unlessHeld(CardId card, Board board) {
        return board.holds(seat(), card) ? Optional.empty() : refuse("R223", "not-in-hand", "card", card);
    }

    Optional<Refusal> FINE = Optional.empty();
}
