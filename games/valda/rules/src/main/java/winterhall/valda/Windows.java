package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Effect;
import winterhall.engine.OrderKind;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.WindowAsk;
import winterhall.engine.Words;
import winterhall.engine.kit.Window;
import winterhall.valda.ValdaEvent.Passed;
import winterhall.valda.ValdaEvent.WeaponUsed;
import winterhall.valda.ValdaMove.Pass;
import winterhall.valda.ValdaMove.Respond;
import winterhall.valda.ValdaMove.RespondOn;
import winterhall.valda.ValdaMove.Response;

/// Windows in which weapons answer what happens. (valda:R112–R117, R236)
final class Windows {
    private static final String MOMENT = "moment";
    private static final String TURN = "turn";

    static final OrderKind ORDERS = OrderKind.forWindows(
            AnswerWindow.class,
            Arrays.stream(Timing.values())
                    .filter(Timing::isWindow)
                    .map(Timing::toString)
                    .toList(),
            CardId.values().stream()
                    .filter(card ->
                            Printed.CARDS.get(card.number()).timings().stream().anyMatch(Timing::isWindow))
                    .map(CardId::toString)
                    .toList(),
            List.of(MOMENT, TURN, OrderKind.MATCH));

    private Windows() {}

    /// An order for a moment lapses when something happens that its owner may want to answer; one for a turn ends with it.
    static List<String> ends(ValdaEvent event) {
        return switch (event) {
            case ValdaEvent.TurnBegan _ -> List.of(MOMENT, TURN);
            case ValdaEvent.PhaseBegan _,
                    ValdaEvent.ActionPlayed _,
                    ValdaEvent.BuildingBegun _,
                    ValdaEvent.TempleBegun _,
                    ValdaEvent.AttackDeclared _,
                    ValdaEvent.Defended _,
                    WeaponUsed _ -> List.of(MOMENT);
            default -> List.of();
        };
    }

    /// Asks all who could answer, for all that everybody knows, clockwise from the active seat; after a weapon it opens
    /// again. (valda:R114, R236, RU84)
    record OpenWindow(Timing timing) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Window.open(asked(timing, table.board())).ifPresent(window -> table.next(new AnswerWindow(timing, window)));
        }
    }

    static List<Seat> asked(Timing timing, Board board) {
        var asked = new ArrayList<Seat>();
        for (Seat seat : board.state().around()) {
            if (board.handSize(seat) == 0) {
                continue;
            }
            for (CardId card : board.cards().fitting(timing)) {
                if (mayAnswer(card, seat, board.state()) && board.mayHold(seat, card)) {
                    asked.add(seat);
                    break;
                }
            }
        }
        return asked;
    }

    /// Whether this seat may answer with this card, if it holds it: only what lies open matters.
    private static boolean mayAnswer(CardId card, Seat seat, PublicState state) {
        Card sheet = state.rules().sheet(card);
        return concerns(sheet, seat, state)
                && (!namesTarget(sheet.effect())
                        || !targets(sheet.effect(), state).isEmpty());
    }

    /// (valda:R200, R210, R215)
    private static boolean namesTarget(CardEffect effect) {
        return switch (effect) {
            case CLAIM_DEFENCE, HURT_TARGET, STEAL_MORE -> true;
            default -> false;
        };
    }

    private static List<Seat> targets(CardEffect effect, PublicState state) {
        return switch (effect) {
            case CLAIM_DEFENCE -> state.attack().those(true, state.rules().tiesHold());
            case HURT_TARGET -> state.attack().those(false, state.rules().tiesHold());
            default -> state.pending().theft().map(Pending.Theft::victims).orElse(List.of());
        };
    }

    /// Who may answer, and when it makes sense. (valda:R199–R221, RU78–RU81)
    private static boolean concerns(Card card, Seat seat, PublicState state) {
        Pending pending = state.pending();
        return switch (card.effect()) {
            case LOWER_ATTACK, CANCEL_AND_TAKE_ATTACK, FORBID_ATTACKS ->
                state.attack().isAgainst(seat);
            case PROTECT_TEMPLES -> state.attack().isAgainst(seat) && canHarmTemples(seat, state);
            case CLAIM_DEFENCE, HURT_TARGET, RAISE_OWN_ATTACK ->
                state.attack().from().equals(seat);
            case STEAL_MORE ->
                pending.theft().isPresent() && pending.theft().get().thief().equals(seat);
            case GAIN_LOST_FOLLOWERS ->
                pending.loss().isPresent() && !pending.loss().get().seat().equals(seat);
            case TAKE_DIVINE_CARD ->
                pending.drawing().isPresent() && !pending.drawing().get().by().equals(seat);
            case UNDO_BUILDING ->
                pending.building().isPresent() && !pending.building().get().by().equals(seat);
            default -> true;
        };
    }

    private static boolean canHarmTemples(Seat seat, PublicState state) {
        return state.rules().sheet(state.attack().card()).effect().hitsTemples() && state.temples(seat) > 0;
    }

    private static Optional<Refusal> whyNot(Card card, Seat seat, PublicState state) {
        if (concerns(card, seat, state)) {
            return FINE;
        }
        String rule = ValdaAsk.number(card.rule());
        return switch (card.effect()) {
            case PROTECT_TEMPLES ->
                state.attack().isAgainst(seat) ? refuse("RU81", "temples-are-safe") : refuse(rule, "not-attacked");
            case LOWER_ATTACK, CANCEL_AND_TAKE_ATTACK, FORBID_ATTACKS -> refuse(rule, "not-attacked");
            case STEAL_MORE -> refuse(rule, "not-thief");
            case CLAIM_DEFENCE, HURT_TARGET, RAISE_OWN_ATTACK -> refuse(rule, "not-attacker");
            default -> refuse(rule, "not-yourself");
        };
    }

    /// Use one weapon that fits, or pass. (valda:R114)
    record AnswerWindow(Timing timing, Window window) implements ValdaAsk<Response>, WindowAsk<Board, Response> {
        private static final Pass PASS = new Pass();
        private static final List<Response> ONLY_PASS = List.of(PASS);

        @Override
        public Seat seat() {
            return window.seat();
        }

        @Override
        public List<Response> answers(Board board) {
            var answers = new ArrayList<Response>();
            for (CardId card : board.hand(seat(), CardKind.WEAPON)) {
                if (namesTarget(board.rules().sheet(card).effect())) {
                    for (Seat target : board.state().opponents(seat())) {
                        answers.add(new RespondOn(card, target));
                    }
                } else {
                    answers.add(new Respond(card));
                }
            }
            answers.add(PASS);
            return answers;
        }

        /// Most seats hold no weapon that fits: then nothing need be asked of each.
        @Override
        public List<Response> options(Board board) {
            for (CardId card : board.cards().fitting(timing)) {
                if (board.holds(seat(), card)) {
                    return ValdaAsk.super.options(board);
                }
            }
            return ONLY_PASS;
        }

        @Override
        public Optional<Refusal> whyNot(Response response, Board board) {
            return switch (response) {
                case Respond(var card) -> whyNot(card, Optional.empty(), board);
                case RespondOn(var card, var target) -> whyNot(card, Optional.of(target), board);
                case Pass() -> FINE;
            };
        }

        private Optional<Refusal> whyNot(CardId card, Optional<Seat> target, Board board) {
            Card sheet = board.rules().sheet(card);
            if (!board.holds(seat(), card)) {
                return refuse("R223", "not-in-hand", "card", card);
            }
            if (!sheet.fits(timing)) {
                return sheet.timings().isEmpty()
                        ? refuse("R112", "no-weapon", "card", card)
                        : Optional.of(ValdaAsk.waits(card, "R112", sheet.timings()));
            }
            if (namesTarget(sheet.effect()) != target.isPresent()) {
                return refuse("R112", "names-a-target", "card", card);
            }
            return Windows.whyNot(sheet, seat(), board.state())
                    .or(() -> target.isEmpty()
                                    || targets(sheet.effect(), board.state()).contains(target.get())
                            ? FINE
                            : refuse(ValdaAsk.number(sheet.rule()), "not-this-target", "card", card));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            Pending pending = board.state().pending();
            return switch (timing) {
                case LAST_BUILDING_POINT ->
                    Words.of(
                            "moment",
                            timing,
                            "by",
                            pending.building().orElseThrow().by().anchor());
                case DIVINE_DRAW ->
                    Words.of(
                            "moment",
                            timing,
                            "by",
                            pending.drawing().orElseThrow().by().anchor());
                case FOLLOWERS_LOST -> {
                    Pending.Loss loss = pending.loss().orElseThrow();
                    yield Words.of("moment", timing, "by", loss.seat().anchor(), "count", loss.followers());
                }
                case DECLARED, DEFENDED, SUCCESSFUL -> {
                    Attack attack = board.state().attack();
                    yield Words.of(
                            "moment",
                            timing,
                            "by",
                            attack.from().anchor(),
                            "card",
                            attack.card().anchor());
                }
                default -> Words.of("moment", timing);
            };
        }

        @Override
        public void answer(Response response, Table<Board> table) {
            switch (response) {
                case Respond(var card) -> use(card, Optional.empty(), table);
                case RespondOn(var card, var target) -> use(card, Optional.of(target), table);
                case Pass() -> {
                    table.tell(new Passed(seat()));
                    window.passed().ifPresent(rest -> table.next(new AnswerWindow(timing, rest)));
                }
            }
        }

        private void use(CardId card, Optional<Seat> target, Table<Board> table) {
            Seat seat = seat();
            table.update(board -> board.reveal(seat, card, Board.REMOVED));
            table.tell(new WeaponUsed(seat, card, target));
            table.next(new Weapons.ResolveWeapon(seat, card, target), new OpenWindow(timing));
        }

        @Override
        public String windowName() {
            return timing.toString();
        }

        @Override
        public List<Seat> later() {
            return window.later();
        }

        @Override
        public Response pass() {
            return PASS;
        }

        @Override
        public boolean plays(Response response, String card) {
            return response.played()
                    .filter(used -> used.toString().equals(card))
                    .isPresent();
        }
    }
}
