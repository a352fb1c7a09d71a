package winterhall.toys.trek;

import java.util.Optional;
import java.util.function.ToIntFunction;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;

/// A figure on the map and what its seat owns openly. (trek:R1)
record Hero(Hex at, int wounds, Purse<Gear> pack, Optional<Companion> ally) {
    private static final int LIFE = 3;
    private static final int DICE = 3;
    private static final Purse<Gear> START = Purse.of(Gear.class, Gear.GOLD, 3, Gear.SNOWSHOE, 1, Gear.LUCKSTONE, 1);

    /// A hired ally and its wounds.
    record Companion(Ally kind, int wounds) {
        boolean isDead() {
            return wounds >= kind.life();
        }

        Companion hurt(int damage) {
            return new Companion(kind, wounds + damage);
        }

        Companion healed() {
            return new Companion(kind, Math.max(0, wounds - 1));
        }
    }

    static Hero starting(Hex village) {
        return new Hero(village, 0, START, Optional.empty());
    }

    /// With the shield-bearer one more. (trek:R1, R24)
    int life() {
        return LIFE + helped(Ally::moreLife);
    }

    /// Whether the hero is knocked out. (trek:R26)
    boolean isDown() {
        return wounds >= life();
    }

    boolean isWounded() {
        return wounds > 0;
    }

    /// How many movement dice are rolled. (trek:R6)
    int dice() {
        return DICE - (isWounded() ? 1 : 0) + helped(Ally::moreDice);
    }

    /// What the ally adds to the hero's rolls. (trek:R24)
    int rollBonus() {
        return helped(Ally::rollBonus);
    }

    private int helped(ToIntFunction<Ally> how) {
        return ally.map(Companion::kind).stream().mapToInt(how).sum();
    }

    int gold() {
        return pack.of(Gear.GOLD);
    }

    boolean has(Gear gear) {
        return pack.of(gear) > 0;
    }

    Hero got(Gear gear, int amount) {
        return new Hero(at, wounds, pack.plus(gear, amount), ally);
    }

    Hero spent(Gear gear, int amount) {
        return new Hero(at, wounds, pack.minus(gear, amount), ally);
    }

    Hero paid(Purse<Gear> price) {
        return new Hero(at, wounds, pack.minus(price), ally);
    }

    Hero moved(Hex to) {
        return new Hero(to, wounds, pack, ally);
    }

    Hero hurt(int damage) {
        return wounded(wounds + damage);
    }

    /// One wound less, if there is any.
    Hero healed() {
        return wounded(Math.max(0, wounds - 1));
    }

    Hero unwounded() {
        return wounded(0);
    }

    private Hero wounded(int now) {
        return new Hero(at, now, pack, ally);
    }

    Hero with(Companion hired) {
        return new Hero(at, wounds, pack, Optional.of(hired));
    }

    Hero withoutAlly() {
        return new Hero(at, wounds, pack, Optional.empty());
    }
}
