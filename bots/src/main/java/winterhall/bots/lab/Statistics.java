package winterhall.bots.lab;

import java.util.List;
import winterhall.bots.MatchObserver;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;

/// What a game wants counted: a service that its bot module provides.
public interface Statistics<B> {
    /// The id of the game it is for.
    String game();

    /// The columns of its table; without others, one for each number of seats.
    default List<Series> series() {
        return Series.bySeats(Shelf.game(game()));
    }

    /// Watches one match.
    ///
    /// @param tally of this match alone; all matches of a series are added up
    MatchObserver<B> observe(Setup setup, Tally tally);

    /// What the table shows, in order; a row that every game has can be replaced by one of the same title with a range.
    List<Row> rows(Results results);
}
