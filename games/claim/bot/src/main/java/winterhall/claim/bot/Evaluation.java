package winterhall.claim.bot;

import java.util.function.ToIntFunction;
import winterhall.claim.Board;
import winterhall.claim.Faction;
import winterhall.claim.Phase;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;

/// Evaluates a position between two tricks: the votes a seat may expect, and the strength of its cards.
final class Evaluation {
    private static final double FOLLOWERS = 0.06;
    private static final double HAND = 0.03;

    private Evaluation() {}

    /// From 0 to 1.
    static double of(Board board, Seat seat) {
        double votes = 0;
        for (Faction faction : board.cards().factions()) {
            votes += squashed(lead(board, seat, faction));
        }
        double hands = strengthAhead(board, seat, Board::hand);
        double strength = board.phase() == Phase.RECRUITING
                ? FOLLOWERS * strengthAhead(board, seat, Board::followers) + HAND * hands
                : FOLLOWERS * hands;
        return 0.5 + squashed(votes + strength) / 2;
    }

    /// What a card does for its holder: its value, and more where it can be played on other factions.
    static int strength(Faction faction, int value) {
        return switch (faction) {
            case DOPPELGANGER -> value + 2;
            case KNIGHT, SEER, FROSTBEAST -> value + 1;
            default -> value;
        };
    }

    /// How far this side is ahead of the best other one in cards of a faction, beside what is still to be won.
    private static double lead(Board board, Seat seat, Faction faction) {
        CardSet cards = board.cards().of(faction);
        int own = 0;
        int best = 0;
        int out = 0;
        for (Seat other : Seat.all(board.seats())) {
            int won = won(board, other, cards);
            out += board.at(Board.hand(other))
                    .plus(board.at(Board.followers(other)))
                    .and(cards)
                    .size();
            if (isPartner(board, seat, other)) {
                own += won;
            } else {
                best = board.seats() == 4 ? best + won : Math.max(best, won);
            }
        }
        return 2.0 * (own - best) / (1 + out);
    }

    private static int won(Board board, Seat seat, CardSet cards) {
        return board.at(Board.score(seat)).and(cards).size()
                + board.at(Board.gnomes(seat)).and(cards).size();
    }

    /// Opposite seats of four play together, and every seat with itself. (claim:N2)
    private static boolean isPartner(Board board, Seat seat, Seat other) {
        return board.seats() == 4 ? (seat.number() - other.number()) % 2 == 0 : seat.equals(other);
    }

    private static double strengthAhead(Board board, Seat seat, ToIntFunction<Seat> zone) {
        double sidesAgainst = board.seats() == 3 ? 2 : 1;
        double ahead = 0;
        for (Seat other : Seat.all(board.seats())) {
            int strength = strength(board, board.at(zone.applyAsInt(other)));
            ahead += isPartner(board, seat, other) ? strength : -strength / sidesAgainst;
        }
        return ahead;
    }

    private static int strength(Board board, CardSet cards) {
        int sum = 0;
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            sum += strength(board.cards().faction(card), board.value(card));
        }
        return sum;
    }

    /// Between −1 and 1.
    private static double squashed(double value) {
        return value / (1 + Math.abs(value));
    }
}
