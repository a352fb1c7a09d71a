package winterhall.frozenwastes.bot;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.Body;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Scout;
import winterhall.frozenwastes.map.Terrain;

/// What frost costs a party. (frozen-wastes:R40, R50)
final class Cold {
    /// White death on an Ally.
    private static final double ON_ALLY = 0.25;

    /// A full load of frost that has not bitten yet.
    private static final double FROST = 0.4;

    private Cold() {}

    /// Of ending a turn there, in points.
    static double cost(Board board, Seat seat, Terrain terrain, Nerve nerve) {
        Party party = board.field().parties().get(seat.index());
        double cost = 0;
        for (CardId who : Scout.characters(party)) {
            int more = Scout.frost(board, seat, who, terrain);
            cost += more == 0 ? 0 : cost(board, seat, party, who, more, nerve);
        }
        return cost;
    }

    private static double cost(Board board, Seat seat, Party party, CardId who, int more, Nerve nerve) {
        Body body = Scout.body(party, who);
        int limit = Scout.frostLimit(board, seat, who);
        int frost = body.frost() + more;
        int bites = frost / limit;
        int left = Scout.life(party, who) - body.wounds() - body.whiteDeath() - bites;
        boolean isHero = who.equals(party.hero());
        if (left <= 0) {
            return isHero ? fall(board, seat, nerve) : Prize.GOLD * Scout.price(who) + ON_ALLY;
        }
        double frostCost = load(frost % limit, limit) - load(body.frost(), limit);
        return isHero
                ? bites * (nerve.whiteDeath() + nerve.weakness() / left) + frostCost
                : bites * ON_ALLY + frostCost / 2;
    }

    /// A hero who has the Princess does not risk her.
    private static double fall(Board board, Seat seat, Nerve nerve) {
        double knockout = Prize.knockout(board, seat, nerve, Scout.life(board, seat));
        return Prize.isHolder(board, seat) ? knockout : nerve.fall() * knockout;
    }

    /// What being rid of all frost is worth.
    static double relief(Board board, Seat seat, Party party) {
        double relief = 0;
        for (CardId who : Scout.characters(party)) {
            double load = load(Scout.body(party, who).frost(), Scout.frostLimit(board, seat, who));
            relief += who.equals(party.hero()) ? load : load / 2;
        }
        return relief;
    }

    private static double load(int frost, int limit) {
        return FROST * frost / limit;
    }

    /// How much Life each character will have lost after so many turns in such a place.
    static List<Integer> losses(Board board, Seat seat, Terrain terrain, int turns) {
        Party party = board.field().parties().get(seat.index());
        var losses = new ArrayList<Integer>();
        for (CardId who : Scout.characters(party)) {
            int frost = Scout.body(party, who).frost() + turns * Scout.frost(board, seat, who, terrain);
            losses.add(frost / Scout.frostLimit(board, seat, who));
        }
        return losses;
    }
}
