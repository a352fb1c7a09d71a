package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Step;
import winterhall.engine.Undo;
import winterhall.engine.View;
import winterhall.engine.Viewer;

/// Two worlds that one viewer cannot tell apart, followed for some moves.
final class Pair<B, V> {
    private static final String NOTHING = "(nothing)";
    private static final String TOLD_APART = "the worlds can be told apart";

    private final PairedWorlds<B, V> run;
    private final Referee<B, V> referee;
    private final Viewer viewer;
    private final List<String> since = new ArrayList<>();
    private World<B> truth;
    private World<B> other;
    private boolean secretAnswers;
    private boolean parted;

    /// One of the two, with what was just told in it.
    ///
    /// @param boards the board at each event that was told
    /// @param rolled whether chance was used on the way here
    /// @param undo what can be taken back; the history that led here is known to all
    record World<B>(Position<B> position, List<Event> told, List<B> boards, boolean rolled, Undo<B> undo) {
        /// A world in which nothing was told yet.
        static <B> World<B> at(Position<B> position, Undo<B> undo) {
            return new World<>(position, List.of(), List.of(), false, undo);
        }

        World<B> after(Referee<B, ?> referee, Seat seat, Move move) {
            Step<B> step = referee.advance(position, seat, move);
            return new World<>(
                    step.position(),
                    step.events(),
                    step.boards(),
                    step.rolled(),
                    undo.after(seat, move, position, step));
        }

        /// How many events were told before anything was revealed.
        int toldBeforeReveal() {
            int count = 0;
            while (count < told.size() && !told.get(count).reveals()) {
                count++;
            }
            return count;
        }

        boolean reveals() {
            return toldBeforeReveal() < told.size();
        }
    }

    /// Where the viewer can tell one world from the other.
    record Difference(String what, String truth, String imagined) {}

    Pair(PairedWorlds<B, V> run, Viewer viewer, World<B> truth, World<B> other) {
        this.run = run;
        this.referee = new Referee<>(run.game()).keepingBoards();
        this.viewer = viewer;
        this.truth = truth;
        this.other = other;
    }

    /// Whether the two differ in something hidden: the cardboard, or an answer to an open poll.
    boolean trulyDiffers() {
        return !truth.position.answers().equals(other.position.answers())
                || !written(truth.position.board()).equals(written(other.position.board()));
    }

    Viewer viewer() {
        return viewer;
    }

    /// The moves that were played in both worlds.
    List<String> since() {
        return since;
    }

    /// Compares the worlds; empty if the viewer cannot tell them apart, or may.
    Optional<Difference> difference() {
        if (!truth.reveals() && !other.reveals()) {
            return firstDifference(TOLD_APART, shown(truth), shown(other));
        }
        int before = Math.min(truth.toldBeforeReveal(), other.toldBeforeReveal());
        return firstDifference("told otherwise before anything was revealed", told(truth, before), told(other, before))
                .or(() -> firstDifference(
                        "shown otherwise before anything was revealed", between(truth, before), between(other, before)))
                .or(this::differenceAfterReveal);
    }

    private Optional<Difference> differenceAfterReveal() {
        if (allTold(truth).equals(allTold(other)) && view(truth).equals(view(other))) {
            return firstDifference(TOLD_APART, shown(truth), shown(other)); // it was revealed to somebody else
        }
        parted = true;
        boolean isOver = truth.position.agenda().isEmpty(); // then everything may be laid open
        return secretAnswers || isOver ? Optional.empty() : unevenDifference();
    }

    /// What the viewer hears and what it sees on its table part together, or not at all.
    private Optional<Difference> unevenDifference() {
        V seen = view(truth).table();
        V seenOther = view(other).table();
        boolean heardTheSame = allTold(truth).equals(allTold(other));
        boolean sawTheSame = seen.equals(seenOther);
        if (sawTheSame && !heardTheSame && !truth.rolled && !other.rolled) { // a roll may have shuffled it away
            return run.passing()
                    .flatMap(passing -> firstDifference(
                            "told what its table does not show", lasting(truth, passing), lasting(other, passing)));
        }
        return heardTheSame && !sawTheSame
                ? Optional.of(new Difference("shown what it was not told", written(seen), written(seenOther)))
                : Optional.empty();
    }

    /// What the viewer was told that its table must keep.
    private List<String> lasting(World<B> world, List<Class<? extends Event>> passing) {
        return world.told.stream()
                .filter(event -> !passing.contains(event.getClass()))
                .map(this::told)
                .toList();
    }

    /// Plays a move of the true world in both; false if there is none, or the worlds part.
    boolean playOn(Chance.Source moves) {
        List<Seat> awaited = referee.awaited(truth.position);
        if (parted || awaited.isEmpty()) {
            return false;
        }
        Seat seat = moves.pick(awaited);
        Move move = run.pick(truth.position.board(), referee.options(truth.position, seat), moves);
        if (!referee.options(other.position, seat).contains(move)) {
            return false;
        }
        secretAnswers = !truth.position.answers().equals(other.position.answers());
        truth = truth.after(referee, seat, move);
        other = other.after(referee, seat, move);
        since.add(seat + " " + run.game().vocabulary().moves().write((Record) move));
        return true;
    }

    private List<String> shown(World<B> world) {
        var lines = new ArrayList<>(run.door().shows(world.position, world.told, viewer));
        lines.addAll(run.door().showsBetween(world.boards, viewer));
        lines.addAll(run.door().refusals(world.undo, viewer));
        return lines;
    }

    private List<String> between(World<B> world, int count) {
        return run.door().showsBetween(world.boards.subList(0, count), viewer);
    }

    private List<String> told(World<B> world, int count) {
        return world.told.subList(0, count).stream().map(this::told).toList();
    }

    private List<String> allTold(World<B> world) {
        return told(world, world.told.size());
    }

    private String told(Event event) {
        return run.game().vocabulary().events().write((Record) event.seenBy(viewer));
    }

    private View<V> view(World<B> world) {
        return referee.view(world.position, viewer);
    }

    private String written(Object value) {
        return run.game().vocabulary().written().write(value, value.getClass());
    }

    private static Optional<Difference> firstDifference(String what, List<String> truth, List<String> imagined) {
        for (int i = 0; i < Math.max(truth.size(), imagined.size()); i++) {
            String one = i < truth.size() ? truth.get(i) : NOTHING;
            String two = i < imagined.size() ? imagined.get(i) : NOTHING;
            if (!one.equals(two)) {
                return Optional.of(new Difference(what, one, two));
            }
        }
        return Optional.empty();
    }
}
