package winterhall.engine;

import java.util.List;
import java.util.Optional;

/// How a scenario lays a board out by words and reads it back.
///
/// A scenario sets a *named moment* (the start of a trick, a window, the scoring) and reaches everything inside it by moves.
public interface Staging<B, V> {
    /// The board laid out as the lines say, and what is to be done on it first.
    ///
    /// @param lines what the scenario says of the board, one list of words a line, such as `seat-2 hand goblin-4`
    /// @throws BadStage if a line cannot be obeyed; the message names the words and what would do
    Opening<B> stage(Setup setup, List<List<String>> lines);

    /// What lies in a zone, in canonical words (`seat-1 score`, `leader`); empty if the game knows no such zone.
    Optional<String> look(B board, List<String> zone);

    /// The same as a viewer sees it on its own table.
    Optional<String> seen(V table, List<String> zone);

    /// Every zone there is to look at, by example (`leader`, `seat-1 hand`), so that an unknown one can be refused with them.
    List<String> zones();

    /// A scenario asks for something that cannot be laid out.
    final class BadStage extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        public BadStage(String message) {
            super(Excerpt.cut(message));
        }
    }
}
