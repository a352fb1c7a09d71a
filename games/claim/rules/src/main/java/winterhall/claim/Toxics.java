package winterhall.claim;

import java.util.List;
import winterhall.engine.Seat;

/// The Toxics of this match, if there are Poisoners. (claim:R6)
///
/// @param table the three on the table, left to right
/// @param box the others, unseen for the whole match
/// @param peeked who has seen which, three bits a seat
/// @param revealed whether the three were shown to all (claim:R33)
public record Toxics(List<Toxic> table, List<Toxic> box, int peeked, boolean revealed) {
    static final Toxics NONE = new Toxics(List.of(), List.of(), 0, false);

    boolean hasSeen(Seat seat, Toxic.Place place) {
        return (peeked >> bit(seat, place) & 1) != 0;
    }

    Toxics seenBy(Seat seat, Toxic.Place place) {
        return new Toxics(table, box, peeked | 1 << bit(seat, place), revealed);
    }

    Toxics reveal() {
        return new Toxics(table, box, peeked, true);
    }

    Toxic at(Toxic.Place place) {
        return table.get(place.ordinal());
    }

    private static int bit(Seat seat, Toxic.Place place) {
        return 3 * seat.index() + place.ordinal();
    }
}
