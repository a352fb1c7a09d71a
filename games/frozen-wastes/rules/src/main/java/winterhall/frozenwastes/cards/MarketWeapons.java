package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;
import static winterhall.frozenwastes.cards.Power.discard;
import static winterhall.frozenwastes.cards.Power.exhaust;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Deed;

/// The Weapons of the market: eight for each phase. (frozen-wastes:R130, R133)
public final class MarketWeapons {
    public static final List<Item> ALL = List.of(
            Item.of("bag-of-stones", ItemType.WEAPON, 1, discard(Deed.ATTACK, 3).in(Phase.RANGED)),
            Item.of("bird-sling", ItemType.WEAPON, 2, always(Deed.ATTACK, 1).in(Phase.RANGED)),
            Item.of(
                    "whalebone-bow",
                    ItemType.WEAPON,
                    3,
                    always(Deed.ATTACK, 1).in(Phase.RANGED),
                    always(Deed.TEST, 1).in(Skill.TRACK)),
            Item.of("seal-harpoon", ItemType.WEAPON, 4, always(Deed.ATTACK, 2).in(Phase.RANGED)),
            Item.of(
                    "yew-longbow",
                    ItemType.WEAPON,
                    5,
                    always(Deed.ATTACK, 2).in(Phase.RANGED),
                    activate(Deed.DAMAGE, 1).in(Phase.RANGED)),
            Item.of(
                    "weik-crossbow",
                    ItemType.WEAPON,
                    7,
                    always(Deed.ATTACK, 3).in(Phase.RANGED),
                    always(Deed.DAMAGE, 1).in(Phase.RANGED)),
            Item.of(
                    "raven-bow",
                    ItemType.WEAPON,
                    9,
                    always(Deed.ATTACK, 4).in(Phase.RANGED),
                    always(Deed.DAMAGE, 1).in(Phase.RANGED)),
            Item.of(
                    "stormcaller-bow",
                    ItemType.WEAPON,
                    11,
                    always(Deed.ATTACK, 5).in(Phase.RANGED),
                    always(Deed.DAMAGE, 2).in(Phase.RANGED)),
            Item.of("bone-knife", ItemType.WEAPON, 1, exhaust(Deed.ATTACK, 1).in(Phase.MELEE)),
            Item.of(
                    "ice-pick",
                    ItemType.WEAPON,
                    2,
                    always(Deed.ATTACK, 1).in(Phase.MELEE),
                    always(Deed.TEST, 1).in(Skill.CLIMB)),
            Item.of(
                    "boar-spear",
                    ItemType.WEAPON,
                    3,
                    always(Deed.ATTACK, 1).in(Phase.MELEE),
                    always(Deed.DEFENCE, 1).in(Phase.MELEE)),
            Item.of("sealers-club", ItemType.WEAPON, 4, always(Deed.ATTACK, 2).in(Phase.MELEE)),
            Item.of(
                    "boarding-axe",
                    ItemType.WEAPON,
                    5,
                    always(Deed.ATTACK, 2).in(Phase.MELEE),
                    activate(Deed.DAMAGE, 1).in(Phase.MELEE)),
            Item.of(
                    "weik-greatsword",
                    ItemType.WEAPON,
                    8,
                    always(Deed.ATTACK, 4).in(Phase.MELEE),
                    always(Deed.DAMAGE, 1).in(Phase.MELEE)),
            Item.of(
                    "giantbane",
                    ItemType.WEAPON,
                    10,
                    always(Deed.ATTACK, 4).in(Phase.MELEE),
                    always(Deed.DAMAGE, 2).in(Phase.MELEE)),
            Item.of(
                    "wyrmtooth-blade",
                    ItemType.WEAPON,
                    12,
                    always(Deed.ATTACK, 5).in(Phase.MELEE),
                    always(Deed.DAMAGE, 2).in(Phase.MELEE),
                    always(Deed.DEFENCE, 1).in(Phase.MELEE)),
            Item.of("chalk-rune", ItemType.WEAPON, 1, discard(Deed.ATTACK, 3).in(Phase.MAGIC)),
            Item.of("driftwood-wand", ItemType.WEAPON, 2, always(Deed.ATTACK, 1).in(Phase.MAGIC)),
            Item.of("shamans-rattle", ItemType.WEAPON, 4, always(Deed.ATTACK, 2).in(Phase.MAGIC)),
            Item.of(
                    "frost-rune",
                    ItemType.WEAPON,
                    5,
                    always(Deed.ATTACK, 2).in(Phase.MAGIC),
                    activate(Deed.DAMAGE, 1).in(Phase.MAGIC)),
            Item.of(
                    "ember-rod",
                    ItemType.WEAPON,
                    6,
                    always(Deed.ATTACK, 2).in(Phase.MAGIC),
                    always(Deed.DAMAGE, 1).in(Phase.MAGIC),
                    activate(Deed.REMOVE_FROST, 1)),
            Item.of(
                    "witch-staff",
                    ItemType.WEAPON,
                    7,
                    always(Deed.ATTACK, 3).in(Phase.MAGIC),
                    always(Deed.DAMAGE, 1).in(Phase.MAGIC)),
            Item.of(
                    "aurora-staff",
                    ItemType.WEAPON,
                    8,
                    always(Deed.ATTACK, 3).in(Phase.MAGIC),
                    always(Deed.DAMAGE, 1).in(Phase.MAGIC),
                    exhaust(Deed.ATTACK, 1).in(Phase.MAGIC)),
            Item.of(
                    "runestaff-of-vrede",
                    ItemType.WEAPON,
                    10,
                    always(Deed.ATTACK, 4).in(Phase.MAGIC),
                    always(Deed.DAMAGE, 2).in(Phase.MAGIC)));

    private MarketWeapons() {}
}
