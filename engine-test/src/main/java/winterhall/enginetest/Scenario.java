package winterhall.enginetest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import winterhall.engine.BadSetup;
import winterhall.engine.Game;
import winterhall.engine.Setup;

/// A board laid out by words, moves played on it, and what is expected of them; `docs/scenarios.md` tells how to write
/// one.
///
/// A scenario names its game but does not hold it, so the same text serves tests, lessons and bug reports.
public final class Scenario {
    private final String file;
    private final int line;
    private final List<String> cites;
    private final String title;
    private final Setup setup;
    private final List<Stage> stages;
    private final List<String> script;
    private final List<Line> lines;

    /// One line that the game itself reads.
    record Stage(int line, List<String> words) {}

    /// One line that says what is done or expected.
    record Line(int number, Statement statement) {}

    /// How a scenario went.
    ///
    /// @param failure the first expectation that was not met: file, line, what was expected and what came
    public record Result(Scenario scenario, Optional<String> failure) {
        public boolean passed() {
            return failure.isEmpty();
        }
    }

    /// What a `perft` line counts: how many sequences of so many answers there are.
    ///
    /// @param parts the same by first answer
    public record Count(int line, int depth, long expected, SequencedMap<String, Long> parts) {
        public long counted() {
            return parts.values().stream().mapToLong(Long::longValue).sum();
        }

        public boolean isAsExpected() {
            return counted() == expected;
        }
    }

    /// What the `perft` lines of a scenario count.
    ///
    /// @param failure what kept the scenario from being played to its end
    public record Table(Scenario scenario, List<Count> counts, Optional<String> failure) {}

    Scenario(
            String file,
            int line,
            List<String> cites,
            String title,
            Setup setup,
            List<Stage> stages,
            List<String> script,
            List<Line> lines) {
        this.file = file;
        this.line = line;
        this.cites = List.copyOf(cites);
        this.title = title;
        this.setup = setup;
        this.stages = List.copyOf(stages);
        this.script = List.copyOf(script);
        this.lines = List.copyOf(lines);
    }

    /// All scenarios of a text, in its order; at least one.
    ///
    /// @param file how messages name the text
    /// @throws BadScenario if a line does not read
    public static List<Scenario> readAll(String file, String text) {
        return new ScenarioReader(file, text).scenarios();
    }

    /// The scenarios of all `*.scenario` files below a folder, as tests by name.
    ///
    /// @param games finds a game by its id, such as `Shelf::game`
    public static List<NamedTest> tests(Path folder, Function<String, Game<?, ?>> games) {
        var tests = new ArrayList<NamedTest>();
        for (Path path : filesBelow(folder)) {
            for (Scenario scenario : readAll(path.getFileName().toString(), read(path))) {
                tests.add(new NamedTest(scenario.name(), () -> scenario.pass(games)));
            }
        }
        return List.copyOf(tests);
    }

    /// The `*.scenario` files below a folder, by name; the file itself if it is one.
    public static List<Path> filesBelow(Path folder) {
        try (var paths = Files.walk(folder)) {
            return paths.filter(path -> path.toString().endsWith(".scenario"))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// The last line of a report: `12 scenarios, 11 passed`.
    public static String summary(List<Result> results) {
        return results.size() + " scenarios, "
                + results.stream().filter(Result::passed).count() + " passed";
    }

    /// Finds out whether it can be played: setup, board and every line are understood by the game.
    ///
    /// @throws BadScenario if not
    public void check(Function<String, Game<?, ?>> games) {
        play(games);
    }

    /// Plays it.
    ///
    /// @throws BadScenario if it cannot be played
    public Result run(Function<String, Game<?, ?>> games) {
        return new Result(this, play(games).failure());
    }

    /// Plays it for the sake of its `perft` lines, whether they count what they should or not.
    ///
    /// @throws BadScenario if it cannot be played
    public Table count(Function<String, Game<?, ?>> games) {
        return play(games).table();
    }

    /// Whether it has `perft` lines.
    public boolean counts() {
        return lines.stream().anyMatch(line -> line.statement() instanceof Statement.Perft);
    }

    /// Where it stands and what it says, for people.
    public String name() {
        String place = file + ":" + line;
        return title.isEmpty() ? place : title + " (" + place + ")";
    }

    /// The rules it is about, such as `claim:R10`.
    public List<String> cites() {
        return cites;
    }

    public String title() {
        return title;
    }

    /// The game, the seats and the settings.
    public Setup setup() {
        return setup;
    }

    String file() {
        return file;
    }

    List<Stage> stages() {
        return stages;
    }

    List<String> script() {
        return script;
    }

    List<Line> lines() {
        return lines;
    }

    BadScenario bad(int at, String message) {
        return new BadScenario(file, at, message);
    }

    BadScenario bad(int at, Exception refused) {
        return new BadScenario(file, at, refused);
    }

    /// The line that names the game.
    int line() {
        return line;
    }

    ScenarioPlay<?, ?> play(Function<String, Game<?, ?>> games) {
        Game<?, ?> game;
        try {
            game = games.apply(setup.game());
            setup.checkedFor(game);
        } catch (BadSetup refused) {
            throw bad(line, refused);
        }
        return new ScenarioPlay<>(this, game);
    }

    private void pass(Function<String, Game<?, ?>> games) {
        run(games).failure().ifPresent(failure -> {
            throw new AssertionError(failure);
        });
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
