package winterhall.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.server.bot.BotProgram;
import winterhall.server.bot.BotProtocolCheck;
import winterhall.server.botcheck.SocketCheck;

/// Finds out whether a program keeps to the bot protocol.
@Command(
        name = "bot-check",
        description = "Let a program play whole matches and check that it keeps to the bot protocol.",
        mixinStandardHelpOptions = true)
final class BotCheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(names = "--game", paramLabel = "<game>", description = "The game to play (default: every game).")
    private Optional<String> game = Optional.empty();

    @Option(names = "--games", paramLabel = "<number>", description = "How many matches of each game (default: 3).")
    private int games = 3;

    @Option(
            names = "--millis",
            paramLabel = "<number>",
            description = "Milliseconds the program may take for one answer (default: 500).")
    private long millis = 500;

    @Option(
            names = "--seed",
            paramLabel = "<number>",
            description = "Another seed gives other deals and settings (default: 1).")
    private long seed = 1;

    @Option(
            names = "--socket",
            description = "The program connects over the network: address, token and table are added to its arguments.")
    private boolean socket;

    @Parameters(arity = "1..*", paramLabel = "<command>", description = "The program and its arguments.")
    private List<String> command;

    @Override
    public Integer call() {
        if (games < 1 || millis < 1) {
            throw new BadInput("--games and --millis must be at least 1");
        }
        boolean isFine = true;
        for (Game<?, ?> each :
                game.<List<Game<?, ?>>>map(id -> List.of(Shelf.game(id))).orElseGet(Shelf::games)) {
            isFine &= check(each);
        }
        return isFine ? Exit.FINE : Exit.FAILED;
    }

    private boolean check(Game<?, ?> each) {
        BotProtocolCheck.Report report = socket
                ? new SocketCheck(command, millis).play(each, games, seed)
                : new BotProtocolCheck(command, millis).play(each, games, seed);
        PrintWriter out = spec.commandLine().getOut();
        report.troubles().forEach(out::println);
        out.println(each.id() + ": ready after " + report.start() + " ms of " + BotProgram.START_MILLIS + "; "
                + report.matches() + " of "
                + games + " matches, " + report.answers() + " answers, the slowest after " + report.slowest()
                + " ms of "
                + millis + " + " + BotProgram.GRACE_MILLIS + ": "
                + (report.troubles().isEmpty() ? "keeps to the protocol" : "FAILED"));
        return report.troubles().isEmpty();
    }
}
