package winterhall.frozenwastes;

import java.util.List;
import winterhall.frozenwastes.cards.SkillTest;

/// A skill test that is being made. (frozen-wastes:R59)
///
/// @param card whose text demands it
public record Trial(CardId card, SkillTest test, int bonus, List<Integer> dice) {
    public Trial {
        dice = List.copyOf(dice);
    }

    int total() {
        int sum = bonus;
        for (int die : dice) {
            sum += die;
        }
        return sum;
    }

    boolean isPassed() {
        return total() >= test.difficulty();
    }
}
