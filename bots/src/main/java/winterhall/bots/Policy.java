package winterhall.bots;

import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// Advice that is a whole way of playing: it values every option.
///
/// The greedy bot takes the option of most value; the search tries the best few, and plays on by the same values. Values
/// may depend on what the seat knows and on nothing else, since they are asked for on imagined boards.
public interface Policy<B> extends Advice<B> {
    /// What each option is worth to the seat, in the game's own measure and in the order of the options.
    double[] values(B board, Seat seat, List<? extends Move> options);

    /// Options worth this much less than the best are not sensible.
    double margin();

    /// How the search plays, which has more time than a quick answer and may look further ahead.
    default Policy<B> forSearch() {
        return this;
    }

    /// What a point of value counts in the search, beside the worth seen in its worlds, added up.
    ///
    /// Where luck is large and worlds are few, the best of some tries is mostly the luckiest one.
    default double trust() {
        return 0;
    }

    /// Where the search stops playing on: some way ahead of the board it is asked about, at a moment fit to be judged.
    boolean isFarEnough(B start, B board);

    @Override
    default Move suggest(B board, Seat seat, List<? extends Move> options, Chance.Source source) {
        return options.get(best(values(board, seat, options)));
    }

    @Override
    default int sensible(B board, Seat seat, List<? extends Move> options) {
        double[] values = values(board, seat, options);
        double least = values[best(values)] - margin();
        int count = 0;
        for (double value : values) {
            count += value >= least ? 1 : 0;
        }
        return count;
    }

    /// The place of the highest value, the first of equals.
    static int best(double[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = values[i] > values[best] ? i : best;
        }
        return best;
    }
}
