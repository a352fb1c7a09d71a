package winterhall.frozenwastes.cards;

import java.util.List;

/// A printed hero. (frozen-wastes:R14, R88)
///
/// @param values Mind, Body and Spirit
/// @param damage wounds for a successful attack in each phase: ranged, melee, magic
/// @param powers skills are powers too: `always/test/2/climb`
public record Hero(
        String id, String rule, int life, int stamina, List<Integer> values, List<Integer> damage, List<Power> powers)
        implements Sheet {
    public Hero {
        values = Sheet.phases(values, id, "values");
        damage = Sheet.phases(damage, id, "damage");
        powers = List.copyOf(powers);
        Sheet.check(life > 0, id, "life", life);
        Sheet.check(stamina >= 0, id, "stamina", stamina);
    }

    public static Hero of(
            String id, int life, int stamina, List<Integer> values, List<Integer> damage, Power... powers) {
        return new Hero(id, "frozen-wastes:R88", life, stamina, values, damage, List.of(powers));
    }
}
