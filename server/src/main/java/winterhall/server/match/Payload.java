package winterhall.server.match;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Notation;
import winterhall.engine.Order;
import winterhall.engine.Seat;
import winterhall.engine.Verb;
import winterhall.server.match.Match.Ending;
import winterhall.server.match.Match.How;
import winterhall.server.match.Proposal.Wanted;

/// What an entry says besides its kind, seat and time; it writes itself into a line of the ledger and reads itself there.
///
/// What a ledger has stays readable: no form of text ever changes its meaning.
public sealed interface Payload {
    /// The text of the line.
    ///
    /// @param moves how the game writes them
    String text(Notation moves);

    /// @throws IllegalArgumentException if no entry of this kind is written so
    static Payload read(Entry.Kind kind, Optional<Seat> seat, Entry.By by, String text, Notation moves) {
        return switch (kind) {
            case MOVE, POLL_ANSWER, SEAL -> new Answered(moves.read(text, Move.class));
            case UNDO -> TakenBack.read(text);
            case PROPOSE -> Proposed.read(text);
            case ORDER -> Ordered.read(text);
            case CLOCK -> Grace.read(text);
            case END -> seat.isPresent() ? new Resigned() : Ended.read(by, text);
            case SEAT -> Returned.read(text);
            case START, WITHDRAW, UNSEAL, AGREE, DECLINE, FLAG -> new Nothing();
        };
    }

    /// Kind and seat say it all.
    record Nothing() implements Payload {
        @Override
        public String text(Notation moves) {
            return "";
        }
    }

    /// An answer to a question.
    record Answered(Move move) implements Payload {
        @Override
        public String text(Notation moves) {
            return moves.write((Record) move);
        }
    }

    /// How many moves are undone.
    record TakenBack(int moves) implements Payload {
        static TakenBack read(String text) {
            return new TakenBack(Integer.parseInt(text));
        }

        @Override
        public String text(Notation notation) {
            return String.valueOf(moves);
        }
    }

    /// `take-back 34`, `pause`, `resume`, `end`, `bot-for seat-2`.
    ///
    /// @param to the step before the move to take back; 0 for anything else
    record Proposed(Wanted what, Optional<Seat> about, int to) implements Payload {
        static Proposed read(String text) {
            String[] words = text.split(" ");
            Wanted what =
                    wanted(words[0]).orElseThrow(() -> new IllegalArgumentException("nobody can propose " + text));
            if (words.length < 2 && (what == Wanted.TAKE_BACK || what == Wanted.BOT_FOR)) {
                throw new IllegalArgumentException("nobody can propose " + text);
            }
            return switch (what) {
                case TAKE_BACK -> new Proposed(what, Optional.empty(), Integer.parseInt(words[1]));
                case BOT_FOR -> new Proposed(what, Optional.of(Seat.parse(words[1])), 0);
                case PAUSE, RESUME, END -> new Proposed(what, Optional.empty(), 0);
            };
        }

        static Optional<Wanted> wanted(String word) {
            return Arrays.stream(Wanted.values())
                    .filter(wanted -> Verb.of(wanted).equals(word))
                    .findFirst();
        }

        @Override
        public String text(Notation moves) {
            return Verb.of(what)
                    + switch (what) {
                        case TAKE_BACK -> " " + to;
                        case BOT_FOR -> " " + about.orElseThrow();
                        case PAUSE, RESUME, END -> "";
                    };
        }
    }

    /// A standing order.
    record Ordered(Order order) implements Payload {
        static Ordered read(String text) {
            return new Ordered(Order.read(text));
        }

        @Override
        public String text(Notation moves) {
            return order.line();
        }
    }

    /// How much of the thinking time a lost connection bore, in milliseconds.
    record Grace(long millis) implements Payload {
        static Grace read(String text) {
            return new Grace(Long.parseLong(text));
        }

        @Override
        public String text(Notation moves) {
            return String.valueOf(millis);
        }
    }

    /// The owner is back and takes the seat from the bot.
    record Returned() implements Payload {
        private static final String TEXT = "person";

        static Returned read(String text) {
            if (!text.equals(TEXT)) {
                throw new IllegalArgumentException("nobody returns as " + text);
            }
            return new Returned();
        }

        @Override
        public String text(Notation moves) {
            return TEXT;
        }
    }

    /// The person in a seat gives up.
    record Resigned() implements Payload {
        @Override
        public String text(Notation moves) {
            return "resign";
        }
    }

    /// The match ends for everybody.
    sealed interface Ended extends Payload {
        Ending ending();

        /// What administrators say is never read as an ending from elsewhere, even if it looks like one; in old ledgers it
        /// was written by the hall.
        static Ended read(Entry.By by, String text) {
            String[] words = text.split(" ");
            boolean isFromElsewhere = by == Entry.By.HALL && words.length > 1 && words[0].equals(Elsewhere.WORD);
            return isFromElsewhere && Elsewhere.how(words[1]).isPresent()
                    ? elsewhere(
                            words[1],
                            Arrays.stream(words).skip(2).map(Integer::valueOf).toList())
                    : new Closed(text);
        }

        /// As a record says that its match ended; a reason that no match here has is kept as it is.
        static Ended elsewhere(String reason, List<Integer> ranks) {
            return Elsewhere.how(reason)
                    .<Ended>map(how -> new Elsewhere(how, ranks))
                    .orElseGet(() -> new Closed(Elsewhere.written(reason, ranks)));
        }
    }

    /// An administrator ends it, and says why.
    record Closed(String note) implements Ended {
        @Override
        public Ending ending() {
            return new Ending(How.CLOSED, List.of(), "closed");
        }

        @Override
        public String text(Notation moves) {
            return note;
        }
    }

    /// As it ended where a record comes from: `elsewhere resigned 2 1`.
    record Elsewhere(How how, List<Integer> ranks) implements Ended {
        private static final String WORD = "elsewhere";

        private static Optional<How> how(String reason) {
            return Arrays.stream(How.values())
                    .filter(how -> reason.equals(Verb.of(how)))
                    .findFirst();
        }

        private static String written(String reason, List<Integer> ranks) {
            var words = new StringBuilder(WORD).append(' ').append(reason);
            ranks.forEach(rank -> words.append(' ').append(rank));
            return words.toString();
        }

        @Override
        public Ending ending() {
            return new Ending(how, ranks, Verb.of(how));
        }

        @Override
        public String text(Notation moves) {
            return written(Verb.of(how), ranks);
        }
    }
}
