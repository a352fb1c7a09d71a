package winterhall.claim;

/// What a faction may do differently: questions with the plain rule as default answer. (claim:W5)
///
/// An answer is a pure value; who acts on it stands in [Tricks], [Recruiting], [Gathering] and [Scoring].
interface Power {
    /// Whether it beats every card of the led faction though it does not follow. (claim:F2)
    default boolean beats(Faction led) {
        return false;
    }

    /// Whether it counts as the led faction when played after the lead. (claim:F5)
    default boolean imitates() {
        return false;
    }

    /// Whether the player of the last such card leads the next trick. (claim:F7)
    default boolean takesTheLead() {
        return false;
    }

    /// Whether its player does not lead the next trick. (claim:F13)
    default boolean barsFromLeading() {
        return false;
    }

    /// Where a played card of it goes in phase 1. (claim:R22)
    default Goes afterRecruiting() {
        return Goes.TO_DISCARD;
    }

    /// Where a played card of it goes in phase 2. (claim:R28)
    default Goes afterGathering() {
        return Goes.TO_WINNER;
    }

    /// Whether winning with it lets one look at the top of the deck in phase 1. (claim:F9)
    default boolean looksAtDeck() {
        return false;
    }

    /// Whether it may come back instead of the card due in phase 1. (claim:F20)
    default boolean comesBack() {
        return false;
    }

    /// Whether winning with it destroys the other cards of a phase-2 trick. (claim:F14)
    default boolean destroysTheOthers() {
        return false;
    }

    /// Whether collecting it in phase 2 may smash a Gnome of equal value. (claim:F6)
    default boolean smashesGnomes() {
        return false;
    }

    /// Whether winning with it lets one look at a Toxic. (claim:F19)
    default boolean peeksAtToxics() {
        return false;
    }

    /// Whether a card of it leaves a score pile together with that of the same value of its pair. (claim:R35)
    default boolean leavesWithItsPair() {
        return false;
    }

    /// What of its number lies open: all of it, or only a class. (claim:F15)
    default Sheet.Hint hint() {
        return Sheet.Hint.NUMBER;
    }

    /// Where a card goes after the trick, in the order in which it is told.
    enum Goes {
        TO_WINNER,
        TO_LOSER,
        TO_GNOME_ROW,
        TO_TROLL_POOL,
        TO_DISCARD
    }
}
