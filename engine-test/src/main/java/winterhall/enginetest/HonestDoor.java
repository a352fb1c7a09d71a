package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Agenda;
import winterhall.engine.Decision;
import winterhall.engine.Event;
import winterhall.engine.Explainer;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Option;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;

/// What a server sends to a viewer, and answers to a viewer's questions.
final class HonestDoor<B, V> implements Door<B> {
    private final Game<B, V> game;
    private final Referee<B, V> referee;
    private final Vocabulary words;

    HonestDoor(Game<B, V> game) {
        this.game = game;
        this.referee = new Referee<>(game);
        this.words = game.vocabulary();
    }

    @Override
    public List<String> shows(Position<B> position, List<Event> told, Viewer viewer) {
        View<V> view = referee.view(position, viewer);
        var lines = new ArrayList<String>();
        told.forEach(event -> lines.add("told " + words.events().write((Record) event.seenBy(viewer))));
        lines.add("table " + words.written().write(view.table(), view.table().getClass()));
        lines.add("agenda " + words.written().write(view.agenda(), Agenda.class));
        view.answered().ifPresent(move -> lines.add("answered " + line(move)));
        referee.decision(position).ifPresent(decision -> lines.add(line(decision)));
        viewer.seat().ifPresent(seat -> referee.offered(position, seat).forEach(option -> lines.add(line(option))));
        Explainer explainer = game.explainer(view);
        explainer.candidates().forEach(candidate -> lines.add(explained(explainer, candidate)));
        if (position.agenda().isEmpty()) {
            game.outcome(position.board()).ifPresent(outcome -> lines.add(line(outcome)));
        }
        lines.add("size " + lines.stream().mapToInt(String::length).sum() + " in " + lines.size() + " lines");
        return lines;
    }

    @Override
    public List<String> showsBetween(List<B> boards, Viewer viewer) {
        return boards.stream()
                .map(board -> game.view(board, viewer))
                .map(table -> "between " + words.written().write(table, table.getClass()))
                .toList();
    }

    private String explained(Explainer explainer, Move candidate) {
        return "candidate " + line(candidate) + ": "
                + explainer.whyNot(candidate).map(Refusal::toString).orElse("an option");
    }

    private String line(Move move) {
        return words.moves().write((Record) move);
    }

    private static String line(Decision decision) {
        List<String> awaited = decision.awaited().stream().map(Seat::toString).toList();
        return "decision " + decision.number() + " " + decision.ask() + " " + String.join(",", awaited);
    }

    private static String line(Option option) {
        return "option " + option.line() + " " + option.anchors();
    }

    private static String line(Outcome outcome) {
        return "outcome " + outcome.ranks() + " " + outcome.reason();
    }
}
