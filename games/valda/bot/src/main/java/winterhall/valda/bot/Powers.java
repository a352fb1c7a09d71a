package winterhall.valda.bot;

import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.AreaState;
import winterhall.valda.Deity;
import winterhall.valda.PublicState;
import winterhall.valda.Temple;

/// What the powers of Gods and Giants bring, in followers a turn. (valda:R133–R147)
final class Powers {
    private Powers() {}

    /// At level 1 and 2, where a seat also needs what a trade costs.
    static double aTurn(Deity deity, int level) {
        return level == 0
                ? 0
                : switch (deity) {
                    case FREYA -> level == 1 ? 0.25 : 0.55;
                    case KARI -> level == 1 ? 0.48 : 0.80;
                    case TYR -> level == 1 ? 0.25 : 0.45;
                    case AGIR -> level == 1 ? 0.30 : 0.60;
                    case SURTUR -> level == 1 ? 0.30 : 0.45;
                    case HEL -> level == 1 ? 0.30 : 0.55;
                    case LOKI -> level == 1 ? 0.75 : 1.70;
                    case MORK -> level == 1 ? 0.45 : 0.80;
                    case ODIN -> level == 1 ? 0.55 : 1.25;
                    case THRYM -> level == 1 ? 0.80 : 1.50;
                    case THOR -> level == 1 ? 0.55 : 1.30;
                    case GRIM -> level == 1 ? 0.60 : 1.10;
                    case HEIMDALL -> level == 1 ? 0.20 : 0.40;
                    case YMIR -> level == 1 ? 0.45 : 0.80;
                };
    }

    /// How often this seat can still use a power: in its turns to come, and in this one if its phase is not over.
    static double uses(Deity deity, Valuation valuation) {
        boolean stillThisTurn = valuation.isActive()
                && valuation.rules().occupant(deity).phase().ordinal()
                        >= valuation.state.progress().phase().ordinal();
        boolean opponents = deity == Deity.SURTUR || deity == Deity.HEL;
        return valuation.turns + (stillThisTurn || opponents ? 0.8 : 0);
    }

    /// What this seat's power in an area is worth until the end, if it has this many temples more or less there.
    static double inArea(Valuation valuation, Area area, int more) {
        AreaState there = valuation.state.area(area);
        if (there.occupant().isEmpty()) {
            return 0;
        }
        Deity deity = there.occupant().get();
        int level = level(valuation.state, there, valuation.seat, more);
        return aTurn(deity, level) * uses(deity, valuation);
    }

    /// What the power in an area would be worth without control of it.
    static double atLevelOne(Valuation valuation, Area area) {
        Deity deity = valuation.state.area(area).occupant().orElseThrow();
        return aTurn(deity, 1) * uses(deity, valuation);
    }

    /// The level with this many temples more or less. (valda:R60, R61)
    private static int level(PublicState state, AreaState there, Seat seat, int more) {
        int own = more;
        int active = more;
        int most = 0;
        for (Temple temple : there.temples()) {
            if (temple.owner().equals(seat)) {
                own++;
                active += temple.isActive() ? 1 : 0;
            } else {
                most = Math.max(most, there.count(temple.owner()));
            }
        }
        if (active <= 0) {
            return 0;
        }
        boolean controls = own >= state.rules().constants().controlTemples() && own > most;
        return controls && active >= 2 ? 2 : 1;
    }

    /// What all powers of a seat are worth until the end.
    static double all(Valuation valuation) {
        double sum = 0;
        for (Area area : Area.values()) {
            sum += inArea(valuation, area, 0);
        }
        return sum;
    }
}
