package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Order;
import winterhall.engine.OrderKind;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.Verb;
import winterhall.engine.Words;
import winterhall.valda.ValdaEvent.AttackChanged;
import winterhall.valda.ValdaEvent.AttackDeclared;
import winterhall.valda.ValdaEvent.AttackResolved;
import winterhall.valda.ValdaEvent.CardTaken;
import winterhall.valda.ValdaEvent.Defended;
import winterhall.valda.ValdaEvent.Endured;
import winterhall.valda.ValdaEvent.Held;
import winterhall.valda.ValdaEvent.WeaponUsed;
import winterhall.valda.ValdaMove.Assault;
import winterhall.valda.ValdaMove.AttackWithTwo;
import winterhall.valda.ValdaMove.Defence;
import winterhall.valda.ValdaMove.Defend;
import winterhall.valda.ValdaMove.DefendWithAegis;
import winterhall.valda.ValdaMove.Endure;
import winterhall.valda.ValdaMove.Hold;
import winterhall.valda.ValdaMove.UseWeapon;
import winterhall.valda.ValdaMove.UseWeaponOn;

/// The second phase, attack by attack, step by step. (valda:R66–R86)
final class Attacks {
    private static final CardId TYRS_REVENGE = CardId.parse("tyrs-revenge");

    private Attacks() {}

    // --- who attacks

    /// Every opponent has one opportunity, clockwise from the left of the active seat. (valda:R66)
    record OfferAttacks() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState state = table.board().state();
            table.next(state.opponents(state.active()).stream()
                    .map(BeginOpportunity::new)
                    .toList());
        }
    }

    record BeginOpportunity(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.turn(turn -> turn.withAttacks(0)));
            table.next(new OfferAttack(seat));
        }
    }

    /// A seat without cards is not asked, and one that has attacked only if it may attack again or could hold a weapon for
    /// an open moment. (valda:R67, R113, R236)
    record OfferAttack(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            boolean attacks = whyNoAttack(seat, board.state()).isEmpty() && canReachAnybody(seat, board.state());
            if (board.handSize(seat) > 0 && (attacks || OpenWeapons.mayHold(seat, board))) {
                table.next(new ChooseAttack(seat));
            }
        }
    }

    /// How many attacks an opportunity allows; checked again before each. (valda:R67, R68, R135, R142, RU71)
    private static int attacksAllowed(Seat seat, PublicState state) {
        if (!state.rules().fewSeats()) {
            return 1;
        }
        int surtur = state.rules().extra(Deity.SURTUR, state.level(seat, Deity.SURTUR));
        int hel = state.rules().extra(Deity.HEL, state.level(seat, Deity.HEL));
        return Math.max(1, Math.max(surtur, hel));
    }

    private static Optional<Refusal> whyNoAttack(Seat seat, PublicState state) {
        int most = attacksAllowed(seat, state);
        return state.turn().attacks() < most ? FINE : refuse("R67", "no-more-attacks", "most", most);
    }

    private static boolean canReachAnybody(Seat seat, PublicState state) {
        return state.opponents(seat).stream()
                .anyMatch(opponent -> !state.turn().shielded().contains(opponent));
    }

    /// Whom this card would hit, in the order in which they defend. (valda:R66, R83, R84, RU58)
    private static List<Seat> targets(Card card, Seat from, PublicState state) {
        var targets = new ArrayList<Seat>();
        for (Seat opponent : state.opponents(from)) {
            if ((card.onAll() || opponent.equals(state.active()))
                    && !state.turn().shielded().contains(opponent)) {
                targets.add(opponent);
            }
        }
        return targets;
    }

    /// Attack with one card, or with two and Brute; use a weapon; or hold. (valda:R67, R70, R113, R197)
    record ChooseAttack(Seat seat) implements ValdaAsk<Assault> {
        @Override
        public List<Assault> answers(Board board) {
            var answers = new ArrayList<Assault>();
            List<CardId> cards = board.hand(seat, CardKind.ATTACK);
            cards.forEach(card -> answers.add(new ValdaMove.Attack(card)));
            if (brute(board).isPresent()) {
                for (CardId card : cards) {
                    for (CardId other : cards) {
                        answers.add(new AttackWithTwo(card, other));
                    }
                }
            }
            OpenWeapons.answers(board, seat, answers::add, answers::add);
            answers.add(new Hold());
            return answers;
        }

        @Override
        public List<Assault> options(Board board) {
            return board.holds(seat, CardKind.ATTACK) || board.holds(seat, CardKind.WEAPON)
                    ? ValdaAsk.super.options(board)
                    : List.of(new Hold());
        }

        private Optional<CardId> brute(Board board) {
            for (CardId card : board.cards().fitting(Timing.ATTACK)) {
                if (board.holds(seat, card)) {
                    return Optional.of(card);
                }
            }
            return Optional.empty();
        }

        @Override
        public Optional<Refusal> whyNot(Assault move, Board board) {
            return switch (move) {
                case ValdaMove.Attack(var card) -> unlessHeld(card, board).or(() -> whyNot(card, board.state()));
                case AttackWithTwo(var card, var other) ->
                    brute(board).isEmpty()
                            ? refuse("R197", "no-brute")
                            : unlessHeld(card, board)
                                    .or(() -> unlessHeld(other, board))
                                    .or(() -> whyNoPair(card, other, board))
                                    .or(() -> whyNot(card, board.state()));
                case UseWeapon(var card) -> OpenWeapons.whyNot(card, Optional.empty(), seat, board);
                case UseWeaponOn(var card, var opponent) ->
                    OpenWeapons.whyNot(card, Optional.of(opponent), seat, board);
                case Hold() -> FINE;
            };
        }

        private Optional<Refusal> whyNot(CardId card, PublicState state) {
            Card sheet = state.rules().sheet(card);
            if (sheet.kind() != CardKind.ATTACK) {
                return refuse("R70", "no-attack-card", "card", card);
            }
            if (targets(sheet, seat, state).isEmpty()) {
                return refuse("R212", "may-not-be-attacked");
            }
            return whyNoAttack(seat, state)
                    .or(() -> sheet.effect() == CardEffect.SWITCH_TEMPLES
                                    && AttackEffects.switches(seat, state.active(), state)
                                            .isEmpty()
                            ? refuse("R190", "nothing-to-switch", "card", card)
                            : FINE);
        }

        private Optional<Refusal> whyNoPair(CardId card, CardId other, Board board) {
            if (board.rules().sheet(other).kind() != CardKind.ATTACK) {
                return refuse("R197", "no-attack-card", "card", other);
            }
            return card.equals(other)
                            && board.cards()
                                            .copies(card)
                                            .and(board.inHand(seat))
                                            .size()
                                    < 2
                    ? refuse("R197", "one-card-only", "card", card)
                    : FINE;
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("target", board.state().active().anchor());
        }

        @Override
        public void answer(Assault move, Table<Board> table) {
            if (move instanceof Hold) {
                table.tell(new Held(seat));
                return;
            }
            table.next(new OfferAttack(seat));
            switch (move) {
                case ValdaMove.Attack(var card) -> declare(List.of(card), table);
                case AttackWithTwo(var card, var other) -> {
                    CardId brute = brute(table.board()).orElseThrow();
                    table.update(board -> board.reveal(seat, brute, Board.REMOVED));
                    table.tell(new WeaponUsed(seat, brute, Optional.empty()));
                    declare(List.of(card, other), table);
                }
                case UseWeapon(var card) -> OpenWeapons.use(card, Optional.empty(), seat, table);
                case UseWeaponOn(var card, var opponent) -> OpenWeapons.use(card, Optional.of(opponent), seat, table);
                case Hold() -> throw new IllegalStateException("the opportunity is over");
            }
        }

        /// The attack lies on the table until it is cleared. (valda:R70, R71)
        private void declare(List<CardId> cards, Table<Board> table) {
            PublicState state = table.board().state();
            Rules rules = state.rules();
            int base =
                    cards.stream().mapToInt(card -> rules.sheet(card).value()).sum();
            List<Seat> targets = targets(rules.sheet(cards.getFirst()), seat, state);
            Attack attack = Attack.declare(seat, cards, base, targets);
            Board board = table.board();
            for (CardId card : cards) {
                board = board.reveal(seat, card, Board.TABLE);
            }
            table.update(board.state(open ->
                    open.turn(turn -> turn.withAttacks(turn.attacks() + 1)).pending(pending -> pending.with(attack))));
            table.tell(new AttackDeclared(seat, cards, targets, base));
            surtursBonus(table);
            table.next(
                    new Windows.OpenWindow(Timing.DECLARED),
                    new OfferDefences(),
                    new Windows.OpenWindow(Timing.DEFENDED),
                    new CompareAttack(),
                    new RewardAttack(),
                    new ClearAttack());
        }

        /// (valda:R135)
        private void surtursBonus(Table<Board> table) {
            int bonus = table.board().state().number(seat, Deity.SURTUR);
            if (bonus > 0) {
                String source = Deity.SURTUR.anchor();
                var change = new Attack.Change(seat, source, bonus, Optional.empty());
                table.update(board -> board.attack(attack -> attack.change(change)));
                Attack attack = table.board().state().attack();
                int value = attack.valueAgainst(attack.targets().getFirst().seat());
                table.tell(new AttackChanged(seat, source, bonus, Optional.empty(), value, Why.power(Deity.SURTUR)));
            }
        }
    }

    // --- who defends

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

        static final OrderKind ORDERS = OrderKind.of(
                Verb.of(ChooseDefence.class), List.of(SMALLEST_THAT_HOLDS, ENDURE, OrderKind.ASK_ME), OrderKind.ASK_ME);

        @Override
        public List<Defence> answers(Board board) {
            var answers = new ArrayList<Defence>();
            board.hand(seat, CardKind.DEFENCE).forEach(card -> answers.add(new Defend(card)));
            if (aegis(board).isPresent()) {
                board.hand(seat, CardKind.ATTACK).forEach(card -> answers.add(new DefendWithAegis(card)));
            }
            answers.add(new Endure());
            return answers;
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
            int defence = sheet.value() + bonus(seat, state);
            int value = state.attack().valueAgainst(seat);
            return Attack.reaches(defence, value, state.rules().tiesHold())
                    ? FINE
                    : refuse("R73", "too-low", "card", card, "defence", defence, "value", value);
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            Attack attack = board.state().attack();
            var words = new LinkedHashMap<>(Words.of(
                    "attacker", attack.from().anchor(),
                    "card", attack.card().anchor(),
                    "value", attack.valueAgainst(seat)));
            attack.cards().stream().skip(1).forEach(other -> words.put("other", other.anchor()));
            return words;
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
            table.update(board ->
                    board.reveal(seat, card, Board.TABLE).attack(attack -> attack.defend(seat, List.of(card), value)));
            table.tell(new Defended(
                    seat, card, aegis, value, bonus, bonus == 0 ? Optional.empty() : Why.power(Deity.TYR)));
        }

        @Override
        public Optional<Defence> standing(Order order, List<Defence> options) {
            return switch (order.choice()) {
                case SMALLEST_THAT_HOLDS -> options.stream().min(Comparator.comparingInt(ChooseDefence::price));
                case ENDURE -> Optional.of(new Endure());
                default -> Optional.empty();
            };
        }

        /// By the printed value; Aegis costs more than any card, and to endure most of all.
        private static int price(Defence defence) {
            return switch (defence) {
                case Defend(var card) -> Printed.CARDS.get(card.number()).value();
                case DefendWithAegis(var card) ->
                    1000 + Printed.CARDS.get(card.number()).value();
                case Endure() -> Integer.MAX_VALUE;
            };
        }
    }

    // --- what comes of it

    /// (valda:R75, R76, R85)
    record CompareAttack() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState state = table.board().state();
            Attack attack = state.attack();
            boolean tiesHold = state.rules().tiesHold();
            List<Seat> hit = attack.those(false, tiesHold);
            table.tell(new AttackResolved(attack.from(), hit, attack.those(true, tiesHold)));
            if (!hit.isEmpty()) {
                table.next(new Windows.OpenWindow(Timing.SUCCESSFUL), new AttackEffects.Strike());
            }
        }
    }

    /// First Hel for the attacker, then Agir and cards for the defenders. (valda:R77, R141, R142, RU59, RU69, RU73)
    record RewardAttack() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState state = table.board().state();
            Attack attack = state.attack();
            boolean tiesHold = state.rules().tiesHold();
            int hits = attack.those(false, tiesHold).size();
            int counted = state.rules().constants().helRunesPerTarget() ? hits : Math.min(hits, 1);
            var tasks = new ArrayList<Task<Board>>();
            int hel = state.number(attack.from(), Deity.HEL) * counted;
            if (hel > 0) {
                tasks.add(new GainsAndLosses.GainRunes(attack.from(), hel, Why.power(Deity.HEL)));
            }
            for (Seat seat : attack.those(true, tiesHold)) {
                int agir = state.number(seat, Deity.AGIR);
                if (agir > 0) {
                    tasks.add(new GainsAndLosses.GainRunes(seat, agir, Why.power(Deity.AGIR)));
                }
                Card defence = state.rules().sheet(attack.target(seat).cards().getFirst());
                if (defence.effect() == CardEffect.HOLD_AND_DRAW) {
                    tasks.add(new CardDraws.DrawCards(
                            seat,
                            MainDeck.B,
                            defence.amount(),
                            state.rules()
                                    .cards()
                                    .cause(attack.target(seat).cards().getFirst())));
                }
            }
            table.next(tasks);
        }
    }

    /// The cards go to discard B, or to whom Tyr's Revenge gives them. (valda:R78, R211)
    record ClearAttack() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Attack attack = table.board().state().attack();
            Board board = table.board().state(state -> state.pending(Pending::withoutAttack));
            for (CardId card : attack.defences()) {
                board = board.discard(card);
            }
            for (CardId card : attack.cards()) {
                board = attack.taker().isPresent()
                        ? board.takeOpen(attack.taker().get(), card, Board.TABLE)
                        : board.discard(card);
            }
            table.update(board);
            Optional<Cause> revenge = board.cards().cause(TYRS_REVENGE);
            attack.taker()
                    .ifPresent(seat -> attack.cards().forEach(card -> table.tell(new CardTaken(seat, card, revenge))));
        }
    }
}
