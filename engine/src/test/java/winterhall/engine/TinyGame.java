package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.kit.Window;

/// A game to be taken in at a glance: the board is what was said so far, and a match is over when nobody is asked.
///
/// A word with a `!` wakes two echoes: `hey!` wakes `hey-1` and `hey-2`.
class TinyGame implements Game<TinyGame.Said, TinyGame.Said> {
    static final Setting PACE = Setting.choice("pace", "tiny:R1", List.of(2, 3), "slow", "fast");
    static final Setting ECHO = Setting.flag("echo", "tiny:R2", List.of(3), true);
    static final Setting GUESTS =
            new Setting("guests", Setting.Kind.SET, List.of("ann", "bob", "cat"), "ann", List.of(2, 3), "tiny:R3");

    static final String FIRST = "first";
    static final String NEVER_FITS = "never-fits";

    record Said(List<String> words) {
        Said plus(String word) {
            var more = new ArrayList<>(words);
            more.add(word);
            return new Said(List.copyOf(more));
        }
    }

    sealed interface TinyMove extends Move {}

    record Say(String word) implements TinyMove {}

    sealed interface TinyEvent extends Event {}

    record Heard(String word) implements TinyEvent {}

    record Peeked() implements TinyEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    static final Say YES = new Say("yes");
    static final Say NO = new Say("no");
    static final Say MAYBE = new Say("maybe");

    /// One seat says yes or no.
    record Choose(Seat seat) implements Ask<Said, Say> {
        @Override
        public List<Say> answers(Said board) {
            return List.of(YES, NO, MAYBE);
        }

        @Override
        public Optional<Refusal> whyNot(Say say, Said board) {
            return say.equals(MAYBE) ? Optional.of(Refusal.of("tiny:R4", "undecided", "seat", seat)) : Optional.empty();
        }

        @Override
        public void answer(Say say, Table<Said> table) {
            table.next(new Utter(List.of(say.word())));
        }

        @Override
        public Optional<Say> standing(Order order, List<Say> options) {
            return order.choice().equals(NEVER_FITS) ? Optional.empty() : Optional.of(options.getFirst());
        }
    }

    /// Each in turn says yes, or passes by saying no.
    record React(Window window) implements WindowAsk<Said, Say> {
        static React of(Seat... seats) {
            return new React(Window.open(List.of(seats)).orElseThrow());
        }

        @Override
        public Seat seat() {
            return window.seat();
        }

        @Override
        public List<Say> answers(Said board) {
            return List.of(NO, YES);
        }

        @Override
        public void answer(Say say, Table<Said> table) {
            if (say.equals(YES)) {
                table.next(new Utter(List.of(say.word())));
            } else {
                window.passed().ifPresent(rest -> table.next(new React(rest)));
            }
        }

        @Override
        public String windowName() {
            return "tea";
        }

        @Override
        public List<Seat> later() {
            return window.later();
        }

        @Override
        public Say pass() {
            return NO;
        }

        @Override
        public boolean plays(Say say, String card) {
            return say.word().equals(card);
        }
    }

    /// Several seats say yes or no in secret.
    record Vote(List<Seat> seats) implements Poll<Said, Say> {
        @Override
        public List<Say> answers(Seat seat, Said board) {
            return List.of(YES, NO);
        }

        @Override
        public void reveal(List<Say> answers, Table<Said> table) {
            table.next(new Utter(answers.stream().map(Say::word).toList()));
        }
    }

    /// All these words at once, each told.
    record Utter(List<String> words) implements Effect<Said> {
        static Utter of(String... words) {
            return new Utter(List.of(words));
        }

        @Override
        public void resolve(Table<Said> table) {
            for (String word : words) {
                table.update(said -> said.plus(word));
                table.tell(new Heard(word));
            }
        }
    }

    record Peek() implements Effect<Said> {
        @Override
        public void resolve(Table<Said> table) {
            table.tell(new Peeked());
        }
    }

    record Toss() implements Effect<Said> {
        @Override
        public void resolve(Table<Said> table) {
            table.roll("coin", 2);
        }
    }

    /// Says something, sets something off, and then skips to the next vote.
    record Hush() implements Effect<Said> {
        @Override
        public void resolve(Table<Said> table) {
            table.tell(new Heard("hush!"));
            table.next(Utter.of("never"));
            table.skipTo(Vote.class);
        }
    }

    record Stop() implements Effect<Said> {
        @Override
        public void resolve(Table<Said> table) {
            table.end();
        }
    }

    record Forever() implements Effect<Said> {
        @Override
        public void resolve(Table<Said> table) {
            table.next(this);
        }
    }

    @Override
    public List<? extends Task<Said>> wakes(Said board, Event event) {
        return event instanceof Heard(var word) && word.endsWith("!")
                ? List.of(Utter.of(word.replace("!", "-1")), Utter.of(word.replace("!", "-2")))
                : List.of();
    }

    @Override
    public List<Setting> settings() {
        return List.of(PACE, ECHO, GUESTS);
    }

    @Override
    public List<OrderKind> orders() {
        return List.of(OrderKind.of("choose", List.of(OrderKind.ASK_ME, FIRST, NEVER_FITS), OrderKind.ASK_ME));
    }

    @Override
    public String id() {
        return "tiny";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public List<Integer> seatCounts() {
        return List.of(2, 3);
    }

    @Override
    public Opening<Said> open(Setup setup) {
        return new Opening<>(new Said(List.of(setup.value(PACE))), List.of(new Choose(Seat.of(1))));
    }

    @Override
    public Said view(Said board, Viewer viewer) {
        return board;
    }

    @Override
    public Said imagine(Said view, Chance chance) {
        return view;
    }

    @Override
    public Optional<Outcome> outcome(Said board) {
        return Optional.of(new Outcome(List.of(1, 1), "said"));
    }

    @Override
    public Vocabulary vocabulary() {
        return Vocabulary.of(TinyMove.class, TinyEvent.class, List.of(TinyGame.class), List.of(Said.class));
    }

    @Override
    public Staging<Said, Said> staging() {
        throw new UnsupportedOperationException("no scenario is about this game");
    }

    @Override
    public Setup anySetup(Chance.Source source) {
        return Setup.of(id(), 2);
    }

    /// A match that begins with these tasks and nothing said.
    @SafeVarargs
    static Position<Said> begin(Task<Said>... tasks) {
        var opening = new ArrayList<Task<Said>>();
        for (Task<Said> task : tasks) {
            opening.add(task);
        }
        return new Referee<>(new TinyGame())
                .begin(new Opening<>(new Said(List.of()), opening), new QuickChance(1))
                .position();
    }
}
