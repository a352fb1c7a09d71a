package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Task;
import winterhall.engine.WindowAsk;
import winterhall.engine.Words;
import winterhall.engine.kit.Window;
import winterhall.valda.ValdaEvent.AttackChanged;
import winterhall.valda.ValdaEvent.AttackDeclared;
import winterhall.valda.ValdaEvent.AttackResolved;
import winterhall.valda.ValdaEvent.CardTaken;
import winterhall.valda.ValdaEvent.Held;
import winterhall.valda.ValdaEvent.WeaponUsed;
import winterhall.valda.ValdaMove.Assault;
import winterhall.valda.ValdaMove.AttackWithTwo;
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
            offer(state.opponents(state.active()), table);
        }
    }

    /// What a seat has done may change who can do what: it is asked again, then come those after it. (valda:R67, RU71)
    record GoOnOffering(Seat from) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState state = table.board().state();
            List<Seat> opponents = state.opponents(state.active());
            offer(opponents.subList(opponents.indexOf(from), opponents.size()), table);
        }
    }

    /// Asks all of these who could do something, for all that everybody knows. (valda:R236)
    private static void offer(List<Seat> seats, Table<Board> table) {
        Board board = table.board();
        var asked = new ArrayList<Seat>(seats);
        asked.removeIf(seat -> !isAsked(seat, board));
        Window.open(asked).ifPresent(window -> table.next(new ChooseAttack(window)));
    }

    /// A seat without cards is not asked, and one that has attacked only if it may attack again or could hold a weapon for
    /// an open moment. (valda:R67, R113, R236)
    private static boolean isAsked(Seat seat, Board board) {
        boolean attacks = hasAttackLeft(seat, board.state()) && canReachAnybody(seat, board.state());
        return board.handSize(seat) > 0 && (attacks || OpenWeapons.mayHold(seat, board));
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

    private static boolean hasAttackLeft(Seat seat, PublicState state) {
        return state.turn().attacks(seat) < attacksAllowed(seat, state);
    }

    private static Optional<Refusal> whyNoAttack(Seat seat, PublicState state) {
        return hasAttackLeft(seat, state)
                ? FINE
                : refuse("R67", "no-more-attacks", "most", attacksAllowed(seat, state));
    }

    private static boolean canReachAnybody(Seat seat, PublicState state) {
        List<Seat> shielded = state.turn().shielded();
        return shielded.isEmpty() || !shielded.containsAll(state.opponents(seat));
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

    /// Attack with one card, or with two and Brute; use a weapon; or hold. To hold changes nothing on the board, so all who
    /// have their opportunity yet are asked in one window. (valda:R67, R70, R113, R197)
    record ChooseAttack(Window window) implements ValdaAsk<Assault>, WindowAsk<Board, Assault> {
        private static final String OPPORTUNITY = "attack-opportunity";
        private static final Hold HOLD = new Hold();

        @Override
        public Seat seat() {
            return window.seat();
        }

        @Override
        public String windowName() {
            return OPPORTUNITY;
        }

        @Override
        public List<Seat> later() {
            return window.later();
        }

        @Override
        public Assault pass() {
            return HOLD;
        }

        @Override
        public boolean isOpportunity() {
            return true;
        }

        @Override
        public List<Assault> answers(Board board) {
            var answers = new ArrayList<Assault>();
            List<CardId> cards = board.hand(seat(), CardKind.ATTACK);
            cards.forEach(card -> answers.add(new ValdaMove.Attack(card)));
            if (brute(board).isPresent()) {
                for (CardId card : cards) {
                    for (CardId other : cards) {
                        answers.add(new AttackWithTwo(card, other));
                    }
                }
            }
            OpenWeapons.answers(board, seat(), answers::add, answers::add);
            answers.add(HOLD);
            return answers;
        }

        /// The same as the answers that nothing is against, without asking for reasons unless Brute is in hand.
        @Override
        public List<Assault> options(Board board) {
            boolean attacks = board.holds(seat(), CardKind.ATTACK);
            if (attacks && brute(board).isPresent()) {
                return ValdaAsk.super.options(board);
            }
            var options = new ArrayList<Assault>();
            if (attacks && hasAttackLeft(seat(), board.state())) {
                for (CardId card : board.hand(seat(), CardKind.ATTACK)) {
                    if (mayAttackWith(board.rules().sheet(card), board.state())) {
                        options.add(new ValdaMove.Attack(card));
                    }
                }
            }
            if (board.holds(seat(), CardKind.WEAPON)) {
                OpenWeapons.options(board, seat(), options::add, options::add);
            }
            options.add(HOLD);
            return options;
        }

        private Optional<CardId> brute(Board board) {
            for (CardId card : board.cards().fitting(Timing.ATTACK)) {
                if (board.holds(seat(), card)) {
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
                case UseWeapon(var card) -> OpenWeapons.whyNot(card, Optional.empty(), seat(), board);
                case UseWeaponOn(var card, var opponent) ->
                    OpenWeapons.whyNot(card, Optional.of(opponent), seat(), board);
                case Hold() -> FINE;
            };
        }

        /// Whether this attack card may be played by a seat with an attack left; see [#whyNot].
        private boolean mayAttackWith(Card card, PublicState state) {
            return !targets(card, seat(), state).isEmpty()
                    && (card.effect() != CardEffect.SWITCH_TEMPLES
                            || !AttackEffects.switches(seat(), state.active(), state)
                                    .isEmpty());
        }

        private Optional<Refusal> whyNot(CardId card, PublicState state) {
            Card sheet = state.rules().sheet(card);
            if (sheet.kind() != CardKind.ATTACK) {
                return refuse("R70", "no-attack-card", "card", card);
            }
            if (targets(sheet, seat(), state).isEmpty()) {
                return refuse("R212", "may-not-be-attacked");
            }
            return whyNoAttack(seat(), state)
                    .or(() -> sheet.effect() == CardEffect.SWITCH_TEMPLES
                                    && AttackEffects.switches(seat(), state.active(), state)
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
                                            .and(board.inHand(seat()))
                                            .size()
                                    < 2
                    ? refuse("R197", "one-card-only", "card", card)
                    : FINE;
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("target", board.state().active().anchor(), "can", can(board));
        }

        /// What this seat can do now, in a word for the sentence.
        private String can(Board board) {
            List<Assault> options = options(board);
            boolean weapons =
                    options.stream().anyMatch(move -> move instanceof UseWeapon || move instanceof UseWeaponOn);
            if (options.size() == 1) {
                return hasAttackLeft(seat(), board.state()) ? "nothing" : "spent";
            }
            boolean attacks = options.stream()
                    .anyMatch(move -> move instanceof ValdaMove.Attack || move instanceof AttackWithTwo);
            return attacks && weapons ? "both" : attacks ? "attack" : "weapon";
        }

        @Override
        public void answer(Assault move, Table<Board> table) {
            if (move instanceof Hold) {
                Turn turn = table.board().state().turn();
                table.tell(new Held(seat(), turn.attacks(seat()) > 0));
                window.passed().ifPresent(rest -> table.next(new ChooseAttack(rest)));
                return;
            }
            table.next(new GoOnOffering(seat()));
            switch (move) {
                case ValdaMove.Attack(var card) -> declare(List.of(card), table);
                case AttackWithTwo(var card, var other) -> {
                    CardId brute = brute(table.board()).orElseThrow();
                    table.update(board -> board.reveal(seat(), brute, Board.REMOVED));
                    table.tell(new WeaponUsed(seat(), brute, Optional.empty()));
                    declare(List.of(card, other), table);
                }
                case UseWeapon(var card) -> OpenWeapons.use(card, Optional.empty(), seat(), table);
                case UseWeaponOn(var card, var opponent) -> OpenWeapons.use(card, Optional.of(opponent), seat(), table);
                case Hold() -> throw new IllegalStateException("the opportunity is over");
            }
        }

        /// The attack lies on the table until it is cleared. (valda:R70, R71)
        private void declare(List<CardId> cards, Table<Board> table) {
            PublicState state = table.board().state();
            Rules rules = state.rules();
            int base = 0;
            for (CardId card : cards) {
                base += rules.sheet(card).value();
            }
            List<Seat> targets = targets(rules.sheet(cards.getFirst()), seat(), state);
            Attack attack = Attack.declare(seat(), cards, base, targets);
            Board board = table.board();
            var recycled = new ArrayList<CardId>(0);
            for (CardId card : cards) {
                if (board.isRecycled(seat(), card)) {
                    recycled.add(card);
                }
                board = board.reveal(seat(), card, Board.TABLE);
            }
            table.update(board.state(
                    open -> open.turn(turn -> turn.attacked(seat())).pending(pending -> pending.with(attack))));
            table.tell(new AttackDeclared(seat(), cards, targets, base, List.copyOf(recycled)));
            surtursBonus(table);
            table.next(
                    new Windows.OpenWindow(Timing.DECLARED),
                    new Defences.OfferDefences(),
                    new Windows.OpenWindow(Timing.DEFENDED),
                    new CompareAttack(),
                    new RewardAttack(),
                    new ClearAttack());
        }

        /// (valda:R135)
        private void surtursBonus(Table<Board> table) {
            int bonus = table.board().state().number(seat(), Deity.SURTUR);
            if (bonus > 0) {
                String source = Deity.SURTUR.anchor();
                var change = new Attack.Change(seat(), source, bonus, Optional.empty());
                table.update(board -> board.attack(attack -> attack.change(change)));
                Attack attack = table.board().state().attack();
                int value = attack.valueAgainst(attack.targets().getFirst().seat());
                table.tell(new AttackChanged(seat(), source, bonus, Optional.empty(), value, Why.power(Deity.SURTUR)));
            }
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
