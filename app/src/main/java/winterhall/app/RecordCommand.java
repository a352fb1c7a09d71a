package winterhall.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.bots.BotMatch;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.record.Chooser;
import winterhall.engine.record.MatchRecord;

/// Plays a match and prints its record.
@Command(
        name = "record",
        description = "Play a match, at random or by bots, and print its record.",
        mixinStandardHelpOptions = true)
final class RecordCommand implements Callable<Integer> {
    /// Worlds that a bot imagines for one answer, so that the same seed always plays the same match.
    private static final int ITERATIONS = 50;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "<game>", description = "The game, such as claim.")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "<setting> <value>",
            description = "Table settings (default: a random setup that the game allows).")
    private List<String> settings = List.of();

    @Option(names = "--seats", paramLabel = "<number>", description = "How many seats (default: the fewest).")
    private Optional<Long> seats = Optional.empty();

    @Option(names = "--seed", paramLabel = "<number>", description = "Another seed plays another match (default: 1).")
    private long seed = 1;

    @Option(names = "--bot", paramLabel = "<name>", description = "The bot that plays every seat (default: random).")
    private Optional<String> bot = Optional.empty();

    @Override
    public Integer call() {
        bot.ifPresent(LabCommand::requireBot);
        spec.commandLine().getOut().print(play(Shelf.game(game)).text());
        return Exit.FINE;
    }

    private <B, V> MatchRecord play(Game<B, V> played) {
        var chance = new QuickChance(seed);
        Setup setup = seats.isEmpty() && settings.isEmpty()
                ? played.anySetup(chance.split(1).source("setup"))
                : agreed(played);
        setup.checkedFor(played);
        QuickChance own = chance.split(2);
        Chooser chooser = bot.map(name -> botMoves(name, played, setup, chance, own))
                .orElseGet(() -> Chooser.random(own.state()));
        return MatchRecord.play(played, setup, chance, chooser);
    }

    private static <B, V> Chooser botMoves(
            String name, Game<B, V> played, Setup setup, QuickChance chance, QuickChance own) {
        var bots = Collections.nCopies(setup.seats(), Bots.named(name, played));
        var match = new BotMatch<>(new Referee<>(played), bots, () -> Budget.ofIterations(ITERATIONS));
        Iterator<Move> moves = match.play(setup, chance, own).moves().iterator();
        return (_, _) -> moves.next();
    }

    private Setup agreed(Game<?, ?> played) {
        long number = seats.orElse((long) played.seatCounts().getFirst());
        var words = new ArrayList<>(List.of(game, "seats", String.valueOf(number)));
        words.addAll(settings);
        return Setup.parse(words, message -> message);
    }
}
