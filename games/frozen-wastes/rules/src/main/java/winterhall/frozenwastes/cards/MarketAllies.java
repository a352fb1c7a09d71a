package winterhall.frozenwastes.cards;

import static winterhall.frozenwastes.cards.Power.activate;
import static winterhall.frozenwastes.cards.Power.always;
import static winterhall.frozenwastes.cards.Power.exhaust;

import java.util.List;
import winterhall.frozenwastes.cards.Power.Aim;
import winterhall.frozenwastes.cards.Power.Deed;
import winterhall.frozenwastes.map.Terrain;

/// The Allies of the market, from a cook to a giant's son. (frozen-wastes:R92, R130)
public final class MarketAllies {
    public static final List<Ally> ALL = List.of(
            Ally.of("sledge-driver", 4, 2, 2, List.of(4, 2, 1), List.of(1, 1, 1))
                    .with(activate(Deed.REROLL_DIE, 1)),
            Ally.of("seal-hunter", 4, 2, 2, List.of(4, 1, 0), List.of(1, 1, 1))
                    .with(exhaust(Deed.ATTACK, 1).in(Phase.RANGED)),
            Ally.of("onoit-guide", 4, 2, 2, List.of(4, 1, 2), List.of(1, 1, 1))
                    .with(always(Deed.TEST, 2).in(Skill.TRACK).to(Aim.HERO)),
            Ally.of("weik-spearman", 4, 2, 2, List.of(2, 4, 0), List.of(1, 1, 1))
                    .with(always(Deed.LESS_FROST, 1)),
            Ally.of("camp-cook", 4, 2, 2, List.of(0, 4, 2), List.of(1, 1, 1)).with(activate(Deed.REMOVE_FROST, 2)),
            Ally.of("bone-singer", 4, 2, 2, List.of(1, 0, 4), List.of(1, 1, 1))
                    .with(always(Deed.TEST, 2).in(Skill.WILLPOWER).to(Aim.HERO)),
            Ally.of("harpooner", 5, 2, 2, List.of(5, 3, 1), List.of(1, 1, 1)),
            Ally.of("shield-maiden", 5, 2, 2, List.of(1, 5, 2), List.of(1, 1, 1))
                    .with(activate(Deed.CANCEL_WOUNDS, 1).to(Aim.HERO)),
            Ally.of("rune-carver", 5, 2, 2, List.of(2, 1, 5), List.of(1, 1, 1)),
            Ally.of("dog-team", 5, 2, 2, List.of(0, 4, 1), List.of(1, 1, 1))
                    .with(always(Deed.DICE, 1).to(Aim.HERO)),
            Ally.of("village-healer", 5, 2, 2, List.of(1, 1, 4), List.of(1, 1, 1))
                    .with(activate(Deed.HEAL_WOUNDS, 1)),
            Ally.of("weik-archer", 6, 3, 2, List.of(6, 3, 2), List.of(2, 1, 1)),
            Ally.of("berserker", 6, 3, 2, List.of(2, 6, 1), List.of(1, 2, 1))
                    .with(exhaust(Deed.ATTACK, 2).in(Phase.MELEE)),
            Ally.of("drum-shaman", 6, 3, 2, List.of(3, 2, 6), List.of(1, 1, 2))
                    .with(activate(Deed.REMOVE_EXHAUSTION, 2)),
            Ally.of("snow-ranger", 7, 3, 2, List.of(7, 4, 2), List.of(2, 1, 1))
                    .with(always(Deed.ANY_DIE, 1).to(Aim.HERO).in(Terrain.SNOWDRIFT)),
            Ally.of("huscarl", 7, 3, 2, List.of(3, 7, 3), List.of(1, 2, 1))
                    .with(always(Deed.DEFENCE, 1).to(Aim.HERO)),
            Ally.of("ice-witch", 7, 3, 2, List.of(3, 2, 7), List.of(1, 1, 2))
                    .with(activate(Deed.CANCEL_FROST, 2).to(Aim.HERO)),
            Ally.of("troll-hunter", 7, 3, 2, List.of(6, 6, 2), List.of(1, 2, 1))
                    .with(always(Deed.BOUNTY, 1).to(Aim.HERO)),
            Ally.of("white-bear", 8, 4, 3, List.of(0, 8, 3), List.of(1, 2, 1)).with(always(Deed.LESS_FROST, 1)),
            Ally.of("exiled-captain", 8, 4, 3, List.of(8, 5, 3), List.of(2, 1, 1))
                    .with(always(Deed.DISCOUNT, 1).to(Aim.HERO)),
            Ally.of("elder-shaman", 9, 4, 3, List.of(4, 4, 9), List.of(1, 1, 2))
                    .with(activate(Deed.REMOVE_WHITE_DEATH, 1)),
            Ally.of("giants-son", 9, 4, 3, List.of(5, 9, 4), List.of(1, 2, 1))
                    .with(exhaust(Deed.DAMAGE, 1).in(Phase.MELEE)));

    private MarketAllies() {}
}
