package winterhall.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.bots.Arena;
import winterhall.bots.Bot;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.bots.Score;
import winterhall.engine.Game;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.server.bot.ProgramBot;

/// Plays one bot against another and says how well the first one does.
@Command(
        name = "arena",
        description = "Play one bot against another, the same deals from every seat.",
        mixinStandardHelpOptions = true)
final class ArenaCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "<game>", description = "The game, such as claim.")
    private String game;

    @Parameters(
            index = "1",
            paramLabel = "<bot>",
            description = "The bot to measure: random, greedy, search or a program.")
    private String challenger;

    @Parameters(index = "2", paramLabel = "<rival>", description = "The bot in all other seats.")
    private String rival;

    @Option(
            names = "--games",
            paramLabel = "<number>",
            description = "How many matches, rounded up to whole deals (default: 200).")
    private long games = 200;

    @Option(names = "--seed", paramLabel = "<number>", description = "Another seed deals other cards (default: 1).")
    private long seed = 1;

    @Option(
            names = "--millis",
            paramLabel = "<number>",
            description = "Milliseconds a bot may think about one answer (default: 20).")
    private long millis = 20;

    @Option(
            names = "--iterations",
            paramLabel = "<number>",
            description =
                    "Imagined worlds a bot may try for one answer, instead of --millis: the same result on any machine.")
    private int iterations;

    @Option(
            names = "--setup",
            paramLabel = "<setup>",
            description = "Table settings, such as \"seats 3\" (default: the fewest seats, at least two).")
    private String setup = "";

    @Option(
            names = "--threads",
            paramLabel = "<number>",
            description = "How many matches run at a time (default: one per core).")
    private long threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private BotOption programs;

    @Override
    public Integer call() throws InterruptedException {
        if (threads < 1 || millis < 0 || iterations < 0) {
            throw new BadInput("--threads must be at least 1, --millis and --iterations at least 0");
        }
        return measure(Shelf.game(game));
    }

    /// Opens a bot by its name: one of ours, or a program.
    private <B, V> Contestant<V> contestant(String name, Game<B, V> played) {
        List<String> command = programs.commands().get(name);
        if (command != null) {
            var program = new ProgramBot<>(played, command, Math.max(1, millis));
            return new Contestant<>(program, program::close);
        }
        if (!Bots.names().contains(name)) {
            var all = new ArrayList<>(Bots.names());
            all.addAll(programs.commands().sequencedKeySet());
            throw new BadInput("there is no bot " + name + "; there are " + String.join(", ", all));
        }
        return new Contestant<>(Bots.named(name, played), () -> {});
    }

    /// @param farewell what is left to do when it has played its last
    private record Contestant<V>(Bot<V> bot, Runnable farewell) implements AutoCloseable {
        @Override
        public void close() {
            farewell.run();
        }
    }

    private <B, V> int measure(Game<B, V> played) throws InterruptedException {
        Setup agreed = agreed(played).checkedFor(played);
        if (agreed.seats() == 1) {
            throw new BadInput("one bot against another takes at least two seats");
        }
        var _ = played.open(agreed); // refuses here what does not go together, not in the middle of a match
        long deals = Math.ceilDiv(games, agreed.seats());
        if (deals < 2 || deals > Integer.MAX_VALUE) {
            throw new BadInput("--games " + games + " is not a fair measure; it takes a number from "
                    + (agreed.seats() + 1) + ", for two deals");
        }
        Score score;
        try (Contestant<V> first = contestant(challenger, played);
                Contestant<V> other = contestant(rival, played)) {
            var arena = new Arena<>(played, agreed, first.bot(), other.bot(), this::budget, seed);
            score = arena.run((int) deals, (int) Math.min(threads, deals));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (!score.troubles().isEmpty()) {
            out.println(score.troubles().size() + " answers failed, the first: "
                    + score.troubles().getFirst());
        }
        out.println(challenger + " " + score);
        return score.troubles().isEmpty() ? Exit.FINE : Exit.FAILED;
    }

    private Budget budget() {
        return iterations > 0 ? Budget.ofIterations(iterations) : Budget.ofMillis(millis);
    }

    private Setup agreed(Game<?, ?> played) {
        return setup.isBlank()
                ? Setup.of(played.id(), fewestRivals(played))
                : Setup.parse(played.id() + " " + setup.strip());
    }

    private static int fewestRivals(Game<?, ?> played) {
        return played.seatCounts().stream()
                .filter(seats -> seats > 1)
                .findFirst()
                .orElseThrow(() -> new BadInput(played.id() + " is played alone"));
    }
}
