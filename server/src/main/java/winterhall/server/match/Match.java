package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
/// @param asked the step at which the present question was put: what a move must name
/// @param askedAt when it was put, or when the match paused or went on
/// @param whenAsked the seats as they were when it was put
/// @param sealed what was answered by hand to the present window and does not count yet
public record Match<B>(
        Position<B> position,
        Undo<B> undo,
        int lines,
        int step,
        int asked,
        long askedAt,
        List<SeatState> seats,
        List<SeatState> whenAsked,
        List<Answer> sealed,
        boolean paused,
        Optional<Proposal> proposal,
        Optional<Ending> ending) {
    private static final Refusal OTHERS = Refusal.of("engine:undo", "others-may-react");

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

    public SeatState seat(Seat seat) {
        return seats.get(seat.index());
    }

    /// What this seat answered to the present window before it counts.
    public Optional<Move> sealed(Seat seat) {
        return sealed.stream()
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
        return Math.max(askedAt, seat(seat).since());
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

    Match<B> with(Seat seat, SeatState changed) {
        var all = new ArrayList<>(seats);
        all.set(seat.index(), changed);
        return new Match<>(
                position,
                undo,
                lines,
                step,
                asked,
                askedAt,
                List.copyOf(all),
                whenAsked,
                sealed,
                paused,
                proposal,
                ending);
    }

    /// Another clock, which the present question cannot take back.
    Match<B> withClock(Seat seat, SeatState changed) {
        var then = new ArrayList<>(whenAsked);
        then.set(seat.index(), changed);
        Match<B> with = with(seat, changed);
        return new Match<>(
                position,
                undo,
                lines,
                step,
                asked,
                askedAt,
                with.seats,
                List.copyOf(then),
                sealed,
                paused,
                proposal,
                ending);
    }

    Match<B> with(Optional<Proposal> changed) {
        return new Match<>(
                position, undo, lines, step, asked, askedAt, seats, whenAsked, sealed, paused, changed, ending);
    }

    Match<B> withPaused(boolean changed) {
        return new Match<>(
                position, undo, lines, step, asked, askedAt, seats, whenAsked, sealed, changed, proposal, ending);
    }

    /// Nothing is open once it has ended.
    Match<B> ended(Ending how) {
        return new Match<>(
                position,
                undo,
                lines,
                step,
                asked,
                askedAt,
                seats,
                whenAsked,
                List.of(),
                false,
                Optional.empty(),
                Optional.of(how));
    }

    /// What the present question has cost so far is given back to everybody.
    Match<B> forgiven() {
        var all = new ArrayList<SeatState>();
        for (int i = 0; i < seats.size(); i++) {
            all.add(seats.get(i).withClockOf(whenAsked.get(i)));
        }
        return new Match<>(
                position,
                undo,
                lines,
                step,
                asked,
                askedAt,
                List.copyOf(all),
                whenAsked,
                sealed,
                paused,
                proposal,
                ending);
    }

    /// The present question counts from now.
    Match<B> askedAt(long now) {
        return new Match<>(position, undo, lines, step, asked, now, seats, whenAsked, sealed, paused, proposal, ending);
    }

    /// One line more, which the others were not told of.
    Match<B> withLine() {
        return new Match<>(
                position, undo, lines + 1, step, asked, askedAt, seats, whenAsked, sealed, paused, proposal, ending);
    }

    /// What this seat has sealed is this now; nothing takes it back.
    Match<B> withSealed(Seat seat, Optional<Move> move) {
        var all = new ArrayList<>(sealed);
        all.removeIf(answer -> answer.seat().equals(seat));
        move.ifPresent(given -> all.add(new Answer(seat, given)));
        return new Match<>(
                position,
                undo,
                lines,
                step,
                asked,
                askedAt,
                seats,
                whenAsked,
                List.copyOf(all),
                paused,
                proposal,
                ending);
    }

    /// Everybody's orders after these events.
    Match<B> withOrdersAfter(Game<B, ?> game, List<Event> events) {
        List<SeatState> changed = seats.stream()
                .map(state -> state.with(state.orders().after(game, events)))
                .toList();
        return new Match<>(
                position, undo, lines, step, asked, askedAt, changed, whenAsked, sealed, paused, proposal, ending);
    }

    /// Moves are taken back: what this seat passed over is asked about again.
    Match<B> withOrdersAfterUndo(Seat seat) {
        return with(seat, seat(seat).with(seat(seat).orders().afterUndo()));
    }

    /// The line to come is one that the match could do without.
    Match<B> withSpareLineOf(Seat seat) {
        return with(seat, seat(seat).withSpareLine());
    }

    /// One line more, told to the table.
    Match<B> withStep() {
        return new Match<>(
                position, undo, lines + 1, step + 1, asked, askedAt, seats, whenAsked, sealed, paused, proposal,
                ending);
    }

    /// Another position, and so another question; what was proposed in the old one is off the table.
    Match<B> at(Position<B> changed, Undo<B> back, long now) {
        return new Match<>(
                changed,
                back,
                lines + 1,
                step + 1,
                step + 1,
                now,
                seats,
                seats,
                List.of(),
                paused,
                Optional.empty(),
                ending);
    }

    /// The same question with another answer of a seat to its poll; nobody else was told.
    Match<B> answered(Position<B> changed) {
        return new Match<>(
                changed, undo, lines + 1, step, asked, askedAt, seats, whenAsked, sealed, paused, proposal, ending);
    }
}
