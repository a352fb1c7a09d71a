package winterhall.engine;

import java.util.List;

/// What a check counts: the printed things of a game, and how often matches put them to use.
///
/// A card that no match ever plays is a card that no check has tried.
public interface Usage<B> {
    /// Everything that is to be used in enough matches: `card:raid-4`, `occupant:hel`.
    List<String> entries();

    /// What else can meet: `backstab at last-building-point`. It is counted too, and none of it has to happen.
    default List<String> pairs() {
        return List.of();
    }

    /// What this answer and what came of it put to use; words that are neither [#entries] nor [#pairs] are counted as
    /// pairs.
    List<String> uses(Position<B> before, Move answer, List<Event> told);
}
