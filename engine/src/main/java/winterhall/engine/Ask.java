package winterhall.engine;

import java.util.List;
import java.util.Optional;

/// A small record that waits for one seat.
///
/// Whether a seat with nothing to play is still asked is a rule of the game: a skipped question tells what it holds.
public non-sealed interface Ask<B, M extends Move> extends Task<B> {
    Seat seat();

    /// Every allowed answer, each once, in an order that tells nothing hidden from the seat; never empty.
    List<M> options(B board);

    void answer(M move, Table<B> table);

    /// The answer that a standing order gives to this question, if it has one (see [OrderKind]).
    default Optional<M> standing(Order order, List<M> options) {
        return Optional.empty();
    }
}
