package winterhall.engine.record;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.BrokenRule;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Outcome;
import winterhall.engine.Position;
import winterhall.engine.Seat;
import winterhall.engine.Step;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;

/// The lines that belong to each step of a match: for writing a record, and for comparing one.
final class RecordWriter<B> {
    private final Game<B, ?> game;
    private final Vocabulary vocabulary;

    RecordWriter(Game<B, ?> game) {
        this.game = game;
        this.vocabulary = game.vocabulary();
    }

    List<RecordLine> start(Step<B> step) {
        return lines(RecordLine.word("start"), step);
    }

    List<RecordLine> step(int number, Seat seat, Move move, Step<B> step) {
        String line = vocabulary.moves().write((Record) move);
        return lines(RecordLine.decision(number, seat.toString(), line), step);
    }

    RecordLine end(Position<B> position) {
        Outcome outcome = game.outcome(position.board())
                .orElseThrow(() -> new BrokenRule("nothing is left on the agenda, but there is no outcome"));
        var words = new ArrayList<String>(List.of("end", "places"));
        outcome.ranks().forEach(rank -> words.add(rank.toString()));
        words.addAll(List.of("reason", outcome.reason()));
        return RecordLine.word(String.join(" ", words));
    }

    private List<RecordLine> lines(RecordLine head, Step<B> step) {
        var lines = new ArrayList<RecordLine>();
        lines.add(head);
        for (Event event : step.events()) {
            lines.add(RecordLine.event(vocabulary.events().write((Record) event.seenBy(Viewer.everyone()))));
        }
        lines.addLast(lines.removeLast().with(vocabulary.fingerprint(step.position())));
        return lines;
    }
}
