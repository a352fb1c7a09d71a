package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import winterhall.engine.Seat;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.map.Face;

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
        return with(next -> next.step = now);
    }

    Turn declared(int dice, int aside) {
        return with(next -> {
            next.available = Optional.of(dice);
            next.asideDice = aside;
        });
    }

    Turn moreDice(int more) {
        return with(next -> next.extraDice = extraDice + more);
    }

    Turn with(List<Face> unspent, int spent, boolean gone) {
        return with(next -> {
            next.dice = unspent;
            next.spentDice = spent;
            next.left = gone;
        });
    }

    Turn withDie(Face from, Face to) {
        return with(Lists.plusSorted(Lists.minus(dice, from), to), spentDice, left);
    }

    Turn hasDiscovered() {
        return with(next -> next.discovered = true);
    }

    Turn healing(int free) {
        return with(next -> next.freeHealing = free);
    }

    Turn sold(CardId card) {
        return with(next -> next.sold = Lists.plus(sold, card));
    }

    Turn bought(Gear gear) {
        return with(next -> next.gearBought = Lists.plus(gearBought, gear));
    }

    Turn cutShort() {
        return with(next -> next.over = true);
    }

    private Turn with(Consumer<Draft> change) {
        var draft = new Draft(this);
        change.accept(draft);
        return draft.done();
    }

    /// A copy while it is being changed.
    private static final class Draft {
        private int number;
        private Seat seat;
        private Step step;
        private Optional<Integer> available;
        private int extraDice;
        private int asideDice;
        private List<Face> dice;
        private int spentDice;
        private boolean left;
        private boolean discovered;
        private int freeHealing;
        private List<CardId> sold;
        private List<Gear> gearBought;
        private boolean over;

        private Draft(Turn turn) {
            number = turn.number;
            seat = turn.seat;
            step = turn.step;
            available = turn.available;
            extraDice = turn.extraDice;
            asideDice = turn.asideDice;
            dice = turn.dice;
            spentDice = turn.spentDice;
            left = turn.left;
            discovered = turn.discovered;
            freeHealing = turn.freeHealing;
            sold = turn.sold;
            gearBought = turn.gearBought;
            over = turn.over;
        }

        private Turn done() {
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
                    over);
        }
    }
}
