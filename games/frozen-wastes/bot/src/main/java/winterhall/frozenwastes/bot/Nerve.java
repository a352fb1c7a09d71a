package winterhall.frozenwastes.bot;

/// What a hero is afraid of, in points, and what it dares.
///
/// @param whiteDeath what one more of it costs
/// @param weakness what it costs on top of that with one Life left, and less with more
/// @param fall the part of a knockout that counts where the frost of a night would bring it
/// @param mending what a knockout is good for, for each counter that it takes away (frozen-wastes:R189)
/// @param care how much being hurt drives a hero to a town
/// @param defeat the part of a knockout that a lost fight costs: some heroes escape
/// @param daring Arshan is met from this chance on
record Nerve(
        double whiteDeath, double weakness, double fall, double mending, double care, double defeat, double daring) {
    /// Counts every counter.
    static final Nerve CAREFUL = new Nerve(0.75, 1, 1, 0, 1, 0.55, 0.5);

    /// As people play: the cold is risked for the prize, hurts wait for the next town, Arshan waits until it looks good.
    static final Nerve BOLD = new Nerve(0.2, 0.1, 0, 0.3, 0.55, 0.45, 0.43);
}
