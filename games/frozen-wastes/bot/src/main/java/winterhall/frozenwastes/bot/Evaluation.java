package winterhall.frozenwastes.bot;

import winterhall.engine.Seat;
import winterhall.frozenwastes.Ally;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.Body;
import winterhall.frozenwastes.Item;
import winterhall.frozenwastes.Owned;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.Sheet;

/// How a seat stands: what its hero has become, what it holds, and how near the next goal is.
final class Evaluation {
    private static final double SCALE = 14;

    private Evaluation() {}

    /// From 0 to 1, beside the best of the others.
    static double of(Board board, Seat seat) {
        double best = Double.NEGATIVE_INFINITY;
        int seats = board.field().parties().size();
        for (Seat other : Seat.all(seats)) {
            best = other.equals(seat) ? best : Math.max(best, score(board, other));
        }
        double ahead = score(board, seat) - (seats == 1 ? 10 : best);
        return 0.5 + ahead / (SCALE + Math.abs(ahead)) / 2;
    }

    static double score(Board board, Seat seat) {
        Party party = board.field().parties().get(seat.index());
        if (party.at().isEmpty()) {
            return 0;
        }
        double score =
                3.0 * (Scout.level(board, seat) + (double) party.experience() / Scout.experienceCost(board, seat));
        score += possessions(party) + Math.min(party.gold(), 14) * 0.28;
        score += 0.3 * board.secrets().rumors().get(seat.index()).total();
        score += 0.9 * Math.min(8, board.secrets().clues().get(seat.index()).total());
        score -= hardship(board, seat, party);
        return score + Goals.of(board, seat).worth();
    }

    private static double possessions(Party party) {
        double worth = 0.15 * party.gear().total();
        for (Owned owned : party.cards()) {
            Sheet sheet = owned.card().sheet();
            worth += switch (sheet) {
                case Item item -> 0.4 * item.price();
                case Ally ally ->
                    0.45 * ally.price()
                            - 0.5 * (owned.body().wounds() + owned.body().whiteDeath());
                default -> 0.6;
            };
        }
        return worth;
    }

    private static double hardship(Board board, Seat seat, Party party) {
        Body body = party.body();
        double harm = (double) (body.wounds() + body.whiteDeath()) / Scout.life(board, seat);
        double frost = (double) body.frost() / Scout.frostLimit(board, seat);
        return 7 * harm * harm + 1.5 * harm + 1.6 * frost * frost + 0.35 * body.exhaustion() + 0.4 * body.whiteDeath();
    }
}
