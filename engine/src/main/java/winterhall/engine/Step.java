package winterhall.engine;

import java.util.List;
import java.util.Optional;

/// What a move leads to: the new position and what there is to tell, in order.
///
/// @param rolled whether chance was used on the way
public record Step<B>(Position<B> position, List<Event> events, boolean rolled) {
    /// The first event by which somebody learned something hidden.
    public Optional<Event> reveal() {
        return events.stream().filter(Event::reveals).findFirst();
    }
}
