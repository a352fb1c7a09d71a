package winterhall.claim.bot;

import java.util.List;
import winterhall.bots.Advice;
import winterhall.claim.Board;
import winterhall.claim.ClaimMove;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// Plays cards by rule of thumb, keeps artifacts back most of the time, and does anything else at random.
public final class ClaimAdvice implements Advice<Board> {
    /// One card in this many is picked at random: playouts that are all alike teach nothing.
    private static final int WHIM = 5;
    /// A seat is asked for its artifacts some sixty times a match, and has three.
    private static final int ARTIFACT = 16;

    @Override
    public String game() {
        return "claim";
    }

    @Override
    public Move suggest(Board board, Seat seat, List<? extends Move> options, Chance.Source source) {
        return switch ((ClaimMove) options.getFirst()) {
            case ClaimMove.Play _ when source.below(WHIM) > 0 -> CardPlay.choose(board, options);
            case ClaimMove.Pass pass when source.below(ARTIFACT) > 0 -> pass;
            default -> source.pick(options);
        };
    }

    @Override
    public double worth(Board board, Seat seat) {
        return Evaluation.of(board, seat);
    }

    /// Between two tricks.
    @Override
    public boolean isQuiet(Board board) {
        return board.trick().plays().isEmpty();
    }
}
