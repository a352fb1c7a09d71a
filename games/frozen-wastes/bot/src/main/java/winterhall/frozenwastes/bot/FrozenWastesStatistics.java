package winterhall.frozenwastes.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import winterhall.bots.MatchObserver;
import winterhall.bots.lab.Range;
import winterhall.bots.lab.Results;
import winterhall.bots.lab.Row;
import winterhall.bots.lab.Series;
import winterhall.bots.lab.Statistics;
import winterhall.bots.lab.Tally;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.Ending;
import winterhall.frozenwastes.FrozenWastes;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.map.Colour;

/// What is counted in matches of The Frozen Wastes, beside what should come out.
public final class FrozenWastesStatistics implements Statistics<Board> {
    private static final int FOUR = 4;

    @Override
    public String game() {
        return "frozen-wastes";
    }

    @Override
    public List<Series> series() {
        return Series.bySeats(new FrozenWastes());
    }

    @Override
    public MatchObserver<Board> observe(Setup setup, Tally tally) {
        return new MatchCounter(setup, tally);
    }

    @Override
    public List<Row> rows(Results results) {
        var rows = new ArrayList<Row>();
        endings(results, rows);
        harm(results, rows);
        progress(results, rows);
        economy(results, rows);
        winners(results, rows);
        return rows;
    }

    private static int seats(Results results, int place) {
        return results.columns().get(place).series().setup().seats();
    }

    /// A range for matches between heroes, none for a hero alone.
    private static Row together(Results results, Row row, Range range) {
        return row.accept(place -> seats(results, place) == 1 ? Optional.empty() : Optional.of(range));
    }

    private static Row perHero(String title, Results results, String name) {
        return Row.of(title, 2, results, tally -> tally.sum(name) / tally.count("heroes"));
    }

    private static void endings(Results results, List<Row> rows) {
        rows.add(Row.of("rounds, median", 0, results, tally -> tally.quantile("rounds", 0.5))
                .accept(place -> rounds(seats(results, place))));
        rows.add(Row.of("– 10 % have at most", 0, results, tally -> tally.quantile("rounds", 0.1)));
        rows.add(Row.of("– 60 % have at most", 0, results, tally -> tally.quantile("rounds", 0.6)));
        rows.add(Row.of("– 90 % have at most", 0, results, tally -> tally.quantile("rounds", 0.9)));
        rows.add(Row.of("wins with the Princess", 3, results, tally -> tally.mean("ended by " + Ending.Way.PRINCESS))
                .accept(place -> switch (seats(results, place)) {
                    case 1 -> Optional.empty();
                    case 2 -> Optional.of(new Range(0.4, 0.75));
                    default -> Optional.of(new Range(0.4, 0.6));
                }));
        rows.add(Row.of("wins over Arshan", 3, results, tally -> tally.mean("ended by " + Ending.Way.ARSHAN)));
        rows.add(together(
                results,
                Row.of("matches that run out of time", 3, results, tally -> tally.mean("ended by " + Ending.Way.TIME)),
                Range.upTo(0.01)));
        rows.add(Row.of("Princess discovered, times a match", 2, results, tally -> tally.mean("discoveries"))
                .accept(new Range(0.5, 0.9)));
        rows.add(Row.of("– and lost in a knockout", 2, results, tally -> tally.ratio("princess lost", "discoveries"))
                .accept(new Range(0.1, 0.3)));
        rows.add(Row.of("– first discovery, round", 1, results, tally -> tally.mean("first discovery"))
                .accept(place -> only(FOUR, results, place, new Range(20, 30))));
    }

    private static Optional<Range> only(int seats, Results results, int place, Range range) {
        return seats(results, place) == seats ? Optional.of(range) : Optional.empty();
    }

    private static Optional<Range> rounds(int seats) {
        return switch (seats) {
            case 1 -> Optional.empty();
            case 2 -> Optional.of(new Range(28, 40));
            case 3 -> Optional.of(new Range(26, 36));
            default -> Optional.of(new Range(22, 32));
        };
    }

    private static void harm(Results results, List<Row> rows) {
        rows.add(perHero("knockouts of a hero", results, "knockouts").accept(new Range(1, 2)));
        rows.add(Row.of("– in 100 turns", 1, results, tally -> 100 * tally.sum("knockouts") / tally.count("turns"))
                .accept(new Range(3, 6)));
        rows.add(Row.of("– by frost alone", 3, results, tally -> tally.mean("knockouts by frost"))
                .accept(new Range(0.01, 0.1)));
        rows.add(perHero("white death on a hero", results, "white death").accept(new Range(0.8, 1.6)));
        rows.add(Row.of("frost in a turn", 2, results, tally -> tally.sum("frost") / tally.count("turns")));
        rows.add(
                perHero("Allies of a hero who freeze", results, "allies frozen").accept(new Range(0.5, 1.2)));
        rows.add(perHero("– and who are killed", results, "allies killed"));
        rows.add(perHero("attacks of a hero on others", results, "attacks on heroes"));
    }

    private static void progress(Results results, List<Row> rows) {
        rows.add(Row.of("level of the winner", 1, results, tally -> tally.mean("level of the winner"))
                .accept(new Range(5, 7)));
        rows.add(Row.of(
                "– with the Princess",
                1,
                results,
                tally -> tally.mean("level of the winner by " + Ending.Way.PRINCESS)));
        rows.add(Row.of(
                "– of the winner over Arshan",
                1,
                results,
                tally -> tally.mean("level of the winner by " + Ending.Way.ARSHAN)));
        rows.add(Row.of("level of a hero", 1, results, tally -> tally.mean("level")));
        rows.add(Row.of("clue cards held by a hero", 1, results, tally -> tally.mean("clues held")));
        rows.add(perHero("Legends of a hero", results, "legends").accept(new Range(1, 2)));
        rows.add(Row.of("Events in a match", 1, results, tally -> tally.mean("events"))
                .accept(place -> only(FOUR, results, place, new Range(8, 13))));
        for (Colour colour : Colour.values()) {
            rows.add(perHero(colour + " Challenges of a hero", results, "met " + colour));
            rows.add(Row.of("– " + colour + ", defeated", 2, results, share("defeated " + colour, "met " + colour)));
        }
        rows.add(perHero("fights of a hero with Arshan", results, "met arshan"));
        rows.add(Row.of("– and won", 2, results, share("defeated arshan", "met arshan")));
    }

    private static ToDoubleFunction<Tally> share(String name, String of) {
        return tally -> tally.sum(name) / tally.sum(of);
    }

    private static void economy(Results results, List<Row> rows) {
        rows.add(perHero("Market steps of a hero", results, "market steps").accept(new Range(6, 10)));
        rows.add(perHero("gold of a hero from adventures", results, "gold"));
        rows.add(perHero("– from cards sold", results, "gold for cards"));
        rows.add(perHero("– paid for cards", results, "paid for cards"));
        rows.add(perHero("– paid for healing", results, "paid for healing"));
        rows.add(perHero("cards bought by a hero", results, "bought"));
    }

    private static void winners(Results results, List<Row> rows) {
        for (Seat seat : Seat.all(6)) {
            rows.add(Row.of("wins of " + seat, 3, results, tally -> tally.mean("won by " + seat))
                    .accept(place -> only(FOUR, results, place, new Range(0.21, 0.29))));
        }
        for (var hero : Scout.heroes()) {
            rows.add(relative("wins of " + hero, "won as " + hero, results)
                    .accept(place -> only(6, results, place, new Range(0.72, 1.32))));
        }
        var groups = new TreeSet<String>();
        Scout.belongings().forEach(card -> groups.add(MatchCounter.group(card)));
        for (String group : groups) {
            rows.add(relative("wins of owners of " + group, "won with " + group, results));
        }
    }

    /// How many times as often as any hero these win.
    private static Row relative(String title, String name, Results results) {
        var cells = new ArrayList<Row.Cell>();
        for (int place = 0; place < results.columns().size(); place++) {
            double share = results.columns().get(place).tally().mean(name);
            cells.add(new Row.Cell(share * seats(results, place), Optional.empty()));
        }
        return new Row(title, 2, cells);
    }
}
