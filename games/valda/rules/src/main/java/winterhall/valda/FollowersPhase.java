package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.valda.ValdaEvent.ActionPlayed;
import winterhall.valda.ValdaEvent.CardDiscarded;
import winterhall.valda.ValdaEvent.FollowersTraded;
import winterhall.valda.ValdaMove.BeginMove;
import winterhall.valda.ValdaMove.ChooseCard;
import winterhall.valda.ValdaMove.Devotion;
import winterhall.valda.ValdaMove.EndPhase;
import winterhall.valda.ValdaMove.PlayAction;
import winterhall.valda.ValdaMove.UseWeapon;
import winterhall.valda.ValdaMove.UseWeaponOn;
import winterhall.valda.ValdaMove.Worship;

/// The third phase: temples turn goods into followers. (valda:R87–R90)
final class FollowersPhase {
    private FollowersPhase() {}

    /// A seat that can do nothing here, as far as everybody can tell, is not asked. (valda:R87, R236)
    record OfferTrades(Seat seat) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (mayAct(seat, table.board())) {
                table.next(new Devote(seat));
            }
        }
    }

    private static boolean mayAct(Seat seat, Board board) {
        PublicState state = board.state();
        if (state.level(seat, Deity.MORK) > 0 && board.handSize(seat) > 0
                || state.turn().moves() < state.number(seat, Deity.MORK) && Construction.canMove(seat, state)) {
            return true;
        }
        for (int number = 0; number < state.rules().tradeCount(); number++) {
            if (canTrade(number, seat, board)) {
                return true;
            }
        }
        return OpenWeapons.mayHold(seat, board);
    }

    /// Whether this seat has the temples for a trade. (valda:R87)
    private static boolean isOffered(Trade trade, Seat seat, PublicState state) {
        return state.level(seat, trade.occupant()) >= trade.level();
    }

    /// Whether a trade is open; see [#whyNoTrade].
    private static boolean canTrade(int number, Seat seat, Board board) {
        PublicState state = board.state();
        Trade trade = state.rules().trade(number);
        Player player = state.player(seat);
        return isOffered(trade, seat, state)
                && state.turn().traded(number) < trade.times()
                && player.runes() >= trade.runes()
                && board.handSize(seat) >= trade.cards()
                && canPay(trade, player.stock());
    }

    /// Whether a trade is open at all; what is paid for it is another matter. (valda:R88, R89)
    private static Optional<Refusal> whyNoTrade(int number, Seat seat, Board board) {
        PublicState state = board.state();
        Trade trade = state.rules().trade(number);
        Player player = state.player(seat);
        if (!isOffered(trade, seat, state)) {
            return refuse("R87", "no-power", "occupant", trade.occupant());
        }
        if (state.turn().traded(number) >= trade.times()) {
            return refuse("R88", "no-more-trades", "most", trade.times());
        }
        if (player.runes() < trade.runes()) {
            return refuse("R89", "needs-runes", "count", trade.runes());
        }
        if (board.handSize(seat) < trade.cards()) {
            return refuse("R89", "needs-cards", "count", trade.cards());
        }
        int missing = trade.any() - player.stock().total();
        return missing > 0 ? refuse("R89", "needs-resources", "count", missing) : FINE;
    }

    /// Whether this may be paid for it, and what is missing. (valda:R89, R136–R138)
    private static Optional<Refusal> whyNoPayment(Trade trade, Stock paid, Stock stock) {
        boolean isPrice = trade.alike() > 0
                ? paid.total() == trade.alike() && paid.most() == trade.alike()
                : trade.any() > 0 ? paid.total() == trade.any() : paid.equals(trade.cost());
        return !isPrice
                ? refuse("R89", "another-price")
                : stock.covers(paid) ? FINE : refuse("R89", "cannot-pay", "missing", stock.missing(paid));
    }

    /// Whether there is a way to pay; see [#payments].
    private static boolean canPay(Trade trade, Stock stock) {
        return stock.covers(trade.cost())
                && (trade.alike() > 0 ? stock.most() >= trade.alike() : stock.total() >= trade.any());
    }

    /// What is printed, for a seat that has no way to pay: where anything will do, nothing in particular.
    private static List<Stock> prices(Trade trade) {
        return trade.alike() > 0
                ? Arrays.stream(Resource.values())
                        .map(kind -> Stock.of(kind, trade.alike()))
                        .toList()
                : List.of(trade.cost());
    }

    /// Every way to pay. (valda:R136–R138)
    private static List<Stock> payments(Trade trade, Stock stock) {
        if (!stock.covers(trade.cost())) {
            return List.of();
        }
        if (trade.alike() > 0) {
            var ways = new ArrayList<Stock>();
            for (Resource kind : Resource.values()) {
                if (stock.of(kind) >= trade.alike()) {
                    ways.add(Stock.of(kind, trade.alike()));
                }
            }
            return ways;
        }
        return trade.any() > 0 ? stock.parts(trade.any()) : List.of(trade.cost());
    }

    /// (valda:R87)
    record Devote(Seat seat) implements ValdaAsk<Devotion> {
        @Override
        public List<Devotion> answers(Board board) {
            Rules rules = board.rules();
            var answers = new ArrayList<Devotion>();
            for (int number = 0; number < rules.tradeCount(); number++) {
                Trade trade = rules.trade(number);
                if (board.state().lives(trade.occupant())) {
                    List<Stock> payments =
                            payments(trade, board.state().player(seat).stock());
                    for (Stock paid : payments.isEmpty() ? prices(trade) : payments) {
                        answers.add(new Worship(trade.id(), paid));
                    }
                }
            }
            for (CardId card : board.hand(seat, CardKind.ACTION)) {
                answers.add(new PlayAction(card));
            }
            OpenWeapons.answers(board, seat, answers::add, answers::add);
            answers.add(new BeginMove());
            answers.add(new EndPhase());
            return answers;
        }

        /// The same as the answers that nothing is against, without asking for reasons where there is no temple.
        @Override
        public List<Devotion> options(Board board) {
            PublicState state = board.state();
            Rules rules = state.rules();
            var options = new ArrayList<Devotion>();
            for (int number = 0; number < rules.tradeCount(); number++) {
                if (canTrade(number, seat, board)) {
                    Trade trade = rules.trade(number);
                    for (Stock paid : payments(trade, state.player(seat).stock())) {
                        options.add(new Worship(trade.id(), paid));
                    }
                }
            }
            if (state.level(seat, Deity.MORK) > 0) {
                for (CardId card : board.hand(seat, CardKind.ACTION)) {
                    if (whyNot(card, state).isEmpty()) {
                        options.add(new PlayAction(card));
                    }
                }
            }
            if (board.holds(seat, CardKind.WEAPON)) {
                OpenWeapons.options(board, seat, options::add, options::add);
            }
            if (state.number(seat, Deity.MORK) > 0 && move(state).isEmpty()) {
                options.add(new BeginMove());
            }
            options.add(new EndPhase());
            return options;
        }

        @Override
        public Optional<Refusal> whyNot(Devotion move, Board board) {
            PublicState state = board.state();
            return switch (move) {
                case Worship(var id, var paid) -> whyNot(id, paid, board);
                case PlayAction(var card) -> unlessHeld(card, board).or(() -> whyNot(card, state));
                case UseWeapon(var card) -> OpenWeapons.whyNot(card, Optional.empty(), seat, board);
                case UseWeaponOn(var card, var opponent) ->
                    OpenWeapons.whyNot(card, Optional.of(opponent), seat, board);
                case BeginMove() -> move(state);
                case EndPhase() -> FINE;
            };
        }

        private Optional<Refusal> whyNot(String id, Stock paid, Board board) {
            int number = number(board.rules(), id);
            if (number < 0) {
                return refuse("R87", "no-such-trade");
            }
            return whyNoTrade(number, seat, board)
                    .or(() -> whyNoPayment(
                            board.rules().trade(number),
                            paid,
                            board.state().player(seat).stock()));
        }

        /// Seduction at Mork's. (valda:R143, R150, RU44)
        private Optional<Refusal> whyNot(CardId card, PublicState state) {
            Card sheet = state.rules().sheet(card);
            return sheet.kind() != CardKind.ACTION || sheet.effect() != CardEffect.GAIN_FOLLOWERS
                    ? refuse("R150", "valda-phase-only", "card", card)
                    : state.level(seat, Deity.MORK) > 0 ? FINE : refuse("R143", "no-power", "occupant", Deity.MORK);
        }

        /// (valda:R143)
        private Optional<Refusal> move(PublicState state) {
            int most = state.number(seat, Deity.MORK);
            if (most == 0) {
                return refuse("R143", "no-power", "occupant", Deity.MORK);
            }
            return state.turn().moves() >= most
                    ? refuse("R143", "no-more-moves", "most", most)
                    : Construction.canMove(seat, state) ? FINE : refuse("R122", "nowhere-to-move");
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("can", options(board).size() > 1);
        }

        @Override
        public void answer(Devotion move, Table<Board> table) {
            if (move instanceof EndPhase) {
                return;
            }
            table.next(new OfferTrades(seat));
            switch (move) {
                case Worship(var id, var paid) -> worship(number(table.board().rules(), id), paid, table);
                case PlayAction(var card) -> {
                    boolean recycled = table.board().isRecycled(seat, card);
                    table.update(board -> board.reveal(seat, card, Board.TABLE));
                    table.tell(new ActionPlayed(seat, card, 0, recycled, Why.power(Deity.MORK)));
                    table.next(new Actions.ResolveAction(seat, card), new Actions.DiscardPlayed(card));
                }
                case UseWeapon(var card) -> OpenWeapons.use(card, Optional.empty(), seat, table);
                case UseWeaponOn(var card, var opponent) -> OpenWeapons.use(card, Optional.of(opponent), seat, table);
                case BeginMove() -> {
                    table.update(board -> board.turn(Turn::moved));
                    table.next(new Construction.ChooseMove(seat, Why.power(Deity.MORK)));
                }
                case EndPhase() -> throw new IllegalStateException("the phase has ended");
            }
        }

        private void worship(int number, Stock paid, Table<Board> table) {
            Trade trade = table.board().rules().trade(number);
            table.update(board -> board.state(
                    state -> state.pay(seat, paid).runes(seat, -trade.runes()).turn(turn -> turn.trade(number))));
            table.next(new CompleteTrade(seat, number, paid));
            if (trade.cards() > 0) {
                table.next(new PayCard(seat, trade.cards(), Why.power(trade.occupant())));
            }
        }
    }

    private static int number(Rules rules, String id) {
        for (int number = 0; number < rules.tradeCount(); number++) {
            if (rules.trade(number).id().equals(id)) {
                return number;
            }
        }
        return -1;
    }

    /// Paid in full before the followers come. (valda:R89)
    record CompleteTrade(Seat seat, int trade, Stock paid) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Trade printed = table.board().rules().trade(trade);
            table.update(board -> board.state(state -> state.followers(seat, printed.followers())));
            table.tell(new FollowersTraded(
                    seat, printed.id(), paid, printed.runes(), printed.followers(), Why.power(printed.occupant())));
            if (printed.rolls()) {
                table.next(new ResourcePhase.RollForFollowers(seat, DieKind.WHITE, Why.power(printed.occupant())));
            }
        }
    }

    /// One card after the other; every kind is allowed. (valda:R146)
    record PayCard(Seat seat, int left, Optional<Cause> cause) implements FreeChoice<ChooseCard> {
        @Override
        public List<ChooseCard> answers(Board board) {
            return FreeChoice.oneOf(board.cards().distinct(board.inHand(seat)));
        }

        @Override
        public Optional<Refusal> whyNot(ChooseCard move, Board board) {
            return unlessHeld(move.card(), board);
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("left", left);
        }

        @Override
        public void answer(ChooseCard move, Table<Board> table) {
            boolean recycled = table.board().isRecycled(seat, move.card());
            table.update(board -> board.discardFromHand(seat, move.card()));
            table.tell(new CardDiscarded(seat, move.card(), recycled, cause));
            if (left > 1) {
                table.next(new PayCard(seat, left - 1, cause));
            }
        }
    }
}
