package winterhall.toys.trumps;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import winterhall.engine.Ask;
import winterhall.engine.Cause;
import winterhall.engine.Effect;
import winterhall.engine.Outcome;
import winterhall.engine.Refusal;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.Words;
import winterhall.toys.trumps.TrumpsEvent.CardPlayed;
import winterhall.toys.trumps.TrumpsEvent.HandDealt;
import winterhall.toys.trumps.TrumpsEvent.TrickWon;
import winterhall.toys.trumps.TrumpsEvent.TrumpTurned;
import winterhall.toys.trumps.TrumpsMove.Play;

/// A match from the deal to the last trick. (trumps:R2–R7)
final class Tricks {
    private Tricks() {}

    /// Two hands, and the card that says what is trumps. (trumps:R2)
    record DealCards(int each) implements Effect<TrumpsBoard> {
        @Override
        public void resolve(Table<TrumpsBoard> table) {
            List<Card> deck = IntStream.of(table.shuffle("deck", Card.ALL))
                    .mapToObj(Card.ALL::get)
                    .toList();
            Card turned = deck.get(2 * each);
            table.update(board -> new TrumpsBoard(
                    board.open().turn(turned),
                    List.of(deck.subList(0, each), deck.subList(each, 2 * each)),
                    deck.subList(2 * each + 1, deck.size())));
            for (Seat seat : Seat.all(2)) {
                table.tell(new HandDealt(seat, each, Optional.of(table.board().hand(seat))));
            }
            table.tell(new TrumpTurned(turned));
        }
    }

    /// One trick after the other, as long as there are cards. (trumps:R4)
    record PlayTrick() implements Effect<TrumpsBoard> {
        @Override
        public void resolve(Table<TrumpsBoard> table) {
            Seat leader = table.board().open().leader();
            if (!table.board().isOver()) {
                table.next(new PlayCard(leader), new PlayCard(leader.next(2)), new WinTrick(), new PlayTrick());
            }
        }
    }

    /// The seat leads, or follows. (trumps:R4, R5)
    record PlayCard(Seat seat) implements Ask<TrumpsBoard, Play> {
        @Override
        public List<Play> answers(TrumpsBoard board) {
            return board.hand(seat).stream().map(Play::new).toList();
        }

        @Override
        public Optional<Refusal> whyNot(Play move, TrumpsBoard board) {
            if (!board.hand(seat).contains(move.card())) {
                return Optional.of(Refusal.of("trumps:R3", "not-in-hand", "card", move.card()));
            }
            return board.open()
                    .led()
                    .filter(suit -> suit != move.card().suit())
                    .filter(suit -> board.hand(seat).stream().anyMatch(card -> card.suit() == suit))
                    .map(suit -> Refusal.of("trumps:R5", "must-follow", "suit", suit));
        }

        @Override
        public SequencedMap<String, String> words(Seat asked, TrumpsBoard board) {
            Optional<Suit> led = board.open().led();
            boolean must =
                    led.stream().anyMatch(suit -> board.hand(asked).stream().anyMatch(card -> card.suit() == suit));
            return Words.of("suit", led.map(Suit::toString).orElse("none"), "must", must);
        }

        @Override
        public void answer(Play move, Table<TrumpsBoard> table) {
            table.update(board -> board.play(seat, move.card()));
            table.tell(new CardPlayed(seat, move.card()));
        }
    }

    /// The trick is taken away; that a trump took it is told as the reason. (trumps:R6)
    record WinTrick() implements Effect<TrumpsBoard> {
        @Override
        public void resolve(Table<TrumpsBoard> table) {
            Seat winner = table.board().open().winner();
            Optional<Cause> cause =
                    table.board().open().winningTrump().map(trump -> Cause.of("trumps:R6", "card", trump));
            table.update(board -> board.open(open -> open.clear(winner)));
            table.tell(new TrickWon(winner, cause));
        }
    }

    /// Who has won more tricks. (trumps:R7)
    static Outcome outcome(List<Integer> won) {
        int most =
                Stream.of(won.getFirst(), won.getLast()).max(Integer::compare).orElseThrow();
        return new Outcome(won.stream().map(tricks -> tricks == most ? 1 : 2).toList(), "tricks");
    }
}
