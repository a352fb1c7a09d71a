package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Cause;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.valda.ValdaEvent.ActionPlayed;
import winterhall.valda.ValdaEvent.ResourcesTraded;
import winterhall.valda.ValdaEvent.RuneTraded;
import winterhall.valda.ValdaEvent.TokenTurned;
import winterhall.valda.ValdaMove.Build;
import winterhall.valda.ValdaMove.BuildTemple;
import winterhall.valda.ValdaMove.Deed;
import winterhall.valda.ValdaMove.DrawCard;
import winterhall.valda.ValdaMove.EndPhase;
import winterhall.valda.ValdaMove.Exchange;
import winterhall.valda.ValdaMove.PlayAction;
import winterhall.valda.ValdaMove.TakeResource;
import winterhall.valda.ValdaMove.TakeRune;
import winterhall.valda.ValdaMove.TradeRune;
import winterhall.valda.ValdaMove.TradeWithBank;
import winterhall.valda.ValdaMove.TurnToken;
import winterhall.valda.ValdaMove.UseWeapon;
import winterhall.valda.ValdaMove.UseWeaponOn;

/// The first phase: points, trades and buildings, in any order. (valda:R36–R48)
final class ValdaPhase {
    private static final List<Deed> FOR_ACTIONS = List.of(
            new TakeResource(Resource.BLOOD),
            new TakeResource(Resource.DIAMOND),
            new TakeResource(Resource.GOLD),
            new DrawCard(MainDeck.A),
            new DrawCard(MainDeck.B));
    private static final TakeRune TAKE_RUNE = new TakeRune();
    private static final List<Build> BUILDINGS =
            Arrays.stream(BuildingKind.values()).map(Build::new).toList();
    private static final List<BuildTemple> TEMPLES =
            Arrays.stream(Area.values()).map(BuildTemple::new).toList();
    private static final TradeRune TRADE_RUNE = new TradeRune();
    private static final List<TradeWithBank> BANK = bank();
    private static final TurnToken INTO_ACTION = new TurnToken(TokenSide.ACTION);
    private static final TurnToken INTO_BUILDING = new TurnToken(TokenSide.BUILDING);
    private static final EndPhase END = new EndPhase();

    private static final Optional<Refusal> NO_ACTION_POINTS = refuse("R37", "no-action-points");

    /// What can be said without a card.
    private static final List<Deed> ALWAYS = always();

    private ValdaPhase() {}

    private static List<TradeWithBank> bank() {
        var trades = new ArrayList<TradeWithBank>();
        for (Resource give : Resource.values()) {
            for (Resource take : Resource.values()) {
                if (give != take) {
                    trades.add(new TradeWithBank(give, take));
                }
            }
        }
        return List.copyOf(trades);
    }

    private static List<Deed> always() {
        var deeds = new ArrayList<Deed>(FOR_ACTIONS);
        deeds.add(TAKE_RUNE);
        deeds.addAll(BUILDINGS);
        deeds.addAll(TEMPLES);
        deeds.add(TRADE_RUNE);
        for (TradeWithBank trade : BANK) {
            deeds.add(trade);
            deeds.add(new Exchange(trade.give(), trade.take()));
        }
        deeds.add(INTO_ACTION);
        deeds.add(INTO_BUILDING);
        deeds.add(END);
        return List.copyOf(deeds);
    }

    /// The active seat acts until it ends the phase. (valda:R36, R47)
    record Act(Seat seat) implements ValdaAsk<Deed> {
        @Override
        public List<Deed> answers(Board board) {
            var answers = new ArrayList<Deed>(ALWAYS.size() + 16);
            for (CardId card : board.hand(seat, CardKind.ACTION)) {
                answers.add(new PlayAction(card));
            }
            OpenWeapons.answers(board, seat, answers::add, answers::add);
            answers.addAll(ALWAYS);
            return answers;
        }

        /// The same as the answers that nothing is against, found without asking for reasons: most decisions of a match are
        /// made here.
        @Override
        public List<Deed> options(Board board) {
            var options = new ArrayList<Deed>(24);
            PublicState state = board.state();
            Turn turn = state.turn();
            for (CardId card : board.hand(seat, CardKind.ACTION)) {
                if (mayPlay(state.rules().sheet(card), turn)) {
                    options.add(new PlayAction(card));
                }
            }
            if (board.holds(seat, CardKind.WEAPON)) {
                OpenWeapons.options(board, seat, options::add, options::add);
            }
            if (turn.actions() > 0) {
                options.addAll(FOR_ACTIONS);
            }
            if (turn.points() > 0) {
                addBuildings(state, options);
            }
            addTrades(state, options);
            int flips = state.number(seat, Deity.YMIR) - turn.flips();
            if (flips > 0 && turn.points() > 0) {
                options.add(INTO_ACTION);
            }
            if (flips > 0 && turn.actions() > 0) {
                options.add(INTO_BUILDING);
            }
            options.add(END);
            return options;
        }

        /// Whether nothing is against an action card. (valda:R37, R149, R150, R162)
        private static boolean mayPlay(Card action, Turn turn) {
            return action.timings().isEmpty()
                    && !(action.effect() == CardEffect.GAIN_BUILDING_POINTS && turn.yggdrasil())
                    && cost(action, turn) <= turn.actions();
        }

        private void addBuildings(PublicState state, List<Deed> options) {
            Stock stock = state.player(seat).stock();
            if (state.runesLeft() > 0) {
                options.add(TAKE_RUNE);
            }
            for (Build build : BUILDINGS) {
                Building printed = state.rules().building(build.building());
                if (state.player(seat).count(build.building()) < printed.most() && stock.covers(printed.cost())) {
                    options.add(build);
                }
            }
            if (state.temples(seat) < state.rules().constants().temples()) {
                for (BuildTemple build : TEMPLES) {
                    if (Construction.canBuildTemple(build.area(), stock, state)) {
                        options.add(build);
                    }
                }
            }
        }

        private void addTrades(PublicState state, List<Deed> options) {
            Player player = state.player(seat);
            if (player.runes() > 0) {
                options.add(TRADE_RUNE);
            }
            int bank = state.rules().constants().bankRate();
            int rate = state.number(seat, Deity.HEIMDALL);
            for (TradeWithBank trade : BANK) {
                int has = player.stock().of(trade.give());
                if (has >= bank) {
                    options.add(trade);
                }
                if (rate > 0 && has >= rate && !isBackAndForth(trade.give(), trade.take(), rate, state.turn())) {
                    options.add(new Exchange(trade.give(), trade.take()));
                }
            }
        }

        @Override
        public Optional<Refusal> whyNot(Deed deed, Board board) {
            PublicState state = board.state();
            Player player = state.player(seat);
            Turn turn = state.turn();
            return switch (deed) {
                case PlayAction(var card) -> unlessHeld(card, board).or(() -> whyNot(card, state));
                case UseWeapon(var card) -> OpenWeapons.whyNot(card, Optional.empty(), seat, board);
                case UseWeaponOn(var card, var opponent) ->
                    OpenWeapons.whyNot(card, Optional.of(opponent), seat, board);
                case TakeResource _, DrawCard _ -> turn.actions() > 0 ? FINE : refuse("R38", "no-action-points");
                case TradeWithBank(var give, var take) ->
                    bank(give, take, player.stock(), state.rules().constants());
                case TradeRune() -> player.runes() > 0 ? FINE : refuse("R41", "no-rune");
                case TakeRune() ->
                    turn.points() == 0
                            ? refuse("R42", "no-building-points")
                            : state.runesLeft() > 0 ? FINE : refuse("R42", "no-runes-left");
                case Build(var kind) -> build(kind, state);
                case BuildTemple(var area) ->
                    turn.points() == 0
                            ? refuse("R43", "no-building-points")
                            : Construction.whyNoTemple(area, seat, state);
                case Exchange(var give, var take) -> exchange(give, take, state);
                case TurnToken(var into) -> token(into, state);
                case EndPhase() -> FINE;
            };
        }

        /// (valda:R37, R149, R150, R162)
        private Optional<Refusal> whyNot(CardId card, PublicState state) {
            Card sheet = state.rules().sheet(card);
            if (sheet.kind() != CardKind.ACTION) {
                return refuse("R37", "no-action-card", "card", card);
            }
            if (!sheet.timings().isEmpty()) {
                return Optional.of(ValdaAsk.waits(card, "R150", sheet.timings()));
            }
            if (sheet.effect() == CardEffect.GAIN_BUILDING_POINTS
                    && state.turn().yggdrasil()) {
                return refuse("R162", "one-yggdrasil", "card", card);
            }
            return cost(sheet, state.turn()) > state.turn().actions() ? NO_ACTION_POINTS : FINE;
        }

        /// (valda:R40, RU55)
        private static Optional<Refusal> bank(Resource give, Resource take, Stock stock, Constants constants) {
            if (give == take) {
                return refuse("RU55", "same-resource");
            }
            return stock.of(give) >= constants.bankRate()
                    ? FINE
                    : refuse("R40", "needs-alike", "count", constants.bankRate(), "resource", give);
        }

        private Optional<Refusal> build(BuildingKind kind, PublicState state) {
            return state.turn().points() == 0
                    ? refuse("R43", "no-building-points")
                    : Construction.whyNo(kind, seat, state)
                            .or(() -> Construction.whyNoPayment(
                                    state.rules().building(kind).cost(),
                                    state.player(seat).stock()));
        }

        /// Heimdall. In a run of one-for-one trades no kind is both given and taken. (valda:R139, RU55)
        private Optional<Refusal> exchange(Resource give, Resource take, PublicState state) {
            int rate = state.number(seat, Deity.HEIMDALL);
            if (rate == 0) {
                return refuse("R139", "no-power", "occupant", Deity.HEIMDALL);
            }
            if (give == take) {
                return refuse("RU55", "same-resource");
            }
            if (state.player(seat).stock().of(give) < rate) {
                return refuse("R139", "needs-alike", "count", rate, "resource", give);
            }
            return isBackAndForth(give, take, rate, state.turn()) ? refuse("RU55", "back-and-forth") : FINE;
        }

        private static boolean isBackAndForth(Resource give, Resource take, int rate, Turn turn) {
            return rate == 1 && (turn.taken().contains(give) || turn.given().contains(take));
        }

        /// Ymir. (valda:R140)
        private Optional<Refusal> token(TokenSide into, PublicState state) {
            int most = state.number(seat, Deity.YMIR);
            Turn turn = state.turn();
            if (most == 0) {
                return refuse("R140", "no-power", "occupant", Deity.YMIR);
            }
            if (turn.flips() >= most) {
                return refuse("R140", "no-more-flips", "most", most);
            }
            return (into == TokenSide.BUILDING ? turn.actions() : turn.points()) > 0
                    ? FINE
                    : refuse("R140", into == TokenSide.BUILDING ? "no-action-points" : "no-building-points");
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of(
                    "actions",
                    board.state().turn().actions(),
                    "points",
                    board.state().turn().points());
        }

        @Override
        public void answer(Deed deed, Table<Board> table) {
            if (deed instanceof EndPhase) {
                return;
            }
            table.next(this);
            PublicState state = table.board().state();
            if (!(deed instanceof Exchange) && state.turn().hasRun()) {
                table.update(board -> board.turn(Turn::endRun));
            }
            switch (deed) {
                case PlayAction(var card) -> play(card, table);
                case UseWeapon(var card) -> OpenWeapons.use(card, Optional.empty(), seat, table);
                case UseWeaponOn(var card, var opponent) -> OpenWeapons.use(card, Optional.of(opponent), seat, table);
                case TakeResource(var resource) -> {
                    spend(table, 1, 0);
                    table.next(new GainsAndLosses.GainResources(
                            seat, Stock.of(resource, 1), Why.ACTION_FOR_RESOURCE.cause()));
                }
                case DrawCard(var deck) -> {
                    spend(table, 1, 0);
                    table.next(new CardDraws.DrawCards(seat, deck, 1, Why.ACTION_FOR_CARD.cause()));
                }
                case TradeWithBank(var give, var take) ->
                    trade(
                            table,
                            Stock.of(give, state.rules().constants().bankRate()),
                            Stock.of(take, 1),
                            Why.BANK.cause());
                case TradeRune() -> {
                    Stock worth = state.rules().constants().runeWorth();
                    table.update(
                            board -> board.state(open -> open.runes(seat, -1).gain(seat, worth)));
                    table.tell(new RuneTraded(seat, worth, Why.RUNE_TRADED.cause()));
                }
                case TakeRune() -> {
                    spend(table, 0, 1);
                    table.next(new GainsAndLosses.GainRunes(seat, 1, Why.BUILDING_POINT_FOR_RUNE.cause()));
                }
                case Build(var kind) -> table.next(new Construction.BeginBuilding(seat, kind));
                case BuildTemple(var area) -> table.next(new Construction.BeginTemple(seat, area, 1));
                case Exchange(var give, var take) -> {
                    int rate = state.number(seat, Deity.HEIMDALL);
                    table.update(board -> board.turn(turn -> rate == 1 ? turn.exchanged(give, take) : turn.endRun()));
                    trade(table, Stock.of(give, rate), Stock.of(take, 1), Why.power(Deity.HEIMDALL));
                }
                case TurnToken(var into) -> {
                    int sign = into == TokenSide.BUILDING ? 1 : -1;
                    table.update(board ->
                            board.turn(turn -> turn.withPoints(turn.actions() - sign, turn.points() + sign)
                                    .flipped()));
                    table.tell(new TokenTurned(seat, into, Why.power(Deity.YMIR)));
                }
                case EndPhase() -> throw new IllegalStateException("the phase has ended");
            }
        }

        /// Free plays are used up by cards that would cost something. (valda:R37, R173, RU68, RU97)
        private void play(CardId card, Table<Board> table) {
            Card sheet = table.board().rules().sheet(card);
            int cost = cost(sheet, table.board().state().turn());
            boolean spared = !sheet.free() && cost == 0;
            boolean recycled = table.board().isRecycled(seat, card);
            table.update(board -> board.reveal(seat, card, Board.TABLE)
                    .turn(turn -> turn.withPoints(turn.actions() - cost, turn.points())
                            .withFreePlays(turn.freePlays() - (spared ? 1 : 0))));
            table.tell(new ActionPlayed(seat, card, cost, recycled, spared ? Why.freeActions() : Optional.empty()));
            table.next(new Actions.ResolveAction(seat, card), new Actions.DiscardPlayed(card));
        }

        private void spend(Table<Board> table, int actions, int points) {
            table.update(
                    board -> board.turn(turn -> turn.withPoints(turn.actions() - actions, turn.points() - points)));
        }

        private void trade(Table<Board> table, Stock given, Stock taken, Optional<Cause> cause) {
            table.update(board -> board.state(state -> state.pay(seat, given).gain(seat, taken)));
            table.tell(new ResourcesTraded(seat, given, taken, cause));
        }
    }

    /// How many action points a card costs. (valda:R37, R149, R173)
    static int cost(Card card, Turn turn) {
        return card.free() || turn.freePlays() > 0 ? 0 : 1;
    }
}
