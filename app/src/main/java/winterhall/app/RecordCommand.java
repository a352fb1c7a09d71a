package winterhall.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.engine.Game;
import winterhall.engine.QuickChance;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.record.Chooser;
import winterhall.engine.record.MatchRecord;

/// Plays a random match and prints its record.
@Command(name = "record", description = "Play a random match and print its record.", mixinStandardHelpOptions = true)
final class RecordCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "<game>", description = "The game, such as claim.")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "<setting> <value>",
            description = "Table settings. Without any: a random setup that the game allows.")
    private List<String> settings = List.of();

    @Option(names = "--seats", paramLabel = "<number>", description = "How many seats (default: the fewest).")
    private Optional<Long> seats = Optional.empty();

    @Option(names = "--seed", paramLabel = "<number>", description = "Another seed plays another match (default: 1).")
    private long seed = 1;

    @Override
    public Integer call() {
        spec.commandLine().getOut().print(play(Shelf.game(game)).text());
        return Exit.FINE;
    }

    private <B, V> MatchRecord play(Game<B, V> played) {
        var chance = new QuickChance(seed);
        Setup setup = seats.isEmpty() && settings.isEmpty()
                ? played.anySetup(chance.split(1).source("setup"))
                : agreed(played);
        return MatchRecord.play(
                played,
                setup.checkedFor(played),
                chance,
                Chooser.random(chance.split(2).state()));
    }

    private Setup agreed(Game<?, ?> played) {
        long number = seats.orElse((long) played.seatCounts().getFirst());
        var words = new ArrayList<>(List.of(game, "seats", String.valueOf(number)));
        words.addAll(settings);
        return Setup.parse(words, message -> message);
    }
}
