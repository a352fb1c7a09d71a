package winterhall.enginetest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import winterhall.bots.Bot;
import winterhall.bots.BotMatch;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.bots.Thought;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Viewer;

/// What every bot must do in every game: it plays matches at every number of seats without trouble, the same way from the
/// same seed; it keeps to its time; and it answers alike in worlds that look alike to it.
///
/// @param iterations how many worlds a bot imagines for one answer of a match
/// @param every it is questioned at one in so many choices of another match
/// @param longest a match is broken off after so many answers
public record BotPlayCheck<B, V>(Game<B, V> game, int iterations, int every, int longest, long seed) {
    private static final int MILLIS = 30;

    /// A machine that does other things as well may come back so much later, and still later now and then.
    private static final int GRACE = 200;

    private static final int TRIES = 3;

    public static <B, V> BotPlayCheck<B, V> of(Game<B, V> game) {
        return new BotPlayCheck<>(game, 10, 16, 1);
    }

    /// Whole matches.
    public BotPlayCheck(Game<B, V> game, int iterations, int every, long seed) {
        this(game, iterations, every, Integer.MAX_VALUE, seed);
    }

    /// For games that take thousands of answers.
    public BotPlayCheck<B, V> longest(int answers) {
        return new BotPlayCheck<>(game, iterations, every, answers, seed);
    }

    /// What is not as it should be with the bots there are, one sentence each.
    public List<String> faults() {
        var faults = new ArrayList<String>();
        for (String name : Bots.names()) {
            faults(Bots.named(name, game)).forEach(fault -> faults.add(name + " in " + fault));
        }
        return faults;
    }

    /// The same of one bot.
    List<String> faults(Bot<V> bot) {
        var faults = new ArrayList<String>();
        for (int seats : game.seatCounts()) {
            Setup setup = anySetup(seats);
            var found = new ArrayList<String>();
            playTwice(setup, bot, found);
            question(setup, bot, found);
            found.forEach(fault -> faults.add(setup + ": " + fault));
        }
        return faults;
    }

    private Setup anySetup(int seats) {
        var chance = new QuickChance(seed);
        while (true) {
            chance = chance.split();
            Setup setup = game.anySetup(chance.source("setup"));
            if (setup.seats() == seats) {
                return setup;
            }
        }
    }

    private void playTwice(Setup setup, Bot<V> bot, List<String> faults) {
        List<Thought> first = play(setup, bot);
        first.forEach(thought -> thought.trouble().ifPresent(faults::add));
        if (!first.equals(play(setup, bot))) {
            faults.add("the same seed led to another match");
        }
    }

    private List<Thought> play(Setup setup, Bot<V> bot) {
        BotMatch<B, V> match = match(setup, bot, () -> Budget.ofIterations(iterations));
        var chance = new QuickChance(seed);
        var thoughts = new ArrayList<Thought>();
        Position<B> position = match.referee().start(setup, chance).position();
        while (!position.agenda().isEmpty() && thoughts.size() < longest) {
            Seat seat = match.referee().awaited(position).getFirst();
            Thought thought = match.ask(position, seat, chance.split(1).split(thoughts.size()));
            thoughts.add(thought);
            position = match.referee().advance(position, seat, thought.move()).position();
        }
        return thoughts;
    }

    /// Plays a random match and asks the bot here and there what it would do.
    private void question(Setup setup, Bot<V> bot, List<String> faults) {
        var referee = new Referee<>(game);
        var chance = new QuickChance(seed).split(2);
        var source = chance.source("moves");
        Position<B> position = referee.start(setup, chance).position();
        int choices = 0;
        for (int answers = 0; answers < longest && !position.agenda().isEmpty(); answers++) {
            Seat seat = source.pick(referee.awaited(position));
            List<? extends Move> options = referee.options(position, seat);
            if (options.size() > 1 && choices++ % every == 0) {
                answersAlike(position, seat, setup, bot, chance.split(choices), faults);
                keepsToItsTime(position, seat, setup, bot, chance.split(choices), faults);
            }
            position = referee.advance(position, seat, options.get(source.below(options.size())))
                    .position();
        }
    }

    private void answersAlike(
            Position<B> truth, Seat seat, Setup setup, Bot<V> bot, QuickChance own, List<String> faults) {
        BotMatch<B, V> match = match(setup, bot, () -> Budget.ofIterations(iterations));
        Position<B> twin = LookalikeWorld.of(match.referee(), truth, Viewer.at(seat), own.split(1));
        Thought here = match.ask(truth, seat, own);
        Thought there = match.ask(twin, seat, own);
        if (!here.equals(there)) {
            faults.add("decision " + truth.number() + " of " + seat + ": " + here + " but " + there
                    + " in a world that looks the same");
        }
    }

    private void keepsToItsTime(
            Position<B> position, Seat seat, Setup setup, Bot<V> bot, QuickChance own, List<String> faults) {
        for (int millis : List.of(0, MILLIS)) {
            BotMatch<B, V> match = match(setup, bot, () -> Budget.ofMillis(millis));
            long took = Long.MAX_VALUE;
            for (int tries = 0; tries < TRIES && took > millis + GRACE; tries++) {
                long began = System.nanoTime();
                match.ask(position, seat, own).trouble().ifPresent(faults::add);
                took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
            }
            if (took > millis + GRACE) {
                faults.add("took " + took + " ms of " + millis);
            }
        }
    }

    private BotMatch<B, V> match(Setup setup, Bot<V> bot, Supplier<Budget> budgets) {
        return new BotMatch<>(new Referee<>(game), Collections.nCopies(setup.seats(), bot), budgets);
    }
}
