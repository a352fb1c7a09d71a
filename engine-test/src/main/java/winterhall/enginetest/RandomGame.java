package winterhall.enginetest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import winterhall.engine.Chance;
import winterhall.engine.Fingerprint;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;

/// One game played at random and checked at every decision; it stops at the first law that is broken.
final class RandomGame<B, V> {
    /// One game in so many is played with the chance of real matches.
    private static final int SECRET_SHARE = 10;

    /// How many moves back a late click may come from.
    private static final int LATE = 4;

    private final GameCheck<B, V> check;
    private final GameRandomness randomness;
    private final Referee<B, V> referee;
    private final Setup setup;
    private final Chance chance;
    private final Chance.Source sampling;
    private final List<Played> played = new ArrayList<>();
    private final List<Step<B>> course = new ArrayList<>();
    private final Set<Object> met = new HashSet<>();
    private Optional<Violation> violation = Optional.empty();
    private long worlds;

    /// One answer.
    ///
    /// @param fingerprint of the position it led to, if one was taken
    record Played(Seat seat, Move move, Optional<String> fingerprint) {}

    /// @param decisions how many answers were given
    /// @param violation what stopped the game, if anything did
    record Result(int decisions, Optional<Violation> violation) {}

    RandomGame(GameCheck<B, V> check, long number) {
        this.check = check;
        this.randomness = new GameRandomness(check.seed(), number);
        this.referee = new Referee<>(check.game()).keepingBoards();
        this.setup = check.setup().orElseGet(() -> randomness.setup(check.game()));
        this.chance = number % SECRET_SHARE == 0 ? randomness.secret() : randomness.quick();
        this.sampling = randomness.samples();
    }

    Result play() {
        guarded("play", _ -> playToTheEnd());
        guarded("no-faults-in-the-course", broken -> check.game().faults(course).forEach(broken));
        if (isLevelAll()) {
            guarded("replay", new GameReplay<>(referee, setup, chance, played)::check);
        }
        return new Result(played.size(), violation);
    }

    private void playToTheEnd() {
        var moves = randomness.moves();
        course.add(referee.start(setup, chance));
        var point = new DecisionPoint<B, V>(this, course.getFirst(), Optional.empty(), 0);
        while (holds(point) && !point.isOver()) {
            if (played.size() == check.longest()) {
                violated("end", "the game is not over after " + played.size() + " moves");
                return;
            }
            Seat seat = moves.pick(point.awaited());
            Move move = moves.pick(point.options(seat));
            Step<B> step = referee.advance(point.position(), seat, move);
            var cause = new DecisionPoint.Answered<>(point.position(), seat, move);
            course.add(step);
            point = new DecisionPoint<>(this, step, Optional.of(cause), played.size() + 1);
            played.add(new Played(seat, move, fingerprint(point)));
        }
    }

    /// Whether every law holds at this moment.
    private boolean holds(DecisionPoint<B, V> point) {
        for (Law law : check.level().laws()) {
            guarded(Violation.name(law), broken -> law.check(point, broken));
        }
        return violation.isEmpty();
    }

    private Optional<String> fingerprint(DecisionPoint<B, V> point) {
        return isLevelAll() && point.isWritten() ? Optional.of(Fingerprint.of(point.written())) : Optional.empty();
    }

    private boolean isLevelAll() {
        return check.level() == GameCheck.Level.ALL;
    }

    /// Whatever a game throws is a violation like any other; once there is one, nothing else is checked.
    private void guarded(String law, Consumer<Consumer<String>> body) {
        if (violation.isPresent()) {
            return;
        }
        try {
            body.accept(what -> violated(law, what));
        } catch (RuntimeException | StackOverflowError | AssertionError thrown) {
            violated(law, Violation.thrown(thrown));
        }
    }

    private void violated(String law, String what) {
        if (violation.isEmpty()) {
            var lines = played.stream()
                    .map(answer -> answer.seat() + " " + line(answer.move()))
                    .toList();
            violation = Optional.of(new Violation(check.seed(), randomness.game(), law, what, setup, chance, lines));
        }
    }

    Referee<B, V> referee() {
        return referee;
    }

    Setup setup() {
        return setup;
    }

    SampleSizes samples() {
        return check.samples();
    }

    Chance.Source sampling() {
        return sampling;
    }

    QuickChance world() {
        return randomness.worlds().split(worlds++);
    }

    boolean isNew(Object value) {
        return met.add(value);
    }

    /// The last moves of the match, the latest last.
    List<Move> earlier() {
        return played.subList(Math.max(0, played.size() - LATE), played.size()).stream()
                .map(Played::move)
                .distinct()
                .toList();
    }

    /// The line of a move, or how it shows itself if it has none.
    String line(Move move) {
        try {
            return check.game().vocabulary().moves().write((Record) move);
        } catch (RuntimeException unwritable) {
            return move.toString();
        }
    }
}
