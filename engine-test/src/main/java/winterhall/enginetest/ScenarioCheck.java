package winterhall.enginetest;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import winterhall.engine.BadSetup;
import winterhall.engine.Game;
import winterhall.engine.Notation;
import winterhall.engine.Opening;
import winterhall.engine.Orders;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// Checks before a scenario is played that its game understands every line.
final class ScenarioCheck<B, V> {
    private final Scenario scenario;
    private final Game<B, V> game;
    private final Notation moves;
    private final Notation events;

    ScenarioCheck(Scenario scenario, Game<B, V> game) {
        this.scenario = scenario;
        this.game = game;
        this.moves = game.vocabulary().moves();
        this.events = game.vocabulary().events();
    }

    /// The board as laid out; empty if the scenario says nothing about it and the match starts as usual.
    ///
    /// @throws BadScenario if the game refuses a line of the layout
    Optional<Opening<B>> staged() {
        List<Scenario.Stage> stages = scenario.stages();
        if (stages.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(stage(stages.size()));
        } catch (BadSetup refused) {
            throw scenario.bad(scenario.line(), refused);
        } catch (IllegalArgumentException refused) {
            throw scenario.bad(guilty(refused), refused);
        }
    }

    /// @throws BadScenario if a line names a seat, move, event or question that the game does not have
    void lines() {
        for (Scenario.Line line : scenario.lines()) {
            try {
                line(line.statement());
            } catch (IllegalArgumentException refused) {
                throw scenario.bad(line.number(), refused);
            }
        }
    }

    private void line(Statement statement) {
        switch (statement) {
            case Statement.Play(var seat, var move) -> move(seat, move);
            case Statement.Give(var seat, var order) -> {
                seat(seat);
                Orders.usual(game).with(order);
            }
            case Statement.Undo(var seat) -> seat(seat);
            case Statement.Refuse refuse -> move(refuse.seat(), refuse.move());
            case Statement.RefuseUndo refuse -> {
                seat(refuse.seat());
                refuse.event().ifPresent(this::eventVerb);
            }
            case Statement.Options options -> {
                seat(options.seat());
                options.moves().forEach(moves::read);
            }
            case Statement.See see -> viewer(see.viewer());
            case Statement.Told(var viewer, var event) -> {
                viewer(viewer);
                events.read(event);
            }
            case Statement.Untold(var verb) -> eventVerb(verb);
            case Statement.Asked(var seat, var ask) -> {
                seat(seat);
                ask.ifPresent(verb -> oneOf(verb, "question", game.vocabulary().asks()));
            }
            case Statement.Winner(var seats) -> seats.forEach(this::seat);
            case Statement.Settle() -> {}
            case Statement.Script _ -> {}
            case Statement.Expect _ -> {}
            case Statement.Over _ -> {}
            case Statement.Draw() -> {}
            case Statement.Perft _ -> {}
        }
    }

    private void move(Seat seat, String move) {
        seat(seat);
        moves.read(move);
    }

    private void viewer(Viewer viewer) {
        viewer.seat().ifPresent(this::seat);
    }

    private void seat(Seat seat) {
        int seats = scenario.setup().seats();
        if (seat.number() > seats) {
            throw new IllegalArgumentException("there is no " + seat + "; the seats are " + Seat.all(seats));
        }
    }

    private void eventVerb(String verb) {
        oneOf(verb, "event", events.kinds().stream().map(events::verb).toList());
    }

    private static void oneOf(String word, String what, List<String> known) {
        if (!known.contains(word)) {
            throw new IllegalArgumentException(
                    "there is no " + what + " " + word + "; there are " + String.join(", ", known));
        }
    }

    private Opening<B> stage(int lines) {
        List<List<String>> words = scenario.stages().subList(0, lines).stream()
                .map(Scenario.Stage::words)
                .toList();
        try {
            return game.staging().stage(scenario.setup(), words);
        } catch (NoSuchElementException | IndexOutOfBoundsException _) {
            throw new IllegalArgumentException(game.id() + " misses a word at the end of this line");
        }
    }

    /// The first line up to which the layout is refused for this reason.
    private int guilty(IllegalArgumentException reason) {
        for (int lines = 1; lines < scenario.stages().size(); lines++) {
            try {
                stage(lines);
            } catch (IllegalArgumentException refused) {
                if (Objects.equals(refused.getMessage(), reason.getMessage())) {
                    return scenario.stages().get(lines - 1).line();
                }
            }
        }
        return scenario.stages().getLast().line();
    }
}
