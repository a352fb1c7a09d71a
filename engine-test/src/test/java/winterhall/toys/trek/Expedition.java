package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;

/// Everything that lies open on the table. (trek:R32)
///
/// @param heroes of each seat
/// @param lairs beasts that lie open on the map
/// @param forHire allies that nobody has hired yet
/// @param ending how the match was decided, once it is over
record Expedition(
        Calendar calendar,
        Turn turn,
        List<Hero> heroes,
        Optional<Fight> fight,
        List<Lair> lairs,
        List<Ally> forHire,
        Optional<Ending> ending) {
    Expedition {
        heroes = List.copyOf(heroes);
        lairs = List.copyOf(lairs);
        forHire = List.copyOf(forHire);
    }

    /// @param first who begins each round (trek:R4)
    record Calendar(int rounds, int round, Seat first) {
        boolean isLastRound() {
            return round == rounds;
        }

        Calendar beganBy(Seat seat) {
            return new Calendar(rounds, round, seat);
        }

        Calendar nextRound() {
            return new Calendar(rounds, round + 1, first);
        }
    }

    /// @param number counted through the match
    record Turn(int number, Seat seat, Dice dice) {
        /// The stream that the dice of this turn are rolled from.
        String stream() {
            return "dice/turn-" + number;
        }

        Turn next(Seat seat) {
            return new Turn(number + 1, seat, Dice.NONE);
        }

        Turn with(Dice changed) {
            return new Turn(number, seat, changed);
        }
    }

    /// A beast that lies open; the treasures of those it knocked out lie under it. (trek:R23, R27)
    record Lair(Hex at, Beast beast) {}

    /// @param onSummit who won by showing treasures on the summit (trek:R30)
    record Ending(Optional<Seat> onSummit) {}

    static Expedition starting(int seats, int rounds, List<Ally> forHire) {
        var heroes = Seat.all(seats).stream()
                .map(seat -> Hero.starting(Valley.VILLAGES.get(seat.index() % 2)))
                .toList();
        Seat first = Seat.of(1);
        return new Expedition(
                new Calendar(rounds, 0, first),
                new Turn(0, first, Dice.NONE),
                heroes,
                Optional.empty(),
                List.of(),
                forHire,
                Optional.empty());
    }

    int seats() {
        return heroes.size();
    }

    /// All seats in the order of their turns. (trek:R4)
    List<Seat> order() {
        return calendar.first().around(seats());
    }

    Hero hero(Seat seat) {
        return heroes.get(seat.index());
    }

    Dice dice() {
        return turn.dice();
    }

    Optional<Beast> beastAt(Hex hex) {
        return lairs.stream()
                .filter(lair -> lair.at().equals(hex))
                .map(Lair::beast)
                .findFirst();
    }

    Expedition with(Calendar changed) {
        return new Expedition(changed, turn, heroes, fight, lairs, forHire, ending);
    }

    Expedition with(Turn changed) {
        return new Expedition(calendar, changed, heroes, fight, lairs, forHire, ending);
    }

    Expedition hero(Seat seat, UnaryOperator<Hero> change) {
        var changed = new ArrayList<>(heroes);
        changed.set(seat.index(), change.apply(hero(seat)));
        return new Expedition(calendar, turn, changed, fight, lairs, forHire, ending);
    }

    Expedition with(Optional<Fight> changed) {
        return new Expedition(calendar, turn, heroes, changed, lairs, forHire, ending);
    }

    Expedition withLair(Lair added) {
        var more = new ArrayList<>(lairs);
        more.add(added);
        return new Expedition(calendar, turn, heroes, fight, more, forHire, ending);
    }

    Expedition withoutLair(Hex at) {
        var fewer = new ArrayList<>(lairs);
        fewer.removeIf(lair -> lair.at().equals(at));
        return new Expedition(calendar, turn, heroes, fight, fewer, forHire, ending);
    }

    Expedition hired(Ally ally) {
        var fewer = new ArrayList<>(forHire);
        fewer.remove(ally);
        return new Expedition(calendar, turn, heroes, fight, lairs, fewer, ending);
    }

    Expedition with(Ending decided) {
        return new Expedition(calendar, turn, heroes, fight, lairs, forHire, Optional.of(decided));
    }
}
