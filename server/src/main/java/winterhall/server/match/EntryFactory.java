package winterhall.server.match;

import winterhall.engine.Seat;
import winterhall.server.match.Entry.Kind;
import winterhall.server.store.Ledger.Line;
import winterhall.wire.FromClient;

/// Turns a person's command into the entry it would be; a command about the past is refused as stale.
final class EntryFactory<B, V> {
    /// Far more than any seat needs; past it only what the match cannot do without is entered, so that no ledger grows
    /// without end. What the others do is not counted: nobody may silence another, and the refusal would tell of it.
    private static final int MOST_SPARE_LINES = 1_000;

    private final Transitions<B, V> transitions;
    private final MatchStore<B> store;
    private final Clocks<B> clocks;

    EntryFactory(Transitions<B, V> transitions, MatchStore<B> store, Clocks<B> clocks) {
        this.transitions = transitions;
        this.store = store;
        this.clocks = clocks;
    }

    Entry entry(Match<B> match, FromClient.Command command, Seat seat, long now) throws Refused {
        if (!CommandKey.fits(command.key())) {
            throw Refused.because("bad-key", "longest", CommandKey.LONGEST);
        }
        if (isSpare(match, command, seat) && match.place(seat).spare() >= MOST_SPARE_LINES) {
            throw Refused.because("too-many-lines");
        }
        return switch (command) {
            case FromClient.Play play -> {
                requirePresent(match, play.asked());
                yield answer(match, seat, play.move()).spending(clocks.thought(match, seat, now));
            }
            case FromClient.Withdraw withdraw -> {
                requirePresent(match, withdraw.asked());
                yield Entry.of(transitions.isWindow(match) ? Kind.UNSEAL : Kind.WITHDRAW, seat, "");
            }
            case FromClient.Undo undo -> {
                requirePresent(match, undo.asked());
                yield undo(match, seat, transitions.movesToLastChoice(match, seat), now);
            }
            case FromClient.Reset reset -> {
                requirePresent(match, reset.asked());
                yield undo(match, seat, Math.max(1, transitions.undoable(match, seat)), now);
            }
            case FromClient.Propose(var _, var what, int about) ->
                Entry.of(Kind.PROPOSE, seat, proposal(what, seat, about));
            case FromClient.Respond(var _, int proposed, boolean agree) -> {
                if (match.proposal().filter(open -> open.put() != proposed).isPresent()) {
                    throw Refused.because("stale");
                }
                yield Entry.of(agree ? Kind.AGREE : Kind.DECLINE, seat, "");
            }
            case FromClient.Order(var _, var order) -> Entry.of(Kind.ORDER, seat, order);
            case FromClient.Resign _ -> Entry.of(Kind.END, seat, "resign");
            case FromClient.Return _ -> Entry.of(Kind.SEAT, seat, "person");
        };
    }

    /// Whether this line is what the command was for.
    static boolean ledTo(FromClient.Command command, Line line) {
        Entry entry = LedgerReplay.entry(line);
        return switch (command) {
            case FromClient.Play play ->
                (entry.kind() == Kind.MOVE || entry.isSealed()) && entry.text().equals(play.move());
            case FromClient.Withdraw _ -> entry.kind() == Kind.WITHDRAW || entry.kind() == Kind.UNSEAL;
            case FromClient.Undo _, FromClient.Reset _ -> entry.kind() == Kind.UNDO;
            case FromClient.Propose(var _, var what, int about) ->
                entry.kind() == Kind.PROPOSE
                        && (what.equals("bot-for")
                                ? entry.text().equals(what + " seat-" + about)
                                : entry.text().split(" ")[0].equals(what));
            case FromClient.Respond respond -> entry.kind() == (respond.agree() ? Kind.AGREE : Kind.DECLINE);
            case FromClient.Order(var _, var order) ->
                entry.kind() == Kind.ORDER && entry.text().equals(order);
            case FromClient.Resign _ -> entry.kind() == Kind.END;
            case FromClient.Return _ -> entry.kind() == Kind.SEAT;
        };
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

    /// An answer to the present question.
    Entry answer(Match<B> match, Seat seat, String line) {
        Kind kind = transitions.isPoll(match) ? Kind.POLL_ANSWER : transitions.isWindow(match) ? Kind.SEAL : Kind.MOVE;
        return Entry.of(kind, seat, line);
    }

    /// Going back out of a poll costs the time it stood, answered or not.
    private Entry undo(Match<B> match, Seat seat, int moves, long now) {
        long spent = transitions.isPoll(match) ? clocks.stood(match, now) : clocks.thought(match, seat, now);
        return Entry.of(Kind.UNDO, seat, String.valueOf(moves)).spending(spent);
    }

    private String proposal(String what, Seat seat, int about) throws Refused {
        return switch (what) {
            case "take-back" ->
                what + " " + store.stepBeforeLastMove(seat).orElseThrow(() -> Refused.because("nothing-to-take-back"));
            case "bot-for" -> what + " seat-" + about;
            default -> what;
        };
    }

    private static void requirePresent(Match<?> match, int asked) throws Refused {
        if (asked != match.asked()) {
            throw Refused.because("stale");
        }
    }
}
