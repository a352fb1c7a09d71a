package winterhall.toys.duel;

import static winterhall.toys.duel.DuelAsk.refuse;
import static winterhall.toys.duel.DuelAsk.when;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Verb;
import winterhall.engine.WindowAsk;
import winterhall.engine.kit.Window;
import winterhall.toys.duel.DuelEvent.AttackDeclared;
import winterhall.toys.duel.DuelEvent.AttackResolved;
import winterhall.toys.duel.DuelEvent.Endured;
import winterhall.toys.duel.DuelEvent.Held;
import winterhall.toys.duel.DuelEvent.Parried;
import winterhall.toys.duel.DuelMove.Assault;
import winterhall.toys.duel.DuelMove.Defence;
import winterhall.toys.duel.DuelMove.Endure;
import winterhall.toys.duel.DuelMove.Hold;
import winterhall.toys.duel.DuelMove.Parry;
import winterhall.toys.duel.DuelMove.Strike;
import winterhall.toys.duel.Sheet.AttackCard;
import winterhall.toys.duel.Sheet.DefenceCard;

/// One attack, step by step. (duel:R7–R16)
final class Combat {
    private Combat() {}

    /// These seats have an attack opportunity: those with cards are asked while the active seat is alive. (duel:R5, R7)
    record OfferAttacks(List<Seat> seats) implements Effect<DuelBoard> {
        OfferAttacks {
            seats = List.copyOf(seats);
        }

        @Override
        public void resolve(Table<DuelBoard> table) {
            DuelBoard board = table.board();
            Field field = board.field();
            if (field.lives(field.active())) {
                List<Seat> asked = seats.stream()
                        .filter(seat -> field.lives(seat) && board.hasCards(seat))
                        .toList();
                Window.open(asked).ifPresent(window -> table.next(new ChooseAttack(window)));
            }
        }
    }

    /// Strike with one attack card, or hold, which changes nothing on the board. (duel:R7)
    record ChooseAttack(Window window) implements DuelAsk<Assault>, WindowAsk<DuelBoard, Assault> {
        @Override
        public Seat seat() {
            return window.seat();
        }

        @Override
        public Optional<Refusal> whyNot(Assault assault, Field field) {
            return switch (assault) {
                case Strike(var card) -> when(!(card.sheet() instanceof AttackCard), "R7", "no-attack-card", card);
                case Hold() -> Optional.empty();
            };
        }

        @Override
        public void answer(Assault assault, Table<DuelBoard> table) {
            switch (assault) {
                case Strike(var card) ->
                    table.next(
                            new DeclareAttack(seat(), card),
                            new OfferAttacks(after(seat(), table.board().field())));
                case Hold() -> {
                    table.tell(new Held(seat()));
                    window.passed().ifPresent(rest -> table.next(new ChooseAttack(rest)));
                }
            }
        }

        /// Whose opportunity comes later, with those who have no cards yet.
        private static List<Seat> after(Seat seat, Field field) {
            List<Seat> opponents = field.opponents(field.active());
            return opponents.subList(opponents.indexOf(seat) + 1, opponents.size());
        }

        @Override
        public String windowName() {
            return "opportunity";
        }

        @Override
        public List<Seat> later() {
            return window.later();
        }

        @Override
        public Assault pass() {
            return new Hold();
        }

        @Override
        public boolean isOpportunity() {
            return true;
        }
    }

    /// The attack lies on the table until it is cleared; what it sets off comes before [ResolveAttack]. (duel:R8)
    record DeclareAttack(Seat from, Card card) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            Field field = table.board().field();
            AttackCard sheet = card.asAttack();
            List<Seat> targets = sheet.onAll() ? field.opponents(from) : List.of(field.active());
            Attack attack = Attack.declare(from, card, sheet.value(), targets);
            table.update(board -> board.play(from, card).field(open -> open.with(attack)));
            table.tell(new AttackDeclared(from, card, targets));
            table.next(new ResolveAttack(), new ClearAttack());
        }
    }

    /// The targets defend in turn. (duel:R11)
    record OfferDefences(List<Seat> targets) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.next(targets.stream().map(OfferDefence::new).toList());
        }
    }

    /// A target with cards is asked. (duel:R11)
    record OfferDefence(Seat seat) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            if (table.board().hasCards(seat)) {
                table.next(new ChooseDefence(seat));
            }
        }
    }

    /// Parry with one defence card that is enough, or endure. (duel:R11, R12)
    record ChooseDefence(Seat seat) implements DuelAsk<Defence> {
        private static final String SMALLEST_THAT_HOLDS = "smallest-that-holds";
        private static final String ENDURE = "endure";

        /// (duel:R31)
        static final OrderKind ORDERS = OrderKind.of(
                Verb.of(ChooseDefence.class), List.of(SMALLEST_THAT_HOLDS, ENDURE, OrderKind.ASK_ME), OrderKind.ASK_ME);

        @Override
        public Optional<Refusal> whyNot(Defence defence, Field field) {
            return switch (defence) {
                case Parry(var card)
                when card.sheet() instanceof DefenceCard(var value) ->
                    when(!field.attacking().isHeldBy(seat, value), "R12", "too-low", card);
                case Parry(var card) -> refuse("R11", "no-defence-card", card);
                case Endure() -> Optional.empty();
            };
        }

        @Override
        public void answer(Defence defence, Table<DuelBoard> table) {
            switch (defence) {
                case Parry(var card) -> table.next(new DefendWith(seat, card));
                case Endure() -> table.tell(new Endured(seat));
            }
        }

        @Override
        public Optional<Defence> standing(Order order, List<Defence> options) {
            return switch (order.choice()) {
                case SMALLEST_THAT_HOLDS -> options.stream().min(Comparator.comparingInt(ChooseDefence::price));
                case ENDURE -> Optional.of(new Endure());
                default -> Optional.empty();
            };
        }

        /// What a defence costs: to endure costs more than any card. (duel:R31)
        private static int price(Defence defence) {
            return defence instanceof Parry(var card) ? card.asDefence().value() : Integer.MAX_VALUE;
        }
    }

    record DefendWith(Seat seat, Card card) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.update(board -> board.play(seat, card).attack(attack -> attack.defend(seat, card)));
            table.tell(new Parried(seat, card));
        }
    }

    /// Everybody who is hit is hit at once, by one effect that sees the table as it lies now. (duel:R14, R15)
    record ResolveAttack() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            Attack attack = table.board().field().attacking();
            table.tell(new AttackResolved(attack.hit(), attack.holding()));
            if (!attack.hit().isEmpty()) {
                table.next(attack.card().asAttack().blow().on(attack.from(), attack.hit()));
            }
        }
    }

    /// Attack and defence cards go to the discard pile. (duel:R16)
    record ClearAttack() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            Attack attack = table.board().field().attacking();
            attack.cards().forEach(card -> table.update(board -> board.discard(card)));
            table.update(board -> board.field(Field::withoutAttack));
        }
    }
}
