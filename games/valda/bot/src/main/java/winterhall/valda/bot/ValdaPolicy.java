package winterhall.valda.bot;

import java.util.List;
import winterhall.bots.Policy;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.valda.Board;
import winterhall.valda.Phase;
import winterhall.valda.Progress;
import winterhall.valda.ValdaMove;

/// Builds what pays best, plays the best card, defends with the smallest card that holds, and attacks by threat.
public final class ValdaPolicy implements Policy<Board> {
    @Override
    public String game() {
        return "valda";
    }

    @Override
    public double[] values(Board board, Seat seat, List<? extends Move> options) {
        Valuation valuation = Valuation.of(board, seat);
        BuildingPlan plan = valuation.isActive() ? BuildingPlan.best(valuation) : BuildingPlan.NONE;
        OwnTurn turn = new OwnTurn(valuation, plan);
        double[] values = new double[options.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(board, (ValdaMove) options.get(i), options, valuation, plan, turn);
        }
        return values;
    }

    private static double value(
            Board board,
            ValdaMove move,
            List<? extends Move> options,
            Valuation valuation,
            BuildingPlan plan,
            OwnTurn turn) {
        ValdaMove first = (ValdaMove) options.getLast();
        return switch (first) {
            case ValdaMove.EndPhase _ ->
                board.state().progress().phase() == Phase.VALDA
                        ? turn.deed((ValdaMove.Deed) move)
                        : turn.devotion((ValdaMove.Devotion) move);
            case ValdaMove.Hold _ -> new Combat(valuation).assault((ValdaMove.Assault) move, turn);
            case ValdaMove.Endure _ -> new Combat(valuation).defence((ValdaMove.Defence) move);
            case ValdaMove.Pass _ -> new Combat(valuation).response((ValdaMove.Response) move);
            case ValdaMove.KeepDice _ -> turn.fate((ValdaMove.Fate) move);
            case ValdaMove.DrawFrom _ -> turn.finish((ValdaMove.Finish) move);
            default -> new SideChoices(valuation, plan, turn).value(move, options);
        };
    }

    @Override
    public double margin() {
        return 0.5;
    }

    @Override
    public double worth(Board board, Seat seat) {
        return Evaluation.of(board, seat);
    }

    /// Between two turns.
    @Override
    public boolean isQuiet(Board board) {
        return board.state().progress().phase() == Phase.VALDA
                && board.state().turn().built() == 0
                && board.state().pending().attack().isEmpty();
    }

    /// At the beginning of the same seat's next turn.
    @Override
    public boolean isFarEnough(Board start, Board board) {
        Progress then = start.state().progress();
        Progress now = board.state().progress();
        return now.round() > then.round() && now.active().equals(then.active());
    }
}
