package winterhall.engine;

import java.util.List;
import java.util.Optional;

/// A small record that waits for several seats who choose in secret; all answers are revealed together.
public non-sealed interface Poll<B, M extends Move> extends Question<B, M> {
    /// Who is asked, in the order in which the answers are handed to [#reveal].
    List<Seat> seats();

    @Override
    default Optional<Refusal> whyNot(M answer, Seat seat, B board) {
        return Optional.empty();
    }

    /// All have answered; `answers` stand in the order of [#seats].
    void reveal(List<M> answers, Table<B> table);
}
