package winterhall.server.match;

import java.util.Locale;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// One thing that happens to a match, before it is numbered and stored.
///
/// @param payload what it says besides: what is answered, how many moves are taken back, what is proposed …
/// @param by whose doing it was; never told, since an answer by order looks like one by hand
/// @param spent the thinking time to charge, in milliseconds
/// @param at when it happened, in milliseconds since 1970
public record Entry(Kind kind, Optional<Seat> seat, Payload payload, By by, long spent, long at) {
    /// The kinds of ledger line.
    public enum Kind {
        START,
        MOVE,
        POLL_ANSWER,
        WITHDRAW,
        /// An answer to a window before it counts.
        SEAL,
        /// Takes such an answer back.
        UNSEAL,
        UNDO,
        PROPOSE,
        AGREE,
        DECLINE,
        ORDER,
        /// Thinking time that is charged although nobody answered.
        CLOCK,
        FLAG,
        SEAT,
        END;

        boolean isAnswer() {
            return this == MOVE || this == POLL_ANSWER || this == SEAL;
        }
    }

    public enum By {
        HAND,
        ORDER,
        BOT,
        CLOCK,
        HALL,
        ADMINISTRATOR
    }

    <P extends Payload> P payload(Class<P> type) {
        return type.cast(payload);
    }

    /// Whether only its seat hears of it until it counts.
    boolean isSealed() {
        return kind == Kind.POLL_ANSWER || kind == Kind.SEAL;
    }

    /// What was answered; nothing for any other kind.
    Optional<Move> move() {
        return payload instanceof Payload.Answered(var move) ? Optional.of(move) : Optional.empty();
    }

    private static Entry of(Kind kind, Seat seat) {
        return of(kind, seat, new Payload.Nothing());
    }

    private static Entry of(Kind kind, Seat seat, Payload payload) {
        return new Entry(kind, Optional.of(seat), payload, By.HAND, 0, 0);
    }

    /// This seat takes back so many moves.
    static Entry undo(Seat seat, int moves) {
        return of(Kind.UNDO, seat, new Payload.TakenBack(moves));
    }

    static Entry proposal(Seat seat, Payload.Proposed proposed) {
        return of(Kind.PROPOSE, seat, proposed);
    }

    /// What this seat says to the open proposal.
    static Entry response(Seat seat, boolean agrees) {
        return of(agrees ? Kind.AGREE : Kind.DECLINE, seat);
    }

    static Entry order(Seat seat, Payload.Ordered order) {
        return of(Kind.ORDER, seat, order);
    }

    /// The owner takes this seat back from the bot.
    static Entry comeback(Seat seat) {
        return of(Kind.SEAT, seat, new Payload.Returned());
    }

    /// The thinking time of this seat is over.
    static Entry flag(Seat seat) {
        return of(Kind.FLAG, seat).by(By.CLOCK);
    }

    /// This seat has thought for so long without answering.
    ///
    /// @param grace how much more of it a lost connection bore
    static Entry thinking(Seat seat, long spent, long grace) {
        return of(Kind.CLOCK, seat, new Payload.Grace(grace)).spending(spent).by(By.CLOCK);
    }

    /// The person in this seat gives up.
    static Entry resignation(Seat seat) {
        return of(Kind.END, seat, new Payload.Resigned());
    }

    /// The match begins.
    static Entry start() {
        return byHall(Kind.START, new Payload.Nothing());
    }

    /// The match ends for everybody.
    static Entry end(Payload.Ended ended) {
        return byHall(Kind.END, ended);
    }

    private static Entry byHall(Kind kind, Payload payload) {
        return new Entry(kind, Optional.empty(), payload, By.HALL, 0, 0);
    }

    /// An answer to the present question.
    static Entry answer(Match<?> match, Seat seat, Move move) {
        return answer(match.question().given(), seat, move);
    }

    /// An answer to the present question that counts at once: where a round ends, or in a match from elsewhere.
    static Entry counting(Match<?> match, Seat seat, Move move) {
        return answer(match.question().counting(), seat, move);
    }

    private static Entry answer(Kind kind, Seat seat, Move move) {
        return of(kind, seat, new Payload.Answered(move));
    }

    /// Takes back an answer to the present question that does not count yet.
    static Entry withdrawal(Match<?> match, Seat seat) {
        return of(match.question().withdrawn(), seat);
    }

    /// An administrator ends the match, and says why.
    public static Entry close(String note) {
        return end(new Payload.Closed(note)).by(By.ADMINISTRATOR);
    }

    /// The constant that a ledger calls so: `take-back` is `TAKE_BACK`.
    static <E extends Enum<E>> E named(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public Entry by(By who) {
        return new Entry(kind, seat, payload, who, spent, at);
    }

    public Entry spending(long millis) {
        return new Entry(kind, seat, payload, by, millis, at);
    }

    public Entry at(long now) {
        return new Entry(kind, seat, payload, by, spent, now);
    }
}
