package winterhall.bots;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import winterhall.engine.Ask;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Opening;
import winterhall.engine.Outcome;
import winterhall.engine.Poll;
import winterhall.engine.Seat;
import winterhall.engine.Setting;
import winterhall.engine.Setup;
import winterhall.engine.Staging;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.Viewer;
import winterhall.engine.Vocabulary;

/// Seat 1 goes to a place while seat 2, at the same time, goes to look in one of three: if found, seat 1 has lost, but
/// place 0 is home, and staying there is a draw.
///
/// @param task what is asked
/// @param imagining what becomes of an imagined board; there is nothing hidden on it
record Hiding(Task<Hiding.Picks> task, UnaryOperator<Picks> imagining) implements Game<Hiding.Picks, Hiding.Picks> {
    static final int HOME = 0;
    static final Seat HIDER = Seat.of(1);
    static final Seat SEEKER = Seat.of(2);

    /// Where the two went, once that is known.
    record Picks(List<Integer> places) {}

    record Go(int place) implements Move {}

    static Hiding in(Integer... places) {
        return new Hiding(new GoAtOnce(List.of(places)), board -> board);
    }

    static Hiding imagining(UnaryOperator<Picks> imagining) {
        return new Hiding(new GoAtOnce(List.of(HOME, 1, 2, 3)), imagining);
    }

    static Hiding forEver() {
        return new Hiding(new Dawdle(), board -> board);
    }

    record GoAtOnce(List<Integer> hidings) implements Poll<Picks, Go> {
        @Override
        public List<Seat> seats() {
            return List.of(HIDER, SEEKER);
        }

        @Override
        public List<Go> answers(Seat seat, Picks board) {
            return seat.equals(HIDER)
                    ? hidings.stream().map(Go::new).toList()
                    : IntStream.rangeClosed(1, 3).mapToObj(Go::new).toList();
        }

        @Override
        public void reveal(List<Go> answers, Table<Picks> table) {
            table.update(new Picks(answers.stream().map(Go::place).toList()));
        }
    }

    /// Asked again and again, a millisecond each time.
    record Dawdle() implements Ask<Picks, Go> {
        @Override
        public Seat seat() {
            return HIDER;
        }

        @Override
        public List<Go> answers(Picks board) {
            return List.of(new Go(1), new Go(2));
        }

        @Override
        public void answer(Go move, Table<Picks> table) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            table.next(this);
        }
    }

    @Override
    public Opening<Picks> open(Setup setup) {
        return new Opening<>(new Picks(List.of()), List.of(task));
    }

    @Override
    public Picks imagine(Picks view, Chance chance) {
        return imagining.apply(view);
    }

    @Override
    public Optional<Outcome> outcome(Picks board) {
        if (board.places.isEmpty()) {
            return Optional.empty();
        }
        int hidden = board.places.getFirst();
        boolean found = board.places.getLast() == hidden;
        return Optional.of(new Outcome(
                hidden == HOME ? List.of(1, 1) : found ? List.of(2, 1) : List.of(1, 2), found ? "found" : "hidden"));
    }

    @Override
    public Picks view(Picks board, Viewer viewer) {
        return board;
    }

    @Override
    public String id() {
        return "hiding";
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public List<Integer> seatCounts() {
        return List.of(2);
    }

    @Override
    public List<Setting> settings() {
        return List.of();
    }

    @Override
    public Setup anySetup(Chance.Source source) {
        return Setup.of(id(), 2);
    }

    @Override
    public Vocabulary vocabulary() {
        throw new UnsupportedOperationException("bots do not write");
    }

    @Override
    public Staging<Picks, Picks> staging() {
        throw new UnsupportedOperationException("bots play from the start");
    }
}
