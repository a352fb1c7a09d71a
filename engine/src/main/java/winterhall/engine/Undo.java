package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// What can be taken back: one's own choices since somebody else moved, something hidden was revealed or chance was used.
///
/// Undo goes to the last choice of a seat, over its passes in windows and whatever its orders answered after it. Where it
/// has passed and done nothing else, its last pass by hand is that choice; where nothing was by hand there is none.
///
/// A persistent value kept beside the position; `after` is called for every step, `back` gives the position before.
public final class Undo<B> {
    private static final Refusal NOTHING = Refusal.of("engine:undo", "nothing-to-undo");

    private final @Nullable LastMove<B> last;
    private final Refusal bar;

    /// Who has decided something, not by order in a window alone, and so could ask the others for a take-back.
    private final List<Seat> movers;

    /// What lies on top, if nobody has revealed anything or used chance with it.
    ///
    /// @param before where the seat was asked
    /// @param earlier what could be taken back there
    public record LastMove<B>(Seat seat, Position<B> before, Weight weight, Undo<B> earlier) {}

    /// How much of a choice a move was.
    public enum Weight {
        CHOICE,
        /// By hand, in a window.
        PASS,
        /// By order or by a clock: the seat that takes it back would not be asked.
        BY_ITSELF
    }

    private Undo(@Nullable LastMove<B> last, Refusal bar, List<Seat> movers) {
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

    /// Remembers a step that a seat took by hand.
    public Undo<B> after(Seat seat, Move move, Position<B> before, Step<B> step) {
        return after(seat, move, before, step, true);
    }

    /// Remembers a step; after a reveal or a roll nothing before it can be taken back.
    ///
    /// An answer to an open poll is not remembered: [Referee#withdraw] takes it back.
    ///
    /// @param chosen whether anybody thought about it: no order and no clock has answered
    public Undo<B> after(Seat seat, Move move, Position<B> before, Step<B> step, boolean chosen) {
        if (step.position().number() == before.number()) {
            return this;
        }
        boolean inWindow = before.agenda().top() instanceof WindowAsk<B, ?>;
        List<Seat> moved = chosen || !inWindow ? moversWith(seat) : movers;
        Optional<Event> reveal = step.reveal();
        if (reveal.isPresent()) {
            return new Undo<>(
                    null, Refusal.of("engine:undo", "something-was-revealed", "event", verb(reveal.get())), moved);
        }
        if (step.rolled()) {
            List<Event> told = step.events();
            Object[] event = told.isEmpty() ? new Object[0] : new Object[] {"event", verb(told.getLast())};
            return new Undo<>(null, Refusal.of("engine:undo", "chance-was-used", event), moved);
        }
        return new Undo<>(new LastMove<>(seat, before, weight(before, move, chosen), this), bar, moved);
    }

    private static <B> Weight weight(Position<B> before, Move move, boolean chosen) {
        if (!chosen) {
            return Weight.BY_ITSELF;
        }
        boolean pass = before.agenda().top() instanceof WindowAsk<B, ?> turn
                && turn.pass().equals(move);
        return pass ? Weight.PASS : Weight.CHOICE;
    }

    /// The move that lies on top, if it is this seat's.
    public Optional<LastMove<B>> lastOf(Seat seat) {
        return Optional.ofNullable(last).filter(move -> move.seat.equals(seat));
    }

    /// Why this seat cannot take back its last choice; empty if it can. Who never decided anything has nothing to ask the
    /// others for.
    public Optional<Refusal> refusal(Seat seat) {
        return refusal(seat, _ -> true);
    }

    /// @param asks whether the seat would be asked there, and no order of its answers: going back there changes something
    public Optional<Refusal> refusal(Seat seat, Predicate<Position<B>> asks) {
        if (choice(seat, asks).isPresent()) {
            return Optional.empty();
        }
        if (!movers.contains(seat)) {
            return Optional.of(NOTHING);
        }
        Undo<B> at = this;
        while (at.lastOf(seat).isPresent()) {
            at = at.lastOf(seat).get().earlier;
        }
        return Optional.of(
                at.last == null ? at.bar : Refusal.of("engine:undo", "another-seat-has-moved", "seat", at.last.seat));
    }

    /// The position before this seat's last choice.
    ///
    /// @throws IllegalStateException if [#refusal] has a reason against it
    public Position<B> back(Seat seat) {
        return required(seat).before;
    }

    /// How many moves are taken back with the last choice: it, and what followed without one; 0 if it cannot be.
    public int moves(Seat seat) {
        return moves(seat, _ -> true);
    }

    public int moves(Seat seat, Predicate<Position<B>> asks) {
        Optional<Undo<B>> choice = choice(seat, asks);
        if (choice.isEmpty()) {
            return 0;
        }
        int moves = 1;
        for (Undo<B> at = this; at != choice.get() && at.last != null; at = at.last.earlier) {
            moves++;
        }
        return moves;
    }

    /// What can be taken back once [#back] was done.
    public Undo<B> earlier(Seat seat) {
        return required(seat).earlier;
    }

    private LastMove<B> required(Seat seat) {
        return choice(seat, _ -> true)
                .flatMap(choice -> choice.lastOf(seat))
                .orElseThrow(() -> new IllegalStateException(
                        seat + " may not undo: " + refusal(seat).orElse(bar)));
    }

    /// Where the last move is what this seat chose last of all that lies on top, if it would be asked there again.
    private Optional<Undo<B>> choice(Seat seat, Predicate<Position<B>> asks) {
        Optional<Undo<B>> found = Optional.empty();
        Undo<B> at = this;
        while (at.last != null && at.last.seat.equals(seat)) {
            boolean isChoice = at.last.weight == Weight.CHOICE;
            boolean counts = isChoice || at.last.weight == Weight.PASS && found.isEmpty();
            if (counts && asks.test(at.last.before)) {
                found = Optional.of(at);
                if (isChoice) {
                    break;
                }
            }
            at = at.last.earlier;
        }
        return found;
    }

    private static String verb(Event event) {
        return Verb.of(event.getClass());
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
