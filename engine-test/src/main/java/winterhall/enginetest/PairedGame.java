package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Poll;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Undo;
import winterhall.engine.Viewer;

/// One random game, from which pairs of worlds branch off.
///
/// It uses the chance of real matches, where no stream moves another: a roll that only one of two worlds makes changes
/// nothing else.
final class PairedGame<B, V> {
    /// A pair branches off at one decision in so many; in a guided game at each where it finds what it seeks.
    private static final int SHARE = 6;

    /// Many beginnings show more than one long match does.
    private static final int LONGEST = 1000;

    private final PairedWorlds<B, V> run;
    private final GameRandomness randomness;
    private final Referee<B, V> referee;
    private final Setup setup;
    private final List<String> table;
    private final Chance.Source sampling;
    private final List<String> played = new ArrayList<>();
    private final List<Followed> pairs = new ArrayList<>();
    private long worlds;

    /// A pair that truly differed.
    ///
    /// @param moments how often the two worlds were compared
    record Followed(int moments, Optional<Leak> leak) {}

    PairedGame(PairedWorlds<B, V> run, long seed, long number) {
        this.run = run;
        this.randomness = new GameRandomness(seed, number);
        this.referee = new Referee<>(run.game()).keepingBoards();
        this.setup = run.setup().orElseGet(() -> randomness.setup(run.game(), run.guide()));
        this.table =
                run.guide().map(guide -> guide.table(setup, randomness.table())).orElseGet(List::of);
        this.sampling = randomness.samples();
    }

    List<Followed> play() {
        var moves = randomness.moves();
        Position<B> position = start().position();
        Undo<B> undo = Undo.none();
        while (!position.agenda().isEmpty() && played.size() < LONGEST) {
            Seat seat = moves.pick(referee.awaited(position));
            List<? extends Move> options = referee.options(position, seat);
            if (run.guide().isEmpty() ? sampling.below(SHARE) == 0 : run.seeks(position.board(), options)) {
                branchOff(position, undo);
            }
            Move move = run.pick(position.board(), options, moves);
            Step<B> step = referee.advance(position, seat, move);
            undo = undo.after(seat, move, position, step);
            position = step.position();
            played.add(seat + " " + run.game().vocabulary().moves().write((Record) move));
        }
        return List.copyOf(pairs);
    }

    private Step<B> start() {
        if (table.isEmpty()) {
            return referee.start(setup, randomness.secret());
        }
        var lines = table.stream().map(line -> List.of(line.split(" ", -1))).toList();
        return referee.begin(run.game().staging().stage(setup, lines), randomness.secret());
    }

    /// Follows two worlds for some viewer; nothing comes of it if they are the same, or look different.
    private void branchOff(Position<B> position, Undo<B> undo) {
        Viewer viewer = sampling.pick(Viewer.during(setup.seats()));
        var truth = Pair.World.at(position, undo);
        try {
            var pair = sampling.below(2) == 0 ? twins(viewer, truth) : otherMove(viewer, truth);
            pair.filter(Pair::trulyDiffers).ifPresent(differing -> pairs.add(followed(differing)));
        } catch (RuntimeException thrown) {
            throw new IllegalStateException(
                    "worlds that " + viewer + " cannot tell apart break: seed " + randomness.seed() + " game "
                            + randomness.game() + ", " + setup + ", " + table + ", " + played + ", "
                            + Violation.thrown(thrown),
                    thrown);
        }
    }

    /// The true world, and one imagined or redealt with the same chance.
    private Optional<Pair<B, V>> twins(Viewer viewer, Pair.World<B> truth) {
        Position<B> position = truth.position();
        var chance = randomness.worlds().split(worlds++);
        Optional<Position<B>> twin = run.redeal().isPresent()
                ? LookalikeWorld.dealt(run.redeal().get(), referee, position, viewer, chance)
                : Optional.of(LookalikeWorld.of(referee, position, viewer, chance));
        return twin.map(other -> new Position<>(
                        other.number(), other.board(), other.agenda(), other.answers(), position.chance()))
                .map(other -> Pair.World.at(other, truth.undo()))
                .map(other -> new Pair<>(run, viewer, truth, other));
    }

    /// The true world after two moves of another seat between which the viewer sees no difference.
    private Optional<Pair<B, V>> otherMove(Viewer viewer, Pair.World<B> before) {
        Seat seat = referee.awaited(before.position()).getFirst();
        List<? extends Move> options = referee.options(before.position(), seat);
        if (viewer.knows(seat) || before.position().agenda().top() instanceof Poll<?, ?>) {
            return Optional.empty();
        }
        var truth = before.after(referee, seat, sampling.pick(options));
        var other = before.after(referee, seat, sampling.pick(options));
        return referee.view(truth.position(), viewer).equals(referee.view(other.position(), viewer))
                ? Optional.of(new Pair<>(run, viewer, truth, other))
                : Optional.empty();
    }

    private Followed followed(Pair<B, V> pair) {
        int moments = 1;
        Optional<Pair.Difference> difference = pair.difference();
        while (difference.isEmpty() && pair.since().size() < run.steps() && pair.playOn(sampling)) {
            difference = pair.difference();
            moments++;
        }
        return new Followed(moments, difference.map(found -> leak(pair.viewer(), found, pair.since())));
    }

    private Leak leak(Viewer viewer, Pair.Difference found, List<String> since) {
        return new Leak(
                randomness.seed(),
                randomness.game(),
                viewer,
                found.what(),
                found.truth(),
                found.imagined(),
                setup,
                table,
                played,
                since);
    }
}
