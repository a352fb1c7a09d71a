package winterhall.valda;

import java.util.List;
import winterhall.engine.Catalogue;

/// What is printed for a God or Giant. (valda:R132)
///
/// @param levels its number at level 1 and 2: a bonus, runes, rerolls, a rate, cards kept, tokens turned, moves
/// @param levelsFew the same with two or three seats, for those that depend on it (valda:R35)
/// @param extra a second number at level 1 and 2: attacks with two or three seats, cards drawn, extra action points
public record Occupant(
        String id,
        String rule,
        Area area,
        boolean giant,
        Stock cost,
        Phase phase,
        List<Integer> levels,
        List<Integer> levelsFew,
        List<Integer> extra)
        implements Catalogue.Item {
    public Occupant {
        levels = two(levels);
        levelsFew = two(levelsFew);
        extra = two(extra);
    }

    /// With other numbers for two or three seats.
    Occupant few(int first, int second) {
        return new Occupant(id, rule, area, giant, cost, phase, levels, List.of(first, second), extra);
    }

    /// With a second number.
    Occupant extra(int first, int second) {
        return new Occupant(id, rule, area, giant, cost, phase, levels, levelsFew, List.of(first, second));
    }

    private static List<Integer> two(List<Integer> numbers) {
        if (numbers.size() != 2) {
            throw new IllegalArgumentException("a power has one number for each of two levels, not " + numbers);
        }
        return List.copyOf(numbers);
    }
}
