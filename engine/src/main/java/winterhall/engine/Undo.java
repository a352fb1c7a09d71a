package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What can be taken back: one's own choices since somebody else moved, something hidden was revealed or chance was used.
///
/// A persistent value kept beside the position; `after` is called for every step, `back` gives the position before.
public final class Undo<B> {
    private static final Refusal NOTHING = Refusal.of("engine:undo", "nothing-to-undo");

    private final @Nullable Turn<B> last;
    private final Refusal bar;
    private final List<Seat> movers;

    /// @param pass whether the seat only passed in a window
    private record Turn<B>(Seat seat, Position<B> before, boolean pass, Undo<B> earlier) {
        boolean isPassOf(Seat other) {
            return pass && seat.equals(other);
        }
    }

    private Undo(@Nullable Turn<B> last, Refusal bar, List<Seat> movers) {
        this.last = last;
        this.bar = bar;
        this.movers = movers;
    }

    /// Nothing was moved yet.
    public static <B> Undo<B> none() {
        return new Undo<>(null, NOTHING, List.of());
    }

    /// Nothing up to here can be taken back any more.
    public Undo<B> forgotten() {
        return new Undo<>(null, NOTHING, movers);
    }

    /// Remembers a step; after a reveal or a roll nothing before it can be taken back.
    ///
    /// An answer to an open poll is not remembered: [Referee#withdraw] takes it back.
    public Undo<B> after(Seat seat, Move move, Position<B> before, Step<B> step) {
        if (step.position().number() == before.number()) {
            return this;
        }
        Optional<Event> reveal = step.reveal();
        if (reveal.isPresent()) {
            return barred(seat, Refusal.of("engine:undo", "something-was-revealed", "event", verb(reveal.get())));
        }
        if (step.rolled()) {
            List<Event> told = step.events();
            Object[] event = told.isEmpty() ? new Object[0] : new Object[] {"event", verb(told.getLast())};
            return barred(seat, Refusal.of("engine:undo", "chance-was-used", event));
        }
        boolean pass = before.agenda().top() instanceof WindowAsk<B, ?> turn
                && turn.pass().equals(move);
        return new Undo<>(new Turn<>(seat, before, pass, this), bar, moversWith(seat));
    }

    /// Why this seat cannot take back its last choice; empty if it can. Who never moved has nothing to ask the others for.
    public Optional<Refusal> refusal(Seat seat) {
        if (!movers.contains(seat)) {
            return Optional.of(NOTHING);
        }
        Turn<B> turn = target(seat).last;
        if (turn == null) {
            return Optional.of(bar);
        }
        return turn.seat.equals(seat)
                ? Optional.empty()
                : Optional.of(Refusal.of("engine:undo", "another-seat-has-moved", "seat", turn.seat));
    }

    /// The position before this seat's last choice: its last move, or if it only passed in a window since, the one before.
    ///
    /// @throws IllegalStateException if [#refusal] has a reason against it
    public Position<B> back(Seat seat) {
        return turn(seat).before;
    }

    /// How many moves [#back] takes back: the last choice, and the passes after it.
    public int moves(Seat seat) {
        Undo<B> target = target(seat);
        int moves = 1;
        for (Undo<B> at = this; at != target && at.last != null; at = at.last.earlier) {
            moves++;
        }
        return moves;
    }

    /// What can be taken back once [#back] was done.
    public Undo<B> earlier(Seat seat) {
        return turn(seat).earlier;
    }

    private Turn<B> turn(Seat seat) {
        Optional<Refusal> refusal = refusal(seat);
        Turn<B> turn = target(seat).last;
        if (turn == null || refusal.isPresent()) {
            throw new IllegalStateException(seat + " may not undo: " + refusal.orElse(bar));
        }
        return turn;
    }

    /// Where this seat's last choice is the last move; here if it has only passes to take back.
    private Undo<B> target(Seat seat) {
        Undo<B> at = this;
        while (at.last != null && at.last.isPassOf(seat)) {
            at = at.last.earlier;
        }
        return at.last != null && at.last.seat.equals(seat) ? at : this;
    }

    private static String verb(Event event) {
        return Verb.of(event.getClass());
    }

    private Undo<B> barred(Seat mover, Refusal reason) {
        return new Undo<>(null, reason, moversWith(mover));
    }

    private List<Seat> moversWith(Seat seat) {
        if (movers.contains(seat)) {
            return movers;
        }
        var more = new ArrayList<>(movers);
        more.add(seat);
        return List.copyOf(more);
    }
}
