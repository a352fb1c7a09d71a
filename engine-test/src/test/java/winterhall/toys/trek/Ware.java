package winterhall.toys.trek;

import java.util.Optional;
import winterhall.engine.Verb;

/// What a village sells besides the service of allies. (trek:R14)
enum Ware {
    HEALING(1, Optional.empty()),
    SNOWSHOE(1, Optional.of(Gear.SNOWSHOE)),
    LUCKSTONE(2, Optional.of(Gear.LUCKSTONE));

    private final int price;
    private final Optional<Gear> gear;

    Ware(int price, Optional<Gear> gear) {
        this.price = price;
        this.gear = gear;
    }

    /// What the buyer carries away, if it is a thing.
    Optional<Gear> gear() {
        return gear;
    }

    int price() {
        return price;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
