package winterhall.valda.bot;

import winterhall.engine.Seat;
import winterhall.valda.Board;
import winterhall.valda.BuildingKind;

/// How a seat stands: the followers it may expect at the end, beside those of the best other seat.
final class Evaluation {
    /// Followers that a turn brings by itself, with its points and cards.
    private static final double TURN = 2.1;
    /// Of what income and powers could bring only a part is used, since the points of a turn are few. With these a turn is
    /// worth as much as it brings on average, so that seats with different numbers of turns to come can be compared.
    private static final double INCOME = 0.35;
    private static final double POWERS = 0.7;

    private Evaluation() {}

    /// From 0 to 1.
    static double of(Board board, Seat seat) {
        Valuation own = Valuation.of(board, seat);
        double best = Double.NEGATIVE_INFINITY;
        for (Seat other : Seat.all(board.state().seats())) {
            if (!other.equals(seat)) {
                best = Math.max(best, withHand(own.of(other)));
            }
        }
        double spread = 1 + 0.5 * own.turns;
        return 1 / (1 + Math.exp((best - withHand(own)) / spread));
    }

    private static double withHand(Valuation valuation) {
        return standing(valuation)
                + CardWorth.hand(valuation)
                - CardWorth.UNKNOWN * valuation.board.handSize(valuation.seat);
    }

    /// What everybody can see of it: of cards in hand only their number.
    static double standing(Valuation valuation) {
        return valuation.player.followers()
                + valuation.worth(valuation.player.stock())
                + valuation.rune() * valuation.player.runes()
                + CardWorth.UNKNOWN * valuation.board.handSize(valuation.seat) * (valuation.turns > 0 ? 1 : 0.2)
                + INCOME * valuation.player.mines() * BuildingPlan.income(valuation, BuildingKind.MINE)
                + INCOME * valuation.player.drills() * BuildingPlan.income(valuation, BuildingKind.DRILL)
                + POWERS * Powers.all(valuation)
                + TURN * valuation.turns
                + 0.02 * valuation.state.temples(valuation.seat);
    }
}
