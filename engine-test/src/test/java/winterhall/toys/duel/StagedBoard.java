package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Opening;
import winterhall.engine.Seat;
import winterhall.engine.StagingReader;
import winterhall.engine.Task;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;

/// A board being set up by the lines of a scenario.
///
/// | line | lays out |
/// |---|---|
/// | `moment turn seat-1` | the turn of this seat begins: it will draw |
/// | `moment attack seat-1` | it has drawn, and its opponents may attack; the usual moment, with `seat-1` |
/// | `round 3` | the round; otherwise the first |
/// | `seat-2 life 4` | its life; otherwise what the setup says |
/// | `seat-2 hand spear mud` | its hand; otherwise empty |
/// | `deck axe shield` | the uppermost cards of the deck, the top first |
/// | `discard mud` | cards in the discard pile |
/// | `rest discard` | cards not named lie there, and not in the deck below those named |
final class StagedBoard {
    private final Box box = new Box();
    private final List<Integer> deck = new ArrayList<>();
    private Field field;
    private Deal deal;
    private final Decks none;
    private boolean draws;
    private boolean restInDeck = true;

    StagedBoard(Field field) {
        this.field = field;
        this.none = DuelBoard.noCards(field.seats());
        this.deal = none.deal();
    }

    void read(List<List<String>> lines) {
        new StagingReader(field.seats())
                .once("moment", line -> {
                    draws = line.oneOf("turn", "attack").equals("turn");
                    field = field.turn(line.seat(), field.round());
                })
                .once("round", line -> field = field.turn(field.active(), line.number(1, 99)))
                .line("deck", line -> line.rest(Card.class).forEach(card -> deck.add(box.take(card))))
                .line("discard", line -> lay(line, DuelBoard.DISCARD))
                .once("rest", line -> restInDeck = line.oneOf("deck", "discard").equals("deck"))
                .seatOnce("life", (seat, line) -> field = field.withLife(seat, line.number(0, 99)))
                .seat("hand", (seat, line) -> lay(line, DuelBoard.hand(seat)))
                .read(lines);
    }

    /// The table, and what comes next on it.
    Opening<DuelBoard> opening() {
        CardSet rest = box.takeRest();
        var order = new ArrayList<>(deck);
        if (restInDeck) {
            rest.forEach(order::add);
        }
        var row = CardRow.of(order.stream().mapToInt(Integer::intValue).toArray());
        Deal laid = deal.lay(rest.minus(row.set()), DuelBoard.DISCARD);
        laid = laid.show(laid.at(DuelBoard.DISCARD));
        for (Seat seat : Seat.all(field.seats())) {
            laid = laid.show(laid.at(DuelBoard.hand(seat)), seat);
        }
        return new Opening<>(new DuelBoard(field, none.with(laid).lay(row, DuelBoard.DECK)), tasks());
    }

    private List<? extends Task<DuelBoard>> tasks() {
        return draws
                ? List.of(new Turns.BeginTurn(field.active(), field.round()))
                : List.of(new Combat.OfferAttacks(field.opponents(field.active())), new Turns.EndTurn());
    }

    private void lay(StagingReader.Line line, int zone) {
        deal = deal.lay(box.take(line.rest(Card.class)), zone);
    }
}
