package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.engine.kit.CardSet;
import winterhall.valda.ValdaEvent.CardPutUnder;
import winterhall.valda.ValdaEvent.CardsDrawn;
import winterhall.valda.ValdaEvent.DeckRanDry;
import winterhall.valda.ValdaEvent.DeckShuffled;
import winterhall.valda.ValdaEvent.DivineCardDrawn;
import winterhall.valda.ValdaMove.ChooseCard;
import winterhall.valda.ValdaMove.ChooseDeck;

/// Drawing and shuffling. (valda:R104–R110, R133)
final class CardDraws {
    private CardDraws() {}

    /// The discard pile, and what is left of the deck, become the deck. (valda:R106, R201)
    record Reshuffle(MainDeck deck, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            int pile = deck.ordinal();
            int[] order = table.shuffle("deck-" + deck, table.board().toShuffle(pile));
            table.update(board -> board.shuffle(pile, order));
            table.tell(new DeckShuffled(deck, order.length, cause));
        }
    }

    /// CardDraws what the deck holds and goes on with the reshuffled pile. (valda:R92, R106, R107)
    record DrawCards(Seat seat, MainDeck deck, int count, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            draw(table, seat, deck, count, cause, false);
        }
    }

    /// The same, but the cards lie apart until one of them goes back. (valda:R133)
    record DrawApart(Seat seat, MainDeck deck, int count, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            draw(table, seat, deck, count, cause, true);
        }
    }

    private static void draw(
            Table<Board> table, Seat seat, MainDeck deck, int count, Optional<Cause> cause, boolean apart) {
        if (count == 0) {
            return;
        }
        Board board = table.board();
        int pile = deck.ordinal();
        int size = board.decks().size(pile);
        boolean discarded = board.deal().size(Board.discard(pile)) > 0;
        Effect<Board> again = apart ? new DrawApart(seat, deck, count, cause) : new DrawCards(seat, deck, count, cause);
        if (size == 0 && discarded) {
            table.next(new Reshuffle(deck, Why.DECK_RAN_OUT.cause()), again);
            return;
        }
        if (size == 0) {
            table.tell(new DeckRanDry(seat, deck));
            return;
        }
        int drawn = Math.min(count, size);
        CardSet cards = board.decks().row(pile).take(drawn).set();
        table.update(
                apart
                        ? board.drawApart(seat, pile, drawn)
                                .state(state ->
                                        state.pending(pending -> pending.withDrawing(Pending.Drawing.from(seat, deck))))
                        : board.draw(seat, pile, drawn));
        table.tell(new CardsDrawn(seat, deck, drawn, Optional.of(board.cards().list(cards)), cause));
        if (drawn < count) {
            table.next(
                    apart
                            ? new DrawApart(seat, deck, count - drawn, cause)
                            : new DrawCards(seat, deck, count - drawn, cause));
        }
        if (drawn == size && discarded) {
            table.next(new Reshuffle(deck, Why.DECK_RAN_OUT.cause()));
        }
    }

    /// The main deck to draw from. (valda:R153, R164, R166, R198)
    record ChooseDrawDeck(Seat seat, int count, Optional<Cause> cause) implements FreeChoice<ChooseDeck> {
        @Override
        public List<ChooseDeck> answers(Board board) {
            return List.of(new ChooseDeck(MainDeck.A), new ChooseDeck(MainDeck.B));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("count", count);
        }

        @Override
        public void answer(ChooseDeck move, Table<Board> table) {
            table.next(new DrawCards(seat, move.deck(), count, cause));
        }
    }

    /// One of the cards just drawn goes under the deck, unless fewer were drawn. (valda:R133, RU65, RU95)
    record KeepDrawn(Seat seat, MainDeck deck, int drawn) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            int there = table.board().deal().size(Board.DRAWN);
            table.next(new EndDrawing());
            if (there == drawn) {
                table.next(new PutCardUnder(seat, deck));
            } else if (there > 0) {
                table.update(board -> board.takeDrawn(seat, deck.ordinal()));
            }
        }
    }

    record PutCardUnder(Seat seat, MainDeck deck) implements FreeChoice<ChooseCard> {
        @Override
        public List<ChooseCard> answers(Board board) {
            return FreeChoice.oneOf(board.cards().distinct(board.drawn()));
        }

        @Override
        public Optional<Refusal> whyNot(ChooseCard move, Board board) {
            return board.cards().copies(move.card()).meets(board.deal().at(Board.DRAWN))
                    ? FINE
                    : ValdaAsk.refuse("RU95", "not-just-drawn", "card", move.card());
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, Board board) {
            return Words.of("deck", deck);
        }

        @Override
        public void answer(ChooseCard move, Table<Board> table) {
            table.update(board -> board.putUnder(seat, move.card(), deck.ordinal()));
            table.tell(new CardPutUnder(seat, deck, Optional.of(move.card()), Why.power(Deity.FREYA)));
        }
    }

    /// The top card of a divine deck; others may answer. (valda:R54, R55, R156, R203)
    record DrawDivine(Seat seat, Area area, Optional<Cause> cause) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            Board board = table.board();
            int deck = Board.deck(area);
            if (board.decks().size(deck) == 0) {
                return;
            }
            CardId card = board.cards().id(board.decks().row(deck).top());
            Board drawing = board.state(
                    state -> state.pending(pending -> pending.withDrawing(Pending.Drawing.from(seat, area))));
            boolean answered = !Windows.asked(Timing.DIVINE_DRAW, drawing).isEmpty();
            table.update(answered ? drawing.drawApart(seat, deck, 1) : board.draw(seat, deck, 1));
            table.tell(new DivineCardDrawn(seat, area, Optional.of(card), cause));
            if (answered) {
                table.next(new Windows.OpenWindow(Timing.DIVINE_DRAW), new KeepDivine(seat, area), new EndDrawing());
            }
        }
    }

    record KeepDivine(Seat seat, Area area) implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(board -> board.takeDrawn(seat, Board.deck(area)));
        }
    }

    record EndDrawing() implements Effect<Board> {
        @Override
        public void resolve(Table<Board> table) {
            table.update(
                    board -> board.state(state -> state.pending(pending -> pending.withDrawing(Optional.empty()))));
        }
    }

    /// The areas whose divine deck has cards. (valda:R28, RU102)
    static List<Area> withDecks(Board board) {
        var areas = new ArrayList<Area>();
        for (Area area : Area.values()) {
            if (board.decks().size(Board.deck(area)) > 0) {
                areas.add(area);
            }
        }
        return areas;
    }
}
