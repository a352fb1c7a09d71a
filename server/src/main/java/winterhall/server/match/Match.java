package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import winterhall.engine.Answer;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Orders;
import winterhall.engine.Position;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Undo;
import winterhall.engine.WindowAsk;

/// One match, as its ledger describes it: an immutable value.
///
/// @param lines how many lines of the ledger it stands for
/// @param step how many changes of the table have been told, undone moves too
/// @param present when and where the present question was put
public record Match<B>(
        Position<B> position,
        Undo<B> undo,
        int lines,
        int step,
        Present present,
        List<SeatState> seats,
        boolean paused,
        Optional<Proposal> proposal,
        Optional<Ending> ending) {
    private static final Refusal OTHERS = Refusal.of("engine:undo", "others-may-react");

    /// The present question, besides the position in which it is put.
    ///
    /// @param step at which it was put
    /// @param at when it was put, or when the match paused or went on
    /// @param seats as they were when it was put
    /// @param sealed what was answered by hand to the present window and does not count yet
    public record Present(int step, long at, List<SeatState> seats, List<Answer> sealed) {}

    /// How the match ended.
    ///
    /// @param ranks of the seats; empty if there is no result
    public record Ending(How how, List<Integer> ranks, String reason) {}

    public enum How {
        FINISHED,
        RESIGNED,
        FLAGGED,
        AGREED,
        /// An administrator ended it.
        CLOSED
    }

    /// Before its first line was told.
    static <B> Match<B> begun(Position<B> position, List<SeatState> seats) {
        return new Match<>(
                position,
                Undo.none(),
                1,
                0,
                new Present(0, 0, seats, List.of()),
                seats,
                false,
                Optional.empty(),
                Optional.empty());
    }

    /// The step at which the present question was put: what a move must name.
    public int asked() {
        return present.step;
    }

    /// When the present question was put, or when the match paused or went on.
    public long askedAt() {
        return present.at;
    }

    /// What was answered by hand to the present window and does not count yet.
    public List<Answer> sealed() {
        return present.sealed;
    }

    public SeatState seat(Seat seat) {
        return seats.get(seat.index());
    }

    /// What this seat answered to the present window before it counts.
    public Optional<Move> sealed(Seat seat) {
        return present.sealed.stream()
                .filter(answer -> answer.seat().equals(seat))
                .map(Answer::move)
                .findFirst();
    }

    /// Why this seat cannot take back its last choice by itself; empty if it can. Out of a window in which others are asked
    /// it has to ask them, answered or not: whether they have is nobody's business.
    Optional<Refusal> whyNoUndo(Seat seat) {
        return undo.refusal(seat, asking(seat)).or(() -> asksOthers(seat) ? Optional.of(OTHERS) : Optional.empty());
    }

    private boolean asksOthers(Seat seat) {
        return isWindow()
                && position.agenda().top() instanceof WindowAsk<B, ?> window
                && !(window.seat().equals(seat) && window.later().stream().allMatch(seat::equals));
    }

    /// Where this seat is asked when moves were taken back, and no order of its answers.
    Predicate<Position<B>> asking(Seat seat) {
        Orders orders = seat(seat).orders().afterUndo();
        return then -> orders.answer(then, seat).isEmpty();
    }

    /// Since when this seat thinks about the present question.
    public long since(Seat seat) {
        return Math.max(present.at, seat(seat).since());
    }

    public boolean isOver() {
        return ending.isPresent();
    }

    /// How the present question is answered.
    QuestionKind question() {
        return isOver() ? QuestionKind.TURN : QuestionKind.of(position);
    }

    /// Whether several may react, and the answers count in order up to the first that is not a pass.
    public boolean isWindow() {
        return question() == QuestionKind.WINDOW;
    }

    /// Whether the window is an opportunity, which everybody in it is known to have.
    boolean isOpportunity() {
        return isWindow() && position.agenda().top() instanceof WindowAsk<B, ?> window && window.isOpportunity();
    }

    /// Whether several are asked at once, blind to each other.
    boolean isPoll() {
        return question() == QuestionKind.POLL;
    }

    /// Whether it is nobody's business who has yet to answer.
    boolean isAskedInSecret() {
        return isPoll() || isWindow();
    }

    List<Seat> persons() {
        return Seat.all(seats.size()).stream()
                .filter(seat -> !seat(seat).isPlayedByBot())
                .toList();
    }

    // Changes

    /// A copy to be changed: what is not set stays as it is.
    private static final class Copy<B> {
        private Position<B> position;
        private Undo<B> undo;
        private int lines;
        private int step;
        private Present present;
        private List<SeatState> seats;
        private boolean paused;
        private Optional<Proposal> proposal;
        private Optional<Ending> ending;

        private Copy(Match<B> match) {
            position = match.position;
            undo = match.undo;
            lines = match.lines;
            step = match.step;
            present = match.present;
            seats = match.seats;
            paused = match.paused;
            proposal = match.proposal;
            ending = match.ending;
        }
    }

    private Match<B> but(Consumer<Copy<B>> change) {
        var copy = new Copy<>(this);
        change.accept(copy);
        return new Match<>(
                copy.position,
                copy.undo,
                copy.lines,
                copy.step,
                copy.present,
                copy.seats,
                copy.paused,
                copy.proposal,
                copy.ending);
    }

    Match<B> with(Seat seat, SeatState changed) {
        return but(copy -> copy.seats = replaced(seats, seat, changed));
    }

    private static List<SeatState> replaced(List<SeatState> seats, Seat seat, SeatState changed) {
        var all = new ArrayList<>(seats);
        all.set(seat.index(), changed);
        return List.copyOf(all);
    }

    /// Another clock, which the present question cannot take back.
    Match<B> withClock(Seat seat, SeatState changed) {
        List<SeatState> then = replaced(present.seats, seat, changed);
        return with(seat, changed)
                .but(copy -> copy.present = new Present(present.step, present.at, then, present.sealed));
    }

    Match<B> with(Optional<Proposal> changed) {
        return but(copy -> copy.proposal = changed);
    }

    Match<B> withPaused(boolean changed) {
        return but(copy -> copy.paused = changed);
    }

    /// Nothing is open once it has ended.
    Match<B> ended(Ending how) {
        return but(copy -> {
            copy.present = new Present(present.step, present.at, present.seats, List.of());
            copy.paused = false;
            copy.proposal = Optional.empty();
            copy.ending = Optional.of(how);
        });
    }

    /// What the present question has cost so far is given back to everybody.
    Match<B> forgiven() {
        var all = new ArrayList<SeatState>();
        for (int i = 0; i < seats.size(); i++) {
            all.add(seats.get(i).withClockOf(present.seats.get(i)));
        }
        return but(copy -> copy.seats = List.copyOf(all));
    }

    /// The present question counts from now.
    Match<B> askedAt(long now) {
        return but(copy -> copy.present = new Present(present.step, now, present.seats, present.sealed));
    }

    /// What this seat has sealed is this now; nothing takes it back.
    Match<B> withSealed(Seat seat, Optional<Move> move) {
        var all = new ArrayList<>(present.sealed);
        all.removeIf(answer -> answer.seat().equals(seat));
        move.ifPresent(given -> all.add(new Answer(seat, given)));
        return but(copy -> copy.present = new Present(present.step, present.at, present.seats, List.copyOf(all)));
    }

    /// Everybody's orders after these events.
    Match<B> withOrdersAfter(Game<B, ?> game, List<Event> events) {
        List<SeatState> changed = seats.stream()
                .map(state -> state.with(state.orders().after(game, events)))
                .toList();
        return but(copy -> copy.seats = changed);
    }

    /// Moves are taken back: what this seat passed over is asked about again.
    Match<B> withOrdersAfterUndo(Seat seat) {
        return with(seat, seat(seat).with(seat(seat).orders().afterUndo()));
    }

    /// The line to come is one that the match could do without.
    Match<B> withSpareLineOf(Seat seat) {
        return with(seat, seat(seat).withSpareLine());
    }

    /// One line more, which the others were not told of.
    Match<B> withLine() {
        return but(copy -> copy.lines++);
    }

    /// One line more, told to the table.
    Match<B> withStep() {
        return withLine().but(copy -> copy.step++);
    }

    /// Another position, and so another question; what was proposed in the old one is off the table.
    Match<B> at(Position<B> changed, Undo<B> back, long now) {
        return withStep().but(copy -> {
            copy.position = changed;
            copy.undo = back;
            copy.present = new Present(step + 1, now, seats, List.of());
            copy.proposal = Optional.empty();
        });
    }

    /// The same question with another answer of a seat to its poll; nobody else was told.
    Match<B> answered(Position<B> changed) {
        return but(copy -> copy.position = changed).withLine();
    }
}
