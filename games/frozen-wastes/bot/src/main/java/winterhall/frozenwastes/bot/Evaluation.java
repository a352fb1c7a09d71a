package winterhall.frozenwastes.bot;

import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.Ending;
import winterhall.frozenwastes.Owned;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;

/// How a seat stands: how strong its party is, what it holds, and what it can do next.
final class Evaluation {
    static final double SCALE = 9;

    /// What a hero who plays alone is measured by.
    private static final double ALONE = 30;

    private Evaluation() {}

    /// From 0 to 1, beside the best of the others.
    static double of(Board board, Seat seat, Taste taste) {
        Optional<Ending> ending = board.field().ending();
        if (ending.isPresent()) {
            return ending.get()
                    .winner()
                    .map(winner -> winner.equals(seat) ? 1.0 : 0.0)
                    .orElse(0.0);
        }
        int seats = board.field().parties().size();
        double best = seats == 1 ? ALONE : Double.NEGATIVE_INFINITY;
        for (Seat other : Seat.all(seats)) {
            best = other.equals(seat) ? best : Math.max(best, score(board, other, taste));
        }
        return 1 / (1 + Math.exp((best - score(board, seat, taste)) / SCALE));
    }

    private static double score(Board board, Seat seat, Taste taste) {
        Party party = board.field().parties().get(seat.index());
        if (party.at().isEmpty()) {
            return 0;
        }
        double harm = party.body().wounds() + party.body().whiteDeath();
        double score = Strength.healed(board.field().rules(), party).worth();
        score += party.experience() * Prize.experience(board, seat) + 0.8 * Prize.GOLD * party.gold();
        score += taste.rumor() * board.secrets().rumors().get(seat.index()).total();
        score += Prize.clues(board.secrets().clues().get(seat.index()).total(), taste);
        score -= Plan.hardship(harm / Scout.life(board, seat)) + Cold.relief(board, seat, party);
        score -= 0.3 * party.body().exhaustion();
        for (Owned owned : party.cards()) {
            score -= 0.4 * (owned.body().wounds() + owned.body().whiteDeath());
        }
        return score + new Plan(board, seat, taste).later(party.at().get());
    }
}
