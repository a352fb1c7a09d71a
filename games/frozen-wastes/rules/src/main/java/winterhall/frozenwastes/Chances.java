package winterhall.frozenwastes;

/// How a combat ends if the hero never escapes from here on and plays for the win.
///
/// The rest to 1 are combats that never end, since neither side can hurt the other, or that last too long (frozen-wastes:RU76).
///
/// @param knockout the chance that the hero is knocked out
/// @param wounds how many counters of wounds and white death the hero takes on average
public record Chances(double win, double knockout, double wounds) {
    /// Wounds that were taken before.
    Chances plusWounds(int before) {
        return new Chances(win, knockout, wounds + before);
    }

    /// This often, and otherwise nothing happens.
    Chances times(double share) {
        return new Chances(win * share, knockout * share, wounds * share);
    }
}
