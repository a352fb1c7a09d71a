package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Setup;
import winterhall.enginetest.Scenario.Line;
import winterhall.enginetest.Scenario.Stage;

/// Reads scenarios out of a text; knows no game.
final class ScenarioReader {
    private static final String SEPARATOR = "---";
    private static final String MOMENT = "moment";
    private static final String CITATION = "[a-z][a-z-]*:[A-Za-z0-9][A-Za-z0-9.-]*";

    private final String file;
    private final List<String> lines;

    ScenarioReader(String file, String text) {
        this.file = file;
        this.lines = text.lines().toList();
    }

    List<Scenario> scenarios() {
        var scenarios = new ArrayList<Scenario>();
        int from = 0;
        for (int i = 0; i <= lines.size(); i++) {
            if (i == lines.size() || lines.get(i).strip().equals(SEPARATOR)) {
                scenario(from, i).ifPresent(scenarios::add);
                from = i + 1;
            }
        }
        if (scenarios.isEmpty()) {
            throw new BadScenario(file, 1, "holds no scenario; one begins: game <game> seats <number>");
        }
        return List.copyOf(scenarios);
    }

    /// The scenario between two places in the text; empty if only comments stand there.
    private Optional<Scenario> scenario(int from, int to) {
        var block = new Block();
        for (int i = from; i < to; i++) {
            block.add(i + 1, lines.get(i).strip());
        }
        return block.scenario();
    }

    /// The lines of one scenario as they come.
    private final class Block {
        private Optional<String> heading = Optional.empty();
        private Optional<Setup> setup = Optional.empty();
        private int gameLine;
        private final List<Stage> stages = new ArrayList<>();
        private final List<String> script = new ArrayList<>();
        private final List<Line> statements = new ArrayList<>();

        void add(int number, String line) {
            if (line.isEmpty()) {
                return;
            }
            if (line.startsWith("#")) {
                heading = heading.or(() -> Optional.of(line.substring(1).strip()));
                return;
            }
            List<String> words = List.of(line.split("\\s+", -1));
            try {
                add(number, words);
            } catch (IllegalArgumentException refused) {
                throw new BadScenario(file, number, refused);
            }
        }

        private void add(int number, List<String> words) {
            if (setup.isEmpty()) {
                game(number, words);
            } else if (words.getFirst().equals("game")) {
                throw new IllegalArgumentException("a second game; scenarios are separated by " + SEPARATOR);
            } else if (!StatementReader.knows(words.getFirst()) && statements.isEmpty()) {
                refuseSecondMoment(words);
                stages.add(new Stage(number, words));
            } else {
                statement(number, words);
            }
        }

        private void refuseSecondMoment(List<String> words) {
            for (Stage stage : stages) {
                if (words.getFirst().equals(MOMENT) && stage.words().getFirst().equals(MOMENT)) {
                    throw new IllegalArgumentException("a second moment; line " + stage.line() + " says "
                            + String.join(" ", stage.words()) + ", and a scenario begins once");
                }
            }
        }

        private void game(int number, List<String> words) {
            if (!words.getFirst().equals("game")) {
                throw new IllegalArgumentException(
                        "a scenario begins: game <game> seats <number>, not " + String.join(" ", words));
            }
            setup = Optional.of(Setup.parse(words.subList(1, words.size()), message -> message));
            gameLine = number;
        }

        private void statement(int number, List<String> words) {
            Statement statement = StatementReader.read(words);
            if (statements.isEmpty() && statement instanceof Statement.Script(var scripted)) {
                script.addAll(scripted);
            } else {
                statements.add(new Line(number, statement));
            }
        }

        Optional<Scenario> scenario() {
            return setup.map(agreed -> {
                var cites = new ArrayList<String>();
                var title = new ArrayList<String>();
                for (String word : heading.orElse("").split("\\s+", -1)) {
                    (title.isEmpty() && word.matches(CITATION) ? cites : title).add(word);
                }
                return new Scenario(file, gameLine, cites, String.join(" ", title), agreed, stages, script, statements);
            });
        }
    }
}
