package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.BrokenRule;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.CardSet;
import winterhall.valda.Thefts.Loot;
import winterhall.valda.ValdaEvent.CardDiscarded;
import winterhall.valda.ValdaEvent.CardTaken;
import winterhall.valda.ValdaEvent.DeckSeen;
import winterhall.valda.ValdaEvent.LevelBorrowed;
import winterhall.valda.ValdaEvent.PointsGained;
import winterhall.valda.ValdaEvent.ResourcesPaid;
import winterhall.valda.ValdaEvent.ResourcesTraded;
import winterhall.valda.ValdaMove.Buy;
import winterhall.valda.ValdaMove.CardChoice;
import winterhall.valda.ValdaMove.ChooseArea;
import winterhall.valda.ValdaMove.ChooseCard;
import winterhall.valda.ValdaMove.ChooseOpponent;
import winterhall.valda.ValdaMove.Conversion;
import winterhall.valda.ValdaMove.Convert;
import winterhall.valda.ValdaMove.Enough;
import winterhall.valda.ValdaMove.Purchase;

/// What action cards do. (valda:R152–R176)
final class Actions {
    private Actions() {}

    /// The number of a rule, without the name of the game.
    static String rule(String cited) {
        return cited.substring(cited.indexOf(':') + 1);
    }

    record ResolveAction(Seat seat, CardId card) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Card sheet = table.board().rules().sheet(card);
            String because = rule(sheet.rule());
            int amount = sheet.amount();
            switch (sheet.effect()) {
                case BUILD_FREE -> table.next(new Construction.BuildFree(seat));
                case DRAW_CARDS -> table.next(new CardDraws.ChooseDrawDeck(seat, amount, because));
                case DRAW_FROM_B -> table.next(new CardDraws.DrawCards(seat, MainDeck.B, amount, because));
                case DRAW_DIVINE -> table.next(new OfferDivineDraw(seat, because));
                case LOOK_AT_DECKS -> table.next(new LookAtDecks(seat, amount, List.of(), because));
                case GAIN_RESOURCES ->
                    table.next(new GainsAndLosses.GainResources(
                            seat, Stock.of(sheet.resource().orElseThrow(), amount), because));
                case GAIN_RUNES -> table.next(new GainsAndLosses.GainRunes(seat, amount, because));
                case GAIN_FOLLOWERS -> table.next(new GainsAndLosses.GainFollowers(seat, amount, because));
                case GAIN_FOLLOWERS_AND_DRAW ->
                    table.next(
                            new GainsAndLosses.GainFollowers(seat, amount, because),
                            new CardDraws.ChooseDrawDeck(seat, sheet.extra(), because));
                case GAIN_BUILDING_POINTS -> gainPoints(amount, because, table);
                case ROLL_FOR_FOLLOWERS ->
                    table.next(
                            new ResourcePhase.RollForFollowers(seat, sheet.die().orElseThrow(), because));
                case SACRIFICE_CARDS -> table.next(new OfferSacrifice(seat, amount, because));
                case TURN_INTO_BLOOD -> table.next(new OfferConversion(seat, amount, true, because));
                case EXCHANGE_RESOURCES -> table.next(new OfferConversion(seat, amount, false, because));
                case BUY_CARDS -> table.next(new OfferPurchase(seat, amount, sheet.extra(), because));
                case TAKE_DEFENCE_CARD -> table.next(new OfferDiscards(seat, CardKind.DEFENCE, because));
                case TAKE_ATTACK_CARD -> table.next(new OfferDiscards(seat, CardKind.ATTACK, because));
                case STEAL_CARD -> table.next(new ChooseVictim(seat, amount, because));
                case FREE_ACTIONS ->
                    table.update(board -> board.turn(turn -> turn.withFreePlays(turn.freePlays() + amount)));
                case BORROW_LEVEL -> table.next(new OfferLevel(seat, because));
                case MOVE_TEMPLE -> table.next(new Construction.OfferMove(seat, because));
                default -> throw new BrokenRule(card + " is no action card");
            }
        }

        /// The number replaces the usual points. (valda:R162)
        private void gainPoints(int number, String because, Table<Board> table) {
            int more = Math.max(0, number - table.board().rules().constants().buildingPoints());
            table.update(board -> board.turn(turn ->
                    turn.withPoints(turn.actions(), turn.points() + more).withYggdrasil()));
            table.tell(new PointsGained(seat, 0, more, because));
        }
    }

    /// A card that was resolved goes to its pile. (valda:R37, R104)
    record DiscardPlayed(CardId card) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.discard(card));
        }
    }

    // --- divine decks

    /// (valda:R156, RU102)
    record OfferDivineDraw(Seat seat, String because) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (!CardDraws.withDecks(table.board()).isEmpty()) {
                table.next(new ChooseDivineDeck(seat, because));
            }
        }
    }

    record ChooseDivineDeck(Seat seat, String because) implements ValdaAsk<ChooseArea> {
        @Override
        public List<ChooseArea> answers(Board board) {
            return AreaAnswers.all();
        }

        @Override
        public Optional<Refusal> whyNot(ChooseArea move, Board board) {
            return whyNoDeck(move.area(), board);
        }

        @Override
        public void answer(ChooseArea move, Table<Board> table) {
            table.next(new CardDraws.DrawDivine(seat, move.area(), because));
        }
    }

    private static Optional<Refusal> whyNoDeck(Area area, Board board) {
        return board.state().area(area).occupant().isEmpty()
                ? refuse("R28", "undecided", "area", area)
                : board.decks().size(Board.deck(area)) == 0 ? refuse("RU102", "deck-is-empty", "area", area) : FINE;
    }

    /// So many different decks if there are; all without asking if there are no more. (valda:R154, RU103)
    record LookAtDecks(Seat seat, int count, List<Area> seen, String because) implements Effect<Board> {
        public LookAtDecks {
            seen = List.copyOf(seen);
        }

        @Override
        public void resolve(Table<Board> table) {
            List<Area> left = CardDraws.withDecks(table.board()).stream()
                    .filter(area -> !seen.contains(area))
                    .toList();
            if (seen.size() == count || left.isEmpty()) {
                return;
            }
            if (left.size() <= count - seen.size()) {
                left.forEach(area -> look(seat, area, because, table));
            } else {
                table.next(new ChooseDeckToSee(seat, count, seen, because));
            }
        }
    }

    private static void look(Seat seat, Area area, String because, Table<Board> table) {
        int deck = Board.deck(area);
        table.update(board -> board.look(seat, deck));
        CardId card = table.board().cards().id(table.board().decks().row(deck).top());
        table.tell(new DeckSeen(seat, area, Optional.of(card), because));
    }

    record ChooseDeckToSee(Seat seat, int count, List<Area> seen, String because) implements ValdaAsk<ChooseArea> {
        public ChooseDeckToSee {
            seen = List.copyOf(seen);
        }

        @Override
        public List<ChooseArea> answers(Board board) {
            return AreaAnswers.all();
        }

        @Override
        public Optional<Refusal> whyNot(ChooseArea move, Board board) {
            return seen.contains(move.area())
                    ? refuse("R154", "seen-already", "area", move.area())
                    : whyNoDeck(move.area(), board);
        }

        @Override
        public void answer(ChooseArea move, Table<Board> table) {
            look(seat, move.area(), because, table);
            var more = new ArrayList<>(seen);
            more.add(move.area());
            table.next(new LookAtDecks(seat, count, more, because));
        }
    }

    // --- cards for something

    /// A follower for each card, up to so many. (valda:R158)
    record OfferSacrifice(Seat seat, int left, String because) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (left > 0 && table.board().handSize(seat) > 0) {
                table.next(new SacrificeCard(seat, left, because));
            }
        }
    }

    record SacrificeCard(Seat seat, int left, String because) implements ValdaAsk<CardChoice> {
        @Override
        public List<CardChoice> answers(Board board) {
            return handOrEnough(board, seat);
        }

        @Override
        public Optional<Refusal> whyNot(CardChoice move, Board board) {
            return move instanceof ChooseCard(var card) ? unlessHeld(card, board) : FINE;
        }

        @Override
        public void answer(CardChoice move, Table<Board> table) {
            if (move instanceof ChooseCard(var card)) {
                table.update(board -> board.discardFromHand(seat, card));
                table.tell(new CardDiscarded(seat, card, because));
                table.next(
                        new GainsAndLosses.GainFollowers(seat, 1, because),
                        new OfferSacrifice(seat, left - 1, because));
            }
        }
    }

    static List<CardChoice> handOrEnough(Board board, Seat seat) {
        var answers = new ArrayList<CardChoice>();
        board.cards().distinct(board.inHand(seat)).forEach(card -> answers.add(new ChooseCard(card)));
        answers.add(new Enough());
        return answers;
    }

    /// One card after the other for two diamonds or two gold. (valda:R171, RU110)
    record OfferPurchase(Seat seat, int cards, int price, String because) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Stock stock = table.board().state().player(seat).stock();
            if (stock.diamond() >= price || stock.gold() >= price) {
                table.next(new BuyCard(seat, cards, price, because));
            }
        }
    }

    record BuyCard(Seat seat, int cards, int price, String because) implements ValdaAsk<Purchase> {
        private static final List<Purchase> ANSWERS = List.of(
                new Buy(Resource.DIAMOND, MainDeck.A),
                new Buy(Resource.DIAMOND, MainDeck.B),
                new Buy(Resource.GOLD, MainDeck.A),
                new Buy(Resource.GOLD, MainDeck.B),
                new Enough());

        @Override
        public List<Purchase> answers(Board board) {
            return ANSWERS;
        }

        @Override
        public Optional<Refusal> whyNot(Purchase move, Board board) {
            if (!(move instanceof Buy(var resource, var _))) {
                return FINE;
            }
            return resource == Resource.BLOOD
                    ? refuse("R171", "no-blood")
                    : board.state().player(seat).stock().of(resource) >= price
                            ? FINE
                            : refuse("R171", "needs-alike", "count", price, "resource", resource);
        }

        @Override
        public void answer(Purchase move, Table<Board> table) {
            if (move instanceof Buy(var resource, var deck)) {
                Stock paid = Stock.of(resource, price);
                table.update(board -> board.state(state -> state.pay(seat, paid)));
                table.tell(new ResourcesPaid(seat, paid, because));
                table.next(
                        new CardDraws.DrawCards(seat, deck, cards, because),
                        new OfferPurchase(seat, cards, price, because));
            }
        }
    }

    // --- resources into others

    /// Up to so many, one for one. (valda:R163, R167)
    record OfferConversion(Seat seat, int left, boolean intoBlood, String because) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Stock stock = table.board().state().player(seat).stock();
            if (left > 0 && (intoBlood ? stock.diamond() + stock.gold() : stock.total()) > 0) {
                table.next(new ConvertResource(seat, left, intoBlood, because));
            }
        }
    }

    record ConvertResource(Seat seat, int left, boolean intoBlood, String because) implements ValdaAsk<Conversion> {
        @Override
        public List<Conversion> answers(Board board) {
            var answers = new ArrayList<Conversion>();
            for (Resource give : Resource.values()) {
                for (Resource take : Resource.values()) {
                    if (!intoBlood || give != Resource.BLOOD && take == Resource.BLOOD) {
                        answers.add(new Convert(give, take));
                    }
                }
            }
            answers.add(new Enough());
            return answers;
        }

        @Override
        public Optional<Refusal> whyNot(Conversion move, Board board) {
            if (!(move instanceof Convert(var give, var take))) {
                return FINE;
            }
            if (intoBlood && (take != Resource.BLOOD || give == Resource.BLOOD)) {
                return refuse("R163", "into-blood-only");
            }
            return board.state().player(seat).stock().of(give) > 0
                    ? FINE
                    : refuse("R48", "cannot-pay", "missing", Stock.of(give, 1));
        }

        @Override
        public void answer(Conversion move, Table<Board> table) {
            if (move instanceof Convert(var give, var take)) {
                table.update(board ->
                        board.state(state -> state.pay(seat, Stock.of(give, 1)).gain(seat, Stock.of(take, 1))));
                table.tell(new ResourcesTraded(seat, Stock.of(give, 1), Stock.of(take, 1), because));
                table.next(new OfferConversion(seat, left - 1, intoBlood, because));
            }
        }
    }

    // --- cards from elsewhere

    /// A card of this kind from discard B; wasted if there is none. (valda:R110, R165, R172)
    record OfferDiscards(Seat seat, CardKind kind, String because) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (table.board()
                    .deal()
                    .at(Board.DISCARD_B)
                    .meets(table.board().cards().kind(kind))) {
                table.next(new TakeDiscard(seat, kind, because));
            }
        }
    }

    record TakeDiscard(Seat seat, CardKind kind, String because) implements ValdaAsk<ChooseCard> {
        @Override
        public List<ChooseCard> answers(Board board) {
            CardSet pile = board.deal().at(Board.DISCARD_B).and(board.cards().kind(kind));
            return board.cards().distinct(pile).stream().map(ChooseCard::new).toList();
        }

        @Override
        public Optional<Refusal> whyNot(ChooseCard move, Board board) {
            return board.cards().sheet(move.card()).kind() == kind
                            && board.cards()
                                    .copies(move.card())
                                    .meets(board.deal().at(Board.DISCARD_B))
                    ? FINE
                    : refuse("R110", "not-in-the-pile", "card", move.card());
        }

        @Override
        public void answer(ChooseCard move, Table<Board> table) {
            table.update(board -> board.takeOpen(seat, move.card(), Board.DISCARD_B));
            table.tell(new CardTaken(seat, move.card(), because));
        }
    }

    /// (valda:R168, RU109)
    record ChooseVictim(Seat seat, int cards, String because) implements ValdaAsk<ChooseOpponent> {
        @Override
        public List<ChooseOpponent> answers(Board board) {
            return board.state().opponents(seat).stream()
                    .map(ChooseOpponent::new)
                    .toList();
        }

        @Override
        public Optional<Refusal> whyNot(ChooseOpponent move, Board board) {
            return move.opponent().equals(seat) ? refuse("R168", "not-yourself") : FINE;
        }

        @Override
        public void answer(ChooseOpponent move, Table<Board> table) {
            table.next(new Thefts.Steal(Loot.CARDS, seat, List.of(move.opponent()), cards, because));
        }
    }

    // --- levels

    /// Where an opponent has an active temple. (valda:R174, RU92)
    record OfferLevel(Seat seat, String because) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            for (Area area : Area.values()) {
                if (whyNotBorrow(area, seat, table.board().state()).isEmpty()) {
                    table.next(new BorrowLevel(seat, true, because));
                    return;
                }
            }
        }
    }

    private static Optional<Refusal> whyNotBorrow(Area area, Seat seat, PublicState state) {
        for (Temple temple : state.area(area).temples()) {
            if (temple.isActive() && !temple.owner().equals(seat)) {
                return FINE;
            }
        }
        return refuse("R174", "no-active-temple", "area", area);
    }

    /// @param lent whether an opponent must have an active temple there (valda:R174), or anybody lives there (valda:R216)
    record BorrowLevel(Seat seat, boolean lent, String because) implements ValdaAsk<ChooseArea> {
        @Override
        public List<ChooseArea> answers(Board board) {
            return AreaAnswers.all();
        }

        @Override
        public Optional<Refusal> whyNot(ChooseArea move, Board board) {
            if (board.state().area(move.area()).occupant().isEmpty()) {
                return refuse("R28", "undecided", "area", move.area());
            }
            return lent ? whyNotBorrow(move.area(), seat, board.state()) : FINE;
        }

        @Override
        public void answer(ChooseArea move, Table<Board> table) {
            table.update(board -> board.turn(turn -> turn.borrow(move.area())));
            table.tell(new LevelBorrowed(seat, move.area(), because));
        }
    }
}
