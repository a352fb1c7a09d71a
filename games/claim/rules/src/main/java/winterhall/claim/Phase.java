package winterhall.claim;

import winterhall.engine.Verb;

/// The stages of a match.
public enum Phase {
    /// Phase 1: tricks are won for followers. (claim:R18)
    RECRUITING,
    /// Phase 2: tricks are won for the cards in them. (claim:R27)
    GATHERING,
    /// The final steps S1 to S8. (claim:R30)
    SCORING,
    OVER;

    @Override
    public String toString() {
        return Verb.of(this);
    }
}
