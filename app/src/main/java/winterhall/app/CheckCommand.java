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
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.enginetest.GameCheck;
import winterhall.enginetest.PairedWorlds;
import winterhall.enginetest.SampleSizes;
import winterhall.enginetest.UsageCount;

/// Plays random matches and checks the laws of every game at each decision.
@Command(
        name = "check",
        description = "Play random matches and check the laws of every game.",
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<game>", description = "The game, such as claim.")
    private String game;

    @Option(names = "--games", paramLabel = "<number>", description = "How many matches (default: 1000).")
    private long games = 1000;

    @Option(names = "--seed", paramLabel = "<number>", description = "Another seed plays other matches (default: 1).")
    private long seed = 1;

    @Option(
            names = "--level",
            paramLabel = "<level>",
            description =
                    "all: every law, on samples of each decision (default); everything: the same without sampling; "
                            + "invariants: fewer checks, for very many matches.")
    private String level = "all";

    @Option(names = "--game", paramLabel = "<number>", description = "Play only the match with this number.")
    private Optional<Long> only = Optional.empty();

    @Option(
            names = "--leaks",
            paramLabel = "<pairs>",
            description =
                    "Also compare this many pairs of worlds that a viewer must not be able to tell apart, and as many "
                            + "pairs in rare situations, in games that have a guide to them.")
    private long leaks;

    @Option(
            names = "--setup",
            paramLabel = "<setup>",
            description = "Table settings, such as \"seats 3\" (default: anything the game allows).")
    private Optional<String> setup = Optional.empty();

    @Option(
            names = "--usage",
            description = "Instead, count how often matches use each card and power, in games that list them.")
    private boolean usage;

    @Option(names = "--guided", description = "With --usage: let the game's guide lead the matches to what is rare.")
    private boolean guided;

    @Override
    public Integer call() {
        if (games < 1) {
            throw new BadInput("--games " + games + " plays nothing; it must be at least 1");
        }
        if (leaks < 0 || only.orElse(0L) < 0) {
            throw new BadInput("--leaks and --game must not be negative");
        }
        return usage ? count(Shelf.game(game)) : check(Shelf.game(game));
    }

    /// Fails if something was never used.
    private <B, V> int count(Game<B, V> counted) {
        if (counted.usage().isEmpty()) {
            throw new BadInput(game + " does not say what its matches use");
        }
        UsageCount<B, V> count = UsageCount.of(counted, games).seed(seed);
        UsageCount.Report report = (guided ? count.guided() : count).run();
        print(report.toString(), spec.commandLine().getOut());
        return report.below(1).isEmpty() ? Exit.FINE : Exit.FAILED;
    }

    private <B, V> GameCheck<B, V> atLevel(GameCheck<B, V> check) {
        return switch (level) {
            case "all" -> check;
            case "everything" -> check.samples(SampleSizes.EVERYTHING);
            case "invariants" -> check.level(GameCheck.Level.INVARIANTS);
            default -> throw new BadInput("--level " + level + " is unknown; it takes all, everything or invariants");
        };
    }

    private <B, V> GameCheck<B, V> withSetup(GameCheck<B, V> check) {
        if (setup.isEmpty()) {
            return check;
        }
        Setup agreed = Setup.parse(game + " " + setup.get().strip()).checkedFor(check.game());
        var _ = check.game().open(agreed);
        return check.setup(agreed);
    }

    private <B, V> int check(Game<B, V> checked) {
        GameCheck<B, V> check =
                withSetup(atLevel(GameCheck.of(checked).games(games).seed(seed)));
        PrintWriter out = spec.commandLine().getOut();
        long found = 0;
        if (leaks > 0) {
            PairedWorlds<B, V> worlds = PairedWorlds.of(checked);
            found += leaks(worlds, out);
            found += checked.guide().isPresent() ? leaks(worlds.guided(), out) : 0;
        }
        GameCheck.Report report = only.isPresent() ? check.only(only.get()) : check.run();
        print(report.toString(), out);
        found += report.violations();
        return found == 0 ? Exit.FINE : Exit.FAILED;
    }

    private long leaks(PairedWorlds<?, ?> worlds, PrintWriter out) {
        PairedWorlds.Report report = worlds.run(leaks, seed);
        print(report.toString(), out);
        return report.leaks();
    }

    /// The summary, which a report has first, goes last.
    private static void print(String report, PrintWriter out) {
        List<String> lines = report.lines().toList();
        lines.stream().skip(1).filter(line -> !line.isBlank()).forEach(out::println);
        out.println(lines.getFirst());
    }
}
