package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.BadNotation;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Orders;
import winterhall.engine.Outcome;
import winterhall.engine.Poll;
import winterhall.engine.Position;
import winterhall.engine.Referee;
import winterhall.engine.Reply;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Undo;
import winterhall.server.match.Match.Ending;
import winterhall.server.match.Match.How;
import winterhall.server.match.Match.Place;
import winterhall.server.match.Match.Proposal;
import winterhall.server.match.Match.Sitting;
import winterhall.server.match.Match.Wanted;

/// Says what each entry makes of a match: the only place where a match changes, live and at every replay.
///
/// @param <B> the board of the game, which the clerk never looks at
public final class Clerk<B, V> {
    private final Referee<B, V> referee;
    private final ClockRules clock;

    /// What an entry led to.
    public record Change<B>(Match<B> match, List<Event> events) {}

    /// Finds the match as it stood at an earlier step.
    public interface Past<B> {
        Match<B> at(int step);
    }

    public Clerk(Referee<B, V> referee, ClockRules clock) {
        this.referee = referee;
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
        return begin(referee.start(setup, chance), bots);
    }

    /// A match that begins in the middle of things.
    public Change<B> begin(Step<B> step, List<String> bots) {
        Orders usual = Orders.usual(referee.game());
        var places = new ArrayList<Place>();
        for (String bot : bots) {
            places.add(new Place(bot.isEmpty() ? Sitting.PERSON : Sitting.BOT, bot, usual, clock.bank()));
        }
        var match = new Match<>(
                step.position(),
                Undo.<B>none(),
                1,
                0,
                0,
                List.copyOf(places),
                false,
                Optional.empty(),
                Optional.empty());
        return new Change<>(finishedIfOver(match), step.events());
    }

    public Change<B> apply(Match<B> match, Entry entry, Past<B> past) throws Refused {
        if (match.isOver()) {
            throw Refused.because("match-is-over");
        }
        return switch (entry.kind()) {
            case START -> throw Refused.because("already-started");
            case MOVE, POLL_ANSWER -> played(match, entry);
            case WITHDRAW -> told(withdrawn(match, seat(entry)));
            case UNDO -> told(undone(match, seat(entry), Integer.parseInt(entry.text())));
            case PROPOSE -> told(proposed(match, seat(entry), entry.text(), past));
            case AGREE -> told(agreed(match, seat(entry), past));
            case DECLINE -> {
                openProposal(match, seat(entry));
                yield told(match.with(Optional.empty()).told());
            }
            case ORDER -> told(ordered(match, seat(entry), entry.text()));
            case FLAG -> told(flagged(match, seat(entry)));
            case SEAT -> told(seated(match, seat(entry), entry.text()));
            case END ->
                told(
                        entry.seat().isPresent()
                                ? resigned(match, seat(entry), How.RESIGNED)
                                : match.ended(new Ending(How.CLOSED, List.of(), "closed"))
                                        .told());
        };
    }

    private static <B> Change<B> told(Match<B> match) {
        return new Change<>(match, List.of());
    }

    private static Seat seat(Entry entry) {
        return entry.seat().orElseThrow();
    }

    // Moves

    private Change<B> played(Match<B> match, Entry entry) throws Refused {
        Seat seat = seat(entry);
        requireRunning(match);
        Position<B> before = match.position();
        Reply<B> reply = referee.play(before, before.number(), seat, move(entry.text()));
        Step<B> step = switch (reply) {
            case Reply.Refused<B>(var refusal) -> throw new Refused(refusal);
            case Reply.Accepted<B>(var accepted) -> accepted;
        };
        Match<B> charged = charged(match, seat, entry.spent());
        if (step.position().number() == before.number()) {
            return told(charged.answered(step.position()));
        }
        Match<B> after = charged.at(step.position(), match.undo().after(seat, before, step));
        return new Change<>(finishedIfOver(after), step.events());
    }

    private Move move(String line) throws Refused {
        try {
            return (Move) referee.game().vocabulary().moves().read(line);
        } catch (BadNotation bad) {
            throw Refused.because("no-such-move", "why", String.valueOf(bad.getMessage()));
        }
    }

    private Match<B> charged(Match<B> match, Seat seat, long spent) {
        Place place = match.place(seat);
        return clock.runs() ? match.with(seat, place.withLeft(clock.after(place.left(), spent))) : match;
    }

    private Match<B> finishedIfOver(Match<B> match) {
        if (!match.position().agenda().isEmpty()) {
            return match;
        }
        Outcome outcome = referee.game().outcome(match.position().board()).orElseThrow();
        return match.ended(new Ending(How.FINISHED, outcome.places(), outcome.reason()));
    }

    private Match<B> withdrawn(Match<B> match, Seat seat) throws Refused {
        requireRunning(match);
        return match.answered(
                referee.withdraw(match.position(), seat).orElseThrow(() -> Refused.because("nothing-to-withdraw")));
    }

    // Taking back

    private Match<B> undone(Match<B> match, Seat seat, int steps) throws Refused {
        requireRunning(match);
        Position<B> position = match.position();
        Undo<B> undo = match.undo();
        for (int i = 0; i < steps; i++) {
            var refusal = undo.refusal(seat);
            if (refusal.isPresent()) {
                throw new Refused(refusal.get());
            }
            position = undo.back(seat);
            undo = undo.earlier(seat);
        }
        return match.at(position, undo);
    }

    /// How many of its last moves this seat can take back without asking anyone.
    public int undoable(Match<B> match, Seat seat) {
        int steps = 0;
        for (Undo<B> undo = match.undo(); undo.refusal(seat).isEmpty(); undo = undo.earlier(seat)) {
            steps++;
        }
        return steps;
    }

    // Agreements

    /// `take-back 34`, `pause`, `resume`, `end`, `bot-for seat-2`; the step is the one before the move to take back.
    private Match<B> proposed(Match<B> match, Seat by, String text, Past<B> past) throws Refused {
        if (match.proposal().isPresent()) {
            throw Refused.because("another-proposal-is-open");
        }
        requirePerson(match, by);
        String[] words = text.split(" ");
        Wanted what = wanted(words[0]);
        Optional<Seat> about = what == Wanted.BOT_FOR ? Optional.of(seatNamed(match, words)) : Optional.empty();
        int to = what == Wanted.TAKE_BACK ? Integer.parseInt(words[1]) : 0;
        requireSense(match, what, about, to);
        List<Seat> others = persons(match).stream()
                .filter(seat -> !seat.equals(by) && !about.equals(Optional.of(seat)))
                .toList();
        var proposal = new Proposal(what, by, about, to, List.of(by), others);
        Match<B> open = match.with(Optional.of(proposal));
        return others.isEmpty() ? done(open, proposal, past) : open.told();
    }

    private static Wanted wanted(String word) throws Refused {
        for (Wanted wanted : Wanted.values()) {
            if (winterhall.engine.Verb.of(wanted).equals(word)) {
                return wanted;
            }
        }
        throw Refused.because("no-such-proposal", "what", word);
    }

    private static Seat seatNamed(Match<?> match, String[] words) throws Refused {
        try {
            Seat seat = Seat.parse(words[1]);
            if (seat.index() < match.places().size()) {
                return seat;
            }
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException _) {
            // refused below
        }
        throw Refused.because("no-such-seat");
    }

    private void requireSense(Match<B> match, Wanted what, Optional<Seat> about, int to) throws Refused {
        boolean sensible = switch (what) {
            case TAKE_BACK -> !match.paused() && to >= 0 && to < match.step();
            case PAUSE -> !match.paused();
            case RESUME -> match.paused();
            case END -> true;
            case BOT_FOR ->
                !match.paused()
                        && match.place(about.orElseThrow()).sitting() == Sitting.PERSON
                        && isAsked(match, about.orElseThrow());
        };
        if (!sensible) {
            throw Refused.because("proposal-makes-no-sense", "what", winterhall.engine.Verb.of(what));
        }
    }

    private Match<B> agreed(Match<B> match, Seat seat, Past<B> past) throws Refused {
        Proposal proposal = openProposal(match, seat).agreedBy(seat);
        return proposal.awaited().isEmpty()
                ? done(match, proposal, past)
                : match.with(Optional.of(proposal)).told();
    }

    private static <B> Proposal openProposal(Match<B> match, Seat seat) throws Refused {
        Proposal proposal = match.proposal().orElseThrow(() -> Refused.because("nothing-is-proposed"));
        if (!proposal.awaited().contains(seat)) {
            throw Refused.because("not-yours-to-decide");
        }
        return proposal;
    }

    private Match<B> done(Match<B> match, Proposal proposal, Past<B> past) {
        Match<B> closed = match.with(Optional.empty());
        return switch (proposal.what()) {
            case TAKE_BACK -> {
                Match<B> then = past.at(proposal.to());
                yield closed.at(then.position(), then.undo());
            }
            case PAUSE -> closed.withPaused(true).told();
            case RESUME -> closed.withPaused(false).told();
            case END ->
                closed.ended(new Ending(How.AGREED, List.of(), "agreed")).told();
            case BOT_FOR -> {
                Seat seat = proposal.about().orElseThrow();
                yield closed.with(seat, closed.place(seat).with(Sitting.SITTING_IN))
                        .told();
            }
        };
    }

    // Orders, clocks, seats

    private Match<B> ordered(Match<B> match, Seat seat, String text) throws Refused {
        String[] words = text.split(" ", 2);
        try {
            Orders orders = match.place(seat).orders().with(words[0], words[1]);
            return match.with(seat, match.place(seat).with(orders)).noted();
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException _) {
            throw Refused.because("no-such-order");
        }
    }

    private Match<B> flagged(Match<B> match, Seat seat) throws Refused {
        requirePerson(match, seat);
        Match<B> out = match.with(seat, match.place(seat).withLeft(0));
        return switch (clock.fall()) {
            case NOTHING -> throw Refused.because("no-clock-runs");
            case LOSES -> resigned(out, seat, How.FLAGGED);
            case BOT_SITS_IN ->
                out.with(seat, out.place(seat).with(Sitting.SITTING_IN)).told();
        };
    }

    /// With two seats the other wins; with more a bot plays on, since the others came to play.
    private Match<B> resigned(Match<B> match, Seat seat, How how) throws Refused {
        Place place = match.place(seat);
        if (place.sitting() != Sitting.PERSON && place.sitting() != Sitting.SITTING_IN) {
            throw Refused.because("no-person-sits-there");
        }
        if (match.places().size() == 2) {
            List<Integer> places = seat.number() == 1 ? List.of(2, 1) : List.of(1, 2);
            return match.ended(new Ending(how, places, winterhall.engine.Verb.of(how)))
                    .told();
        }
        Match<B> left = match.with(seat, place.with(Sitting.RESIGNED)).with(Optional.empty());
        return persons(left).isEmpty()
                ? left.ended(new Ending(how, List.of(), "nobody-left")).told()
                : left.told();
    }

    /// `person`: the owner is back and takes the seat from the bot.
    private Match<B> seated(Match<B> match, Seat seat, String text) throws Refused {
        if (!text.equals("person") || match.place(seat).sitting() != Sitting.SITTING_IN) {
            throw Refused.because("nothing-to-return-to");
        }
        Place place = match.place(seat).with(Sitting.PERSON);
        return match.with(seat, clock.runs() ? place.withLeft(clock.bank()) : place)
                .told();
    }

    // Who

    /// Who has to answer now.
    public List<Seat> awaited(Match<B> match) {
        return match.isOver() || match.paused() ? List.of() : referee.awaited(match.position());
    }

    /// Who is asked as far as everybody may know: who has yet to answer a poll, or passes by order, is nobody's business.
    public List<Seat> awaitedInPublic(Match<B> match) {
        if (match.isOver() || match.paused() || match.position().agenda().top() instanceof Poll<B, ?>) {
            return List.of();
        }
        String ask = referee.decision(match.position()).orElseThrow().ask();
        boolean byOrder =
                referee.game().orders().stream().anyMatch(kind -> kind.ask().equals(ask));
        return byOrder ? List.of() : awaited(match);
    }

    /// Whether this seat was asked; having answered a poll already makes no difference, since nobody may know.
    private boolean isAsked(Match<B> match, Seat seat) {
        return match.position().agenda().top() instanceof Poll<B, ?> poll
                ? poll.seats().contains(seat)
                : awaited(match).contains(seat);
    }

    private List<Seat> persons(Match<B> match) {
        return Seat.all(match.places().size()).stream()
                .filter(seat -> match.place(seat).sitting() == Sitting.PERSON)
                .toList();
    }

    private static void requirePerson(Match<?> match, Seat seat) throws Refused {
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
