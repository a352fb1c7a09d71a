package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;
import static winterhall.frozenwastes.cards.Power.discard;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Aim;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Terrain;

/// Everything else that is for sale. (frozen-wastes:R130)
public final class MarketGoods {
    public static final List<Item> ALL = List.of(
            Item.of("hot-broth", ItemType.OTHER, 1, discard(Deed.REMOVE_FROST, 2)),
            Item.of("lucky-coin", ItemType.OTHER, 1, discard(Deed.REROLL_COMBAT, 1)),
            Item.of("black-tea", ItemType.OTHER, 1, discard(Deed.REMOVE_EXHAUSTION, 3)),
            Item.of("healing-herbs", ItemType.OTHER, 2, discard(Deed.HEAL_WOUNDS, 2)),
            Item.of("signal-horn", ItemType.OTHER, 2, discard(Deed.SLIP_AWAY, 1)),
            Item.of("white-salve", ItemType.OTHER, 3, discard(Deed.REMOVE_WHITE_DEATH, 1)),
            Item.of("iron-crampons", ItemType.OTHER, 3, always(Deed.ANY_DIE, 1).in(Terrain.ICE, Terrain.MOUNTAIN)),
            Item.of("birch-skis", ItemType.OTHER, 4, always(Deed.DICE, 1)),
            Item.of("oil-stove", ItemType.OTHER, 5, activate(Deed.CANCEL_FROST, 3)),
            Item.of("snow-goggles", ItemType.OTHER, 5, activate(Deed.REROLL_DIE, 1)),
            Item.of("seers-bones", ItemType.OTHER, 6, discard(Deed.GAIN_RUMORS, 3)),
            Item.of("war-banner", ItemType.OTHER, 8, always(Deed.ATTACK, 1).to(Aim.ALLIES)),
            Item.of("heart-of-winter", ItemType.OTHER, 9, activate(Deed.CANCEL_WHITE_DEATH, 1)),
            Item.of("circlet-of-thought", ItemType.OTHER, 10, always(Deed.MIND, 2)),
            Item.of("belt-of-the-bull", ItemType.OTHER, 10, always(Deed.BODY, 2)),
            Item.of("mirror-of-spirits", ItemType.OTHER, 10, always(Deed.SPIRIT, 2)));

    private MarketGoods() {}
}
