package winterhall.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.bots.Arena;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.bots.Score;
import winterhall.engine.Game;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;

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

    @Parameters(index = "1", paramLabel = "<bot>", description = "Whose share is told: random, greedy or search.")
    private String challenger;

    @Parameters(index = "2", paramLabel = "<rival>", description = "Who sits in all other seats.")
    private String rival;

    @Option(
            names = "--games",
            paramLabel = "<number>",
            description = "How many matches, rounded up to whole deals; 200 unless told.")
    private long games = 200;

    @Option(names = "--seed", paramLabel = "<number>", description = "Another seed deals other cards; 1 unless told.")
    private long seed = 1;

    @Option(
            names = "--millis",
            paramLabel = "<number>",
            description = "How long a bot may think about one answer; 20 unless told.")
    private long millis = 20;

    @Option(
            names = "--setup",
            paramLabel = "<setup>",
            description = "What the table agrees on, such as \"seats 3\"; the fewest seats unless told.")
    private String setup = "";

    @Option(names = "--threads", paramLabel = "<number>", description = "Matches at a time; one a core unless told.")
    private long threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() throws InterruptedException {
        if (threads < 1 || millis < 0) {
            throw new BadInput("--threads takes a number from 1, --millis one from 0");
        }
        for (String bot : List.of(challenger, rival)) {
            if (!Bots.names().contains(bot)) {
                throw new BadInput("there is no bot " + bot + "; there are " + String.join(", ", Bots.names()));
            }
        }
        return measure(Shelf.game(game));
    }

    private <B, V> int measure(Game<B, V> played) throws InterruptedException {
        Setup agreed = agreed(played).checkedFor(played);
        long deals = Math.ceilDiv(games, agreed.seats());
        if (deals < 2 || deals > Integer.MAX_VALUE) {
            throw new BadInput("--games " + games + " is no fair measure; it takes a number from "
                    + (agreed.seats() + 1) + ", for two deals");
        }
        var arena = new Arena<>(
                played,
                agreed,
                Bots.named(challenger, played),
                Bots.named(rival, played),
                () -> Budget.ofMillis(millis),
                seed);
        Score score = arena.run((int) deals, (int) Math.min(threads, deals));
        PrintWriter out = spec.commandLine().getOut();
        if (!score.troubles().isEmpty()) {
            out.println(score.troubles().size() + " answers in trouble, the first: "
                    + score.troubles().getFirst());
        }
        out.println(challenger + " " + score);
        return score.troubles().isEmpty() ? Exit.FINE : Exit.FAILED;
    }

    private Setup agreed(Game<?, ?> played) {
        return setup.isBlank()
                ? Setup.of(played.id(), played.seatCounts().getFirst())
                : Setup.parse(played.id() + " " + setup.strip());
    }
}
