package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;

/// An attack under way: a piece on the table, so that every reaction changes it and everybody sees the sum. (valda:R70–R78)
///
/// @param cards one card, or two with Brute; the first gives the effect (valda:R197)
/// @param base the printed value of all of them
/// @param changes what was added and taken away, in the order in which it came
/// @param targets in the order in which they defend
/// @param spent defence cards that count no longer (valda:R210)
/// @param taker who takes its cards in the end, by Tyr's Revenge (valda:R211)
public record Attack(
        Seat from,
        List<CardId> cards,
        int base,
        List<Change> changes,
        List<Target> targets,
        List<CardId> spent,
        Optional<Seat> taker) {
    /// @param by who did it
    /// @param source the anchor of the card, or of the God whose power it is
    /// @param against the only target it counts for; empty if it counts for all
    public record Change(Seat by, String source, int amount, Optional<Seat> against) {}

    /// @param cards the defence card, or Aegis and an attack card; none without a defence (valda:R73, R195)
    /// @param defence its value with Tyr's bonus
    /// @param out whether the attack is cancelled for this seat (valda:R211)
    public record Target(Seat seat, List<CardId> cards, int defence, boolean out) {
        public Target {
            cards = List.copyOf(cards);
        }

        public boolean isDefended() {
            return !cards.isEmpty();
        }
    }

    public Attack {
        cards = List.copyOf(cards);
        changes = List.copyOf(changes);
        targets = List.copyOf(targets);
        spent = List.copyOf(spent);
    }

    static Attack declare(Seat from, List<CardId> cards, int base, List<Seat> targets) {
        var undefended = new ArrayList<Target>(targets.size());
        for (Seat seat : targets) {
            undefended.add(new Target(seat, List.of(), 0, false));
        }
        return new Attack(from, cards, base, List.of(), undefended, List.of(), Optional.empty());
    }

    /// The card whose effect it has.
    public CardId card() {
        return cards.getFirst();
    }

    /// The value against this seat; never below 0, and that only in the end. (valda:R71, RU56)
    public int valueAgainst(Seat seat) {
        int value = base;
        for (Change change : changes) {
            if (change.against().isEmpty() || change.against().get().equals(seat)) {
                value += change.amount();
            }
        }
        return Math.max(0, value);
    }

    /// Whether it is still directed against this seat.
    public boolean isAgainst(Seat seat) {
        for (Target target : targets) {
            if (target.seat.equals(seat)) {
                return !target.out;
            }
        }
        return false;
    }

    public Target target(Seat seat) {
        for (Target target : targets) {
            if (target.seat.equals(seat)) {
                return target;
            }
        }
        throw new IllegalArgumentException(seat + " is not attacked");
    }

    boolean isCancelled() {
        for (Target target : targets) {
            if (!target.out) {
                return false;
            }
        }
        return true;
    }

    boolean isHeldBy(Seat seat, boolean tiesHold) {
        Target target = target(seat);
        return target.isDefended() && reaches(target.defence, valueAgainst(seat), tiesHold);
    }

    /// Whether such a defence is enough. (valda:R75)
    static boolean reaches(int defence, int value, boolean tiesHold) {
        return tiesHold ? defence >= value : defence > value;
    }

    /// Those whom it still concerns and whose defence holds, or does not.
    List<Seat> those(boolean holding, boolean tiesHold) {
        var seats = new ArrayList<Seat>(targets.size());
        for (Target target : targets) {
            if (!target.out && isHeldBy(target.seat, tiesHold) == holding) {
                seats.add(target.seat);
            }
        }
        return seats;
    }

    Attack change(Change more) {
        var all = new ArrayList<>(changes);
        all.add(more);
        return new Attack(from, cards, base, all, targets, spent, taker);
    }

    Attack defend(Seat seat, List<CardId> with, int value) {
        return with(seat, target -> new Target(seat, with, value, target.out));
    }

    Attack cancel(Seat seat) {
        return with(seat, target -> new Target(seat, target.cards, target.defence, true));
    }

    Attack takenBy(Seat seat) {
        return new Attack(from, cards, base, changes, targets, spent, Optional.of(seat));
    }

    /// The defence of this seat counts no longer. (valda:R210)
    Attack bare(Seat seat) {
        var more = new ArrayList<>(spent);
        more.addAll(target(seat).cards);
        Attack bared = with(seat, target -> new Target(seat, List.of(), 0, target.out));
        return new Attack(from, cards, base, changes, bared.targets, more, taker);
    }

    /// The cards of all defences, those that count no longer among them.
    List<CardId> defences() {
        var all = new ArrayList<>(spent);
        targets.forEach(target -> all.addAll(target.cards));
        return all;
    }

    private Attack with(Seat seat, UnaryOperator<Target> change) {
        var changed = new ArrayList<>(targets);
        changed.replaceAll(target -> target.seat.equals(seat) ? change.apply(target) : target);
        return new Attack(from, cards, base, changes, changed, spent, taker);
    }
}
