package winterhall.frozenwastes.cards;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Verb;

/// The experience counters of a hero, by what they raise. (frozen-wastes:R122)
///
/// @param counters how many of each, in the order of [Counter]
public record Growth(List<Integer> counters) {
    /// What an experience counter can raise.
    public enum Counter {
        MIND(2),
        BODY(2),
        SPIRIT(2),
        STAMINA(2),
        LIFE(1);

        private final int bonus;

        Counter(int bonus) {
            this.bonus = bonus;
        }

        @Override
        public String toString() {
            return Verb.of(this);
        }
    }

    public static final Growth NONE = new Growth(List.of(0, 0, 0, 0, 0));

    public Growth {
        counters = List.copyOf(counters);
    }

    /// What the counters of this kind add.
    public int bonus(Counter counter) {
        return counter.bonus * counters.get(counter.ordinal());
    }

    /// How many counters there are: the level of the hero.
    public int level() {
        int level = 0;
        for (int count : counters) {
            level += count;
        }
        return level;
    }

    public Growth plus(Counter counter) {
        var raised = new ArrayList<>(counters);
        raised.set(counter.ordinal(), counters.get(counter.ordinal()) + 1);
        return new Growth(raised);
    }
}
