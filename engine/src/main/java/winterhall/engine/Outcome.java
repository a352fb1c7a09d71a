package winterhall.engine;

import java.util.ArrayList;
import java.util.List;

/// How a match ended.
///
/// @param ranks the rank of each seat, 1 for a winner; equal numbers are a tie. Somebody who plays alone and loses has
///     rank 2
/// @param reason key of the sentence that says by what, such as `votes`
public record Outcome(List<Integer> ranks, String reason) {
    public Outcome {
        ranks = List.copyOf(ranks);
        if (!ranks.contains(1) && ranks.size() != 1) {
            throw new IllegalArgumentException("somebody must come first: " + ranks);
        }
    }

    /// The seats that came first, in seat order; several share a victory or a draw.
    public List<Seat> winners() {
        var winners = new ArrayList<Seat>();
        for (int i = 0; i < ranks.size(); i++) {
            if (ranks.get(i) == 1) {
                winners.add(Seat.of(i + 1));
            }
        }
        return winners;
    }
}
