package winterhall.frozenwastes.bot;

import java.util.List;
import winterhall.bots.Policy;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.Field;
import winterhall.frozenwastes.Step;
import winterhall.frozenwastes.WastesMove;

/// A hero who goes where the best prize for the way is, fights with good odds, buys for the next fight and keeps warm.
public final class FrozenWastesPolicy implements Policy<Board> {
    /// The search believes the policy as much as so many worlds.
    private static final double TRUSTED_WORLDS = 6;

    private final Taste taste;
    private final boolean exactly;

    public FrozenWastesPolicy() {
        this(Taste.QUICK, false);
    }

    /// @param exactly whether options are valued by exact odds in a combat
    private FrozenWastesPolicy(Taste taste, boolean exactly) {
        this.taste = taste;
        this.exactly = exactly;
    }

    @Override
    public String game() {
        return "frozen-wastes";
    }

    @Override
    public double[] values(Board board, Seat seat, List<? extends Move> options) {
        return values(board, seat, options, exactly);
    }

    /// By quick odds: the search asks this at every question of its worlds.
    @Override
    public Move suggest(Board board, Seat seat, List<? extends Move> options, Chance.Source source) {
        return options.get(Policy.best(values(board, seat, options, false)));
    }

    private double[] values(Board board, Seat seat, List<? extends Move> options, boolean byExactOdds) {
        double[] values = new double[options.size()];
        if (options.getFirst() instanceof WastesMove.TakeHero) {
            return values; // one hero is as good as another
        }
        var choices = new Choices(board, seat, options, taste, byExactOdds);
        for (int i = 0; i < values.length; i++) {
            values[i] = choices.of((WastesMove) options.get(i));
        }
        return values;
    }

    @Override
    public double margin() {
        return taste.margin();
    }

    @Override
    public FrozenWastesPolicy forSearch() {
        return new FrozenWastesPolicy(Taste.PATIENT, true);
    }

    /// In the middle a point changes the worth of a board by a quarter of what it is on the scale.
    @Override
    public double trust() {
        return TRUSTED_WORLDS / (4 * Evaluation.SCALE);
    }

    @Override
    public double worth(Board board, Seat seat) {
        return Evaluation.of(board, seat, taste);
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

    /// When the turn is over.
    @Override
    public boolean isFarEnough(Board start, Board board) {
        return board.field().turn().number() > start.field().turn().number();
    }
}
