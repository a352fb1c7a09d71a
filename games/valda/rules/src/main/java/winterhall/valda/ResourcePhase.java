package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.valda.Pending.Rolled;
import winterhall.valda.ValdaEvent.DiceRolled;
import winterhall.valda.ValdaEvent.DieRerolled;
import winterhall.valda.ValdaEvent.DieTurned;
import winterhall.valda.ValdaEvent.SkullSoftened;
import winterhall.valda.ValdaMove.DrawFrom;
import winterhall.valda.ValdaMove.Fate;
import winterhall.valda.ValdaMove.Finish;
import winterhall.valda.ValdaMove.KeepDice;
import winterhall.valda.ValdaMove.Reroll;
import winterhall.valda.ValdaMove.TurnDie;
import winterhall.valda.ValdaMove.UseWeapon;
import winterhall.valda.ValdaMove.UseWeaponOn;

/// The fourth phase: dice, then cards; and every other roll. (valda:R91–R94, R147, R157, R176)
final class ResourcePhase {
    private ResourcePhase() {}

    /// All dice together. (valda:R91, RU122)
    record RollForResources(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            var kinds = new ArrayList<DieKind>();
            Player player = table.board().state().player(seat);
            for (BuildingKind building : BuildingKind.values()) {
                for (int i = 0; i < player.count(building); i++) {
                    kinds.add(table.board().rules().building(building).die());
                }
            }
            roll(kinds, seat, Why.DICE.cause(), table);
            table.next(new OfferFate(seat), new GainFromDice(seat));
        }
    }

    /// One die for followers. (valda:R136, R157)
    record RollForFollowers(Seat seat, DieKind die, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            roll(List.of(die), seat, cause, table);
            table.next(new OfferFate(seat), new FollowDice(seat, cause));
        }
    }

    private static void roll(List<DieKind> kinds, Seat seat, Optional<Cause> cause, Table<Board> table) {
        var dice = new ArrayList<Rolled>();
        var faces = new ArrayList<Face>();
        for (DieKind kind : kinds) {
            Face face = table.pick("dice", table.board().rules().die(kind).faces());
            faces.add(face);
            dice.add(new Rolled(kind, face, false));
        }
        table.update(board -> board.state(state -> state.pending(pending -> pending.withDice(dice))));
        table.tell(new DiceRolled(seat, List.copyOf(faces), cause));
    }

    /// Asked by what everybody knows: rerolls left, or a card that could be in hand. (valda:R147, R176, R236)
    record OfferFate(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            PublicState state = board.state();
            boolean rerolls = state.turn().rerolls() < state.number(seat, Deity.KARI);
            if (!state.pending().dice().isEmpty()
                    && (rerolls || board.mayHoldOne(seat, board.cards().fitting(Timing.DIE_ROLLED)))) {
                table.next(new ChangeDice(seat));
            }
        }
    }

    /// Dice are named by their place, from 1. (valda:R147, R176, RU67)
    record ChangeDice(Seat seat) implements ValdaAsk<Fate> {
        @Override
        public List<Fate> answers(Board board) {
            var answers = new ArrayList<Fate>();
            List<Rolled> dice = board.state().pending().dice();
            for (int die = 1; die <= dice.size(); die++) {
                answers.add(new Reroll(die));
            }
            if (eye(board).isPresent()) {
                for (int die = 1; die <= dice.size(); die++) {
                    for (Face face : faces(dice.get(die - 1).kind(), board)) {
                        answers.add(new TurnDie(die, face));
                    }
                }
            }
            answers.add(new KeepDice());
            return answers;
        }

        /// The same as the answers that nothing is against.
        @Override
        public List<Fate> options(Board board) {
            PublicState state = board.state();
            List<Fate> options = answers(board);
            if (state.turn().rerolls() >= state.number(seat, Deity.KARI)) {
                options.removeIf(Reroll.class::isInstance);
            }
            return options;
        }

        private static List<Face> faces(DieKind kind, Board board) {
            return board.rules().die(kind).faces().stream().distinct().sorted().toList();
        }

        /// The card that turns a die, if the seat holds one.
        private Optional<CardId> eye(Board board) {
            for (CardId card : board.cards().fitting(Timing.DIE_ROLLED)) {
                if (board.holds(seat, card)) {
                    return Optional.of(card);
                }
            }
            return Optional.empty();
        }

        @Override
        public Optional<Refusal> whyNot(Fate move, Board board) {
            PublicState state = board.state();
            int dice = state.pending().dice().size();
            return switch (move) {
                case Reroll(var die) -> {
                    int most = state.number(seat, Deity.KARI);
                    yield most == 0
                            ? refuse("R147", "no-power", "occupant", Deity.KARI)
                            : state.turn().rerolls() >= most
                                    ? refuse("R147", "no-more-rerolls", "most", most)
                                    : die >= 1 && die <= dice ? FINE : refuse("R147", "no-such-die", "die", die);
                }
                case TurnDie(var die, var face) ->
                    eye(board).isEmpty()
                            ? refuse("R176", "no-card-turns-dice")
                            : die < 1
                                            || die > dice
                                            || !faces(
                                                            state.pending()
                                                                    .dice()
                                                                    .get(die - 1)
                                                                    .kind(),
                                                            board)
                                                    .contains(face)
                                    ? refuse("R176", "no-such-die", "die", die)
                                    : FINE;
                case KeepDice() -> FINE;
            };
        }

        @Override
        public void answer(Fate move, Table<Board> table) {
            switch (move) {
                case Reroll(var die) -> {
                    DieKind kind =
                            table.board().state().pending().dice().get(die - 1).kind();
                    Face face =
                            table.pick("dice", table.board().rules().die(kind).faces());
                    table.update(board -> board.state(
                            state -> state.turn(Turn::rerolled).pending(pending -> pending.turn(die - 1, face, true))));
                    table.tell(new DieRerolled(seat, die, face, Why.power(Deity.KARI)));
                    table.next(new OfferFate(seat));
                }
                case TurnDie(var die, var face) -> {
                    CardId card = eye(table.board()).orElseThrow();
                    table.update(board -> board.discardFromHand(seat, card)
                            .state(state -> state.pending(pending -> pending.turn(die - 1, face, false))));
                    table.tell(new DieTurned(seat, die, face, card));
                    table.next(new OfferFate(seat));
                }
                case KeepDice() -> {}
            }
        }
    }

    /// What the dice show; a "1" rerolled by Kari gives 2, the second of them because of her. (valda:R91, R147)
    record GainFromDice(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Stock shown = Stock.NOTHING;
            Stock more = Stock.NOTHING;
            for (Rolled die : table.board().state().pending().dice()) {
                Resource kind = die.face().resource().orElseThrow();
                int number = die.face().number();
                shown = shown.plus(kind, number);
                more = more.plus(kind, die.rerolled() ? Math.max(0, 2 - number) : 0);
            }
            table.update(board -> board.state(state -> state.pending(pending -> pending.withDice(List.of()))));
            table.next(
                    new GainsAndLosses.GainResources(seat, shown, Why.DICE.cause()),
                    new GainsAndLosses.GainResources(seat, more, Why.power(Deity.KARI)));
        }
    }

    /// As many followers as the number; Kari softens a skull. (valda:R147, R157, RU120)
    record FollowDice(Seat seat, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            PublicState state = table.board().state();
            Face face = state.pending().dice().getFirst().face();
            int level = state.level(seat, Deity.KARI);
            table.update(board -> board.state(open -> open.pending(pending -> pending.withDice(List.of()))));
            if (face != Face.SKULL) {
                table.next(new GainsAndLosses.GainFollowers(seat, face.number(), cause));
            } else if (level == 2) {
                table.next(new GainsAndLosses.GainFollowers(seat, 1, Why.power(Deity.KARI)));
            } else if (level == 0) {
                table.next(new GainsAndLosses.LoseFollowers(seat, -face.number(), Optional.empty(), cause));
            } else {
                table.tell(new SkullSoftened(seat, state.lost(seat, -face.number(), false), Why.power(Deity.KARI)));
            }
        }
    }

    /// The draw that ends the turn; weapons may be used before it. (valda:R92, R93, R113, RU74)
    record FinishTurn(Seat seat) implements ValdaAsk<Finish> {
        private static final List<Finish> DRAWS = List.of(new DrawFrom(MainDeck.A), new DrawFrom(MainDeck.B));

        @Override
        public List<Finish> answers(Board board) {
            var answers = new ArrayList<Finish>();
            OpenWeapons.answers(board, seat, answers::add, answers::add);
            answers.addAll(DRAWS);
            return answers;
        }

        @Override
        public List<Finish> options(Board board) {
            if (!board.holds(seat, CardKind.WEAPON)) {
                return DRAWS;
            }
            var options = new ArrayList<Finish>();
            OpenWeapons.options(board, seat, options::add, options::add);
            options.addAll(DRAWS);
            return options;
        }

        @Override
        public Optional<Refusal> whyNot(Finish move, Board board) {
            return switch (move) {
                case UseWeapon(var card) -> OpenWeapons.whyNot(card, Optional.empty(), seat, board);
                case UseWeaponOn(var card, var opponent) ->
                    OpenWeapons.whyNot(card, Optional.of(opponent), seat, board);
                case DrawFrom _ -> FINE;
            };
        }

        @Override
        public void answer(Finish move, Table<Board> table) {
            switch (move) {
                case UseWeapon(var card) -> {
                    table.next(this);
                    OpenWeapons.use(card, Optional.empty(), seat, table);
                }
                case UseWeaponOn(var card, var opponent) -> {
                    table.next(this);
                    OpenWeapons.use(card, Optional.of(opponent), seat, table);
                }
                case DrawFrom(var deck) -> draw(deck, table);
            }
        }

        /// Freya gives a third card, to keep or to choose from. (valda:R92, R133)
        private void draw(MainDeck deck, Table<Board> table) {
            PublicState state = table.board().state();
            int level = state.level(seat, Deity.FREYA);
            int usual = state.rules().constants().turnDraw();
            int drawn = level == 0 ? usual : state.rules().extra(Deity.FREYA, level);
            int kept = level == 0 ? usual : state.rules().number(Deity.FREYA, level);
            if (kept < drawn) {
                table.next(
                        new CardDraws.DrawApart(seat, deck, drawn, Why.power(Deity.FREYA)),
                        new CardDraws.KeepDrawn(seat, deck, drawn));
            } else {
                table.next(new CardDraws.DrawCards(
                        seat, deck, drawn, level == 0 ? Why.END_OF_TURN.cause() : Why.power(Deity.FREYA)));
            }
        }
    }
}
