package winterhall.claim;

import winterhall.engine.Verb;

/// The windows in which artifacts may be played. (claim section 4.2)
public enum ArtifactWindow {
    /// before the lead
    PRE,
    /// the lead lies, unanswered
    LED,
    /// all cards lie and are shown, not judged
    DONE,
    /// the winner is known, nothing has moved; phase 2 only
    WON,
    /// after the last trick of phase 1, followers in hand
    P1END,
    /// before the first trick of phase 2
    P2START;

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
