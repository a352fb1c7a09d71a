package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;
import static winterhall.frozenwastes.cards.Power.exhaust;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Aim;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Terrain;

/// The six heroes. (frozen-wastes:R14)
public final class Heroes {
    public static final List<Hero> ALL = List.of(
            Hero.of(
                    "zyla",
                    4,
                    4,
                    List.of(2, 1, 7),
                    List.of(1, 1, 3),
                    always(Deed.TEST, 2).in(Skill.LORE),
                    always(Deed.TEST, 2).in(Skill.HIDE),
                    exhaust(Deed.LOWER_ENEMY, 2)),
            Hero.of(
                    "karnon",
                    6,
                    2,
                    List.of(0, 5, 2),
                    List.of(1, 2, 1),
                    always(Deed.TEST, 3).in(Skill.CLIMB),
                    always(Deed.LESS_FROST, 1).in(Terrain.SNOWDRIFT, Terrain.ICE)),
            Hero.of(
                    "arvel-worldwalker",
                    4,
                    4,
                    List.of(3, 2, 1),
                    List.of(2, 1, 1),
                    always(Deed.TEST, 2).in(Skill.TRACK),
                    always(Deed.TEST, 2).in(Skill.SWIM),
                    exhaust(Deed.REROLL_DIE, 1)),
            Hero.of(
                    "torvald-greymane",
                    5,
                    3,
                    List.of(2, 4, 2),
                    List.of(1, 2, 1),
                    always(Deed.TEST, 3).in(Skill.DIPLOMACY),
                    always(Deed.ATTACK, 1).to(Aim.ALLIES)),
            Hero.of(
                    "siku-the-listener",
                    4,
                    4,
                    List.of(3, 1, 5),
                    List.of(1, 1, 3),
                    always(Deed.TEST, 2).in(Skill.HEAL),
                    always(Deed.TEST, 2).in(Skill.DIPLOMACY),
                    activate(Deed.REMOVE_FROST, 2)),
            Hero.of(
                    "brakka",
                    4,
                    4,
                    List.of(2, 2, 2),
                    List.of(2, 1, 1),
                    always(Deed.TEST, 3).in(Skill.HIDE),
                    always(Deed.ALLY_LIMIT, 1),
                    always(Deed.LESS_FROST, 1)));

    private Heroes() {}
}
