package winterhall.engine;

import java.util.List;

/// Steers checks to what random matches rarely reach: secrets side by side, and the moves that touch them.
///
/// A game says here where it would look for a leak itself: cards that look alike and lie partly open, a hand that was
/// just exchanged, a piece that asks about hidden ones. All of it is drawn at random, so that every look is another one.
public interface Guide<B> {
    /// A legal setup with much to hide.
    Setup setup(Chance.Source source);

    /// How a table of this setup is laid out, in the words of scenarios; empty to begin as every match does.
    List<String> table(Setup setup, Chance.Source source);

    /// A table of four at which seats 2 to 4 have an opportunity at once (see [WindowAsk#isOpportunity]), and seat 4 still has
    /// it after seat 3 has taken its own; empty where a game has none.
    default List<String> opportunity() {
        return List.of();
    }

    /// Whether this option is to be preferred; the board is the true one, so that a question can be sought that hits.
    boolean seeks(B board, Move option);

    /// Whether a count of uses leaves this option alone as long as there is another: throwing away what could be used.
    default boolean avoids(B board, Move option) {
        return false;
    }
}
