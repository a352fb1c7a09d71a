package winterhall.engine;

/// What has happened, for people and for powers: a flat record, told once.
public interface Event {
    /// The same event with everything left out that this viewer may not know.
    default Event seenBy(Viewer viewer) {
        return this;
    }

    /// Whether somebody learned something hidden by it, be it from the deck, from another seat or from the hand of the
    /// mover, who showed it by playing it; no move is undone past such an event.
    default boolean reveals() {
        return false;
    }
}
