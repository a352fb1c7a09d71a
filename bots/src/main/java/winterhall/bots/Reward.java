package winterhall.bots;

import java.util.List;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;

/// What an outcome is worth to a seat: the share of the other seats that it left behind, equals counting half.
///
/// So a win of two is 1, a draw ½, and equal bots share ½ on average with any number of seats and partners.
/// Somebody who plays alone leaves nobody behind and is worth ½, however it ends.
public final class Reward {
    private static final double ALONE = 0.5;

    private Reward() {}

    public static double of(Outcome outcome, Seat seat) {
        List<Integer> ranks = outcome.ranks();
        if (ranks.size() == 1) {
            return ALONE;
        }
        int own = ranks.get(seat.index());
        double behind = -0.5; // the seat itself is counted as its own equal below
        for (int rank : ranks) {
            behind += rank > own ? 1 : rank == own ? 0.5 : 0;
        }
        return behind / (ranks.size() - 1);
    }
}
