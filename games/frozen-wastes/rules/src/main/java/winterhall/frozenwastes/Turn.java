package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;

/// The turn that is going on.
///
/// @param number counted through the match
/// @param available how many dice there are, once the roll was declared (frozen-wastes:R26)
/// @param extraDice from powers used in this turn
/// @param asideDice set aside to rest (frozen-wastes:R27)
/// @param dice rolled and not spent
/// @param spentDice how many were spent
/// @param left whether the figure has left its space (frozen-wastes:R30)
/// @param discovered whether a discovery was made (frozen-wastes:RU7)
/// @param freeHealing gold worth of healing left in this Market step (frozen-wastes:R118)
/// @param sold cards sold in this turn (frozen-wastes:R132)
/// @param gearBought in this Market step (frozen-wastes:R72)
/// @param over whether it was cut short (frozen-wastes:R19)
public record Turn(
        int number,
        Seat seat,
        Step step,
        Optional<Integer> available,
        int extraDice,
        int asideDice,
        List<Face> dice,
        int spentDice,
        boolean left,
        boolean discovered,
        int freeHealing,
        List<CardId> sold,
        List<Gear> gearBought,
        boolean over) {
    public Turn {
        dice = List.copyOf(dice);
        sold = List.copyOf(sold);
        gearBought = List.copyOf(gearBought);
    }

    static Turn of(int number, Seat seat) {
        return new Turn(
                number,
                seat,
                Step.REFRESH,
                Optional.empty(),
                0,
                0,
                List.of(),
                0,
                false,
                false,
                0,
                List.of(),
                List.of(),
                false);
    }

    /// The stream that everything in this turn is drawn from.
    String stream() {
        return "turn-" + number;
    }

    Turn at(Step now) {
        return new Turn(
                number,
                seat,
                now,
                available,
                extraDice,
                asideDice,
                dice,
                spentDice,
                left,
                discovered,
                freeHealing,
                sold,
                gearBought,
                over);
    }

    Turn declared(int number, int aside) {
        return new Turn(
                this.number,
                seat,
                step,
                Optional.of(number),
                extraDice,
                aside,
                dice,
                spentDice,
                left,
                discovered,
                freeHealing,
                sold,
                gearBought,
                over);
    }

    Turn moreDice(int more) {
        return new Turn(
                number,
                seat,
                step,
                available,
                extraDice + more,
                asideDice,
                dice,
                spentDice,
                left,
                discovered,
                freeHealing,
                sold,
                gearBought,
                over);
    }

    Turn with(List<Face> unspent, int spent, boolean gone) {
        return new Turn(
                number,
                seat,
                step,
                available,
                extraDice,
                asideDice,
                unspent,
                spent,
                gone,
                discovered,
                freeHealing,
                sold,
                gearBought,
                over);
    }

    Turn withDie(Face from, Face to) {
        return with(Lists.plusSorted(Lists.minus(dice, from), to), spentDice, left);
    }

    Turn hasDiscovered() {
        return new Turn(
                number,
                seat,
                step,
                available,
                extraDice,
                asideDice,
                dice,
                spentDice,
                left,
                true,
                freeHealing,
                sold,
                gearBought,
                over);
    }

    Turn healing(int free) {
        return new Turn(
                number,
                seat,
                step,
                available,
                extraDice,
                asideDice,
                dice,
                spentDice,
                left,
                discovered,
                free,
                sold,
                gearBought,
                over);
    }

    Turn sold(CardId card) {
        return new Turn(
                number,
                seat,
                step,
                available,
                extraDice,
                asideDice,
                dice,
                spentDice,
                left,
                discovered,
                freeHealing,
                Lists.plus(sold, card),
                gearBought,
                over);
    }

    Turn bought(Gear gear) {
        return new Turn(
                number,
                seat,
                step,
                available,
                extraDice,
                asideDice,
                dice,
                spentDice,
                left,
                discovered,
                freeHealing,
                sold,
                Lists.plus(gearBought, gear),
                over);
    }

    Turn cutShort() {
        return new Turn(
                number,
                seat,
                step,
                available,
                extraDice,
                asideDice,
                dice,
                spentDice,
                left,
                discovered,
                freeHealing,
                sold,
                gearBought,
                true);
    }
}
