package winterhall.valda;

import static winterhall.valda.ValdaAsk.FINE;
import static winterhall.valda.ValdaAsk.refuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.BrokenRule;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.engine.kit.CardSet;
import winterhall.valda.Thefts.Loot;
import winterhall.valda.ValdaEvent.CardTaken;
import winterhall.valda.ValdaEvent.DeckSeen;
import winterhall.valda.ValdaEvent.LevelBorrowed;
import winterhall.valda.ValdaEvent.PointsGained;
import winterhall.valda.ValdaMove.ChooseArea;
import winterhall.valda.ValdaMove.ChooseCard;
import winterhall.valda.ValdaMove.ChooseOpponent;

/// What action cards do. (valda:R152–R176)
final class Actions {
    private Actions() {}

    record ResolveAction(Seat seat, CardId card) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Card sheet = table.board().rules().sheet(card);
            Optional<Cause> cause = table.board().cards().cause(card);
            int amount = sheet.amount();
            switch (sheet.effect()) {
                case BUILD_FREE -> table.next(new Construction.BuildFree(seat, cause));
                case DRAW_CARDS -> table.next(new CardDraws.ChooseDrawDeck(seat, amount, cause));
                case DRAW_FROM_B -> table.next(new CardDraws.DrawCards(seat, MainDeck.B, amount, cause));
                case DRAW_DIVINE -> table.next(new OfferDivineDraw(seat, cause));
                case LOOK_AT_DECKS -> table.next(new LookAtDecks(seat, amount, List.of(), cause));
                case GAIN_RESOURCES ->
                    table.next(new GainsAndLosses.GainResources(
                            seat, Stock.of(sheet.resource().orElseThrow(), amount), cause));
                case GAIN_RUNES -> table.next(new GainsAndLosses.GainRunes(seat, amount, cause));
                case GAIN_FOLLOWERS -> table.next(new GainsAndLosses.GainFollowers(seat, amount, cause));
                case GAIN_FOLLOWERS_AND_DRAW ->
                    table.next(
                            new GainsAndLosses.GainFollowers(seat, amount, cause),
                            new CardDraws.ChooseDrawDeck(seat, sheet.extra(), cause));
                case GAIN_BUILDING_POINTS -> gainPoints(amount, cause, table);
                case ROLL_FOR_FOLLOWERS ->
                    table.next(
                            new ResourcePhase.RollForFollowers(seat, sheet.die().orElseThrow(), cause));
                case SACRIFICE_CARDS -> table.next(new Exchanges.OfferSacrifice(seat, amount, cause));
                case TURN_INTO_BLOOD -> table.next(new Exchanges.OfferConversion(seat, amount, true, cause));
                case EXCHANGE_RESOURCES -> table.next(new Exchanges.OfferConversion(seat, amount, false, cause));
                case BUY_CARDS -> table.next(new Exchanges.OfferPurchase(seat, amount, sheet.extra(), cause));
                case TAKE_DEFENCE_CARD -> table.next(new OfferDiscards(seat, CardKind.DEFENCE, cause));
                case TAKE_ATTACK_CARD -> table.next(new OfferDiscards(seat, CardKind.ATTACK, cause));
                case STEAL_CARD -> table.next(new ChooseVictim(seat, amount, cause));
                case FREE_ACTIONS ->
                    table.update(board -> board.turn(turn -> turn.withFreePlays(turn.freePlays() + amount)));
                case BORROW_LEVEL -> table.next(new OfferLevel(seat, cause));
                case MOVE_TEMPLE -> table.next(new Construction.OfferMove(seat, cause));
                default -> throw new BrokenRule(card + " is not an action card");
            }
        }

        /// The number replaces the usual points. (valda:R162)
        private void gainPoints(int number, Optional<Cause> cause, Table<Board> table) {
            int more = Math.max(0, number - table.board().rules().constants().buildingPoints());
            table.update(board -> board.turn(turn ->
                    turn.withPoints(turn.actions(), turn.points() + more).withYggdrasil()));
            table.tell(new PointsGained(seat, 0, more, cause));
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
    record OfferDivineDraw(Seat seat, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (!CardDraws.withDecks(table.board()).isEmpty()) {
                table.next(new ChooseDivineDeck(seat, cause));
            }
        }
    }

    record ChooseDivineDeck(Seat seat, Optional<Cause> cause) implements ValdaAsk<ChooseArea> {
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
            table.next(new CardDraws.DrawDivine(seat, move.area(), cause));
        }
    }

    private static Optional<Refusal> whyNoDeck(Area area, Board board) {
        return board.state().area(area).occupant().isEmpty()
                ? refuse("R28", "undecided", "area", area)
                : board.decks().size(Board.deck(area)) == 0 ? refuse("RU102", "deck-is-empty", "area", area) : FINE;
    }

    /// Looks at this many different decks; at all of them, without asking, if there are no more. (valda:R154, RU103)
    record LookAtDecks(Seat seat, int count, List<Area> seen, Optional<Cause> cause) implements Effect<Board> {
        public LookAtDecks {
            seen = List.copyOf(seen);
        }

        @Override
        public void resolve(Table<Board> table) {
            List<Area> left = CardDraws.withDecks(table.board());
            left.removeAll(seen);
            if (seen.size() == count || left.isEmpty()) {
                return;
            }
            if (left.size() <= count - seen.size()) {
                left.forEach(area -> look(seat, area, cause, table));
            } else {
                table.next(new ChooseDeckToSee(seat, count, seen, cause));
            }
        }
    }

    private static void look(Seat seat, Area area, Optional<Cause> cause, Table<Board> table) {
        int deck = Board.deck(area);
        table.update(board -> board.look(seat, deck));
        CardId card = table.board().cards().id(table.board().decks().row(deck).top());
        table.tell(new DeckSeen(seat, area, Optional.of(card), cause));
    }

    record ChooseDeckToSee(Seat seat, int count, List<Area> seen, Optional<Cause> cause)
            implements ValdaAsk<ChooseArea> {
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
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("left", count - seen.size());
        }

        @Override
        public void answer(ChooseArea move, Table<Board> table) {
            look(seat, move.area(), cause, table);
            var more = new ArrayList<>(seen);
            more.add(move.area());
            table.next(new LookAtDecks(seat, count, more, cause));
        }
    }

    // --- cards from elsewhere

    /// A card of this kind from discard B; wasted if there is none. (valda:R110, R165, R172)
    record OfferDiscards(Seat seat, CardKind kind, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            if (table.board()
                    .deal()
                    .at(Board.DISCARD_B)
                    .meets(table.board().cards().kind(kind))) {
                table.next(new TakeDiscard(seat, kind, cause));
            }
        }
    }

    record TakeDiscard(Seat seat, CardKind kind, Optional<Cause> cause) implements FreeChoice<ChooseCard> {
        @Override
        public List<ChooseCard> answers(Board board) {
            CardSet pile = board.deal().at(Board.DISCARD_B, board.cards().kind(kind));
            return FreeChoice.oneOf(board.cards().distinct(pile));
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
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("kind", kind);
        }

        @Override
        public void answer(ChooseCard move, Table<Board> table) {
            table.update(board -> board.takeOpen(seat, move.card(), Board.DISCARD_B));
            table.tell(new CardTaken(seat, move.card(), cause));
        }
    }

    /// (valda:R168, RU109)
    record ChooseVictim(Seat seat, int cards, Optional<Cause> cause) implements ValdaAsk<ChooseOpponent> {
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
            table.next(new Thefts.Steal(Loot.CARDS, seat, List.of(move.opponent()), cards, cause));
        }
    }

    // --- levels

    /// Where an opponent has an active temple. (valda:R174, RU92)
    record OfferLevel(Seat seat, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            for (Area area : Area.values()) {
                if (whyNotBorrow(area, seat, table.board().state()).isEmpty()) {
                    table.next(new BorrowLevel(seat, true, cause));
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
    record BorrowLevel(Seat seat, boolean lent, Optional<Cause> cause) implements ValdaAsk<ChooseArea> {
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
            table.tell(new LevelBorrowed(seat, move.area(), cause));
        }
    }
}
