package winterhall.frozenwastes.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import winterhall.bots.MatchObserver;
import winterhall.bots.lab.Range;
import winterhall.bots.lab.Results;
import winterhall.bots.lab.Row;
import winterhall.bots.lab.Statistics;
import winterhall.bots.lab.Tally;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Ending;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.map.Colour;

/// What is counted in matches of The Frozen Wastes, beside what should come out.
public final class FrozenWastesStatistics implements Statistics<Board> {
    private static final int FOUR = 4;

    /// Of Legends on blue jewels; red ones have more. (frozen-wastes:R151)
    private static final int BLUE_LEVEL = 4;

    /// With fewer a figure says little: its standard error is a tenth of a fair share of four or more.
    private static final int MANY_OWNERS = 300;

    @Override
    public String game() {
        return "frozen-wastes";
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

    /// A range for matches between heroes, none for a hero alone.
    private static Row together(Results results, Row row, Range range) {
        return row.accept(place -> results.seats(place) == 1 ? Optional.empty() : Optional.of(range));
    }

    private static Row perHero(String title, Results results, String name) {
        return Row.of(title, 2, results, tally -> tally.sum(name) / tally.count("heroes"));
    }

    private static void endings(Results results, List<Row> rows) {
        rows.add(Row.of("rounds, median", 0, results, tally -> tally.quantile("rounds", 0.5))
                .accept(place -> rounds(results.seats(place))));
        rows.add(Row.of("– 10 % have at most", 0, results, tally -> tally.quantile("rounds", 0.1)));
        rows.add(Row.of("– 60 % have at most", 0, results, tally -> tally.quantile("rounds", 0.6)));
        rows.add(Row.of("– 90 % have at most", 0, results, tally -> tally.quantile("rounds", 0.9)));
        rows.add(Row.of("wins with the Princess", 3, results, tally -> tally.mean("ended by " + Ending.Way.PRINCESS))
                .accept(place -> switch (results.seats(place)) {
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
        rows.add(together(
                results,
                Row.of("– and lost in a knockout", 2, results, tally -> tally.ratio("princess lost", "discoveries")),
                new Range(0.1, 0.3)));
        rows.add(Row.of("– first discovery, round", 1, results, tally -> tally.mean("first discovery"))
                .accept(place -> only(FOUR, results, place, new Range(20, 30))));
    }

    private static Optional<Range> only(int seats, Results results, int place, Range range) {
        return results.seats(place) == seats ? Optional.of(range) : Optional.empty();
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
        rows.add(together(
                results,
                Row.of("– by frost alone", 3, results, tally -> tally.mean("knockouts by frost")),
                new Range(0.01, 0.1)));
        rows.add(perHero("white death on a hero", results, "white death")
                .accept(place -> Optional.of(whiteDeath(results, place))));
        rows.add(Row.of("frost in a turn", 2, results, tally -> tally.sum("frost") / tally.count("turns")));
        rows.add(
                perHero("Allies of a hero who freeze", results, "allies frozen").accept(new Range(0.5, 1.2)));
        rows.add(perHero("– and who are killed", results, "allies killed"));
        rows.add(perHero("attacks of a hero on others", results, "attacks on heroes"));
    }

    /// Mild conditions spare nearly everybody; harsh ones are no milder than the usual.
    private static Range whiteDeath(Results results, int place) {
        Setup setup = results.columns().get(place).series().setup();
        return switch (setup.chosen().getOrDefault("conditions", "standard")) {
            case "mild" -> Range.upTo(0.4);
            case "harsh" -> new Range(1.2, 2);
            default -> new Range(0.8, 1.6);
        };
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
        rows.add(together(results, perHero("Legends of a hero", results, "legends"), new Range(1, 2)));
        rows.add(Row.of("Events in a match", 1, results, tally -> tally.mean("events"))
                .accept(place -> only(FOUR, results, place, new Range(8, 13))));
        for (Colour colour : Colour.values()) {
            rows.add(perHero(colour + " Challenges of a hero", results, "met " + colour));
            rows.add(together(
                    results,
                    Row.of("– " + colour + ", defeated", 2, results, share("defeated " + colour, "met " + colour)),
                    defeated(colour)));
        }
        rows.add(perHero("fights of a hero with Arshan", results, "met arshan"));
        rows.add(Row.of("– and won", 2, results, share("defeated arshan", "met arshan")));
    }

    /// How often a hero fit for them should defeat them, and up to five in a hundred less, since those who are hurt or not yet
    /// fit fight them, too.
    private static Range defeated(Colour colour) {
        return switch (colour) {
            case GREEN -> new Range(0.9, 0.98);
            case YELLOW -> new Range(0.75, 0.87);
            case BLUE -> new Range(0.7, 0.85);
            case RED -> new Range(0.7, 0.9);
        };
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
            rows.add(Row.relative("wins of " + hero, "won as " + hero, results)
                    .accept(place -> only(6, results, place, new Range(0.72, 1.32))));
        }
        var groups = new TreeMap<String, Range>();
        Scout.belongings().forEach(card -> groups.put(MatchCounter.group(card), owners(card)));
        groups.forEach((group, range) -> {
            String counted = "won with " + group;
            rows.add(Row.relative("wins of owners of " + group, counted, results)
                    .accept(place -> {
                        boolean areMany = results.columns().get(place).tally().count(counted) >= MANY_OWNERS;
                        return areMany && results.seats(place) > 1 ? Optional.of(range) : Optional.empty();
                    }));
        });
    }

    /// A seat that still has a cheap card at the end is behind, one with a dear card is ahead; but no card loses a match, and none wins
    /// it. Legends should help: those of blue and red jewels more than the others.
    private static Range owners(CardId card) {
        if (Scout.level(card) > 0) {
            return Scout.level(card) >= BLUE_LEVEL ? new Range(0.8, 2.5) : new Range(0.6, 1.7);
        }
        if (Scout.price(card) <= 4) {
            return new Range(0.3, 1.3);
        }
        return Scout.price(card) <= 8 ? new Range(0.6, 1.7) : new Range(1, 2.5);
    }
}
