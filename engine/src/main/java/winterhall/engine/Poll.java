package winterhall.engine;

import java.util.List;

/// A small record that waits for several seats who choose in secret; all answers are revealed together.
public non-sealed interface Poll<B, M extends Move> extends Task<B> {
    /// Who is asked, in the order in which the answers are handed to [#reveal].
    List<Seat> seats();

    /// Every allowed answer of this seat; never empty.
    List<M> options(Seat seat, B board);

    /// All have answered; `answers` stand in the order of [#seats].
    void reveal(List<M> answers, Table<B> table);
}
