package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Effect;
import winterhall.engine.Opening;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.toys.duel.DuelEvent.CardsDrawn;
import winterhall.toys.duel.DuelEvent.DeckShuffled;
import winterhall.toys.duel.DuelEvent.MatchEnded;
import winterhall.toys.duel.DuelEvent.TurnBegan;

/// The course of a match: deck, turns, end. (duel:R1–R7, R29, R30)
final class Turns {
    private static final int FIRST_HAND = 4;
    private static final int DRAWN_EACH_TURN = 2;

    private Turns() {}

    static Opening<DuelBoard> open(Field field) {
        return new Opening<>(
                DuelBoard.start(field), List.of(new ShuffleDiscards(), new DealHands(), new BeginTurn(Seat.of(1), 1)));
    }

    /// Each seat draws its first hand. (duel:R1)
    record DealHands() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.next(Seat.all(table.board().field().seats()).stream()
                    .map(seat -> new DrawCards(seat, FIRST_HAND))
                    .toList());
        }
    }

    /// The discard pile, and what is left of the deck, become the deck. (duel:R6, R33)
    record ShuffleDiscards() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            int[] order = table.shuffle("deck", table.board().toShuffle());
            table.update(board -> board.shuffle(order));
            table.tell(new DeckShuffled(order.length));
        }
    }

    /// Draws what the deck holds, and goes on with the shuffled discard pile. (duel:R6)
    record DrawCards(Seat seat, int count) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            DuelBoard board = table.board();
            if (board.deckSize() == 0 && board.discarded() == 0) {
                return;
            }
            if (board.deckSize() == 0) {
                table.next(new ShuffleDiscards(), this);
                return;
            }
            int drawn = Math.min(count, board.deckSize());
            List<Card> cards = board.top(drawn).stream().sorted().toList();
            table.update(board.draw(seat, drawn));
            table.tell(new CardsDrawn(seat, drawn, Optional.of(cards)));
            if (drawn < count) {
                table.next(new DrawCards(seat, count - drawn));
            }
        }
    }

    /// The active seat draws, then each opponent has one attack opportunity. (duel:R5)
    record BeginTurn(Seat seat, int round) implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.update(board -> board.field(field -> field.turn(seat, round)));
            table.tell(new TurnBegan(seat, round));
            List<Seat> opponents = table.board().field().opponents(seat);
            table.next(new DrawCards(seat, DRAWN_EACH_TURN), new Combat.OfferAttacks(opponents), new EndTurn());
        }
    }

    /// The next living seat clockwise takes its turn; past the last seat begins a new round. (duel:R4)
    record EndTurn() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            Field field = table.board().field();
            Seat next = field.opponents(field.active()).getFirst();
            int round = next.number() > field.active().number() ? field.round() : field.round() + 1;
            table.next(round <= field.rounds() ? new BeginTurn(next, round) : new EndMatch());
        }
    }

    /// Nothing that was waiting will happen. (duel:R29)
    record EndMatch() implements Effect<DuelBoard> {
        @Override
        public void resolve(Table<DuelBoard> table) {
            table.update(board -> board.field(Field::end));
            table.tell(new MatchEnded(outcome(table.board()).winners()));
            table.end();
        }
    }

    /// Most life, then most cards; equals share a rank. (duel:R30)
    static Outcome outcome(DuelBoard board) {
        List<Seat> seats = Seat.all(board.field().seats());
        List<Integer> ranks = seats.stream()
                .map(seat -> 1
                        + (int) seats.stream()
                                .filter(other -> isAhead(board, other, seat))
                                .count())
                .toList();
        return new Outcome(ranks, board.field().living().size() == 1 ? "last-alive" : "most-life");
    }

    private static boolean isAhead(DuelBoard board, Seat one, Seat other) {
        int byLife = Integer.compare(board.field().life(one), board.field().life(other));
        return byLife != 0 ? byLife > 0 : board.count(one) > board.count(other);
    }
}
