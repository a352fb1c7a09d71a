package winterhall.toys.duel;

import static winterhall.toys.duel.DuelAsk.refuse;
import static winterhall.toys.duel.DuelAsk.when;

import java.util.Optional;
import winterhall.engine.Refusal;

/// Who may use a weapon, and against whom.
enum Wielder {
    /// Any seat.
    ANY_SEAT {
        @Override
        Optional<Refusal> whyNot(String rule, UsedWeapon used, Field field) {
            return whyNamed(rule, used);
        }
    },

    /// A target of the attack under way.
    TARGET {
        @Override
        Optional<Refusal> whyNot(String rule, UsedWeapon used, Field field) {
            return field.attacking().isAgainst(used.by())
                    ? whyNamed(rule, used)
                    : refuse(rule, "only-a-target", used.card());
        }
    },

    /// The attacker, against one target whose defence holds at present.
    ATTACKER {
        @Override
        Optional<Refusal> whyNot(String rule, UsedWeapon used, Field field) {
            return field.attacking().from().equals(used.by())
                    ? when(!used.isAgainstOneOf(field.attacking().holding()), rule, "no-defence-to-claim", used.card())
                    : refuse(rule, "only-the-attacker", used.card());
        }

        @Override
        boolean namesTarget() {
            return true;
        }
    };

    /// Why these hands may not use it so; empty if they may.
    abstract Optional<Refusal> whyNot(String rule, UsedWeapon used, Field field);

    /// Whether the user says against whom.
    boolean namesTarget() {
        return false;
    }

    private static Optional<Refusal> whyNamed(String rule, UsedWeapon used) {
        return when(used.against().isPresent(), rule, "names-nobody", used.card());
    }
}
