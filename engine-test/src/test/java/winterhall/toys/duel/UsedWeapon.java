package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
import winterhall.engine.BrokenRule;
import winterhall.engine.Seat;

/// A weapon that was used and has not worked yet: a piece on the table. (duel:R23)
///
/// @param against whom it names, if it is a weapon that names a seat
record UsedWeapon(Seat by, Card card, Optional<Seat> against, boolean undone) {
    static UsedWeapon by(Seat seat, Card card) {
        return new UsedWeapon(seat, card, Optional.empty(), false);
    }

    static UsedWeapon by(Seat seat, Card card, Seat target) {
        return new UsedWeapon(seat, card, Optional.of(target), false);
    }

    /// Whom it names.
    Seat target() {
        return against.orElseThrow(() -> new BrokenRule(card + " names nobody"));
    }

    boolean isAgainstOneOf(List<Seat> seats) {
        return against.filter(seats::contains).isPresent();
    }

    UsedWeapon undo() {
        return new UsedWeapon(by, card, against, true);
    }
}
