package winterhall.frozenwastes;

import static winterhall.frozenwastes.Power.Deed.*;
import static winterhall.frozenwastes.Power.always;
import static winterhall.frozenwastes.Power.exhaust;

import java.util.List;

/// The six heroes. (frozen-wastes:R14)
final class Heroes {
    static final List<Hero> ALL = List.of(
            Hero.of(
                    "zyla",
                    4,
                    4,
                    List.of(2, 1, 5),
                    List.of(1, 1, 2),
                    always(TEST, 2).in(Skill.LORE),
                    always(TEST, 2).in(Skill.HIDE),
                    exhaust(LOWER_ENEMY, 2)),
            Hero.of(
                    "karnon",
                    6,
                    2,
                    List.of(0, 5, 2),
                    List.of(1, 2, 1),
                    always(TEST, 3).in(Skill.CLIMB),
                    always(LESS_FROST, 1).in(Terrain.SNOWDRIFT, Terrain.ICE)),
            Hero.of(
                    "arvel-worldwalker",
                    4,
                    4,
                    List.of(4, 3, 1),
                    List.of(2, 1, 1),
                    always(TEST, 2).in(Skill.TRACK),
                    always(TEST, 2).in(Skill.SWIM),
                    exhaust(REROLL_DIE, 1)));

    private Heroes() {}
}
