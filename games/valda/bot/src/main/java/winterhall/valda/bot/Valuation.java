package winterhall.valda.bot;

import winterhall.engine.Seat;
import winterhall.valda.Board;
import winterhall.valda.Deity;
import winterhall.valda.Phase;
import winterhall.valda.Player;
import winterhall.valda.Progress;
import winterhall.valda.PublicState;
import winterhall.valda.Resource;
import winterhall.valda.Rules;
import winterhall.valda.Stock;

/// One seat at one moment: what it has, how many turns it will still have, and what things are worth to it by then.
///
/// The measure of everything is the follower.
final class Valuation {
    /// What one more resource brings while there are few of its kind, while there are some, and when there are many.
    private static final double SCARCE = 0.40;
    private static final double COMMON = 0.28;
    private static final double PLENTY = 0.13;
    private static final int FEW = 3;
    private static final int SOME = 6;
    /// Every temple but the cheapest needs blood, and only drills bring it.
    private static final double BLOOD = 1.15;
    private static final double TIE_BREAK = 0.01;

    final Board board;
    final PublicState state;
    final Seat seat;
    final Player player;
    /// Own turns still to begin.
    final int turns;

    private final double[] weights;

    private Valuation(Board board, Seat seat) {
        this.board = board;
        this.state = board.state();
        this.seat = seat;
        this.player = state.player(seat);
        this.turns = turnsLeft(state, seat);
        this.weights = new double[state.seats()];
    }

    static Valuation of(Board board, Seat seat) {
        return new Valuation(board, seat);
    }

    Valuation of(Seat other) {
        return new Valuation(board, other);
    }

    /// How much of this opponent's loss is one's own gain; see [Harm#weight], which is asked for many options in a row.
    double weight(Seat opponent) {
        int place = opponent.index();
        if (weights[place] == 0) {
            weights[place] = Harm.weight(this, opponent);
        }
        return weights[place];
    }

    Rules rules() {
        return state.rules();
    }

    boolean isActive() {
        return seat.equals(state.active());
    }

    /// Whether followers can still be bought in this turn. (valda:R87)
    boolean mayStillTrade() {
        return isActive() && state.progress().phase().ordinal() <= Phase.FOLLOWERS.ordinal();
    }

    /// Turns in which this seat can still buy followers, the present one included.
    int tradingTurns() {
        return turns + (mayStillTrade() ? 1 : 0);
    }

    /// How many turns this seat has yet to begin. (valda:R30)
    private static int turnsLeft(PublicState state, Seat seat) {
        Progress progress = state.progress();
        int seats = state.seats();
        int first = state.rules().rotates() ? (progress.round() - 1) % seats : 0;
        int own = Math.floorMod(seat.index() - first, seats);
        int active = Math.floorMod(progress.active().index() - first, seats);
        return state.rules().constants().rounds() - progress.round() + (own > active ? 1 : 0);
    }

    /// What these resources are worth; each kind less the more there is of it.
    double worth(Stock stock) {
        double sum = 0;
        for (Resource kind : Resource.values()) {
            sum += worth(kind, stock.of(kind));
        }
        return sum;
    }

    private double worth(Resource kind, int count) {
        double scale = kind == Resource.BLOOD ? BLOOD : 1;
        if (turns == 0) {
            return count * (mayStillTrade() ? PLENTY : TIE_BREAK);
        }
        int few = Math.min(count, FEW);
        int some = Math.min(count, SOME) - few;
        return scale * (few * SCARCE + some * COMMON + (count - few - some) * PLENTY);
    }

    /// What it means to have this much more, or less.
    double change(Stock gained, Stock paid) {
        Stock before = player.stock();
        return worth(before.plus(gained).minus(paid)) - worth(before);
    }

    double gain(Stock gained) {
        return change(gained, Stock.NOTHING);
    }

    double loss(Stock paid) {
        return -change(Stock.NOTHING, paid);
    }

    /// One rune: three resources, or followers at Thrym's. (valda:R41, R144)
    double rune() {
        double asResources = turns > 0 ? 0.62 : 2 * TIE_BREAK;
        int thrym = state.level(seat, Deity.THRYM);
        return thrym > 0 && tradingTurns() > 0 && player.runes() < 3 * thrym + 2
                ? Math.max(asResources, 0.9)
                : asResources;
    }

    /// An action point in a turn to come, or left over in this one.
    double actionPoint() {
        return COMMON;
    }
}
