package winterhall.bots;

import winterhall.engine.Move;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Step;

/// Watches one match among bots and sees everything, as no player does.
public interface MatchObserver<B> {
    /// @param before the position in which the seat was asked
    /// @param step what its answer led to
    void played(Position<B> before, Seat seat, Move move, Step<B> step);

    default void ended(B board, Outcome outcome) {}
}
