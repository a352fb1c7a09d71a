package winterhall.app;

import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.bots.lab.Lab;
import winterhall.bots.lab.LabReport;
import winterhall.bots.lab.Row;
import winterhall.bots.lab.Series;
import winterhall.bots.lab.Statistics;
import winterhall.engine.Game;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;

/// Plays many matches of one bot against itself and prints what was counted in them.
@Command(
        name = "lab",
        description = "Play many matches among bots and compare what happens with the figures the game aims for.",
        mixinStandardHelpOptions = true)
final class LabCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "<game>", description = "The game, such as claim.")
    private String game;

    @Option(
            names = "--games",
            paramLabel = "<number>",
            description = "How many matches to play for each column of the report (default: 1000).")
    private long games = 1000;

    @Option(names = "--seed", paramLabel = "<number>", description = "Another seed plays other matches (default: 1).")
    private long seed = 1;

    @Option(names = "--bot", paramLabel = "<bot>", description = "The bot that plays every seat (default: greedy).")
    private String bot = "greedy";

    @Option(
            names = "--millis",
            paramLabel = "<number>",
            description = "Milliseconds a bot may think about one answer (default: 20).")
    private long millis = 20;

    @Option(
            names = "--setup",
            paramLabel = "<setup>",
            description =
                    "Table settings for a report of one column, such as \"seats 3\" (default: the columns the game compares).")
    private Optional<String> setup = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "<number>",
            description = "How many matches run at a time (default: one per core).")
    private long threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--csv", paramLabel = "<file>", description = "Also write the figures to this file.")
    private Optional<String> csv = Optional.empty();

    @Override
    public Integer call() throws InterruptedException {
        if (games < 1 || games > Integer.MAX_VALUE / 100) {
            throw new BadInput(
                    "--games " + games + " is out of range; it takes a number from 1 to " + Integer.MAX_VALUE / 100);
        }
        if (threads < 1 || millis < 0) {
            throw new BadInput("--threads must be at least 1, --millis at least 0");
        }
        requireBot(bot);
        Optional<Path> file = csv.map(Input::path);
        LabReport report = measure(Shelf.game(game));
        file.ifPresent(path -> write(path, report.csv()));
        print(report, spec.commandLine().getOut());
        return report.troubles().isEmpty() ? Exit.FINE : Exit.FAILED;
    }

    static void requireBot(String name) {
        if (!Bots.names().contains(name)) {
            throw new BadInput("there is no bot " + name + "; there are " + String.join(", ", Bots.names()));
        }
    }

    private <B, V> LabReport measure(Game<B, V> played) throws InterruptedException {
        Optional<Statistics<B>> statistics = Lab.statisticsOf(played);
        List<Series> series = series(played, statistics);
        for (Series each : series) {
            var _ = played.open(each.setup().checkedFor(played));
        }
        var lab = new Lab<>(played, statistics, series, Bots.named(bot, played), () -> Budget.ofMillis(millis), seed);
        int all = (int) games * series.size();
        var bar = new ProgressBar(spec.commandLine().getErr(), isTerminal(), all, System::nanoTime);
        LabReport report = lab.run((int) games, (int) Math.min(threads, all), bar::advance);
        bar.clear();
        return report;
    }

    private <B> List<Series> series(Game<B, ?> played, Optional<Statistics<B>> statistics) {
        if (setup.isPresent()) {
            String words = setup.get().strip();
            return List.of(new Series(words, Setup.parse(played.id() + " " + words)));
        }
        return statistics.map(Statistics::series).orElseGet(() -> Series.bySeats(played));
    }

    private static boolean isTerminal() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }

    private void print(LabReport report, PrintWriter out) {
        out.println(report.table());
        out.println();
        if (!report.troubles().isEmpty()) {
            out.println(report.troubles().size() + " answers failed, the first: "
                    + report.troubles().getFirst());
        }
        List<String> missed = report.missed().stream().map(Row::title).toList();
        out.println(
                missed.isEmpty()
                        ? "no figure lies outside its range"
                        : "outside its range: " + String.join("; ", missed));
        out.println(game + ": " + games + " games a column, " + bot + " in every seat, seed " + seed);
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException unwritable) {
            throw new BadInput(file + " cannot be written: " + unwritable.getMessage());
        }
    }
}
