package winterhall.frozenwastes;

import static winterhall.frozenwastes.Power.Deed.*;
import static winterhall.frozenwastes.Power.activate;
import static winterhall.frozenwastes.Power.always;
import static winterhall.frozenwastes.Power.discard;

import java.util.List;

/// The market deck: one line, one card. (frozen-wastes:R2)
final class MarketCards {
    static final List<Item> ITEMS = List.of(
            Item.of("whaling-harpoon", ItemType.WEAPON, 4, always(ATTACK, 2).in(Phase.RANGED)),
            Item.of("ringmail", ItemType.ARMOR, 5, always(DEFENCE, 1), activate(CANCEL_WOUNDS, 1)),
            Item.of("cod-liver-oil", ItemType.OTHER, 1, discard(HEAL_WOUNDS, 1)));

    static final List<Ally> ALLIES = List.of(Ally.of("seal-hunter", 4, 2, 2, List.of(4, 2, 0), List.of(1, 1, 1)));

    private MarketCards() {}
}
