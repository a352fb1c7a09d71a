package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Order;
import winterhall.engine.Orders;
import winterhall.engine.Poll;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Undo;
import winterhall.engine.WindowAsk;
import winterhall.server.match.Match.How;
import winterhall.server.match.SeatState.Sitting;

/// How each entry changes a match: the only place where a match changes, live and on replay.
///
/// @param <B> the board of the game, which is never looked at here
public final class Transitions<B, V> {
    private final Referee<B, V> referee;
    private final Referee<B, V> keepingBoards;
    private final ClockRules clock;
    private final Questions<B> questions;
    private final Agreements<B> agreements;
    private final Endings<B> endings;

    /// What an entry led to.
    ///
    /// @param boards the board at each event
    public record Change<B>(Match<B> match, List<Event> events, List<B> boards) {}

    /// Finds the match as it stood at an earlier step.
    public interface Past<B> {
        Match<B> at(int step);
    }

    public Transitions(Referee<B, V> referee, ClockRules clock) {
        this.referee = referee;
        this.keepingBoards = referee.keepingBoards();
        this.clock = clock;
        this.questions = new Questions<>(referee);
        this.agreements = new Agreements<>(this);
        this.endings = new Endings<>(referee.game(), clock);
    }

    public Referee<B, V> referee() {
        return referee;
    }

    public ClockRules clock() {
        return clock;
    }

    public Questions<B> questions() {
        return questions;
    }

    /// The first line of the ledger.
    ///
    /// @param bots for each seat the level of its bot, empty for a person
    public Change<B> start(Setup setup, Chance chance, List<String> bots) {
        return begin(setup, keepingBoards.start(setup, chance), bots);
    }

    /// A match that begins in the middle of things.
    public Change<B> begin(Setup setup, Step<B> step, List<String> bots) {
        Orders usual = Orders.usual(referee.game(), setup);
        var seats = new ArrayList<SeatState>();
        for (String bot : bots) {
            seats.add(new SeatState(
                    bot.isEmpty() ? Sitting.PERSON : Sitting.BOT, bot, usual, clock.bank(), 0, clock.grace(), 0, 0));
        }
        Match<B> match = Match.begun(step.position(), List.copyOf(seats));
        return new Change<>(endings.finishedIfOver(match), step.events(), List.of()); // boards half set up show nothing
    }

    public Change<B> apply(Match<B> match, Entry entry, Past<B> past) throws Refused {
        if (match.isOver()) {
            throw Refused.because("match-is-over");
        }
        return switch (entry.kind()) {
            case START -> throw Refused.because("already-started");
            case MOVE, POLL_ANSWER -> played(match, entry);
            case WITHDRAW -> withoutEvents(withdrawn(match, entry));
            case SEAL -> withoutEvents(sealed(match, entry));
            case UNSEAL -> withoutEvents(unsealed(match, entry));
            case UNDO -> withoutEvents(undone(match, entry));
            case PROPOSE ->
                withoutEvents(agreements.proposed(match, entry, entry.payload(Payload.Proposed.class), past));
            case AGREE -> withoutEvents(agreements.agreed(match, entry, past));
            case DECLINE -> withoutEvents(agreements.declined(match, entry));
            case ORDER ->
                withoutEvents(ordered(
                        match, seat(entry), entry.payload(Payload.Ordered.class).order()));
            case CLOCK -> withoutEvents(clocked(match, entry));
            case FLAG -> withoutEvents(endings.flagged(match, seat(entry)));
            case SEAT -> withoutEvents(seated(match, entry));
            case END ->
                withoutEvents(
                        entry.seat().isPresent()
                                ? endings.resigned(match, seat(entry), How.RESIGNED)
                                : match.ended(entry.payload(Payload.Ended.class).ending())
                                        .withStep());
        };
    }

    private static <B> Change<B> withoutEvents(Match<B> match) {
        return new Change<>(match, List.of(), List.of());
    }

    static Seat seat(Entry entry) {
        return entry.seat().orElseThrow();
    }

    private static Move move(Entry entry) {
        return entry.move().orElseThrow();
    }

    // Moves

    private Change<B> played(Match<B> match, Entry entry) throws Refused {
        Seat seat = seat(entry);
        requireRunning(match);
        if (entry.by() == Entry.By.HAND) {
            requirePerson(match, seat);
        }
        Position<B> before = match.position();
        Move move = move(entry);
        Step<B> step = played(before, seat, move);
        Match<B> charged = match.with(seat, spent(match.seat(seat), entry.spent()));
        if (step.position().keepsAnswers()) {
            boolean changed = before.answered(seat).isPresent();
            return withoutEvents((changed ? charged.withSpareLineOf(seat) : charged).answered(step.position()));
        }
        Match<B> ordered = entry.by() == Entry.By.HAND
                ? charged.with(
                        seat,
                        charged.seat(seat).with(charged.seat(seat).orders().afterHand(before, move)))
                : charged;
        Match<B> after = rewarded(ordered.withOrdersAfter(referee.game(), step.events()))
                .at(step.position(), undoAfter(match, entry, step), entry.at());
        return new Change<>(endings.finishedIfOver(after), step.events(), step.boards());
    }

    private Step<B> played(Position<B> position, Seat seat, Move move) throws Refused {
        return switch (keepingBoards.play(position, seat, move)) {
            case Reply.Refused<B>(var refusal) -> throw new Refused(refusal);
            case Reply.Accepted<B>(var step) -> step;
        };
    }

    private SeatState spent(SeatState state, long spent) {
        return clock.runs() ? state.withLeft(Math.max(0, state.left() - spent)) : state;
    }

    /// A question is answered: the seat that was asked earns the increment, once, however often an answer was changed.
    private Match<B> rewarded(Match<B> match) {
        Match<B> after = match;
        for (Seat seat : clock.runs() && !match.isWindow() ? asked(match) : List.<Seat>of()) {
            after = after.with(
                    seat,
                    after.seat(seat).withLeft(clock.answered(after.seat(seat).left())));
        }
        return after;
    }

    /// Nothing is undone past a poll, revealing or not: whose move ended it is nobody's business.
    private static <B> Undo<B> undoAfter(Match<B> match, Entry entry, Step<B> step) {
        if (match.isPoll()) {
            return match.undo().forgotten();
        }
        boolean chosen = entry.by() != Entry.By.ORDER && entry.by() != Entry.By.CLOCK;
        return match.undo().after(seat(entry), move(entry), match.position(), step, chosen);
    }

    private Match<B> withdrawn(Match<B> match, Entry entry) throws Refused {
        requireRunning(match);
        Seat seat = seat(entry);
        requirePerson(match, seat);
        SeatState state = match.seat(seat);
        return match.with(seat, clock.runs() ? state.since(entry.at()) : state)
                .withSpareLineOf(seat)
                .answered(referee.withdraw(match.position(), seat)
                        .orElseThrow(() -> Refused.because("nothing-to-withdraw")));
    }

    // Windows

    /// The answer is kept until it counts, or until somebody before it acts.
    private Match<B> sealed(Match<B> match, Entry entry) throws Refused {
        requireRunning(match);
        Seat seat = seat(entry);
        requirePerson(match, seat);
        Move move = move(entry);
        played(questions.whereAsked(match, seat), seat, move);
        boolean changed = match.sealed(seat).isPresent();
        return (changed ? match.withSpareLineOf(seat) : match)
                .withSealed(seat, Optional.of(move))
                .withLine();
    }

    private Match<B> unsealed(Match<B> match, Entry entry) throws Refused {
        requireRunning(match);
        Seat seat = seat(entry);
        requirePerson(match, seat);
        if (match.sealed(seat).isEmpty()) {
            throw Refused.because("nothing-to-withdraw");
        }
        return match.withSealed(seat, Optional.empty()).withSpareLineOf(seat).withLine();
    }

    // Taking back

    private Match<B> undone(Match<B> match, Entry entry) throws Refused {
        requireRunning(match);
        Seat seat = seat(entry);
        requirePerson(match, seat);
        int moves = entry.payload(Payload.TakenBack.class).moves();
        if (moves == 0) {
            throw new Refused(match.whyNoUndo(seat).orElseThrow());
        }
        int rewarded = 0;
        Position<B> position = match.position();
        Undo<B> undo = match.undo();
        // a ledger may have an undo of a pass by order or out of an open window, which are not offered any more
        for (int i = 0; i < moves; i++) {
            Undo.LastMove<B> last = undo.lastOf(seat).orElseThrow(() -> Refused.because("stale"));
            position = last.before();
            undo = last.earlier();
            rewarded += position.agenda().top() instanceof WindowAsk<B, ?> ? 0 : 1;
        }
        Match<B> forgiven = forgiven(match);
        SeatState state = forgiven.seat(seat);
        SeatState charged = clock.runs() ? state.withLeft(clock.undone(state.left(), entry.spent(), rewarded)) : state;
        return forgiven.with(seat, charged)
                .withOrdersAfterUndo(seat)
                .withSpareLineOf(seat)
                .at(position, undo, entry.at());
    }

    /// A question that was put in secret and goes away unanswered costs nobody anything: what each has spent on it would
    /// tell who had answered.
    Match<B> forgiven(Match<B> match) {
        return match.isAskedInSecret() ? match.forgiven() : match;
    }

    // Orders, clocks, seats

    private Match<B> ordered(Match<B> match, Seat seat, Order order) throws Refused {
        try {
            Orders orders = match.seat(seat).orders().with(order);
            return match.with(seat, match.seat(seat).with(orders))
                    .withSpareLineOf(seat)
                    .withLine();
        } catch (IllegalArgumentException _) {
            throw Refused.because("no-such-order");
        }
    }

    /// Charges what was thought so far, without an answer; the question stays.
    private Match<B> clocked(Match<B> match, Entry entry) {
        SeatState state = match.seat(seat(entry));
        return match.with(
                        seat(entry),
                        spent(state, entry.spent())
                                .graced(entry.payload(Payload.Grace.class).millis())
                                .since(entry.at()))
                .withLine();
    }

    /// The owner is back and takes the seat from the bot.
    private Match<B> seated(Match<B> match, Entry entry) throws Refused {
        Seat seat = seat(entry);
        if (match.seat(seat).sitting() != Sitting.SITTING_IN) {
            throw Refused.because("nothing-to-return-to");
        }
        SeatState state = match.seat(seat).with(Sitting.PERSON).since(entry.at());
        return clock.runs()
                ? match.withClock(seat, state.withLeft(clock.bank())).withStep()
                : match.with(seat, state).withStep();
    }

    /// Who was asked the present question, with those who have answered a poll already.
    private List<Seat> asked(Match<B> match) {
        return match.position().poll().map(Poll::seats).orElseGet(() -> questions.awaited(match));
    }

    static void requirePerson(Match<?> match, Seat seat) throws Refused {
        if (match.seat(seat).sitting() != Sitting.PERSON) {
            throw Refused.because("no-person-sits-there");
        }
    }

    private static void requireRunning(Match<?> match) throws Refused {
        if (match.paused()) {
            throw Refused.because("match-is-paused");
        }
    }
}
