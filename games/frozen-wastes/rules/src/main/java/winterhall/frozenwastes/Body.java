package winterhall.frozenwastes;

import winterhall.frozenwastes.cards.Harm;

/// The counters on one character. (frozen-wastes:R47)
public record Body(int wounds, int exhaustion, int whiteDeath, int frost) {
    static final Body SOUND = new Body(0, 0, 0, 0);

    public Body {
        if (wounds < 0 || exhaustion < 0 || whiteDeath < 0 || frost < 0) {
            throw new IllegalArgumentException("fewer counters than none");
        }
    }

    /// Wounds and white death together knock out or kill. (frozen-wastes:R53)
    int harm() {
        return wounds + whiteDeath;
    }

    /// Whether the party has one movement die less. (frozen-wastes:R25)
    boolean isHurt() {
        return wounds + exhaustion + whiteDeath > 0;
    }

    int of(Harm kind) {
        return switch (kind) {
            case WOUNDS -> wounds;
            case EXHAUSTION -> exhaustion;
            case WHITE_DEATH -> whiteDeath;
            case FROST -> frost;
        };
    }

    /// With more counters, or fewer if the amount is negative; never below 0.
    Body plus(Harm kind, int amount) {
        int now = Math.max(0, of(kind) + amount);
        return switch (kind) {
            case WOUNDS -> new Body(now, exhaustion, whiteDeath, frost);
            case EXHAUSTION -> new Body(wounds, now, whiteDeath, frost);
            case WHITE_DEATH -> new Body(wounds, exhaustion, now, frost);
            case FROST -> new Body(wounds, exhaustion, whiteDeath, now);
        };
    }

    Body without(Harm kind) {
        return plus(kind, -of(kind));
    }
}
