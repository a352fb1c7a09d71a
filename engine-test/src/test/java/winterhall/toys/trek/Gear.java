package winterhall.toys.trek;

import winterhall.engine.kit.Purse;

/// What a hero carries. (trek:R1)
enum Gear {
    GOLD(1),
    SNOWSHOE(1),
    LUCKSTONE(2);

    private final int worth;

    Gear(int worth) {
        this.worth = worth;
    }

    /// For how much gold a village takes one.
    int worth() {
        return worth;
    }

    /// For how much gold a village takes these goods. (trek:R33)
    static int worth(Purse<Gear> goods) {
        return goods.kinds().stream()
                .mapToInt(gear -> gear.worth * goods.of(gear))
                .sum();
    }
}
