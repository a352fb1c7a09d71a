package winterhall.bots.lab;

import java.util.List;
import winterhall.engine.Game;
import winterhall.engine.Setup;

/// One column of a report: a name, and what is agreed at its tables.
public record Series(String name, Setup setup) {
    /// One for each number of seats, with the usual settings.
    public static List<Series> bySeats(Game<?, ?> game) {
        return game.seatCounts().stream()
                .map(seats -> new Series(seats + " seats", Setup.of(game.id(), seats)))
                .toList();
    }
}
