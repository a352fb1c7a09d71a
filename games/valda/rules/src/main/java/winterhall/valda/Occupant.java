package winterhall.valda;

import java.util.Optional;
import winterhall.engine.Catalogue;

/// What is printed for a God or Giant. (valda:R132)
///
/// @param level1 its number at level 1: a bonus, runes, rerolls, a rate, cards kept, tokens turned, moves
/// @param level2 the same at level 2
/// @param few1 the number at level 1 with two or three seats (valda:R35)
/// @param few2 the same at level 2
/// @param extra1 a second number at level 1: attacks with two or three seats, cards drawn, extra action points
/// @param extra2 the same at level 2
/// @param cheapens whose temples cost one divine blood less as long as it lives here (valda:R145)
/// @param icon its shape among those of game-icons.net; one has a mark of its own
public record Occupant(
        String id,
        String rule,
        Area area,
        boolean giant,
        Stock cost,
        Phase phase,
        int level1,
        int level2,
        int few1,
        int few2,
        int extra1,
        int extra2,
        Optional<Deity> cheapens,
        Optional<String> icon)
        implements Catalogue.Item {
    public Occupant {
        PrintedCheck.requireNoneBelowZero(
                "occupant." + id,
                "level1",
                level1,
                "level2",
                level2,
                "few1",
                few1,
                "few2",
                few2,
                "extra1",
                extra1,
                "extra2",
                extra2);
    }

    /// With other numbers for two or three seats.
    Occupant few(int first, int second) {
        return new Occupant(
                id, rule, area, giant, cost, phase, level1, level2, first, second, extra1, extra2, cheapens, icon);
    }

    /// With a second number.
    Occupant extra(int first, int second) {
        return new Occupant(
                id, rule, area, giant, cost, phase, level1, level2, few1, few2, first, second, cheapens, icon);
    }

    /// Making the temples of that one cheaper.
    Occupant cheapening(Deity other) {
        return new Occupant(
                id,
                rule,
                area,
                giant,
                cost,
                phase,
                level1,
                level2,
                few1,
                few2,
                extra1,
                extra2,
                Optional.of(other),
                icon);
    }

    /// With this shape.
    Occupant icon(String shape) {
        return new Occupant(
                id,
                rule,
                area,
                giant,
                cost,
                phase,
                level1,
                level2,
                few1,
                few2,
                extra1,
                extra2,
                cheapens,
                Optional.of(shape));
    }

    boolean cheapens(Deity other) {
        return cheapens.isPresent() && cheapens.get() == other;
    }

    /// Its number at level 1 or 2.
    int number(int level, boolean fewSeats) {
        return fewSeats ? level == 1 ? few1 : few2 : level == 1 ? level1 : level2;
    }

    /// Its second number at level 1 or 2.
    int extra(int level) {
        return level == 1 ? extra1 : extra2;
    }
}
