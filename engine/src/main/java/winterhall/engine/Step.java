package winterhall.engine;

import java.util.List;
import java.util.Optional;

/// What a move leads to: the new position and what there is to tell, in order.
///
/// @param rolled whether chance was used on the way
/// @param boards for each event the board as it lay when the event was told, for the last one as the step leaves it; empty
///     unless the referee keeps them
public record Step<B>(Position<B> position, List<Event> events, boolean rolled, List<B> boards) {
    /// A step of which no boards are kept.
    public Step(Position<B> position, List<Event> events, boolean rolled) {
        this(position, events, rolled, List.of());
    }

    /// The first event by which somebody learned something hidden.
    public Optional<Event> reveal() {
        return events.stream().filter(Event::reveals).findFirst();
    }
}
