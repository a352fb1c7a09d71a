package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.BadNotation;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Order;
import winterhall.engine.Orders;
import winterhall.engine.Outcome;
import winterhall.engine.Poll;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Referee.Turn;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Undo;
import winterhall.engine.WindowAsk;
import winterhall.server.match.Match.Ending;
import winterhall.server.match.Match.How;
import winterhall.server.match.Match.SeatState;
import winterhall.server.match.Match.Sitting;

/// How each entry changes a match: the only place where a match changes, live and on replay.
///
/// @param <B> the board of the game, which this class never looks at
public final class Transitions<B, V> {
    /// How the end of a match begins that was played in another hall.
    static final String ELSEWHERE = "elsewhere";

    private final Referee<B, V> referee;
    private final Referee<B, V> keepingBoards;
    private final ClockRules clock;
    private final Agreements<B> agreements = new Agreements<>(this);

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
    }

    public Referee<B, V> referee() {
        return referee;
    }

    public ClockRules clock() {
        return clock;
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
        var places = new ArrayList<SeatState>();
        for (String bot : bots) {
            places.add(new SeatState(
                    bot.isEmpty() ? Sitting.PERSON : Sitting.BOT, bot, usual, clock.bank(), 0, clock.grace(), 0, 0));
        }
        var match = new Match<>(
                step.position(),
                Undo.<B>none(),
                1,
                0,
                0,
                0,
                List.copyOf(places),
                List.copyOf(places),
                List.of(),
                false,
                Optional.empty(),
                Optional.empty());
        return new Change<>(finishedIfOver(match), step.events(), List.of()); // boards half set up show nothing
    }

    public Change<B> apply(Match<B> match, Entry entry, Past<B> past) throws Refused {
        if (match.isOver()) {
            throw Refused.because("match-is-over");
        }
        return switch (entry.kind()) {
            case START -> throw Refused.because("already-started");
            case MOVE, POLL_ANSWER -> played(match, entry);
            case WITHDRAW -> told(withdrawn(match, entry));
            case SEAL -> told(sealed(match, entry));
            case UNSEAL -> told(unsealed(match, entry));
            case UNDO -> told(undone(match, entry));
            case PROPOSE -> told(agreements.proposed(match, entry, past));
            case AGREE -> told(agreements.agreed(match, entry, past));
            case DECLINE -> told(agreements.declined(match, entry));
            case ORDER -> told(ordered(match, seat(entry), entry.text()));
            case CLOCK -> told(clocked(match, entry));
            case FLAG -> told(flagged(match, seat(entry)));
            case SEAT -> told(seated(match, entry));
            case END ->
                told(
                        entry.seat().isPresent()
                                ? resigned(match, seat(entry), How.RESIGNED)
                                : stopped(match, entry).told());
        };
    }

    private static <B> Change<B> told(Match<B> match) {
        return new Change<>(match, List.of(), List.of());
    }

    static Seat seat(Entry entry) {
        return entry.seat().orElseThrow();
    }

    // Moves

    private Change<B> played(Match<B> match, Entry entry) throws Refused {
        Seat seat = seat(entry);
        requireRunning(match);
        if (entry.by() == Entry.By.HAND) {
            requirePerson(match, seat);
        }
        Position<B> before = match.position();
        Move move = move(entry.text());
        Step<B> step = played(before, seat, move);
        Match<B> charged = match.with(seat, spent(match.place(seat), entry.spent()));
        if (step.position().number() == before.number()) {
            boolean changed = before.answered(seat).isPresent();
            return told((changed ? charged.withSpareLineOf(seat) : charged).answered(step.position()));
        }
        Match<B> ordered = entry.by() == Entry.By.HAND
                ? charged.with(
                        seat,
                        charged.place(seat).with(charged.place(seat).orders().afterHand(before, move)))
                : charged;
        Match<B> after = rewarded(ordered.withOrdersAfter(referee.game(), step.events()))
                .at(step.position(), undoAfter(match, seat, move, step), entry.at());
        return new Change<>(finishedIfOver(after), step.events(), step.boards());
    }

    private Step<B> played(Position<B> position, Seat seat, Move move) throws Refused {
        return switch (keepingBoards.play(position, position.number(), seat, move)) {
            case Reply.Refused<B>(var refusal) -> throw new Refused(refusal);
            case Reply.Accepted<B>(var step) -> step;
        };
    }

    private Move move(String line) throws Refused {
        try {
            return (Move) referee.game().vocabulary().moves().read(line);
        } catch (BadNotation bad) {
            throw Refused.because("no-such-move", "why", String.valueOf(bad.getMessage()));
        }
    }

    private SeatState spent(SeatState place, long spent) {
        return clock.runs() ? place.withLeft(Math.max(0, place.left() - spent)) : place;
    }

    /// A question is answered: the seat that was asked earns the increment, once, however often an answer was changed.
    private Match<B> rewarded(Match<B> match) {
        Match<B> after = match;
        for (Seat seat : clock.runs() && !isWindow(match) ? asked(match) : List.<Seat>of()) {
            after = after.with(
                    seat,
                    after.place(seat).withLeft(clock.answered(after.place(seat).left())));
        }
        return after;
    }

    /// Nothing is undone past a poll, revealing or not: whose move ended it is nobody's business.
    private static <B> Undo<B> undoAfter(Match<B> match, Seat seat, Move move, Step<B> step) {
        return match.position().agenda().top() instanceof Poll<B, ?>
                ? match.undo().forgotten()
                : match.undo().after(seat, move, match.position(), step);
    }

    private Match<B> finishedIfOver(Match<B> match) {
        if (!match.position().agenda().isEmpty()) {
            return match;
        }
        Outcome outcome = referee.game().outcome(match.position().board()).orElseThrow();
        return match.ended(new Ending(How.FINISHED, Standings.of(match, outcome.places()), outcome.reason()));
    }

    private Match<B> withdrawn(Match<B> match, Entry entry) throws Refused {
        requireRunning(match);
        Seat seat = seat(entry);
        requirePerson(match, seat);
        SeatState place = match.place(seat);
        return match.with(seat, clock.runs() ? place.since(entry.at()) : place)
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
        Move move = move(entry.text());
        played(whereAsked(match, seat), seat, move);
        boolean changed = match.sealed(seat).isPresent();
        return (changed ? match.withSpareLineOf(seat) : match)
                .withSealed(seat, Optional.of(move))
                .noted();
    }

    private Match<B> unsealed(Match<B> match, Entry entry) throws Refused {
        requireRunning(match);
        Seat seat = seat(entry);
        requirePerson(match, seat);
        if (match.sealed(seat).isEmpty()) {
            throw Refused.because("nothing-to-withdraw");
        }
        return match.withSealed(seat, Optional.empty()).withSpareLineOf(seat).noted();
    }

    /// Everybody who is asked at once, in the order in which the answers count.
    public List<Turn<B>> turns(Match<B> match) {
        return match.isOver() || match.paused() ? List.of() : referee.turns(match.position());
    }

    /// The position in which this seat is asked; the present one if it is not.
    public Position<B> whereAsked(Match<B> match, Seat seat) {
        return turns(match).stream()
                .filter(turn -> turn.seat().equals(seat))
                .map(Turn::position)
                .findFirst()
                .orElse(match.position());
    }

    /// What this seat's standing orders answer to what it is asked now; nothing if they leave it to the person.
    public Optional<Move> answerByOrder(Match<B> match, Seat seat) {
        return match.place(seat).orders().answer(whereAsked(match, seat), seat);
    }

    // Taking back

    private Match<B> undone(Match<B> match, Entry entry) throws Refused {
        requireRunning(match);
        Seat seat = seat(entry);
        requirePerson(match, seat);
        int choices = 0;
        Position<B> position = match.position();
        Undo<B> undo = match.undo();
        for (int moves = Integer.parseInt(entry.text()); moves > 0; choices++) {
            var refusal = undo.refusal(seat);
            if (refusal.isPresent()) {
                throw new Refused(refusal.get());
            }
            moves -= undo.moves(seat);
            if (moves < 0) {
                throw Refused.because("stale"); // a choice goes with the passes after it
            }
            position = undo.back(seat);
            undo = undo.earlier(seat);
        }
        Match<B> forgiven = forgiven(match);
        SeatState place = forgiven.place(seat);
        SeatState charged = clock.runs() ? place.withLeft(clock.undone(place.left(), entry.spent(), choices)) : place;
        return forgiven.with(seat, charged).withSpareLineOf(seat).at(position, undo, entry.at());
    }

    /// A question that was put in secret and goes away unanswered costs nobody anything: what each has spent on it would
    /// tell who had answered.
    Match<B> forgiven(Match<B> match) {
        return isAskedInSecret(match) ? match.forgiven() : match;
    }

    /// How many moves this seat takes back with its last choice; 1 if it may not, which is then refused.
    int movesToLastChoice(Match<B> match, Seat seat) {
        return match.undo().refusal(seat).isPresent() ? 1 : match.undo().moves(seat);
    }

    /// How many moves this seat takes back with all the choices that it can take back without asking anyone.
    int undoable(Match<B> match, Seat seat) {
        int moves = 0;
        for (Undo<B> undo = match.undo(); undo.refusal(seat).isEmpty(); undo = undo.earlier(seat)) {
            moves += undo.moves(seat);
        }
        return moves;
    }

    // Orders, clocks, seats

    private Match<B> ordered(Match<B> match, Seat seat, String text) throws Refused {
        try {
            Orders orders = match.place(seat).orders().with(Order.read(text));
            return match.with(seat, match.place(seat).with(orders))
                    .withSpareLineOf(seat)
                    .noted();
        } catch (IllegalArgumentException _) {
            throw Refused.because("no-such-order");
        }
    }

    /// Charges what was thought so far, without an answer; the question stays.
    private Match<B> clocked(Match<B> match, Entry entry) {
        SeatState place = match.place(seat(entry));
        return match.with(
                        seat(entry),
                        spent(place, entry.spent())
                                .graced(Long.parseLong(entry.text()))
                                .since(entry.at()))
                .noted();
    }

    /// Whatever was proposed is off the table: the one who is gone could not answer it.
    private Match<B> flagged(Match<B> match, Seat seat) throws Refused {
        requirePerson(match, seat);
        Match<B> out = match.with(seat, match.place(seat).withLeft(0)).with(Optional.empty());
        return switch (clock.fall()) {
            case NOTHING -> throw Refused.because("no-clock-runs");
            case LOSES -> resigned(out, seat, How.FLAGGED);
            case BOT_SITS_IN ->
                out.with(seat, out.place(seat).with(Sitting.SITTING_IN)).told();
        };
    }

    /// With two seats the other wins; with more a bot plays on, since the others came to play, and the seat comes last.
    private Match<B> resigned(Match<B> match, Seat seat, How how) throws Refused {
        SeatState place = match.place(seat);
        if (place.sitting() != Sitting.PERSON && place.sitting() != Sitting.SITTING_IN) {
            throw Refused.because("no-person-sits-there");
        }
        if (match.places().size() == 2) {
            List<Integer> places = seat.number() == 1 ? List.of(2, 1) : List.of(1, 2);
            return match.ended(new Ending(how, places, winterhall.engine.Verb.of(how)))
                    .told();
        }
        Match<B> left = match.with(seat, place.givenUpAt(match.step() + 1)).with(Optional.empty());
        return persons(left).isEmpty()
                ? left.ended(new Ending(how, List.of(), "nobody-left")).told()
                : left.told();
    }

    /// Ended by an administrator, whose words are never read; or, in a record from elsewhere, as it ended there, which
    /// only the hall writes: `elsewhere resigned 2 1`. Old ledgers have notes of administrators written by the hall.
    private static <B> Match<B> stopped(Match<B> match, Entry entry) {
        String[] words = entry.text().split(" ");
        boolean isFromElsewhere = entry.by() == Entry.By.HALL && words[0].equals(ELSEWHERE) && words.length > 1;
        for (How how : isFromElsewhere ? How.values() : new How[0]) {
            if (words[1].equals(winterhall.engine.Verb.of(how))) {
                List<Integer> places = java.util.Arrays.stream(words)
                        .skip(2)
                        .map(Integer::valueOf)
                        .toList();
                return match.ended(new Ending(how, places, words[1]));
            }
        }
        return match.ended(new Ending(How.CLOSED, List.of(), "closed"));
    }

    /// `person`: the owner is back and takes the seat from the bot.
    private Match<B> seated(Match<B> match, Entry entry) throws Refused {
        Seat seat = seat(entry);
        if (!entry.text().equals("person") || match.place(seat).sitting() != Sitting.SITTING_IN) {
            throw Refused.because("nothing-to-return-to");
        }
        SeatState place = match.place(seat).with(Sitting.PERSON).since(entry.at());
        return clock.runs()
                ? match.withClock(seat, place.withLeft(clock.bank())).told()
                : match.with(seat, place).told();
    }

    // Who

    /// Who has to answer now, in the order in which the answers count.
    public List<Seat> awaited(Match<B> match) {
        return turns(match).stream()
                .map(Turn::seat)
                .filter(seat -> match.sealed(seat).isEmpty())
                .toList();
    }

    /// Who is asked as far as everybody may know.
    public List<Seat> awaitedInPublic(Match<B> match) {
        return isAskedInSecret(match) ? List.of() : awaited(match);
    }

    /// Whether it is nobody's business who has yet to answer.
    boolean isAskedInSecret(Match<B> match) {
        return isPoll(match) || isWindow(match);
    }

    /// Whether several may react, and the answers count in order up to the first that is not a pass.
    public boolean isWindow(Match<B> match) {
        return !match.isOver() && match.position().agenda().top() instanceof WindowAsk<B, ?>;
    }

    /// Whether several are asked at once, blind to each other.
    boolean isPoll(Match<B> match) {
        return !match.isOver() && match.position().agenda().top() instanceof Poll<B, ?>;
    }

    /// Who was asked the present question, with those who have answered a poll already.
    private List<Seat> asked(Match<B> match) {
        return match.position().agenda().top() instanceof Poll<B, ?> poll ? poll.seats() : awaited(match);
    }

    List<Seat> persons(Match<B> match) {
        return Seat.all(match.places().size()).stream()
                .filter(seat -> match.place(seat).sitting() == Sitting.PERSON)
                .toList();
    }

    static void requirePerson(Match<?> match, Seat seat) throws Refused {
        if (match.place(seat).sitting() != Sitting.PERSON) {
            throw Refused.because("no-person-sits-there");
        }
    }

    private static void requireRunning(Match<?> match) throws Refused {
        if (match.paused()) {
            throw Refused.because("match-is-paused");
        }
    }
}
