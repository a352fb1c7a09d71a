package winterhall.server.match;

import winterhall.engine.Refusal;

/// An entry that cannot be made now; nothing has changed.
public final class Refused extends Exception {
    private final Refusal refusal;

    Refused(Refusal refusal) {
        super(refusal.toString());
        this.refusal = refusal;
    }

    static Refused because(String reason, Object... words) {
        return new Refused(Refusal.of("hall:" + reason, reason, words));
    }

    public Refusal refusal() {
        return refusal;
    }
}
