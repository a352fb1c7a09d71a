package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;

/// What is under way on the table, so that it can be answered. (valda:R115)
///
/// @param building a building that is paid and not yet placed (valda:R54)
/// @param drawing cards just drawn that are not in a hand yet (valda:R133, R203)
/// @param theft something about to be stolen (valda:R200)
/// @param loss followers just lost (valda:R199)
/// @param dice dice just rolled (valda:R147)
public record Pending(
        Optional<Attack> attack,
        Optional<UnfinishedBuilding> building,
        Optional<Drawing> drawing,
        Optional<Theft> theft,
        Optional<Loss> loss,
        List<Rolled> dice) {
    static final Pending NONE = new Pending(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    /// @param area of a temple; empty for a mine or drill
    /// @param kind of a mine or drill
    public record UnfinishedBuilding(Seat by, Optional<Area> area, Optional<BuildingKind> kind, Stock paid) {}

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

    public Pending {
        dice = List.copyOf(dice);
    }

    Pending with(Attack changed) {
        return new Pending(Optional.of(changed), building, drawing, theft, loss, dice);
    }

    Pending withoutAttack() {
        return new Pending(Optional.empty(), building, drawing, theft, loss, dice);
    }

    Pending withBuilding(Optional<UnfinishedBuilding> changed) {
        return new Pending(attack, changed, drawing, theft, loss, dice);
    }

    Pending withDrawing(Optional<Drawing> changed) {
        return new Pending(attack, building, changed, theft, loss, dice);
    }

    Pending withTheft(Optional<Theft> changed) {
        return new Pending(attack, building, drawing, changed, loss, dice);
    }

    Pending withLoss(Optional<Loss> changed) {
        return new Pending(attack, building, drawing, theft, changed, dice);
    }

    Pending withDice(List<Rolled> changed) {
        return new Pending(attack, building, drawing, theft, loss, changed);
    }

    Pending turn(int die, Face face, boolean rerolled) {
        var changed = new ArrayList<>(dice);
        changed.set(die, new Rolled(dice.get(die).kind(), face, rerolled));
        return withDice(changed);
    }
}
