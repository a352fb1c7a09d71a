package winterhall.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Answer;
import winterhall.engine.BadNotation;
import winterhall.engine.BadSetup;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Step;
import winterhall.engine.record.MatchRecord.RecordedStep;

/// Replays a record and stops at the first line that differs from the rules.
final class RecordReplay<B, V> {
    private static final int LONGEST_SHOWN = 100;

    private final MatchRecord record;
    private final Game<B, V> game;
    private final Referee<B, V> referee;
    private final RecordWriter<B> writer;
    private int next;

    RecordReplay(MatchRecord record, Game<B, V> game) {
        this.record = record;
        this.game = game;
        this.referee = new Referee<>(game);
        this.writer = new RecordWriter<>(game);
    }

    List<RecordedStep<B>> steps() {
        if (record.rules() != game.rulesVersion()) {
            throw new BadRecord(
                    record.headLine(2), "found rules " + record.rules() + ", expected rules " + game.rulesVersion());
        }
        record.fairness()
                .flatMap(fair -> fair.objection(record.chance(), record.setup().seats()))
                .ifPresent(objection -> {
                    throw new BadRecord(record.headLine(3), "the chance is not the one committed to: " + objection);
                });
        var steps = new ArrayList<RecordedStep<B>>();
        Step<B> step = start();
        compare(writer.start(step));
        steps.add(new RecordedStep<>(0, Optional.empty(), step));
        while (!referee.awaited(step.position()).isEmpty() && !isStopped()) {
            Position<B> position = step.position();
            Answer answer = answer(position);
            step = referee.advance(position, answer.seat(), answer.move());
            compare(writer.step(position.number(), answer.seat(), answer.move(), step));
            steps.add(new RecordedStep<>(position.number(), Optional.of(answer), step));
        }
        if (referee.awaited(step.position()).isEmpty()) {
            compare(List.of(writer.end(step.position())));
        } else {
            next++;
        }
        if (next < record.lines().size()) {
            throw bad("the end of the record");
        }
        return List.copyOf(steps);
    }

    /// Whether the record ends here although somebody is still asked.
    private boolean isStopped() {
        if (next != record.lines().size() - 1) {
            return false;
        }
        Optional<MatchRecord.Stop> stop = record.stop();
        int ranks = stop.map(found -> found.ranks().size()).orElse(0);
        if (ranks > 0 && ranks != record.setup().seats()) {
            throw bad("a place for each of the " + record.setup().seats() + " seats");
        }
        return stop.isPresent();
    }

    private Step<B> start() {
        try {
            return referee.start(record.setup(), record.chance());
        } catch (BadSetup refused) {
            throw new BadRecord(
                    record.headLine(1),
                    "found \"setup " + shown(record.setup().toString()) + "\", but " + refused.getMessage());
        }
    }

    /// What the next line of the record answers to this position; the line itself is compared later.
    private Answer answer(Position<B> position) {
        List<Seat> awaited = referee.awaited(position);
        String expected = "decision " + position.number() + " of " + String.join(" or ", names(awaited));
        if (next == record.lines().size() || !record.lines().get(next).isDecision()) {
            throw bad(expected);
        }
        List<String> words = record.lines().get(next).words();
        if (!words.getFirst().equals(String.valueOf(position.number()))
                || !names(awaited).contains(words.get(1))) {
            throw bad(expected);
        }
        Seat seat = Seat.parse(words.get(1));
        return new Answer(seat, move(position, seat, words.get(2)));
    }

    private Move move(Position<B> position, Seat seat, String line) {
        try {
            Move move = game.vocabulary().moves().read(line, Move.class);
            if (referee.options(position, seat).contains(move)) {
                return move;
            }
        } catch (BadNotation unreadable) {
            throw bad("a move; " + unreadable.getMessage());
        }
        List<String> options = referee.offered(position, seat).stream()
                .map(option -> option.line())
                .toList();
        throw bad("one of " + shown(String.join(" | ", options)));
    }

    private void compare(List<RecordLine> expected) {
        for (RecordLine line : expected) {
            boolean end = next == record.lines().size();
            if (end || !record.lines().get(next).says().equals(line.says())) {
                throw bad("\"" + line.says() + "\"");
            }
            if (!record.lines().get(next).fingerprint().equals(line.fingerprint())) {
                throw bad(line.fingerprint()
                        .map(print -> "the fingerprint " + print)
                        .orElse("no fingerprint, since this step goes on"));
            }
            next++;
        }
    }

    private BadRecord bad(String expected) {
        List<RecordLine> lines = record.lines();
        return next < lines.size()
                ? new BadRecord(
                        lines.get(next).number(), "found \"" + found(lines.get(next)) + "\", expected " + expected)
                : new BadRecord(lines.getLast().number() + 1, "found nothing, expected " + expected);
    }

    private static String found(RecordLine line) {
        return shown(line.says() + line.fingerprint().map(print -> "  " + print).orElse(""));
    }

    /// A line from outside, fit to be shown: cut when long, without anything unprintable.
    static String shown(String line) {
        String clean = line.strip().replaceAll("\\p{Cntrl}", "\ufffd");
        return clean.length() <= LONGEST_SHOWN ? clean : clean.substring(0, LONGEST_SHOWN) + "…";
    }

    private static List<String> names(List<Seat> seats) {
        return seats.stream().map(Seat::toString).toList();
    }
}
