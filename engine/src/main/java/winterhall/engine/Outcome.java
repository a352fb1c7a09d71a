package winterhall.engine;

import java.util.ArrayList;
import java.util.List;

/// How a match ended.
///
/// @param places the rank of each seat, 1 for a winner; equal numbers are a tie. Somebody who plays alone and loses has
///     place 2
/// @param reason key of the sentence that says by what, such as `votes`
public record Outcome(List<Integer> places, String reason) {
    public Outcome {
        places = List.copyOf(places);
        if (!places.contains(1) && places.size() != 1) {
            throw new IllegalArgumentException("somebody must come first: " + places);
        }
    }

    /// The seats in first place, in seat order; several share a victory or a draw.
    public List<Seat> winners() {
        var winners = new ArrayList<Seat>();
        for (int i = 0; i < places.size(); i++) {
            if (places.get(i) == 1) {
                winners.add(Seat.of(i + 1));
            }
        }
        return winners;
    }
}
