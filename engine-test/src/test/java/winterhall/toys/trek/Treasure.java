package winterhall.toys.trek;

import winterhall.engine.Verb;

/// What heroes look for. (trek:R3)
enum Treasure implements Face {
    GLASS(2, 0),
    SILVER(3, 1),
    GOLD(2, 2),
    CROWN(1, 3);

    private final int tokens;
    private final int worth;

    Treasure(int tokens, int worth) {
        this.tokens = tokens;
        this.worth = worth;
    }

    @Override
    public int tokens() {
        return tokens;
    }

    int worth() {
        return worth;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
