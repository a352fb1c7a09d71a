package winterhall.valda;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import winterhall.engine.Seat;

/// What lasts for one turn. (valda:R32–R34)
///
/// @param actions action points left
/// @param points building points left
/// @param freePlays how many action cards still cost nothing (valda:R173)
/// @param yggdrasil whether an Yggdrasil was played (valda:R162)
/// @param built how many buildings were placed (valda:R57)
/// @param given the resources given in the present run of Heimdall's trades (valda:RU55)
/// @param taken the resources taken in it
/// @param flips tokens turned over (valda:R140)
/// @param rerolls dice rerolled (valda:R147)
/// @param moves temples moved by Mork's power (valda:R143)
/// @param trades how often each trade for followers was made (valda:R88)
/// @param borrowed areas in which the active seat has level 1 (valda:RU66)
/// @param immune seats whose temples cannot be harmed (valda:R125)
/// @param shielded seats that nobody may attack again (valda:R212)
/// @param attackers who attacked, as often as it attacked (valda:R67)
public record Turn(
        int actions,
        int points,
        int freePlays,
        boolean yggdrasil,
        int built,
        List<Resource> given,
        List<Resource> taken,
        int flips,
        int rerolls,
        int moves,
        List<Integer> trades,
        List<Area> borrowed,
        List<Seat> immune,
        List<Seat> shielded,
        List<Seat> attackers) {
    public Turn {
        given = List.copyOf(given);
        taken = List.copyOf(taken);
        trades = List.copyOf(trades);
        borrowed = List.copyOf(borrowed);
        immune = List.copyOf(immune);
        shielded = List.copyOf(shielded);
        attackers = List.copyOf(attackers);
    }

    static Turn start(int actions, int points) {
        return new Turn(
                actions, points, 0, false, 0, List.of(), List.of(), 0, 0, 0, List.of(), List.of(), List.of(), List.of(),
                List.of());
    }

    /// A copy with some components changed.
    private Turn with(Consumer<Edit> change) {
        Edit edit = new Edit(this);
        change.accept(edit);
        return edit.done();
    }

    Turn withPoints(int action, int building) {
        return with(turn -> {
            turn.actions = action;
            turn.points = building;
        });
    }

    Turn withFreePlays(int count) {
        return with(turn -> turn.freePlays = count);
    }

    Turn withYggdrasil() {
        return with(turn -> turn.yggdrasil = true);
    }

    Turn built(int more) {
        return with(turn -> turn.built += more);
    }

    /// One more trade in a run of Heimdall's. (valda:RU55)
    Turn exchanged(Resource give, Resource take) {
        return with(turn -> {
            turn.given = plus(given, give);
            turn.taken = plus(taken, take);
        });
    }

    /// Every other step ends the run. (valda:RU107)
    Turn endRun() {
        return hasRun()
                ? with(turn -> {
                    turn.given = List.of();
                    turn.taken = List.of();
                })
                : this;
    }

    /// Whether a run of Heimdall's trades goes on. (valda:RU55)
    boolean hasRun() {
        return !given.isEmpty() || !taken.isEmpty();
    }

    /// What is left of points is lost. (valda:R47, R90)
    Turn endPhase() {
        return with(turn -> {
            turn.actions = 0;
            turn.points = 0;
            turn.freePlays = 0;
            turn.given = List.of();
            turn.taken = List.of();
        });
    }

    Turn flipped() {
        return with(turn -> turn.flips++);
    }

    Turn rerolled() {
        return with(turn -> turn.rerolls++);
    }

    Turn moved() {
        return with(turn -> turn.moves++);
    }

    int traded(int trade) {
        return trade < trades.size() ? trades.get(trade) : 0;
    }

    Turn trade(int trade) {
        var counts = new ArrayList<>(trades);
        counts.addAll(Collections.nCopies(Math.max(0, trade + 1 - counts.size()), 0));
        counts.set(trade, counts.get(trade) + 1);
        return with(turn -> turn.trades = counts);
    }

    Turn borrow(Area area) {
        return with(turn -> turn.borrowed = plus(borrowed, area));
    }

    Turn protect(Seat seat) {
        return with(turn -> turn.immune = plus(immune, seat));
    }

    Turn shield(Seat seat) {
        return with(turn -> turn.shielded = plus(shielded, seat));
    }

    /// One more attack by this seat. (valda:R67)
    Turn attacked(Seat seat) {
        var more = new ArrayList<>(attackers);
        more.add(seat);
        return with(turn -> turn.attackers = more);
    }

    /// How many attacks this seat has made in its opportunity. (valda:R67)
    int attacks(Seat seat) {
        return Collections.frequency(attackers, seat);
    }

    private static <T> List<T> plus(List<T> list, T more) {
        if (list.contains(more)) {
            return list;
        }
        var longer = new ArrayList<>(list);
        longer.add(more);
        return longer;
    }

    private static final class Edit {
        private int actions;
        private int points;
        private int freePlays;
        private boolean yggdrasil;
        private int built;
        private List<Resource> given;
        private List<Resource> taken;
        private int flips;
        private int rerolls;
        private int moves;
        private List<Integer> trades;
        private List<Area> borrowed;
        private List<Seat> immune;
        private List<Seat> shielded;
        private List<Seat> attackers;

        Edit(Turn turn) {
            actions = turn.actions;
            points = turn.points;
            freePlays = turn.freePlays;
            yggdrasil = turn.yggdrasil;
            built = turn.built;
            given = turn.given;
            taken = turn.taken;
            flips = turn.flips;
            rerolls = turn.rerolls;
            moves = turn.moves;
            trades = turn.trades;
            borrowed = turn.borrowed;
            immune = turn.immune;
            shielded = turn.shielded;
            attackers = turn.attackers;
        }

        Turn done() {
            return new Turn(
                    actions, points, freePlays, yggdrasil, built, given, taken, flips, rerolls, moves, trades, borrowed,
                    immune, shielded, attackers);
        }
    }
}
