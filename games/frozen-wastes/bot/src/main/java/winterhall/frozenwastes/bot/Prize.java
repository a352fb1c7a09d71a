package winterhall.frozenwastes.bot;

import java.util.List;
import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.Body;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Owned;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.map.Colour;

/// What things are worth, in points: an experience counter is about three, the match a few dozen.
final class Prize {
    static final double VICTORY = 60;
    static final double GOLD = 0.3;
    private static final double LEVEL = 3;
    private static final double FORAGE = 0.6;
    private static final double LEAST_LOSS = 0.3;

    /// Nine of ten matches are over after so many.
    private static final double PATIENT_ROUNDS = 40;

    /// What so many clue cards are worth: with five they begin to find the Princess, with eight they nearly always do.
    private static final double[] CLUES = {0, 0.8, 1.7, 2.8, 4.2, 6.2, 9, 11, 12.2, 12.8};

    private Prize() {}

    static double clues(int count, Taste taste) {
        return CLUES[Math.min(count, CLUES.length - 1)] + taste.clue() * count;
    }

    static double experience(Board board, Seat seat) {
        return LEVEL / Scout.experienceCost(board, seat);
    }

    /// For defeating this Challenge.
    static double of(Board board, Seat seat, CardId card, Taste taste) {
        return of(board, seat, Foes.prize(card), taste);
    }

    /// For defeating any Challenge of a colour.
    static double of(Board board, Seat seat, Colour colour, Taste taste) {
        return of(
                board,
                seat,
                Foes.at(board.field().rules()).colours().get(colour.ordinal()).prize(),
                taste);
    }

    private static double of(Board board, Seat seat, List<Double> contents, Taste taste) {
        int held = board.secrets().clues().get(seat.index()).total();
        double clue = clues(held + 1, taste) - clues(held, taste);
        return contents.get(0) * experience(board, seat)
                + contents.get(1) * GOLD
                + contents.get(2) * taste.rumor()
                + contents.get(3) * clue
                + contents.get(4) * FORAGE;
    }

    /// What a knockout would cost the hero as it is now.
    static double knockout(Board board, Seat seat, Nerve nerve) {
        Body body = board.field().parties().get(seat.index()).body();
        return knockout(board, seat, nerve, body.wounds() + body.whiteDeath());
    }

    /// What a knockout takes away, and less and less in a match that does not end. (frozen-wastes:R189)
    ///
    /// @param counters that it would take away with the rest
    static double knockout(Board board, Seat seat, Nerve nerve, int counters) {
        Party party = board.field().parties().get(seat.index());
        int dearest = 0;
        for (Owned owned : party.cards()) {
            dearest = Math.max(dearest, Scout.price(owned.card()));
        }
        boolean isHolder = isHolder(board, seat);
        double loss = Math.max(LEAST_LOSS, 1.5 + GOLD * party.gold() + 0.4 * dearest - nerve.mending() * counters);
        return isHolder ? loss + VICTORY / 2 : loss * caution(board);
    }

    /// 1 for as long as most matches last; later a hero who waits for better chances would wait for ever.
    private static double caution(Board board) {
        double late = (board.field().clock().round() - PATIENT_ROUNDS) / PATIENT_ROUNDS;
        return Math.clamp(1 - late, 0.1, 1);
    }

    static boolean isHolder(Board board, Seat seat) {
        return board.field().world().princess().filter(seat::equals).isPresent();
    }
}
