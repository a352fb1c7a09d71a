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
    /// The follower that comes with a temple.
    private static final double PLACED = 1;
    /// What a rival loses is gone for all who come after; without this those who sit first keep the control they won first.
    private static final double DENIAL = 2.5;
    private static final double DRILL_ROLL = 0.85;

    static BuildingPlan best(Valuation valuation) {
        if (valuation.state.turn().points() == 0) {
            return NONE;
        }
        BuildingPlan best = NONE;
        for (Area area : Area.values()) {
            if (mayBuildTemple(valuation, area)) {
                best = better(best, plan(valuation, cost(valuation, area), temple(valuation, area)));
            }
        }
        for (BuildingKind kind : BuildingKind.values()) {
            var printed = valuation.rules().building(kind);
            if (valuation.player.count(kind) < printed.most()) {
                best = better(best, plan(valuation, printed.cost(), income(valuation, kind)));
            }
        }
        return best;
    }

    private static BuildingPlan better(BuildingPlan one, BuildingPlan other) {
        return other.surplus > one.surplus ? other : one;
    }

    /// As few runes as do, and the rest by action points.
    private static BuildingPlan plan(Valuation valuation, Stock cost, double benefit) {
        Stock stock = valuation.player.stock();
        int actions = valuation.state.turn().actions();
        for (int runes = 0; runes <= valuation.player.runes(); runes++) {
            Stock missing = stock.missing(cost);
            if (missing.total() <= actions) {
                double price = valuation.worth(stock)
                        - valuation.worth(stock.plus(missing).minus(cost));
                double surplus = benefit
                        - price
                        - runes * valuation.rune()
                        - missing.total() * valuation.actionPoint()
                        - point(valuation);
                return new BuildingPlan(missing, runes, surplus);
            }
            stock = stock.plus(valuation.rules().constants().runeWorth());
        }
        return NONE;
    }

    /// What a building point is worth without a building. (valda:R42)
    static double point(Valuation valuation) {
        return valuation.state.runesLeft() > 0 ? valuation.rune() : 0;
    }

    private static boolean mayBuildTemple(Valuation valuation, Area area) {
        var constants = valuation.rules().constants();
        return valuation.state.area(area).temples().size() < constants.fields()
                && valuation.state.temples(valuation.seat) < constants.temples();
    }

    /// What a temple costs here; where nobody lives yet, of God or Giant the one that more is there for. (valda:R27, R132)
    static Stock cost(Valuation valuation, Area area) {
        Stock god = valuation.state.cost(valuation.state.area(area).occupant().orElse(area.god()));
        Stock giant = valuation.state.cost(valuation.state.area(area).occupant().orElse(area.giant()));
        Stock stock = valuation.player.stock();
        return stock.missing(giant).total() < stock.missing(god).total() ? giant : god;
    }

    /// A follower, a divine card and more power. (valda:R54)
    static double temple(Valuation valuation, Area area) {
        AreaState there = valuation.state.area(area);
        double power = there.occupant().isPresent()
                ? Powers.inArea(valuation, area, 1) - Powers.inArea(valuation, area, 0)
                : 0.4 * valuation.turns;
        double card = valuation.turns > 0 ? CardWorth.DIVINE : 0.15;
        return PLACED + card + power + denial(valuation, area);
    }

    /// What rivals lose who control the area now and would not with one more temple of this seat. (valda:R60)
    static double denial(Valuation valuation, Area area) {
        AreaState there = valuation.state.area(area);
        int own = there.count(valuation.seat) + 1;
        double sum = 0;
        for (Seat rival : Seat.all(valuation.state.seats())) {
            if (!rival.equals(valuation.seat) && there.count(rival) == own && valuation.state.level(rival, area) == 2) {
                Valuation theirs = valuation.of(rival);
                double lost = Powers.inArea(theirs, area, 0) - Powers.atLevelOne(theirs, area);
                sum += DENIAL * valuation.weight(rival) * lost;
            }
        }
        return sum;
    }

    /// Dice of all turns but the last, whose resources come too late.
    static double income(Valuation valuation, BuildingKind kind) {
        return valuation.turns * (kind == BuildingKind.MINE ? MINE_ROLL : DRILL_ROLL);
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
    static double settling(Valuation valuation, Deity deity) {
        int cost = valuation.rules().occupant(deity).cost().total();
        return Powers.aTurn(deity, 1) * valuation.turns - 0.2 * cost;
    }
}
