package winterhall.frozenwastes;

import java.util.List;
import winterhall.engine.Verb;

/// The experience counters of a hero, by kind. (frozen-wastes:R122)
///
/// @param counters how many of each kind, in the order of [Kind]
public record Growth(List<Integer> counters) {
    /// What an experience counter can raise.
    public enum Kind {
        MIND(2),
        BODY(2),
        SPIRIT(2),
        STAMINA(2),
        LIFE(1);

        private final int bonus;

        Kind(int bonus) {
            this.bonus = bonus;
        }

        @Override
        public String toString() {
            return Verb.of(this);
        }
    }

    static final Growth NONE = new Growth(List.of(0, 0, 0, 0, 0));

    public Growth {
        counters = List.copyOf(counters);
    }

    /// What the counters of this kind add.
    int bonus(Kind kind) {
        return kind.bonus * counters.get(kind.ordinal());
    }

    int bonus(Attribute attribute) {
        return 2 * counters.get(attribute.ordinal());
    }

    /// How many counters there are: the level of the hero.
    int level() {
        int level = 0;
        for (int count : counters) {
            level += count;
        }
        return level;
    }

    Growth plus(Kind kind) {
        return new Growth(Lists.with(counters, kind.ordinal(), counters.get(kind.ordinal()) + 1));
    }
}
