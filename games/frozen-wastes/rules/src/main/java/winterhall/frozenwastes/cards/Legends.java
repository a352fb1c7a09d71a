package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Aim;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Colour;

/// The Legends: thirteen Items and five Allies. (frozen-wastes:R1, R8)
public final class Legends {
    /// These six lie face up at the start. (frozen-wastes:R8)
    public static final List<String> START_ROW = List.of(
            "frida-brani",
            "twisted-symbol",
            "gauntlets-of-fortitude",
            "spirit-spear",
            "ragnars-axe",
            "steeltooth-trap");

    public static final List<Item> ITEMS = List.of(
            Item.of("steeltooth-trap", ItemType.OTHER, 4, activate(Deed.WOUND_ENEMY, 1))
                    .legend(Colour.GREEN, 2),
            Item.of("twisted-symbol", ItemType.OTHER, 5, activate(Deed.REROLL_COMBAT, 1))
                    .legend(Colour.GREEN, 2),
            Item.of("ember-lantern", ItemType.OTHER, 5, activate(Deed.CANCEL_FROST, 3), always(Deed.LIFE, 1))
                    .legend(Colour.GREEN, 2),
            Item.of(
                            "whalebone-charm",
                            ItemType.OTHER,
                            4,
                            always(Deed.TEST, 1),
                            always(Deed.ESCAPE, 2),
                            always(Deed.DEFENCE, 1))
                    .legend(Colour.GREEN, 2),
            Item.of("gauntlets-of-fortitude", ItemType.ARMOR, 7, always(Deed.DEFENCE, 2), always(Deed.LIFE, 1))
                    .legend(Colour.YELLOW, 3),
            Item.of(
                            "ragnars-axe",
                            ItemType.WEAPON,
                            7,
                            always(Deed.ATTACK, 3).in(Phase.MELEE),
                            always(Deed.DAMAGE, 1).in(Phase.MELEE),
                            always(Deed.FIRST_ROLL, 2))
                    .legend(Colour.YELLOW, 3),
            Item.of(
                            "sealskin-mantle",
                            ItemType.OTHER,
                            6,
                            always(Deed.LESS_FROST, 1),
                            always(Deed.TEST, 1).in(Skill.SWIM))
                    .legend(Colour.YELLOW, 3),
            Item.of(
                            "runecasters-stave",
                            ItemType.WEAPON,
                            7,
                            always(Deed.ATTACK, 3).in(Phase.MAGIC),
                            always(Deed.DAMAGE, 1).in(Phase.MAGIC),
                            always(Deed.STAMINA, 1))
                    .legend(Colour.YELLOW, 3),
            Item.of(
                            "spirit-spear",
                            ItemType.WEAPON,
                            10,
                            always(Deed.ATTACK, 3).in(Phase.MELEE),
                            always(Deed.ATTACK, 3).in(Phase.MAGIC),
                            always(Deed.DAMAGE, 1))
                    .legend(Colour.BLUE, 4),
            Item.of(
                            "bow-of-the-sky",
                            ItemType.WEAPON,
                            10,
                            always(Deed.ATTACK, 4).in(Phase.RANGED),
                            always(Deed.DAMAGE, 2).in(Phase.RANGED),
                            activate(Deed.REROLL_COMBAT, 1))
                    .legend(Colour.BLUE, 4),
            Item.of("stormglass", ItemType.OTHER, 9, activate(Deed.TURN_DIE, 1), always(Deed.DICE, 1))
                    .legend(Colour.BLUE, 4),
            Item.of(
                            "heart-of-the-first-machine",
                            ItemType.OTHER,
                            13,
                            always(Deed.MIND, 1),
                            always(Deed.BODY, 1),
                            always(Deed.SPIRIT, 1),
                            always(Deed.STAMINA, 2))
                    .legend(Colour.RED, 5),
            Item.of(
                            "wyrmscale-hauberk",
                            ItemType.ARMOR,
                            12,
                            always(Deed.DEFENCE, 3),
                            always(Deed.LESS_FROST, 1),
                            activate(Deed.CANCEL_WOUNDS, 3))
                    .legend(Colour.RED, 5));

    public static final List<Ally> ALLIES = List.of(
            Ally.of("frida-brani", 7, 3, 3, List.of(4, 7, 4), List.of(1, 2, 1))
                    .with(always(Deed.FIRST_ROLL, 2).to(Aim.HERO))
                    .legend(Colour.YELLOW, 3),
            Ally.of("ulfen-pack-leader", 6, 3, 2, List.of(2, 6, 1), List.of(1, 2, 1))
                    .with(always(Deed.ATTACK, 1).to(Aim.ALLIES))
                    .legend(Colour.YELLOW, 3),
            Ally.of("ice-giants-daughter", 10, 5, 3, List.of(3, 9, 6), List.of(1, 3, 1))
                    .with(always(Deed.LESS_FROST, 1))
                    .legend(Colour.BLUE, 4),
            Ally.of("ancient-servitor", 9, 4, 2, List.of(8, 8, 0), List.of(2, 2, 1))
                    .with(activate(Deed.CANCEL_WOUNDS, 2))
                    .legend(Colour.BLUE, 4),
            Ally.of("old-king-of-the-drifts", 13, 5, 4, List.of(6, 8, 10), List.of(1, 2, 3))
                    .with(always(Deed.LESS_FROST, 1), always(Deed.DEFENCE, 1).to(Aim.HERO))
                    .legend(Colour.RED, 5));

    private Legends() {}
}
