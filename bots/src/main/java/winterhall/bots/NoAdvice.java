package winterhall.bots;

import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// For games without advice: any move is sensible, and only the end of a match is judged.
record NoAdvice<B>(String game) implements Advice<B> {
    private static final double UNKNOWN = 0.5;

    @Override
    public Move suggest(B board, Seat seat, List<? extends Move> options, Chance.Source source) {
        return options.get(source.below(options.size()));
    }

    @Override
    public double worth(B board, Seat seat) {
        return UNKNOWN;
    }

    @Override
    public boolean isQuiet(B board) {
        return false;
    }
}
