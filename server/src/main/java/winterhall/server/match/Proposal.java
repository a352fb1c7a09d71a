package winterhall.server.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;

/// Something that the others are asked to agree to.
///
/// @param about the seat that a bot should play, for `BOT_FOR`
/// @param to the step to go back to, for `TAKE_BACK`
/// @param put the step at which it was put: what an answer must name
/// @param awaited who has yet to agree
public record Proposal(
        Wanted what, Seat by, Optional<Seat> about, int to, int put, List<Seat> agreed, List<Seat> awaited) {
    Proposal agreedBy(Seat seat) {
        var more = new ArrayList<>(agreed);
        more.add(seat);
        return new Proposal(
                what,
                by,
                about,
                to,
                put,
                List.copyOf(more),
                awaited.stream().filter(other -> !other.equals(seat)).toList());
    }

    /// What may be agreed on.
    public enum Wanted {
        TAKE_BACK,
        PAUSE,
        RESUME,
        END,
        BOT_FOR
    }
}
