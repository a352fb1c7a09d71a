package winterhall.valda.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.bots.MatchObserver;
import winterhall.bots.lab.Range;
import winterhall.bots.lab.Results;
import winterhall.bots.lab.Row;
import winterhall.bots.lab.Statistics;
import winterhall.bots.lab.Tally;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.valda.Board;
import winterhall.valda.Deity;

/// What is counted in matches of Valda, beside what should come out.
public final class ValdaStatistics implements Statistics<Board> {
    /// For 2, 3, 4 and 5 seats.
    private static final List<Range> TEMPLES =
            List.of(new Range(7.5, 9), new Range(7, 9), new Range(6, 8.5), new Range(5.5, 7));

    @Override
    public String game() {
        return "valda";
    }

    @Override
    public MatchObserver<Board> observe(Setup setup, Tally tally) {
        return new MatchCounter(setup, tally);
    }

    @Override
    public List<Row> rows(Results results) {
        var rows = new ArrayList<Row>();
        followers(results, rows);
        buildings(results, rows);
        attacks(results, rows);
        rest(results, rows);
        winners(results, rows);
        return rows;
    }

    private static void followers(Results results, List<Row> rows) {
        rows.add(Row.of("followers of a seat", 1, results, tally -> tally.mean("followers"))
                .accept(new Range(15, 23)));
        rows.add(Row.of("– standard deviation", 1, results, tally -> tally.deviation("followers")));
        rows.add(Row.of("– 5 % have at most", 0, results, tally -> tally.quantile("followers", 0.05)));
        rows.add(Row.of("– 95 % have at most", 0, results, tally -> tally.quantile("followers", 0.95)));
        rows.add(Row.of("followers of the winner", 1, results, tally -> tally.mean("winning followers")));
        rows.add(Row.of("lead over the second", 1, results, tally -> tally.mean("lead")));
        rows.add(Row.of("matches tied on followers", 3, results, tally -> tally.mean("tied"))
                .accept(new Range(0.05, 0.15)));
        rows.add(Row.of("matches without a single winner", 4, results, tally -> tally.mean("shared"))
                .accept(Range.upTo(0.005)));
        rows.add(Row.of(
                        "all Gods to all Giants, followers",
                        2,
                        results,
                        tally -> tally.mean("followers with 7 Gods") / tally.mean("followers with 0 Gods"))
                .accept(new Range(0.8, 1.25)));
        for (String source : MatchCounter.SOURCES) {
            rows.add(Row.of(
                    "followers from " + source,
                    2,
                    results,
                    tally -> tally.sum("by " + source) / tally.count("followers")));
        }
    }

    private static void buildings(Results results, List<Row> rows) {
        rows.add(Row.of("temples of a seat", 1, results, tally -> tally.mean("temples"))
                .accept(place -> range(results, place, TEMPLES)));
        rows.add(Row.of("mines of a seat", 1, results, tally -> tally.mean("mines")));
        rows.add(Row.of("drills of a seat", 1, results, tally -> tally.mean("drills")));
        rows.add(perMatch("temples destroyed", "temples destroyed", results));
    }

    private static Optional<Range> range(Results results, int place, List<Range> bySeats) {
        return Optional.of(bySeats.get(results.seats(place) - 2));
    }

    private static void attacks(Results results, List<Row> rows) {
        rows.add(perMatch("attacks", "attacks", results));
        rows.add(Row.of("attacks for each opportunity", 2, results, tally -> tally.ratio("attacks", "opportunities")));
        rows.add(Row.of("attacks that succeed, of each target", 2, results, tally -> tally.ratio("hit", "targets"))
                .accept(new Range(0.38, 0.65)));
        rows.add(Row.of(
                        "successful attacks that change nothing",
                        2,
                        results,
                        tally -> tally.ratio("without effect", "successful"))
                .accept(Range.upTo(0.2)));
        rows.add(Row.of(
                        "losses that safe havens prevent",
                        3,
                        results,
                        tally -> tally.sum("saved") / (tally.sum("saved") + tally.sum("lost")))
                .accept(new Range(0.05, 0.2)));
        rows.add(Row.of("followers lost by a seat", 1, results, tally -> tally.sum("lost") / tally.count("followers")));
    }

    private static void rest(Results results, List<Row> rows) {
        rows.add(perMatch("runes gained", "runes", results));
        rows.add(Row.of(
                        "runes withheld by the limit",
                        3,
                        results,
                        tally -> tally.sum("runes missed") / (tally.sum("runes") + tally.sum("runes missed")))
                .accept(Range.upTo(0.15)));
        rows.add(perSeat("building points turned into runes", "points for runes", results));
        rows.add(perSeat("action cards played by a seat", "actions", results));
        rows.add(perSeat("weapons used by a seat", "weapons", results));
        rows.add(perMatch("reshuffles of deck A", "shuffled a", results));
        rows.add(perMatch("reshuffles of deck B", "shuffled b", results));
        rows.add(Row.of("questions a person is asked", 1, results, tally -> tally.mean("questions"))
                .accept(new Range(60, 140)));
    }

    private static Row perMatch(String title, String name, Results results) {
        return Row.of(title, 1, results, tally -> tally.mean(name));
    }

    private static Row perSeat(String title, String name, Results results) {
        return Row.of(title, 1, results, tally -> tally.sum(name) / tally.count("followers"));
    }

    private static void winners(Results results, List<Row> rows) {
        for (Seat seat : Seat.all(5)) {
            rows.add(Row.of("wins of " + seat, 3, results, tally -> tally.mean("won by " + seat))
                    .accept(place -> Optional.of(fairShare(results.seats(place)))));
        }
        for (Deity deity : Deity.values()) {
            rows.add(Row.relative("wins of owners at " + deity, "won with " + deity, results)
                    .accept(new Range(0.8, 1.25)));
        }
    }

    private static Range fairShare(int seats) {
        return seats == 2 ? new Range(0.44, 0.56) : new Range(0.8 / seats, 1.2 / seats);
    }
}
