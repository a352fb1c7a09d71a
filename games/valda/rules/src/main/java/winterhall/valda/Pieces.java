package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;

/// What is under way on the table, so that it can be answered. (valda:R115)
///
/// @param works a building that is paid and not yet placed (valda:R54)
/// @param drawing cards just drawn that are not in a hand yet (valda:R133, R203)
/// @param theft something about to be stolen (valda:R200)
/// @param loss followers just lost (valda:R199)
/// @param dice dice just rolled (valda:R147)
public record Pieces(
        Optional<Attack> attack,
        Optional<Works> works,
        Optional<Drawing> drawing,
        Optional<Theft> theft,
        Optional<Loss> loss,
        List<Rolled> dice) {
    static final Pieces NONE = new Pieces(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    /// @param area of a temple; empty for a mine or drill
    /// @param kind of a mine or drill
    public record Works(Seat by, Optional<Area> area, Optional<BuildingKind> kind, Stock paid) {}

    /// @param area whose deck they come from; empty for a main deck
    public record Drawing(Seat by, Optional<Area> area, Optional<MainDeck> deck) {
        static Optional<Drawing> from(Seat by, Area area) {
            return Optional.of(new Drawing(by, Optional.of(area), Optional.empty()));
        }

        static Optional<Drawing> from(Seat by, MainDeck deck) {
            return Optional.of(new Drawing(by, Optional.empty(), Optional.of(deck)));
        }

        /// The number of that deck.
        int home() {
            return area.map(Board::deck).orElseGet(() -> deck.orElseThrow().ordinal());
        }
    }

    /// @param amount of each victim
    /// @param more the victim who loses one more to the Bone Wand (valda:R200)
    public record Theft(Seat thief, List<Seat> victims, int amount, Optional<Seat> more, int extra) {
        public Theft {
            victims = List.copyOf(victims);
        }

        int from(Seat victim) {
            return amount + (more.isPresent() && more.get().equals(victim) ? extra : 0);
        }
    }

    public record Loss(Seat seat, int followers) {}

    /// A die on the table.
    ///
    /// @param rerolled whether Kari's reroll was the last thing that happened to it (valda:RU67)
    public record Rolled(DieKind kind, Face face, boolean rerolled) {}

    public Pieces {
        dice = List.copyOf(dice);
    }

    Pieces with(Attack changed) {
        return new Pieces(Optional.of(changed), works, drawing, theft, loss, dice);
    }

    Pieces withoutAttack() {
        return new Pieces(Optional.empty(), works, drawing, theft, loss, dice);
    }

    Pieces withWorks(Optional<Works> changed) {
        return new Pieces(attack, changed, drawing, theft, loss, dice);
    }

    Pieces withDrawing(Optional<Drawing> changed) {
        return new Pieces(attack, works, changed, theft, loss, dice);
    }

    Pieces withTheft(Optional<Theft> changed) {
        return new Pieces(attack, works, drawing, changed, loss, dice);
    }

    Pieces withLoss(Optional<Loss> changed) {
        return new Pieces(attack, works, drawing, theft, changed, dice);
    }

    Pieces withDice(List<Rolled> changed) {
        return new Pieces(attack, works, drawing, theft, loss, changed);
    }

    Pieces turn(int die, Face face, boolean rerolled) {
        var changed = new ArrayList<>(dice);
        changed.set(die, new Rolled(dice.get(die).kind(), face, rerolled));
        return withDice(changed);
    }
}
