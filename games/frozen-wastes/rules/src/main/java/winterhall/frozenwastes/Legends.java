package winterhall.frozenwastes;

import static winterhall.frozenwastes.Colour.*;
import static winterhall.frozenwastes.Power.Deed.*;
import static winterhall.frozenwastes.Power.always;

import java.util.List;

/// The Legends: one line, one card. (frozen-wastes:R8)
final class Legends {
    /// These six lie face up at the start. (frozen-wastes:R8)
    static final List<String> START_ROW = List.of(
            "frida-brani",
            "twisted-symbol",
            "gauntlets-of-fortitude",
            "spirit-spear",
            "ragnars-axe",
            "steeltooth-trap");

    static final List<Item> ITEMS = List.of(Item.of(
                    "bow-of-the-sky",
                    ItemType.WEAPON,
                    9,
                    always(ATTACK, 4).in(Phase.RANGED),
                    always(DAMAGE, 1).in(Phase.RANGED))
            .legend(BLUE, 4));

    static final List<Ally> ALLIES = List.of(
            Ally.of("frida-brani", 7, 3, 2, List.of(4, 6, 2), List.of(1, 2, 1)).legend(YELLOW, 3));

    private Legends() {}
}
