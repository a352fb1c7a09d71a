package winterhall.engine;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What can be taken back: one's own moves since somebody else moved, something hidden was revealed or chance was used.
///
/// A persistent value kept beside the position; `after` is called for every step, `back` gives the position before.
public final class Undo<B> {
    private final @Nullable Turn<B> last;
    private final Refusal bar;

    private record Turn<B>(Seat seat, Position<B> before, Undo<B> earlier) {}

    private Undo(@Nullable Turn<B> last, Refusal bar) {
        this.last = last;
        this.bar = bar;
    }

    /// Nothing was moved yet.
    public static <B> Undo<B> none() {
        return new Undo<>(null, Refusal.of("engine:undo", "nothing-to-undo"));
    }

    /// Remembers a step; after a reveal or a roll nothing before it can be taken back.
    ///
    /// An answer to an open poll is not remembered: [Referee#withdraw] takes it back.
    public Undo<B> after(Seat seat, Position<B> before, Step<B> step) {
        if (step.position().number() == before.number()) {
            return this;
        }
        Optional<Event> reveal = step.reveal();
        if (reveal.isPresent()) {
            return barred(Refusal.of("engine:undo", "something-was-revealed", "event", verb(reveal.get())));
        }
        if (step.rolled()) {
            List<Event> told = step.events();
            Object[] event = told.isEmpty() ? new Object[0] : new Object[] {"event", verb(told.getLast())};
            return barred(Refusal.of("engine:undo", "chance-was-used", event));
        }
        return new Undo<>(new Turn<>(seat, before, this), bar);
    }

    /// Why this seat cannot take back its last move; empty if it can.
    public Optional<Refusal> refusal(Seat seat) {
        if (last == null) {
            return Optional.of(bar);
        }
        return last.seat.equals(seat)
                ? Optional.empty()
                : Optional.of(Refusal.of("engine:undo", "another-seat-has-moved", "seat", last.seat));
    }

    /// The position before this seat's last move.
    ///
    /// @throws IllegalStateException if [#refusal] has a reason against it
    public Position<B> back(Seat seat) {
        return turn(seat).before;
    }

    /// What can be taken back once [#back] was done.
    public Undo<B> earlier(Seat seat) {
        return turn(seat).earlier;
    }

    private Turn<B> turn(Seat seat) {
        Optional<Refusal> refusal = refusal(seat);
        if (last == null || refusal.isPresent()) {
            throw new IllegalStateException(seat + " may not undo: " + refusal.orElse(bar));
        }
        return last;
    }

    private static String verb(Event event) {
        return Verb.of(event.getClass());
    }

    private Undo<B> barred(Refusal reason) {
        return new Undo<>(null, reason);
    }
}
