package winterhall.frozenwastes.cards;

import java.util.List;
import java.util.Optional;
import winterhall.frozenwastes.map.Colour;

/// A market card or a Legend that is a thing. (frozen-wastes:R130, R155)
///
/// @param colour of the jewels where a Legend is found; empty for a market card
/// @param level how many rumor tokens a Legend takes; 0 for a market card (frozen-wastes:R151)
public record Item(
        String id, String rule, ItemType type, int price, List<Power> powers, Optional<Colour> colour, int level)
        implements Sheet, Belonging {
    public Item {
        powers = List.copyOf(powers);
        Sheet.check(type != ItemType.ALLY, id, "type", type);
        Sheet.check(price > 0, id, "price", price);
        Sheet.check(!powers.isEmpty(), id, "powers", powers);
        Sheet.check(colour.isPresent() ? level >= 1 && level <= 7 : level == 0, id, "level", level);
    }

    public static Item of(String id, ItemType type, int price, Power... powers) {
        return new Item(id, "frozen-wastes:R130", type, price, List.of(powers), Optional.empty(), 0);
    }

    /// As a Legend.
    public Item legend(Colour jewels, int tokens) {
        return new Item(id, "frozen-wastes:R155", type, price, powers, Optional.of(jewels), tokens);
    }
}
