package winterhall.frozenwastes.bot;

import java.util.List;
import winterhall.bots.Advice;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.Field;
import winterhall.frozenwastes.Step;
import winterhall.frozenwastes.WastesMove;

/// A hero who walks towards the best goal in sight, fights with good odds, buys for the next fight and keeps warm.
public final class FrozenWastesAdvice implements Advice<Board> {
    /// One answer in so many is any answer: playouts that are all alike teach nothing.
    private static final int WHIM = 40;

    @Override
    public String game() {
        return "frozen-wastes";
    }

    @Override
    public Move suggest(Board board, Seat seat, List<? extends Move> options, Chance.Source source) {
        if (source.below(WHIM) == 0) {
            return source.pick(options);
        }
        double most = Double.NEGATIVE_INFINITY;
        Move best = options.getFirst();
        var thoughts = new Preferences(board, seat);
        for (Move option : options) {
            double wish = thoughts.of((WastesMove) option);
            if (wish > most) {
                most = wish;
                best = option;
            }
        }
        return best;
    }

    @Override
    public double worth(Board board, Seat seat) {
        return Evaluation.of(board, seat);
    }

    /// Nobody is fighting, being tested or on the way.
    @Override
    public boolean isQuiet(Board board) {
        Field field = board.field();
        boolean isOnTheWay =
                field.turn().step() == Step.MOVEMENT && field.turn().available().isPresent();
        return field.fight().isEmpty()
                && field.trial().isEmpty()
                && field.shelter().isEmpty()
                && field.turn().step() != Step.SURVIVAL
                && !isOnTheWay;
    }
}
