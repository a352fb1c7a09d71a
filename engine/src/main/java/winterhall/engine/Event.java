package winterhall.engine;

import java.util.Optional;

/// What has happened, for people and for powers: a flat record, told once.
public interface Event {
    /// The same event with everything left out that this viewer may not know.
    default Event seenBy(Viewer viewer) {
        return this;
    }

    /// Why it happened, if a rule or a power brought it about: a record has it as its last component, `Optional<Cause> cause`.
    default Optional<Cause> cause() {
        return Optional.empty();
    }

    /// Whether somebody learned something hidden by it, be it from the deck, from another seat or from the hand of the
    /// mover, who showed it by playing it; no move is undone past such an event.
    default boolean reveals() {
        return false;
    }
}
