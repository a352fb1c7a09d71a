package winterhall.engine;

import java.util.Optional;

/// All that one viewer may know of a position: nothing else reaches a person, a bot or a client.
///
/// @param table what lies on the table as this viewer sees it
/// @param agenda what comes next, which is always public
/// @param answered this viewer's own answer to the open poll
public record View<V>(Viewer viewer, int number, V table, Agenda<?> agenda, Optional<Move> answered) {
    /// The task that waits now, if it is of the given kind.
    public <T> Optional<T> asks(Class<T> kind) {
        return !agenda.isEmpty() && kind.isInstance(agenda.top())
                ? Optional.of(kind.cast(agenda.top()))
                : Optional.empty();
    }

    /// Whether this viewer is asked now.
    public boolean isAsked() {
        if (agenda.isEmpty() || viewer.seat().isEmpty()) {
            return false;
        }
        Seat seat = viewer.seat().get();
        return switch (agenda.top()) {
            case Ask<?, ?> ask -> ask.seat().equals(seat);
            case Poll<?, ?> poll -> poll.seats().contains(seat) && answered.isEmpty();
            case Effect<?> effect -> throw new BrokenRule("an effect waits in a view: " + effect);
        };
    }
}
