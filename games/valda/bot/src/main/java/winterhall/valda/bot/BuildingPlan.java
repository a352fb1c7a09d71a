package winterhall.valda.bot;

import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.AreaState;
import winterhall.valda.BuildingKind;
import winterhall.valda.Deity;
import winterhall.valda.Resource;
import winterhall.valda.Stock;

/// The building that pays best of those that can be paid in this turn, and what is still missing for it.
///
/// @param missing resources to be taken, drawn from cards or exchanged, after these runes were traded
/// @param surplus what building is worth more than the rune that its point could take instead
record BuildingPlan(Stock missing, int runes, double surplus) {
    static final BuildingPlan NONE = new BuildingPlan(Stock.NOTHING, 0, 0);
    /// Followers that one die of a mine or drill brings by the resources of one roll.
    private static final double MINE_ROLL = 0.7;
    /// The follower that comes with a temple, and what a field taken is worth beyond all that is counted here.
    private static final double PLACED = 1.5;
    /// A rival may win back control.
    private static final double DENIAL = 1;
    private static final double DRILL_ROLL = 0.85;

    static BuildingPlan best(Outlook outlook) {
        if (outlook.state.turn().points() == 0) {
            return NONE;
        }
        BuildingPlan best = NONE;
        for (Area area : Area.values()) {
            if (mayBuildTemple(outlook, area)) {
                best = better(best, plan(outlook, cost(outlook, area), temple(outlook, area)));
            }
        }
        for (BuildingKind kind : BuildingKind.values()) {
            var printed = outlook.rules().building(kind);
            if (outlook.player.count(kind) < printed.most()) {
                best = better(best, plan(outlook, printed.cost(), income(outlook, kind)));
            }
        }
        return best;
    }

    private static BuildingPlan better(BuildingPlan one, BuildingPlan other) {
        return other.surplus > one.surplus ? other : one;
    }

    /// As few runes as do, and the rest by action points.
    private static BuildingPlan plan(Outlook outlook, Stock cost, double benefit) {
        Stock stock = outlook.player.stock();
        int actions = outlook.state.turn().actions();
        for (int runes = 0; runes <= outlook.player.runes(); runes++) {
            Stock missing = stock.missing(cost);
            if (missing.total() <= actions) {
                double price =
                        outlook.worth(stock) - outlook.worth(stock.plus(missing).minus(cost));
                double surplus = benefit
                        - price
                        - runes * outlook.rune()
                        - missing.total() * outlook.actionPoint()
                        - point(outlook);
                return new BuildingPlan(missing, runes, surplus);
            }
            stock = stock.plus(outlook.rules().constants().runeWorth());
        }
        return NONE;
    }

    /// What a building point is worth without a building. (valda:R42)
    static double point(Outlook outlook) {
        return outlook.state.runesLeft() > 0 ? outlook.rune() : 0;
    }

    private static boolean mayBuildTemple(Outlook outlook, Area area) {
        var constants = outlook.rules().constants();
        return outlook.state.area(area).temples().size() < constants.fields()
                && outlook.state.temples(outlook.seat) < constants.temples();
    }

    /// What a temple costs here; where nobody lives yet, of God or Giant the one that more is there for. (valda:R27, R132)
    static Stock cost(Outlook outlook, Area area) {
        Stock god = outlook.state.cost(outlook.state.area(area).occupant().orElse(area.god()));
        Stock giant = outlook.state.cost(outlook.state.area(area).occupant().orElse(area.giant()));
        Stock stock = outlook.player.stock();
        return stock.missing(giant).total() < stock.missing(god).total() ? giant : god;
    }

    /// A follower, a divine card and more power. (valda:R54)
    static double temple(Outlook outlook, Area area) {
        AreaState there = outlook.state.area(area);
        double power = there.occupant().isPresent()
                ? Powers.inArea(outlook, area, 1) - Powers.inArea(outlook, area, 0)
                : 0.4 * outlook.turns;
        double card = outlook.turns > 0 ? CardWorth.DIVINE : 0.15;
        return PLACED + card + power + denial(outlook, area);
    }

    /// What rivals lose who control the area now and would not with one more temple of this seat. (valda:R60)
    static double denial(Outlook outlook, Area area) {
        AreaState there = outlook.state.area(area);
        int own = there.count(outlook.seat) + 1;
        double sum = 0;
        for (Seat rival : Seat.all(outlook.state.seats())) {
            if (!rival.equals(outlook.seat) && there.count(rival) == own && outlook.state.level(rival, area) == 2) {
                Outlook theirs = outlook.of(rival);
                double lost = Powers.inArea(theirs, area, 0) - Powers.atLevelOne(theirs, area);
                sum += DENIAL * outlook.weight(rival) * lost;
            }
        }
        return sum;
    }

    /// Dice of all turns but the last, whose resources come too late.
    static double income(Outlook outlook, BuildingKind kind) {
        return outlook.turns * (kind == BuildingKind.MINE ? MINE_ROLL : DRILL_ROLL);
    }

    /// How much a gain helps this plan.
    double helps(Stock gained) {
        int all = missing.total();
        if (all == 0 || surplus <= 0) {
            return 0;
        }
        int covered = 0;
        for (Resource kind : Resource.values()) {
            covered += Math.min(missing.of(kind), gained.of(kind));
        }
        return surplus * covered / all;
    }

    /// What a God or Giant would be worth as a neighbour, by the power alone.
    static double settling(Outlook outlook, Deity deity) {
        int cost = outlook.rules().occupant(deity).cost().total();
        return Powers.aTurn(deity, 1) * outlook.turns - 0.2 * cost;
    }
}
