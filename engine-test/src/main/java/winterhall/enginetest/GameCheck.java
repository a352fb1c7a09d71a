package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import winterhall.engine.Game;
import winterhall.engine.Setup;

/// Random play of one game, the laws of every game checked at each decision.
///
/// ```java
/// GameCheck.of(game).games(1000).seed(7).run();       // claim: 1000 games, 41822 decisions, 0 violations
/// GameCheck.of(game).seed(7).only(314);               // the same game 314 again, alone
/// ```
///
/// Game `i` depends on the seed and on `i` alone, whatever the number of games or threads, and takes the same course
/// at both levels. One in ten is played with the chance of real matches, the others with the quick one. A game stops
/// at the first law that it breaks. What [SampleSizes] leave out at one decision has its turn at another.
///
/// @param games how many games are played
/// @param longest a game with more moves than this does not end
/// @param setup what every game starts from; empty for another one each time
/// @param samples how much is looked at, on level [Level#ALL]
public record GameCheck<B, V>(
        Game<B, V> game,
        long games,
        long seed,
        Level level,
        int threads,
        int longest,
        Optional<Setup> setup,
        SampleSizes samples) {
    private static final int USUAL_GAMES = 1000;
    private static final int USUAL_LONGEST = 5000;

    /// How much is checked.
    public enum Level {
        /// Every law at every decision; then the game is replayed from its lines.
        ALL(Stream.of(
                        EndLaw.values(),
                        OptionLaw.values(),
                        ExplainLaw.values(),
                        EventLaw.values(),
                        WritingLaw.values(),
                        WorldLaw.values(),
                        TextLaw.values())
                .<Law>flatMap(Stream::of)
                .toList()),
        /// Only that there are options, that playing them throws nothing, that the game finds no fault with itself,
        /// and that it ends: for very many games.
        INVARIANTS(List.of(OptionLaw.SOME_OPTION, EndLaw.NO_FAULTS, EndLaw.OUTCOME_AT_THE_END));

        private final List<Law> laws;

        Level(List<Law> laws) {
            this.laws = laws;
        }

        List<Law> laws() {
            return laws;
        }
    }

    /// What a run found.
    ///
    /// @param violations how many games broke a law
    /// @param first the first violations, in the order of the games
    public record Report(String game, long games, long decisions, long violations, List<Violation> first) {
        public Report {
            first = List.copyOf(first);
        }

        /// One line when all is well; the first violations in full below it otherwise.
        @Override
        public String toString() {
            var text = new StringBuilder(game + ": " + games + " games, " + decisions + " decisions, " + violations
                    + (violations == 1 ? " violation" : " violations"));
            first.forEach(violation -> text.append("\n\n").append(violation));
            return text.toString();
        }
    }

    /// Kept in full; what is broken in the fourth game is broken in the first as a rule.
    private static final int SHOWN = 3;

    public static <B, V> GameCheck<B, V> of(Game<B, V> game) {
        return new GameCheck<>(
                game,
                USUAL_GAMES,
                1,
                Level.ALL,
                Runtime.getRuntime().availableProcessors(),
                USUAL_LONGEST,
                Optional.empty(),
                SampleSizes.USUAL);
    }

    public GameCheck<B, V> games(long count) {
        return new GameCheck<>(game, count, seed, level, threads, longest, setup, samples);
    }

    public GameCheck<B, V> seed(long other) {
        return new GameCheck<>(game, games, other, level, threads, longest, setup, samples);
    }

    public GameCheck<B, V> level(Level other) {
        return new GameCheck<>(game, games, seed, other, threads, longest, setup, samples);
    }

    public GameCheck<B, V> threads(int count) {
        return new GameCheck<>(game, games, seed, level, count, longest, setup, samples);
    }

    public GameCheck<B, V> longest(int moves) {
        return new GameCheck<>(game, games, seed, level, threads, moves, setup, samples);
    }

    public GameCheck<B, V> setup(Setup fixed) {
        return new GameCheck<>(game, games, seed, level, threads, longest, Optional.of(fixed), samples);
    }

    public GameCheck<B, V> samples(SampleSizes other) {
        return new GameCheck<>(game, games, seed, level, threads, longest, setup, other);
    }

    /// Plays all the games.
    public Report run() {
        var tally = new Tally(game.id());
        ParallelGames.run(threads, games, number -> new RandomGame<>(this, number).play(), tally::add);
        return tally.report();
    }

    /// Plays this one of the games alone, for instance one that broke a law.
    public Report only(long number) {
        var tally = new Tally(game.id());
        tally.add(new RandomGame<>(this, number).play());
        return tally.report();
    }

    /// Adds up the results of the games, in their order.
    private static final class Tally {
        private final String game;
        private final List<Violation> first = new ArrayList<>();
        private long games;
        private long decisions;
        private long violations;

        Tally(String game) {
            this.game = game;
        }

        boolean add(RandomGame.Result result) {
            games++;
            decisions += result.decisions();
            result.violation().ifPresent(violation -> {
                violations++;
                if (first.size() < SHOWN) {
                    first.add(violation);
                }
            });
            return true;
        }

        Report report() {
            return new Report(game, games, decisions, violations, first);
        }
    }
}
