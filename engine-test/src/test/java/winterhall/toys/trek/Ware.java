package winterhall.toys.trek;

import winterhall.engine.Verb;

/// What a village sells besides the service of allies. (trek:R14)
enum Ware {
    HEALING(1),
    SNOWSHOE(1),
    LUCKSTONE(2);

    private final int price;

    Ware(int price) {
        this.price = price;
    }

    int price() {
        return price;
    }

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
