package winterhall.engine;

import java.util.List;
import java.util.Optional;

/// A small record that waits for one seat.
///
/// Whether a seat with nothing to play is still asked is a rule of the game: a skipped question tells what it holds.
public non-sealed interface Ask<B, M extends Move> extends Question<B, M> {
    Seat seat();

    /// Everything the seat could say; see [Question#answers].
    List<? extends M> answers(B board);

    /// The rule against this answer; see [Question#whyNot].
    default Optional<Refusal> whyNot(M answer, B board) {
        return Optional.empty();
    }

    /// Every allowed answer; see [Question#options].
    default List<M> options(B board) {
        return Question.super.options(seat(), board);
    }

    void answer(M move, Table<B> table);

    /// The answer that a standing order gives to this question, if it has one (see [OrderKind]).
    default Optional<M> standing(Order order, List<M> options) {
        return Optional.empty();
    }

    @Override
    default List<? extends M> answers(Seat seat, B board) {
        return answers(board);
    }

    @Override
    default Optional<Refusal> whyNot(M answer, Seat seat, B board) {
        return whyNot(answer, board);
    }

    @Override
    default List<M> options(Seat seat, B board) {
        return options(board);
    }
}
