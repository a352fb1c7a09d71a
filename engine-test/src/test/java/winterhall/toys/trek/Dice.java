package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;

/// The movement dice of a turn, as they lie on the table. (trek:R6)
///
/// @param spent how many were spent
record Dice(List<Die> unspent, int spent) {
    static final Dice NONE = new Dice(List.of(), 0);

    Dice {
        unspent = List.copyOf(unspent);
    }

    boolean areSpent() {
        return unspent.isEmpty();
    }

    Dice spend(Die die) {
        return new Dice(without(die), spent + 1);
    }

    Dice turn(Die from, Die to) {
        List<Die> turned = without(from);
        turned.add(to);
        return new Dice(turned, spent);
    }

    private List<Die> without(Die die) {
        var rest = new ArrayList<>(unspent);
        rest.remove(die);
        return rest;
    }
}
