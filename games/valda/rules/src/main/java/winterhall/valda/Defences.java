package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.Verb;
import winterhall.engine.Words;
import winterhall.valda.ValdaEvent.Defended;
import winterhall.valda.ValdaEvent.Endured;
import winterhall.valda.ValdaEvent.WeaponUsed;
import winterhall.valda.ValdaMove.Defence;
import winterhall.valda.ValdaMove.Defend;
import winterhall.valda.ValdaMove.DefendWithAegis;
import winterhall.valda.ValdaMove.Endure;

/// How the targets of an attack defend. (valda:R73, R84, R134, R195)
final class Defences {
    private Defences() {}

    /// One after the other, open, clockwise from the active seat. (valda:R73, R84, RU86)
    record OfferDefences() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            var tasks = new ArrayList<Task<Board>>();
            for (Attack.Target target : table.board().state().attack().targets()) {
                if (!target.out()) {
                    tasks.add(new OfferDefence(target.seat()));
                }
            }
            table.next(tasks);
        }
    }

    /// A target with cards is asked. (valda:R73, R236)
    record OfferDefence(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (table.board().handSize(seat) > 0) {
                table.next(new ChooseDefence(seat));
            }
        }
    }

    /// What Tyr adds to a card. (valda:R134)
    static int bonus(Seat seat, PublicState state) {
        return state.number(seat, Deity.TYR);
    }

    /// One defence card that is enough, Aegis with an attack card, or neither. (valda:R73, R195)
    record ChooseDefence(Seat seat) implements ValdaAsk<Defence> {
        private static final String SMALLEST_THAT_HOLDS = "smallest-that-holds";
        private static final String ENDURE = "endure";
        private static final Endure NO_DEFENCE = new Endure();

        static final OrderKind ORDERS = OrderKind.of(
                Verb.of(ChooseDefence.class), List.of(SMALLEST_THAT_HOLDS, ENDURE, OrderKind.ASK_ME), OrderKind.ASK_ME);

        @Override
        public List<Defence> answers(Board board) {
            var answers = new ArrayList<Defence>();
            board.hand(seat, CardKind.DEFENCE).forEach(card -> answers.add(new Defend(card)));
            if (aegis(board).isPresent()) {
                board.hand(seat, CardKind.ATTACK).forEach(card -> answers.add(new DefendWithAegis(card)));
            }
            answers.add(NO_DEFENCE);
            return answers;
        }

        /// The same as the answers that nothing is against, without asking for reasons.
        @Override
        public List<Defence> options(Board board) {
            var options = new ArrayList<Defence>();
            for (CardId card : board.hand(seat, CardKind.DEFENCE)) {
                if (reaches(card, board.state())) {
                    options.add(new Defend(card));
                }
            }
            if (aegis(board).isPresent()) {
                for (CardId card : board.hand(seat, CardKind.ATTACK)) {
                    if (reaches(card, board.state())) {
                        options.add(new DefendWithAegis(card));
                    }
                }
            }
            options.add(NO_DEFENCE);
            return options;
        }

        private boolean reaches(CardId card, PublicState state) {
            return Attack.reaches(
                    defence(card, state),
                    state.attack().valueAgainst(seat),
                    state.rules().tiesHold());
        }

        private int defence(CardId card, PublicState state) {
            return state.rules().sheet(card).value() + bonus(seat, state);
        }

        private Optional<CardId> aegis(Board board) {
            for (CardId card : board.cards().fitting(Timing.DEFENCE)) {
                if (board.holds(seat, card)) {
                    return Optional.of(card);
                }
            }
            return Optional.empty();
        }

        @Override
        public Optional<Refusal> whyNot(Defence move, Board board) {
            return switch (move) {
                case Defend(var card) ->
                    unlessHeld(card, board).or(() -> whyNot(card, CardKind.DEFENCE, board.state()));
                case DefendWithAegis(var card) ->
                    aegis(board).isEmpty()
                            ? refuse("R195", "no-aegis")
                            : unlessHeld(card, board).or(() -> whyNot(card, CardKind.ATTACK, board.state()));
                case Endure() -> FINE;
            };
        }

        /// It must reach the present value. (valda:R73, RU93)
        private Optional<Refusal> whyNot(CardId card, CardKind kind, PublicState state) {
            Card sheet = state.rules().sheet(card);
            if (sheet.kind() != kind) {
                return kind == CardKind.DEFENCE
                        ? refuse("R73", "no-defence-card", "card", card)
                        : refuse("R73", "no-attack-card", "card", card);
            }
            int needed = state.attack().valueAgainst(seat) + (state.rules().tiesHold() ? 0 : 1);
            return reaches(card, state)
                    ? FINE
                    : refuse("R73", "too-low", "card", card, "defence", defence(card, state), "needed", needed);
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            Attack attack = board.state().attack();
            String attacker = attack.from().anchor();
            String card = attack.card().anchor();
            int value = attack.valueAgainst(seat);
            return attack.cards().size() == 1
                    ? Words.of("attacker", attacker, "card", card, "value", value, "can", can(board))
                    : Words.of(
                            "attacker", attacker,
                            "card", card,
                            "other", attack.cards().getLast().anchor(),
                            "value", value,
                            "can", can(board));
        }

        /// What this seat can do about it, in a word for the sentence.
        private String can(Board board) {
            if (options(board).size() > 1) {
                return "defend";
            }
            return board.holds(seat, CardKind.DEFENCE) ? "low" : "nothing";
        }

        @Override
        public void answer(Defence move, Table<Board> table) {
            switch (move) {
                case Defend(var card) -> defend(card, false, table);
                case DefendWithAegis(var card) -> {
                    CardId aegis = aegis(table.board()).orElseThrow();
                    table.update(board -> board.reveal(seat, aegis, Board.REMOVED));
                    table.tell(new WeaponUsed(seat, aegis, Optional.empty()));
                    defend(card, true, table);
                }
                case Endure() -> table.tell(new Endured(seat));
            }
        }

        private void defend(CardId card, boolean aegis, Table<Board> table) {
            PublicState state = table.board().state();
            int bonus = bonus(seat, state);
            int value = state.rules().sheet(card).value() + bonus;
            boolean recycled = table.board().isRecycled(seat, card);
            table.update(board ->
                    board.reveal(seat, card, Board.TABLE).attack(attack -> attack.defend(seat, List.of(card), value)));
            table.tell(new Defended(
                    seat, card, aegis, value, bonus, recycled, bonus == 0 ? Optional.empty() : Why.power(Deity.TYR)));
        }

        @Override
        public Optional<Defence> standing(Order order, List<Defence> options) {
            return switch (order.choice()) {
                case SMALLEST_THAT_HOLDS -> smallest(options);
                case ENDURE -> Optional.of(new Endure());
                default -> Optional.empty();
            };
        }

        /// By the printed value. Aegis is no small card: where nothing else holds, the seat is asked. (valda:R195)
        private static Optional<Defence> smallest(List<Defence> options) {
            Optional<Defence> smallest = options.stream()
                    .filter(Defend.class::isInstance)
                    .min(Comparator.comparingInt(option ->
                            Printed.CARDS.get(((Defend) option).card().number()).value()));
            return smallest.isPresent() || options.size() > 1 ? smallest : Optional.of(NO_DEFENCE);
        }
    }
}
