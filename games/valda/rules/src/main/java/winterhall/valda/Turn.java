package winterhall.valda;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
/// @param attacks how many attacks were made in the present opportunity (valda:R67)
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
        int attacks) {
    public Turn {
        given = List.copyOf(given);
        taken = List.copyOf(taken);
        trades = List.copyOf(trades);
        borrowed = List.copyOf(borrowed);
        immune = List.copyOf(immune);
        shielded = List.copyOf(shielded);
    }

    static Turn start(int actions, int points) {
        return new Turn(
                actions, points, 0, false, 0, List.of(), List.of(), 0, 0, 0, List.of(), List.of(), List.of(), List.of(),
                0);
    }

    Turn withPoints(int action, int building) {
        return new Turn(
                action, building, freePlays, yggdrasil, built, given, taken, flips, rerolls, moves, trades, borrowed,
                immune, shielded, attacks);
    }

    Turn withFreePlays(int count) {
        return new Turn(
                actions, points, count, yggdrasil, built, given, taken, flips, rerolls, moves, trades, borrowed, immune,
                shielded, attacks);
    }

    Turn withYggdrasil() {
        return new Turn(
                actions, points, freePlays, true, built, given, taken, flips, rerolls, moves, trades, borrowed, immune,
                shielded, attacks);
    }

    Turn built(int more) {
        return new Turn(
                actions,
                points,
                freePlays,
                yggdrasil,
                built + more,
                given,
                taken,
                flips,
                rerolls,
                moves,
                trades,
                borrowed,
                immune,
                shielded,
                attacks);
    }

    private Turn withRun(List<Resource> gave, List<Resource> took) {
        return new Turn(
                actions, points, freePlays, yggdrasil, built, gave, took, flips, rerolls, moves, trades, borrowed,
                immune, shielded, attacks);
    }

    /// One more trade in a run of Heimdall's. (valda:RU55)
    Turn exchanged(Resource give, Resource take) {
        return withRun(plus(given, give), plus(taken, take));
    }

    /// Every other step ends the run. (valda:RU107)
    Turn endRun() {
        return given.isEmpty() && taken.isEmpty() ? this : withRun(List.of(), List.of());
    }

    Turn flipped() {
        return new Turn(
                actions, points, freePlays, yggdrasil, built, given, taken, flips + 1, rerolls, moves, trades, borrowed,
                immune, shielded, attacks);
    }

    Turn rerolled() {
        return new Turn(
                actions,
                points,
                freePlays,
                yggdrasil,
                built,
                given,
                taken,
                flips,
                rerolls + 1,
                moves,
                trades,
                borrowed,
                immune,
                shielded,
                attacks);
    }

    Turn moved() {
        return new Turn(
                actions, points, freePlays, yggdrasil, built, given, taken, flips, rerolls, moves + 1, trades, borrowed,
                immune, shielded, attacks);
    }

    int traded(int trade) {
        return trade < trades.size() ? trades.get(trade) : 0;
    }

    Turn trade(int trade) {
        var counts = new ArrayList<>(trades);
        counts.addAll(Collections.nCopies(Math.max(0, trade + 1 - counts.size()), 0));
        counts.set(trade, counts.get(trade) + 1);
        return new Turn(
                actions, points, freePlays, yggdrasil, built, given, taken, flips, rerolls, moves, counts, borrowed,
                immune, shielded, attacks);
    }

    Turn borrow(Area area) {
        return new Turn(
                actions,
                points,
                freePlays,
                yggdrasil,
                built,
                given,
                taken,
                flips,
                rerolls,
                moves,
                trades,
                plus(borrowed, area),
                immune,
                shielded,
                attacks);
    }

    Turn protect(Seat seat) {
        return new Turn(
                actions,
                points,
                freePlays,
                yggdrasil,
                built,
                given,
                taken,
                flips,
                rerolls,
                moves,
                trades,
                borrowed,
                plus(immune, seat),
                shielded,
                attacks);
    }

    Turn shield(Seat seat) {
        return new Turn(
                actions,
                points,
                freePlays,
                yggdrasil,
                built,
                given,
                taken,
                flips,
                rerolls,
                moves,
                trades,
                borrowed,
                immune,
                plus(shielded, seat),
                attacks);
    }

    Turn withAttacks(int count) {
        return new Turn(
                actions, points, freePlays, yggdrasil, built, given, taken, flips, rerolls, moves, trades, borrowed,
                immune, shielded, count);
    }

    private static <T> List<T> plus(List<T> list, T more) {
        if (list.contains(more)) {
            return list;
        }
        var longer = new ArrayList<>(list);
        longer.add(more);
        return longer;
    }
}
