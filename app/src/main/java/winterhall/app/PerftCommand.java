package winterhall.app;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.engine.Game;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.enginetest.Perft;
import winterhall.enginetest.Scenario;

/// Counts sequences of answers: from the `perft` lines of scenarios, or from the start of a random match.
@Command(
        name = "perft",
        description = "Count sequences of moves, and compare with the perft lines of scenario files.",
        mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {
    private static final int DEEPEST = 99;
    private static final String ROW = "%7s %15s %15s%s%n";

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "<file>",
            description = "Scenario files or folders, or one game. Without any: all files below games/.")
    private List<String> names = List.of();

    @Option(names = "--depth", paramLabel = "<number>", description = "With a game: how many moves deep (default: 3).")
    private long depth = 3;

    @Option(
            names = "--seed",
            paramLabel = "<number>",
            description = "With a game: another seed starts from another match (default: 1).")
    private long seed = 1;

    @Option(names = "--divide", description = "Also show how many sequences begin with each move.")
    private boolean divide;

    @Override
    public Integer call() {
        if (depth < 1 || depth > DEEPEST) {
            throw new BadInput("--depth " + depth + " is not counted; it takes a number from 1 to " + DEEPEST);
        }
        boolean oneGame = names.size() == 1 && !Files.exists(Input.path(names.getFirst()));
        return oneGame ? countFromStart(game(names.getFirst())) : compare();
    }

    private int compare() {
        List<Scenario> scenarios = new ArrayList<>(Input.scenarios(
                names.isEmpty() ? List.of(Input.home().resolve("games").toString()) : names));
        scenarios.removeIf(scenario -> !scenario.counts());
        if (scenarios.isEmpty()) {
            throw new BadInput("no scenario there has a perft line; one is written perft <depth> <sequences>");
        }
        scenarios.forEach(scenario -> scenario.check(Shelf::game));
        List<Scenario.Table> tables =
                scenarios.stream().map(scenario -> scenario.count(Shelf::game)).toList();
        tables.forEach(this::print);
        List<Scenario.Count> counts =
                tables.stream().flatMap(table -> table.counts().stream()).toList();
        long fine = counts.stream().filter(Scenario.Count::isAsExpected).count();
        out().println(counts.size() + " counts, " + fine + " as expected");
        boolean played = tables.stream().allMatch(table -> table.failure().isEmpty());
        return played && fine == counts.size() ? Exit.FINE : Exit.FAILED;
    }

    private void print(Scenario.Table table) {
        out().println(table.scenario().name());
        out().printf(Locale.ROOT, ROW, "depth", "expected", "counted", "");
        for (Scenario.Count count : table.counts()) {
            String note = count.isAsExpected() ? "" : "  differs, line " + count.line();
            out().printf(Locale.ROOT, ROW, count.depth(), count.expected(), count.counted(), note);
            printParts(count.parts());
        }
        table.failure().ifPresent(failure -> out().println("  " + failure));
    }

    private <B, V> int countFromStart(Game<B, V> game) {
        var chance = new QuickChance(seed);
        Setup setup = game.anySetup(chance.split(1).source("setup"));
        var referee = new Referee<>(game);
        Position<B> start = referee.start(setup, chance).position();
        out().println("game " + setup + ", seed " + seed);
        out().printf(Locale.ROOT, "%7s %15s%n", "depth", "sequences");
        for (int moves = 1; moves <= depth; moves++) {
            out().printf(Locale.ROOT, "%7s %15s%n", moves, Perft.count(referee, start, moves));
            out().flush();
        }
        if (divide) {
            printParts(Perft.divide(referee, start, (int) depth));
        }
        return Exit.FINE;
    }

    private void printParts(SequencedMap<String, Long> parts) {
        if (divide) {
            parts.forEach((move, sequences) -> out().printf(Locale.ROOT, "%23s  %s%n", sequences, move));
        }
    }

    private static Game<?, ?> game(String name) {
        return Shelf.games().stream()
                .filter(game -> game.id().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInput("there is no file and no game " + name + "; the games are "
                        + String.join(", ", Shelf.games().stream().map(Game::id).toList())));
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
