package winterhall.toys.duel;

import static winterhall.toys.duel.DuelAsk.refuse;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.OrderKind;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Verb;
import winterhall.engine.WindowAsk;
import winterhall.engine.kit.Window;
import winterhall.toys.duel.Combat.ClearAttack;
import winterhall.toys.duel.DuelEvent.AttackCancelled;
import winterhall.toys.duel.DuelEvent.AttackLowered;
import winterhall.toys.duel.DuelEvent.AttackRaised;
import winterhall.toys.duel.DuelEvent.DefenceClaimed;
import winterhall.toys.duel.DuelEvent.Passed;
import winterhall.toys.duel.DuelEvent.WeaponUndone;
import winterhall.toys.duel.DuelEvent.WeaponUsed;
import winterhall.toys.duel.DuelMove.Pass;
import winterhall.toys.duel.DuelMove.Response;
import winterhall.toys.duel.DuelMove.Use;
import winterhall.toys.duel.DuelMove.UseAgainst;
import winterhall.toys.duel.Sheet.WeaponCard;

/// Windows, and the weapons used in them. (duel:R21–R28)
final class Weapons {
    private Weapons() {}

    /// Asks all whom the window concerns and who have cards, clockwise from the active seat. (duel:R21)
    record OpenWindow(WindowKind kind) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            Window.open(asked(kind, table.board())).ifPresent(window -> table.next(new Respond(kind, window)));
        }
    }

    /// After a weapon was dealt with; from the active seat, or with the next one if the table agreed so. (duel:R22)
    record ReopenWindow(WindowKind kind, Window window) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            List<Seat> asked = asked(kind, table.board());
            Optional<Window> again = table.board().field().restarts() ? window.restarted(asked) : window.played(asked);
            again.ifPresent(open -> table.next(new Respond(kind, open)));
        }
    }

    private static List<Seat> asked(WindowKind kind, DuelBoard board) {
        Field field = board.field();
        return kind.isMoot(field)
                ? List.of()
                : field.living().stream()
                        .filter(seat -> board.mayHold(seat, Card.fitting(kind)) && kind.concerns(seat, field))
                        .toList();
    }

    /// Use one weapon that fits, or pass. (duel:R21, R22)
    record Respond(WindowKind kind, Window window) implements DuelAsk<Response>, WindowAsk<DuelBoard, Response> {
        /// (duel:R31)
        static final OrderKind ORDERS = OrderKind.forWindows(
                Respond.class,
                Arrays.stream(WindowKind.values()).map(Verb::of).toList(),
                Card.weapons(),
                List.of("attack", OrderKind.MATCH));

        @Override
        public Seat seat() {
            return window.seat();
        }

        @Override
        public Optional<Refusal> whyNot(Response response, Field field) {
            return switch (response) {
                case Use(var card) -> whyNot(UsedWeapon.by(seat(), card), field);
                case UseAgainst(var card, var target) -> whyNot(UsedWeapon.by(seat(), card, target), field);
                case Pass() -> Optional.empty();
            };
        }

        private Optional<Refusal> whyNot(UsedWeapon used, Field field) {
            return used.card().sheet() instanceof WeaponCard weapon
                    ? weapon.whyNot(used, kind, field)
                    : refuse("R21", "no-weapon", used.card());
        }

        @Override
        public void answer(Response response, Table<DuelBoard> table) {
            switch (response) {
                case Use(var card) ->
                    table.next(new UseWeapon(UsedWeapon.by(seat(), card)), new ReopenWindow(kind, window));
                case UseAgainst(var card, var target) ->
                    table.next(new UseWeapon(UsedWeapon.by(seat(), card, target)), new ReopenWindow(kind, window));
                case Pass() -> {
                    table.tell(new Passed(seat()));
                    window.passed().ifPresent(rest -> table.next(new Respond(kind, rest)));
                }
            }
        }

        @Override
        public String windowName() {
            return Verb.of(kind);
        }

        @Override
        public List<Seat> later() {
            return window.later();
        }

        @Override
        public Response pass() {
            return new Pass();
        }

        @Override
        public boolean plays(Response response, String card) {
            return switch (response) {
                case Use(var used) -> used.toString().equals(card);
                case UseAgainst(var used, var _) -> used.toString().equals(card);
                case Pass() -> false;
            };
        }
    }

    /// The weapon lies on the table until it works, so that another can be used on it. (duel:R23)
    record UseWeapon(UsedWeapon used) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.update(board -> board.play(used.by(), used.card()).field(field -> field.use(used)));
            table.tell(new WeaponUsed(used.by(), used.card(), used.against()));
        }
    }

    /// The weapon used last works, unless it was undone, and is discarded. (duel:R23)
    record ResolveWeapon() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            UsedWeapon used = table.board().field().weapon();
            table.update(board -> board.field(Field::takeWeapon).discard(used.card()));
            if (!used.undone()) {
                table.next(used.card().asWeapon().trick().of(used));
            }
        }
    }

    /// Mud. (duel:R24)
    record RaiseAttack(int amount) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.update(board -> board.attack(attack -> attack.raise(amount)));
            table.tell(new AttackRaised(table.board().field().attacking().value()));
        }
    }

    /// Charm. (duel:R25)
    record LowerAttack(Seat target, int amount) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.update(board -> board.attack(attack -> attack.lower(target, amount)));
            table.tell(
                    new AttackLowered(target, table.board().field().attacking().valueAgainst(target)));
        }
    }

    /// Horn: the attack is over at once, and only its cards are still to be cleared away. (duel:R26)
    record CancelAttack() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.tell(new AttackCancelled());
            table.skipTo(ClearAttack.class);
        }
    }

    /// Unravel: undoes the weapon that it was used on, which now lies uppermost. (duel:R27)
    record UndoWeapon() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.update(board -> board.field(Field::undoWeapon));
            table.tell(new WeaponUndone(table.board().field().weapon().card()));
        }
    }

    /// Claim: the defence is spent, and the target defends once more. (duel:R28)
    record ClaimDefence(Seat target) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            Card spent =
                    table.board().field().attacking().target(target).defence().orElseThrow();
            table.update(board -> board.attack(attack -> attack.bare(target)).discard(spent));
            table.tell(new DefenceClaimed(target, spent));
        }
    }
}
