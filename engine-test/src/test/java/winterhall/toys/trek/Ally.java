package winterhall.toys.trek;

import winterhall.engine.Verb;

/// Who can be hired; each answers only the questions where it helps. (trek:R24)
enum Ally {
    HOUND(1) {
        @Override
        int rollBonus() {
            return 1;
        }
    },
    GUIDE(1) {
        @Override
        int moreDice() {
            return 1;
        }
    },
    SHIELD_BEARER(2) {
        @Override
        int moreLife() {
            return 1;
        }
    };

    private final int life;

    Ally(int life) {
        this.life = life;
    }

    int life() {
        return life;
    }

    /// What it adds to the rolls of its hero.
    int rollBonus() {
        return 0;
    }

    /// How many movement dice it adds.
    int moreDice() {
        return 0;
    }

    /// What it adds to the life of its hero.
    int moreLife() {
        return 0;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
