package winterhall.toys.trek;

import winterhall.engine.Verb;

/// What guards the treasures. (trek:R3)
enum Beast implements Face {
    // tokens, ranged, melee, damage, life, gold
    WOLF(3, 6, 7, 1, 1, 1),
    BEAR(2, 7, 9, 2, 2, 2),
    TROLL(1, 8, 8, 1, 3, 3),
    HARPY(2, 8, Beast.NONE, 1, 1, 2);

    private static final int NONE = 0;

    private final int tokens;
    private final int ranged;
    private final int melee;
    private final int damage;
    private final int life;
    private final int gold;

    Beast(int tokens, int ranged, int melee, int damage, int life, int gold) {
        this.tokens = tokens;
        this.ranged = ranged;
        this.melee = melee;
        this.damage = damage;
        this.life = life;
        this.gold = gold;
    }

    @Override
    public int tokens() {
        return tokens;
    }

    /// Whether it has a value in this phase. (trek:R18)
    boolean fights(Phase phase) {
        return value(phase) != NONE;
    }

    /// What a roll in this phase must reach. (trek:R19)
    int value(Phase phase) {
        return phase == Phase.RANGED ? ranged : melee;
    }

    /// What a hero who flees must reach. (trek:R17)
    int lowestValue() {
        return fights(Phase.MELEE) ? Math.min(ranged, melee) : ranged;
    }

    int damage() {
        return damage;
    }

    int life() {
        return life;
    }

    int gold() {
        return gold;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
