package winterhall.frozenwastes.bot;

import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Challenge;
import winterhall.frozenwastes.Colour;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.Step;

/// Where a hero should be going, and what being on the way there is worth.
///
/// @param worth in the points of [Evaluation]
record Goals(Hex place, double worth) {
    /// Spaces of a good turn.
    private static final double TURN = 3.2;

    /// What is left of a prize after a turn of walking, out of 1.
    private static final double DELAY = 0.86;

    private static final double[] PRIZE = {2.2, 4.2, 6.6, 8.6};

    /// What losing a fight costs.
    private static final double DEFEAT = 5;

    /// For a hero who has nothing better to do than to try.
    private static final double BETTER_THAN_NOTHING = 0.4;

    private static final double VICTORY = 30;
    private static final double PRINCESS = 22;
    private static final double ENOUGH_FOR_ARSHAN = 0.62;
    private static final int CLUES_TO_SEARCH = 5;

    /// What a gold piece is worth in a town that has not been seen for a while.
    private static final double NEWS = 0.16;

    private static final Challenge ARSHAN = (Challenge) CardId.parse("arshan").sheet();

    static Goals of(Board board, Seat seat) {
        Party party = board.field().parties().get(seat.index());
        Hex at = party.at().orElseThrow();
        if (isHolder(board, seat)) {
            return new Goals(Scout.greenVale(), VICTORY - Scout.distance(at, Scout.greenVale()));
        }
        Goals best = town(board, seat, party, at);
        best = best.or(adventure(board, seat, at));
        best = best.or(arshan(board, seat, at));
        return best.or(princess(board, seat, at));
    }

    static boolean isHolder(Board board, Seat seat) {
        return board.field().world().princess().filter(seat::equals).isPresent();
    }

    static boolean beatsArshan(Board board, Seat seat) {
        return Estimate.against(board, seat, ARSHAN) >= ENOUGH_FOR_ARSHAN;
    }

    private Goals or(Goals other) {
        return other.worth > worth ? other : this;
    }

    private static Goals at(Hex place, double worth, double steps) {
        return new Goals(place, worth * Math.pow(DELAY, steps / TURN));
    }

    private static Goals arshan(Board board, Seat seat, Hex at) {
        double chance = Estimate.against(board, seat, ARSHAN);
        double worth = chance < ENOUGH_FOR_ARSHAN ? 0 : VICTORY * chance;
        return at(Scout.greenVale(), worth, Scout.distance(at, Scout.greenVale()));
    }

    private static Goals princess(Board board, Seat seat, Hex at) {
        var best = new Goals(at, 0);
        if (board.field().world().princess().isEmpty()
                && board.secrets().clues().get(seat.index()).total() >= CLUES_TO_SEARCH) {
            for (Hex place : Scout.princessPlaces(board, seat)) {
                int toTheVale = Scout.distance(place, Scout.greenVale());
                best = best.or(at(place, PRINCESS - toTheVale, Scout.distance(at, place)));
            }
        }
        return best;
    }

    private static Goals adventure(Board board, Seat seat, Hex at) {
        var prizes = new double[PRIZE.length];
        for (Colour colour : Colour.values()) {
            double chance = Estimate.against(board, seat, colour);
            double prize = PRIZE[colour.ordinal()] * chance - DEFEAT * (1 - chance);
            prizes[colour.ordinal()] = Math.max(prize, BETTER_THAN_NOTHING * chance);
        }
        boolean isOver = board.field().turn().seat().equals(seat)
                && board.field().turn().step().compareTo(Step.ADVENTURE) > 0;
        var best = new Goals(at, 0);
        for (Hex jewel : Scout.jewels()) {
            Optional<Colour> colour = Scout.adventure(board, jewel);
            if (colour.isPresent()) {
                int steps = Scout.distance(at, jewel);
                best = best.or(at(jewel, prizes[colour.get().ordinal()], steps == 0 && isOver ? TURN : steps));
            }
        }
        return best;
    }

    /// To heal, to warm up and to buy what lies there.
    private static Goals town(Board board, Seat seat, Party party, Hex at) {
        int harm = party.body().wounds() + party.body().whiteDeath();
        double need = Math.max(0, 9.0 * harm / Scout.life(board, seat) - 1.5);
        need += party.body().frost() + 1 >= Scout.frostLimit(board, seat) ? 1.5 : 0;
        boolean isOver = board.field().turn().seat().equals(seat)
                && board.field().turn().step().compareTo(Step.MARKET) > 0;
        var best = new Goals(at, 0);
        for (Hex hex : Scout.towns()) {
            boolean cures = party.body().whiteDeath() > 0 && Scout.cures(hex);
            int steps = Scout.distance(at, hex);
            double worth = Math.min(8, need) + (cures ? 1.5 : 0) + bargain(board, party, hex, steps);
            best = best.or(at(hex, worth, steps == 0 && isOver ? TURN : steps));
        }
        return best;
    }

    /// The best thing on display, or what new cards may bring to somebody who is not there yet.
    private static double bargain(Board board, Party party, Hex town, int steps) {
        double best = steps == 0 ? 0 : NEWS * Math.min(party.gold(), 10);
        for (CardId card : Scout.forSale(board, town)) {
            if (Scout.price(card) <= party.gold() && Scout.hasRoom(party, card)) {
                best = Math.max(best, Shopping.use(party, card) / 3);
            }
        }
        return Math.min(best, 4);
    }
}
