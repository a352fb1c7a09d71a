package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A fight of the hero whose turn it is: it lies on the board until it is over. (trek:R16)
///
/// @param wounds of the beast
/// @param attacked who has attacked in this round (trek:R18)
/// @param roll the roll that has not had its effect yet (trek:R21)
record Fight(Beast beast, int wounds, int round, List<Fighter> attacked, Optional<Roll> roll) {
    private static final int ROUNDS = 6;

    Fight {
        attacked = List.copyOf(attacked);
    }

    /// Two dice and the bonus against a value of the beast. (trek:R19)
    record Roll(Fighter by, RollPurpose deed, int first, int second, int bonus, int target) {
        int total() {
            return first + second + bonus;
        }

        boolean succeeds() {
            return total() >= target;
        }
    }

    static Fight with(Beast beast) {
        return new Fight(beast, 0, 0, List.of(), Optional.empty());
    }

    boolean isLastRound() {
        return round == ROUNDS;
    }

    boolean isWon() {
        return wounds >= beast.life();
    }

    Fight nextRound() {
        return new Fight(beast, wounds, round + 1, List.of(), Optional.empty());
    }

    Fight attackedBy(Fighter fighter) {
        var more = new ArrayList<>(attacked);
        more.add(fighter);
        return new Fight(beast, wounds, round, more, roll);
    }

    Fight rolled(Roll dice) {
        return new Fight(beast, wounds, round, attacked, Optional.of(dice));
    }

    Fight settled() {
        return new Fight(beast, wounds, round, attacked, Optional.empty());
    }

    Fight wounded() {
        return new Fight(beast, wounds + 1, round, attacked, roll);
    }
}
