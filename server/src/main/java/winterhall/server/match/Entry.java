package winterhall.server.match;

import java.util.Locale;
import java.util.Optional;
import winterhall.engine.Seat;

/// One thing that happens to a match, before it is numbered and stored.
///
/// @param text what the kind needs: a move's line, the steps taken back, what is proposed …
/// @param by whose doing it was; never told, since an answer by order looks like one by hand
/// @param spent the thinking time to charge, in milliseconds
/// @param at when it happened, in milliseconds since 1970
public record Entry(Kind kind, Optional<Seat> seat, String text, By by, long spent, long at) {
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
        /// Thinking time that is charged although nobody answered; the text says how much of it the grace bore.
        CLOCK,
        FLAG,
        SEAT,
        END
    }

    public enum By {
        HAND,
        ORDER,
        BOT,
        CLOCK,
        HALL,
        ADMINISTRATOR
    }

    /// Whether only its seat hears of it until it counts.
    boolean isSealed() {
        return kind == Kind.POLL_ANSWER || kind == Kind.SEAL;
    }

    public static Entry of(Kind kind, Seat seat, String text) {
        return new Entry(kind, Optional.of(seat), text, By.HAND, 0, 0);
    }

    /// An administrator ends the match, and says why.
    public static Entry close(String note) {
        return new Entry(Kind.END, Optional.empty(), note, By.ADMINISTRATOR, 0, 0);
    }

    /// The constant that a ledger calls so: `take-back` is `TAKE_BACK`.
    static <E extends Enum<E>> E named(Class<E> type, String word) {
        return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public Entry by(By who) {
        return new Entry(kind, seat, text, who, spent, at);
    }

    public Entry spending(long millis) {
        return new Entry(kind, seat, text, by, millis, at);
    }

    public Entry at(long now) {
        return new Entry(kind, seat, text, by, spent, now);
    }
}
