package winterhall.frozenwastes.cards;

import java.util.List;
import java.util.Optional;
import winterhall.frozenwastes.map.Colour;

/// A market card or a Legend that is a companion. (frozen-wastes:R92, R155)
///
/// @param values added to rolls in each phase: ranged, melee, magic
/// @param damage wounds for a successful attack in each phase
/// @param colour of the jewels where a Legend is found; empty for a market card
/// @param level how many rumor tokens a Legend takes; 0 for a market card
public record Ally(
        String id,
        String rule,
        int price,
        int life,
        int stamina,
        List<Integer> values,
        List<Integer> damage,
        List<Power> powers,
        Optional<Colour> colour,
        int level)
        implements Sheet, Belonging {
    public Ally {
        values = Sheet.phases(values, id, "values");
        damage = Sheet.phases(damage, id, "damage");
        powers = List.copyOf(powers);
        Sheet.check(price > 0, id, "price", price);
        Sheet.check(life > 0, id, "life", life);
        Sheet.check(stamina >= 0, id, "stamina", stamina);
        Sheet.check(colour.isPresent() ? level >= 1 && level <= 7 : level == 0, id, "level", level);
    }

    public static Ally of(String id, int price, int life, int stamina, List<Integer> values, List<Integer> damage) {
        return new Ally(id, "frozen-wastes:R130", price, life, stamina, values, damage, List.of(), Optional.empty(), 0);
    }

    Ally with(Power... does) {
        return new Ally(id, rule, price, life, stamina, values, damage, List.of(does), colour, level);
    }

    /// As a Legend.
    Ally legend(Colour jewels, int tokens) {
        return new Ally(
                id, "frozen-wastes:R155", price, life, stamina, values, damage, powers, Optional.of(jewels), tokens);
    }

    @Override
    public ItemType type() {
        return ItemType.ALLY;
    }
}
