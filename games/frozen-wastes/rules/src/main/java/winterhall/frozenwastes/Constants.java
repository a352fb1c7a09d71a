package winterhall.frozenwastes;

import java.util.List;
import winterhall.engine.Catalogue;
import winterhall.frozenwastes.cards.Sheet;

/// The numbers of the rules themselves.
///
/// @param rounds after so many nobody wins (frozen-wastes:R194)
/// @param combatRounds a combat that goes on longer ends as if the hero had escaped (frozen-wastes:RU76)
/// @param experienceCost how many points an experience counter costs, by the number of seats (frozen-wastes:RU45)
/// @param gold what a hero begins with (frozen-wastes:R13)
/// @param healPrice of one counter, where no Event says otherwise (frozen-wastes:R134)
/// @param gearPrice of any gear (frozen-wastes:R72)
public record Constants(
        String id,
        String rule,
        int rounds,
        int combatRounds,
        List<Integer> experienceCost,
        int gold,
        int healPrice,
        int gearPrice)
        implements Catalogue.Item {
    static final Constants PRINTED =
            new Constants("frozen-wastes", "frozen-wastes:R1", 150, 50, List.of(6, 6, 5, 5, 5, 5), 4, 1, 1);

    public Constants {
        experienceCost = List.copyOf(experienceCost);
        Sheet.check(rounds > 0, id, "rounds", rounds);
        Sheet.check(combatRounds > 0, id, "combatRounds", combatRounds);
        Sheet.check(
                experienceCost.size() == Rules.SEATS.size()
                        && experienceCost.stream().allMatch(cost -> cost > 0),
                id,
                "experienceCost",
                experienceCost);
        Sheet.check(gold >= 0, id, "gold", gold);
        Sheet.check(healPrice >= 0, id, "healPrice", healPrice);
        Sheet.check(gearPrice >= 0, id, "gearPrice", gearPrice);
    }
}
