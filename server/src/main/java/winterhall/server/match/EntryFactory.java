package winterhall.server.match;

import java.util.Optional;
import winterhall.engine.BadNotation;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Seat;
import winterhall.engine.Undo;
import winterhall.engine.Verb;
import winterhall.server.match.Entry.Kind;
import winterhall.server.match.Proposal.Wanted;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.FromClient;

/// Turns a person's command into the entry it would be; a command about something that is past is refused as stale.
final class EntryFactory<B> {
    /// Far more than any seat needs; past it only what the match cannot do without is entered, so that no ledger grows
    /// without end. What the others do is not counted: nobody may silence another, and the refusal would tell of it.
    private static final int MOST_SPARE_LINES = 1_000;

    private final Notation moves;
    private final MatchStore<B> store;
    private final Clocks<B> clocks;
    private final Time time;

    EntryFactory(Notation moves, MatchStore<B> store, Clocks<B> clocks, Time time) {
        this.moves = moves;
        this.store = store;
        this.clocks = clocks;
        this.time = time;
    }

    Entry entry(Match<B> match, FromClient.Command command, Seat seat) throws Refused {
        long now = time.now();
        if (!CommandKey.fits(command.key())) {
            throw Refused.because("bad-key", "longest", CommandKey.LONGEST);
        }
        if (isSpare(match, command, seat) && match.seat(seat).spare() >= MOST_SPARE_LINES) {
            throw Refused.because("too-many-lines");
        }
        return switch (command) {
            case FromClient.Play play -> {
                requirePresent(match, play.asked());
                yield Entry.answer(match, seat, move(play.move())).spending(clocks.thought(match, seat, now));
            }
            case FromClient.Withdraw withdraw -> {
                requirePresent(match, withdraw.asked());
                yield Entry.withdrawal(match, seat);
            }
            case FromClient.Undo undo -> {
                requirePresent(match, undo.asked());
                yield undo(match, seat, match.undo().moves(seat, match.asking(seat)), now);
            }
            case FromClient.Reset reset -> {
                requirePresent(match, reset.asked());
                yield undo(match, seat, undoable(match, seat), now);
            }
            case FromClient.Propose(var _, var what, int about) -> Entry.proposal(seat, proposal(what, seat, about));
            case FromClient.Respond(var _, int proposed, boolean agree) -> {
                if (match.proposal().filter(open -> open.put() != proposed).isPresent()) {
                    throw Refused.because("stale");
                }
                yield Entry.response(seat, agree);
            }
            case FromClient.Order(var _, var order) -> Entry.order(seat, order(order));
            case FromClient.Resign _ -> Entry.resignation(seat);
            case FromClient.Return _ -> Entry.comeback(seat);
        };
    }

    /// Whether this line is what the command was for.
    static boolean ledTo(FromClient.Command command, Line line) {
        Kind kind = LedgerReplay.kind(line);
        return switch (command) {
            case FromClient.Play play -> kind.isAnswer() && line.text().equals(play.move());
            case FromClient.Withdraw _ -> kind == Kind.WITHDRAW || kind == Kind.UNSEAL;
            case FromClient.Undo _, FromClient.Reset _ -> kind == Kind.UNDO;
            case FromClient.Propose(var _, var what, int about) ->
                kind == Kind.PROPOSE && isFor(Payload.Proposed.read(line.text()), what, about);
            case FromClient.Respond respond -> kind == (respond.agree() ? Kind.AGREE : Kind.DECLINE);
            case FromClient.Order(var _, var order) ->
                kind == Kind.ORDER && isFor(Payload.Ordered.read(line.text()), order);
            case FromClient.Resign _ -> kind == Kind.END;
            case FromClient.Return _ -> kind == Kind.SEAT;
        };
    }

    private static boolean isFor(Payload.Proposed proposed, String what, int about) {
        return Verb.of(proposed.what()).equals(what)
                && proposed.about().filter(seat -> seat.number() != about).isEmpty();
    }

    private static boolean isFor(Payload.Ordered ordered, String line) {
        try {
            return ordered.equals(Payload.Ordered.read(line));
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /// Whether the match could do without it, such as another answer to the same poll.
    private static boolean isSpare(Match<?> match, FromClient.Command command, Seat seat) {
        return switch (command) {
            case FromClient.Play _ ->
                match.position().answered(seat).or(() -> match.sealed(seat)).isPresent();
            case FromClient.Withdraw _, FromClient.Undo _, FromClient.Reset _ -> true;
            case FromClient.Propose _, FromClient.Order _ -> true;
            case FromClient.Respond _, FromClient.Resign _, FromClient.Return _ -> false;
        };
    }

    private Move move(String line) throws Refused {
        try {
            return moves.read(line, Move.class);
        } catch (BadNotation bad) {
            throw Refused.because("no-such-move", "why", String.valueOf(bad.getMessage()));
        }
    }

    /// Going back out of a poll costs the time it stood, answered or not. No moves are those of a seat that may not, which is
    /// then refused.
    private Entry undo(Match<B> match, Seat seat, int moves, long now) {
        int taken = match.whyNoUndo(seat).isEmpty() ? moves : 0;
        long spent = match.isPoll() ? clocks.stood(match, now) : clocks.thought(match, seat, now);
        return Entry.undo(seat, taken).spending(spent);
    }

    /// How many moves this seat takes back with all the choices that it can take back without asking anyone.
    private static <B> int undoable(Match<B> match, Seat seat) {
        int moves = 0;
        Undo<B> undo = match.undo();
        for (int more = undo.moves(seat, match.asking(seat)); more > 0; more = undo.moves(seat, match.asking(seat))) {
            moves += more;
            for (int i = 0; i < more; i++) {
                undo = undo.lastOf(seat).orElseThrow().earlier();
            }
        }
        return moves;
    }

    private Payload.Proposed proposal(String word, Seat seat, int about) throws Refused {
        Wanted what =
                Payload.Proposed.wanted(word).orElseThrow(() -> Refused.because("no-such-proposal", "what", word));
        return switch (what) {
            case TAKE_BACK -> {
                int to = store.stepBeforeLastMove(seat).orElseThrow(() -> Refused.because("nothing-to-take-back"));
                yield new Payload.Proposed(what, Optional.empty(), to);
            }
            case BOT_FOR -> {
                if (about < 1 || about > Seat.MOST) {
                    throw Refused.because("no-such-seat");
                }
                yield new Payload.Proposed(what, Optional.of(Seat.of(about)), 0);
            }
            case PAUSE, RESUME, END -> new Payload.Proposed(what, Optional.empty(), 0);
        };
    }

    private static Payload.Ordered order(String line) throws Refused {
        try {
            return Payload.Ordered.read(line);
        } catch (IllegalArgumentException _) {
            throw Refused.because("no-such-order");
        }
    }

    private static void requirePresent(Match<?> match, int asked) throws Refused {
        if (asked != match.asked()) {
            throw Refused.because("stale");
        }
    }
}
