package winterhall.frozenwastes.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.frozenwastes.map.Colour;

/// An adventure card that has to be overcome. (frozen-wastes:R81–R83)
///
/// @param values what has to be rolled in each phase: ranged, melee, magic; 0 where it has none (frozen-wastes:R97);
///     none at all for a hazard
/// @param damage wounds for a failed roll in each phase
/// @param rumors rumor icons; `clues` Princess icons (frozen-wastes:R84)
/// @param forage what kind of Item it becomes when it is defeated, if it does
/// @param powers what it can do as an Item
public record Challenge(
        String id,
        String rule,
        Colour colour,
        List<Integer> values,
        List<Integer> damage,
        int life,
        int gold,
        int rumors,
        int clues,
        List<Trait> traits,
        List<Threat> threats,
        Optional<ItemType> forage,
        List<Power> powers)
        implements Sheet, Belonging {
    public Challenge {
        values = List.copyOf(values);
        damage = List.copyOf(damage);
        traits = List.copyOf(traits);
        threats = List.copyOf(threats);
        powers = List.copyOf(powers);
        boolean isHazard = values.isEmpty();
        if (isHazard) {
            Sheet.check(damage.isEmpty(), id, "damage", damage);
            Sheet.check(life == 0, id, "life", life);
            Sheet.check(
                    threats.stream()
                            .anyMatch(threat -> threat.trigger() == Threat.Trigger.HAZARD
                                    && threat.test().isPresent()),
                    id,
                    "threats",
                    threats);
        } else {
            Sheet.phases(values, id, "values");
            Sheet.phases(damage, id, "damage");
            Sheet.check(values.stream().anyMatch(value -> value > 0), id, "values", values);
            Sheet.check(life > 0, id, "life", life);
            Sheet.check(
                    threats.stream().noneMatch(threat -> threat.trigger() == Threat.Trigger.HAZARD),
                    id,
                    "threats",
                    threats);
        }
        Sheet.check(gold >= 0, id, "gold", gold);
        Sheet.check(rumors >= 0, id, "rumors", rumors);
        Sheet.check(clues >= 0, id, "clues", clues);
        Sheet.check(forage.isPresent() != powers.isEmpty(), id, "powers", powers);
    }

    public static Challenge fight(String id, Colour colour, int ranged, int melee, int magic, int life) {
        return new Challenge(
                id,
                "frozen-wastes:R83",
                colour,
                List.of(ranged, melee, magic),
                List.of(1, 1, 1),
                life,
                0,
                0,
                0,
                List.of(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    /// Without combat: each test that fails is printed with what it costs. (frozen-wastes:R82)
    public static Challenge hazard(String id, Colour colour, Threat... tests) {
        return new Challenge(
                id,
                "frozen-wastes:R82",
                colour,
                List.of(),
                List.of(),
                0,
                0,
                0,
                0,
                List.of(),
                List.of(tests),
                Optional.empty(),
                List.of());
    }

    Challenge damage(int ranged, int melee, int magic) {
        return new Challenge(
                id,
                rule,
                colour,
                values,
                List.of(ranged, melee, magic),
                life,
                gold,
                rumors,
                clues,
                traits,
                threats,
                forage,
                powers);
    }

    Challenge pays(int more) {
        return new Challenge(
                id, rule, colour, values, damage, life, more, rumors, clues, traits, threats, forage, powers);
    }

    /// With a rumor icon.
    Challenge rumor() {
        return new Challenge(id, rule, colour, values, damage, life, gold, 1, clues, traits, threats, forage, powers);
    }

    /// With Princess icons.
    Challenge clues(int icons) {
        return new Challenge(
                id, rule, colour, values, damage, life, gold, rumors, icons, traits, threats, forage, powers);
    }

    Challenge is(Trait... words) {
        return new Challenge(
                id, rule, colour, values, damage, life, gold, rumors, clues, List.of(words), threats, forage, powers);
    }

    Challenge threatens(Threat... sentences) {
        return new Challenge(
                id,
                rule,
                colour,
                values,
                damage,
                life,
                gold,
                rumors,
                clues,
                traits,
                Arrays.asList(sentences),
                forage,
                powers);
    }

    /// Becomes an Item when it is defeated. (frozen-wastes:R143)
    Challenge forage(ItemType type, Power... does) {
        return new Challenge(
                id,
                rule,
                colour,
                values,
                damage,
                life,
                gold,
                rumors,
                clues,
                traits,
                threats,
                Optional.of(type),
                List.of(does));
    }

    public boolean isHazard() {
        return values.isEmpty();
    }

    @Override
    public ItemType type() {
        return forage.orElse(ItemType.OTHER);
    }

    /// Twice its experience. (frozen-wastes:R130)
    @Override
    public int price() {
        return 2 * colour.experience();
    }
}
