package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Threat;

/// What a Challenge brings to a combat, in plain numbers. (frozen-wastes:R88)
///
/// @param values by phase, 0 where nobody can act
/// @param harm of a failed roll by phase: wounds and white death, and frost and exhaustion at half
/// @param life what it can still take
public record Foe(List<Integer> values, List<Integer> harm, int life) {
    public Foe {
        values = List.copyOf(values);
        harm = List.copyOf(harm);
    }

    /// As it is printed.
    public static Foe of(CardId card) {
        Challenge challenge = (Challenge) card.sheet();
        List<Integer> harm = Phase.ALL.stream()
                .map(phase -> challenge.damage().get(phase.ordinal()) + more(card, phase))
                .toList();
        return new Foe(challenge.values(), harm, challenge.life());
    }

    /// As it stands in the combat that is going on.
    public static Foe of(Field field) {
        Fight fight = field.currentFight();
        CardId card = fight.foe().orElseThrow();
        List<Integer> values = Phase.ALL.stream()
                .map(phase -> Combat.hasValue(fight, phase) ? Combat.value(field, phase) : 0)
                .toList();
        List<Integer> harm = Phase.ALL.stream()
                .map(phase -> Combat.damage(field, phase) + more(card, phase))
                .toList();
        return new Foe(values, harm, Combat.life(fight) - fight.wounds());
    }

    /// What the text of a failed roll adds.
    private static int more(CardId card, Phase phase) {
        int sum = 0;
        for (Threat threat : Threats.of(card, Threat.Trigger.MISS, Optional.of(phase))) {
            sum += switch (threat.result()) {
                case WOUNDS, WHITE_DEATH -> threat.amount();
                case FROST, EXHAUSTION -> threat.amount() / 2;
                default -> 0;
            };
        }
        return sum;
    }
}
