package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;

/// What is printed on a card. (duel:R2)
sealed interface Sheet {
    record AttackCard(int value, boolean onAll, Blow blow) implements Sheet {}

    record DefenceCard(int value) implements Sheet {}

    /// @param rule the rule that says what it does
    /// @param windows the windows that it fits
    record WeaponCard(String rule, List<WindowKind> windows, Wielder wielder, Trick trick) implements Sheet {
        /// Why this weapon does not fit this window; empty if it does.
        Optional<Refusal> whyNot(UsedWeapon used, WindowKind kind, Field field) {
            return windows.contains(kind)
                    ? wielder.whyNot(rule, used, field)
                    : DuelAsk.refuse(rule, "wrong-window", used.card());
        }
    }

    /// What happens to the seats that an attack has hit. (duel:R15)
    @FunctionalInterface
    interface Blow {
        Effect<DuelBoard> on(Seat attacker, List<Seat> hit);
    }

    /// What a weapon does once nobody objects any more. (duel:R23)
    @FunctionalInterface
    interface Trick {
        Effect<DuelBoard> of(UsedWeapon used);
    }

    static Sheet attack(int value, Blow blow) {
        return new AttackCard(value, false, blow);
    }

    static Sheet attackOnAll(int value, Blow blow) {
        return new AttackCard(value, true, blow);
    }

    static Sheet defence(int value) {
        return new DefenceCard(value);
    }

    static Sheet weapon(String rule, Wielder wielder, Trick trick, WindowKind... windows) {
        return new WeaponCard(rule, List.of(windows), wielder, trick);
    }

    static Blow hurt(int amount) {
        return (_, hit) -> new Blows.HurtSeats(hit, amount);
    }

    static Blow steal() {
        return Blows.StealCards::new;
    }

    static Blow passHands() {
        return Blows.PassHands::new;
    }
}
