package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Terrain;

/// The Armor of the market. (frozen-wastes:R130, R133)
public final class MarketArmor {
    public static final List<Item> ALL = List.of(
            Item.of("padded-coat", ItemType.ARMOR, 2, activate(Deed.CANCEL_FROST, 1)),
            Item.of("sealskin-coat", ItemType.ARMOR, 3, always(Deed.DEFENCE, 1)),
            Item.of(
                    "bone-mail",
                    ItemType.ARMOR,
                    4,
                    always(Deed.DEFENCE, 1),
                    always(Deed.DEFENCE, 1).in(Phase.MELEE)),
            Item.of(
                    "reindeer-cloak",
                    ItemType.ARMOR,
                    4,
                    always(Deed.LESS_FROST, 1).in(Terrain.TUNDRA, Terrain.SNOWDRIFT)),
            Item.of("leather-jack", ItemType.ARMOR, 5, always(Deed.DEFENCE, 1), activate(Deed.CANCEL_WOUNDS, 1)),
            Item.of("ring-mail", ItemType.ARMOR, 7, always(Deed.DEFENCE, 2), activate(Deed.CANCEL_WOUNDS, 1)),
            Item.of(
                    "furred-mail",
                    ItemType.ARMOR,
                    8,
                    always(Deed.DEFENCE, 1),
                    always(Deed.LESS_FROST, 1),
                    activate(Deed.CANCEL_WOUNDS, 1)),
            Item.of("weik-plate", ItemType.ARMOR, 9, always(Deed.DEFENCE, 2), activate(Deed.CANCEL_WOUNDS, 2)),
            Item.of(
                    "runed-hauberk",
                    ItemType.ARMOR,
                    10,
                    always(Deed.DEFENCE, 2),
                    always(Deed.DEFENCE, 1).in(Phase.MAGIC),
                    activate(Deed.CANCEL_WOUNDS, 2)),
            Item.of(
                    "dragonbone-plate",
                    ItemType.ARMOR,
                    12,
                    always(Deed.DEFENCE, 3),
                    always(Deed.LIFE, 1),
                    activate(Deed.CANCEL_WOUNDS, 2)));

    private MarketArmor() {}
}
