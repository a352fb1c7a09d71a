package winterhall.claim;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import winterhall.engine.Seat;

/// The Toxics of this match, if there are Poisoners. (claim:R6)
///
/// @param table the three on the table, left to right
/// @param box the others, unseen for the whole match
/// @param peeked who has seen which, by seat and place
/// @param revealed whether the three were shown to all (claim:R33)
public record Toxics(List<Toxic> table, List<Toxic> box, List<Peek> peeked, boolean revealed) {
    static final Toxics NONE = new Toxics(List.of(), List.of(), List.of(), false);

    /// A seat has looked at the Toxic in this place.
    public record Peek(Seat seat, Toxic.Place place) {}

    boolean hasSeen(Seat seat, Toxic.Place place) {
        return peeked.contains(new Peek(seat, place));
    }

    Toxics seenBy(Seat seat, Toxic.Place place) {
        if (hasSeen(seat, place)) {
            return this;
        }
        var more = new ArrayList<>(peeked);
        more.add(new Peek(seat, place));
        more.sort(Comparator.comparingInt((Peek peek) -> peek.seat().number()).thenComparing(Peek::place));
        return new Toxics(table, box, List.copyOf(more), revealed);
    }

    Toxics reveal() {
        return new Toxics(table, box, peeked, true);
    }

    Toxic at(Toxic.Place place) {
        return table.get(place.ordinal());
    }
}
