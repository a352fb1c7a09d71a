package winterhall.valda;

import java.util.ArrayList;
import java.util.List;

/// A weapon that is used while an attack with this card goes on. (valda:R72–R74, R195, R197, R199, R200, R215)
///
/// A weapon never meets a card of the rival of its God or Giant, since the rival's deck is in the box. (valda:R2, RU133)
///
/// @param attack the attack card that gives the effect
record Meeting(Card weapon, Card attack) {
    /// All that can happen.
    static final List<Meeting> ALL = all();

    private static List<Meeting> all() {
        var all = new ArrayList<Meeting>();
        for (Card weapon : Printed.CARDS) {
            for (Card attack : Printed.CARDS) {
                if (weapon.kind() == CardKind.WEAPON
                        && attack.kind() == CardKind.ATTACK
                        && !areRivals(weapon, attack)
                        && answers(weapon.effect(), attack.effect())) {
                    all.add(new Meeting(weapon, attack));
                }
            }
        }
        return List.copyOf(all);
    }

    private static boolean areRivals(Card one, Card other) {
        return one.deck()
                .flatMap(deity -> other.deck().filter(rival -> rival != deity && rival.area() == deity.area()))
                .isPresent();
    }

    private static boolean answers(CardEffect weapon, CardEffect attack) {
        return switch (weapon) {
            case RAISE_ATTACK,
                    RAISE_OWN_ATTACK,
                    LOWER_ATTACK,
                    CANCEL_ATTACK,
                    CANCEL_AND_TAKE_ATTACK,
                    FORBID_ATTACKS,
                    CLAIM_DEFENCE,
                    HURT_TARGET,
                    ATTACK_WITH_TWO,
                    DEFEND_WITH_ATTACK_CARD -> true;
            case PROTECT_TEMPLES -> attack.hitsTemples();
            case STEAL_MORE ->
                switch (attack) {
                    case STEAL_RESOURCES, STEAL_FOLLOWERS, STEAL_RUNES, STEAL_CARD -> true;
                    default -> false;
                };
            case GAIN_LOST_FOLLOWERS ->
                switch (attack) {
                    case LOSE_FOLLOWERS, LOSE_FOLLOWERS_FOR_BLOOD -> true;
                    default -> false;
                };
            default -> false;
        };
    }

    /// Whether the target uses the weapon; otherwise the attacker does, or may.
    boolean isDefensive() {
        return switch (weapon.effect()) {
            case LOWER_ATTACK, CANCEL_AND_TAKE_ATTACK, FORBID_ATTACKS, PROTECT_TEMPLES, DEFEND_WITH_ATTACK_CARD -> true;
            default -> false;
        };
    }

    static String written(Object weapon, Object attack) {
        return weapon + " on " + attack;
    }

    @Override
    public String toString() {
        return written(weapon.id(), attack.id());
    }
}
