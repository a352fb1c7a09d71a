package winterhall.frozenwastes.secondopinion;

import winterhall.frozenwastes.Body;
import winterhall.frozenwastes.cards.Harm;

/// The counters on one character.
final class Health {
    int wounds;
    int exhaustion;
    int whiteDeath;
    int frost;

    static Health of(Body body) {
        var health = new Health();
        health.wounds = body.wounds();
        health.exhaustion = body.exhaustion();
        health.whiteDeath = body.whiteDeath();
        health.frost = body.frost();
        return health;
    }

    int of(Harm harm) {
        return switch (harm) {
            case WOUNDS -> wounds;
            case EXHAUSTION -> exhaustion;
            case WHITE_DEATH -> whiteDeath;
            case FROST -> frost;
        };
    }

    void add(Harm harm, int counters) {
        switch (harm) {
            case WOUNDS -> wounds += counters;
            case EXHAUSTION -> exhaustion += counters;
            case WHITE_DEATH -> whiteDeath += counters;
            case FROST -> frost += counters;
        }
    }

    boolean isSame(Body body) {
        return wounds == body.wounds()
                && exhaustion == body.exhaustion()
                && whiteDeath == body.whiteDeath()
                && frost == body.frost();
    }

    @Override
    public String toString() {
        return wounds + " wounds, " + exhaustion + " exhaustion, " + whiteDeath + " white death, " + frost + " frost";
    }
}
