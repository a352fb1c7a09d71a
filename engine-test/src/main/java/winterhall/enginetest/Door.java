package winterhall.enginetest;

import java.util.List;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Position;
import winterhall.engine.Refusal;
import winterhall.engine.Undo;
import winterhall.engine.Viewer;

/// Everything that a viewer is sent, as lines: two worlds are compared by it.
///
/// The honest door is [#honest]. A test proves that a leak would be found by running [PairedWorlds] or [Mutants]
/// through a door that leaks; it need show nothing but the leak:
///
/// ```java
/// (position, told, viewer) -> List.of("top card " + position.board().deck().getFirst())
/// ```
@FunctionalInterface
public interface Door<B> {
    /// What the viewer gets to see of the position, to hear of what was just told, and could find out by asking.
    List<String> shows(Position<B> position, List<Event> told, Viewer viewer);

    /// What the viewer gets to see of these boards, each with the event that was told at it.
    default List<String> showsBetween(List<B> boards, Viewer viewer) {
        return List.of();
    }

    /// What the viewer is told on wanting to take a move back.
    default List<String> refusals(Undo<B> undo, Viewer viewer) {
        return viewer.seat()
                .map(seat -> List.of(
                        "undo " + undo.refusal(seat).map(Refusal::toString).orElse("allowed")))
                .orElseGet(List::of);
    }

    /// The door that says no more than the engine's own words for a viewer: redacted events, the view after each of them,
    /// the present view, agenda, decision, options in their order, the explanation of every candidate, the outcome, and the size of it all.
    static <B, V> Door<B> honest(Game<B, V> game) {
        return new HonestDoor<>(game);
    }
}
