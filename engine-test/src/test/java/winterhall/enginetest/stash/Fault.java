package winterhall.enginetest.stash;

/// What is wrong with the rules, if anything.
public enum Fault {
    NONE,
    /// In the second round nothing can be done.
    NO_OPTION,
    /// Resting is offered twice.
    TWO_RESTS,
    /// Gambling is not offered, though no rule is against it.
    MISSING_GAMBLE,
    /// A bid is offered that is too high.
    HASTY_OPTIONS,
    /// Why a bid is too high depends on the top card of the deck.
    PRYING_REASON,
    /// Two cards in hand stand in an order that the deck decides.
    TELLING_ORDER,
    /// Resting costs a card of the deck, which is gone.
    LOST_CARD,
    /// Resting begins the round again.
    ENDLESS,
    /// Resting throws.
    THROWS,
    /// Resting counts how often anybody rested since the machine was started.
    OUTSIDE_COUNT,
    /// The die is thrown only if the top card of the deck is odd.
    TELLING_ROLL,
    /// A card is drawn and shown to its owner, and may yet be given back.
    UNMARKED_DRAW,
    /// Bids are shown, and the last of them may yet be taken back.
    UNMARKED_BIDS,
    /// What is stashed is told to all.
    LOUD_STASH,
    /// What is drawn is told to all.
    LOUD_DRAW,
    /// What is drawn is told to the next seat as well.
    OVERHEARD_DRAW,
    /// What is drawn is told to nobody.
    SILENT_DRAW,
    /// The next seat is asked to cheer only if it holds the highest card.
    TELLING_ASK,
    /// A standing order answers what is not offered.
    WRONG_ORDER,
    /// One that holds for a round does, at tables where there is such an order.
    WRONG_SCOPE,
    /// One may sulk, but no sulking equals another.
    UNEQUAL_MOVES,
    /// One may mutter two words where one word fits.
    TWO_WORDS,
    /// Resting tells an event that has no notation.
    STRANGE_EVENT,
    /// The mood is not written down.
    FORGETFUL_TEXT,
    /// A seat is asked what it does, by its own name.
    UNADDRESSED_ASK,
    /// Everybody reads that the first seat began, that seat too.
    UNADDRESSED_STATE
}
