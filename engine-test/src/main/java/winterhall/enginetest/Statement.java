package winterhall.enginetest;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Order;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// What one line of a scenario says once the board is laid out: something is done, or something is expected.
sealed interface Statement {
    // Done

    record Play(Seat seat, String move) implements Statement {}

    record Give(Seat seat, Order order) implements Statement {}

    /// Standing orders answer as long as they have an answer.
    record Settle() implements Statement {}

    record Undo(Seat seat) implements Statement {}

    record Script(List<String> words) implements Statement {}

    // Expected

    record Refuse(Seat seat, String move, String rule, Optional<String> reason) implements Statement {}

    /// @param event the verb of the event that stands in the way
    record RefuseUndo(Seat seat, String reason, Optional<String> event) implements Statement {}

    record Options(Seat seat, Holds holds, List<String> moves) implements Statement {}

    /// How the options of a seat compare with a list.
    enum Holds {
        EXACTLY,
        CONTAINS,
        LACKS
    }

    record Expect(List<String> zone, String value) implements Statement {}

    record See(Viewer viewer, List<String> zone, String value) implements Statement {}

    record Told(Viewer viewer, String event) implements Statement {}

    record Untold(String verb) implements Statement {}

    record Asked(Seat seat, Optional<String> ask) implements Statement {}

    record Over(Optional<String> reason) implements Statement {}

    record Winner(List<Seat> seats) implements Statement {}

    /// Every seat wins.
    record Draw() implements Statement {}

    /// How many sequences of so many answers there are from here.
    record Perft(int depth, long sequences) implements Statement {}
}
