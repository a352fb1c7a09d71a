package winterhall.bots;

import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// A game's own knowledge of sensible play: a service that its bot module provides.
///
/// It only sees imagined boards, so it may look at all of one. It is asked millions of times: keep it quick.
public interface Advice<B> {
    /// The id of the game it is for.
    String game();

    /// One of the options, sensible most of the time and not always the same.
    Move suggest(B board, Seat seat, List<? extends Move> options, Chance.Source source);

    /// How many of the options a person would think about: at least one, and all unless the game knows better.
    default int sensible(B board, Seat seat, List<? extends Move> options) {
        return options.size();
    }

    /// How this seat stands, from 0 (lost) to 1 (won), on a board whose match is not over, or was played alone.
    double worth(B board, Seat seat);

    /// Whether nothing is half done, so that [#worth] means something here.
    boolean isQuiet(B board);
}
