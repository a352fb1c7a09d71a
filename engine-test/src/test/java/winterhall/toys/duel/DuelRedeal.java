package winterhall.toys.duel;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;
import winterhall.enginetest.Redeal;

/// Cards that a viewer does not know change places with each other, wherever they lie and no matter who knows them.
///
/// Written from the rules: a viewer knows the open cards, its own hand, and what the deal says it has seen. (duel:R3)
final class DuelRedeal implements Redeal<DuelBoard> {
    @Override
    public Optional<DuelBoard> deal(DuelBoard board, Viewer viewer, QuickChance chance) {
        Deal deal = board.deal();
        CardSet known = viewer.seat().map(deal::known).orElseGet(deal::open);
        CardSet hidden = Card.ALL.minus(known);
        int[] order = chance.source("redeal").order(hidden.size());
        int[] becomes = IntStream.range(0, Card.ALL.size()).toArray();
        for (int i = 0; i < order.length; i++) {
            becomes[hidden.get(i)] = hidden.get(order[i]);
        }
        CardSet[] zones = IntStream.rangeClosed(
                        0, DuelBoard.hand(Seat.of(board.field().seats())))
                .mapToObj(zone -> renamed(deal.at(zone), becomes))
                .toArray(CardSet[]::new);
        CardSet[] seats = Seat.all(board.field().seats()).stream()
                .map(seat -> renamed(deal.known(seat), becomes))
                .toArray(CardSet[]::new);
        int[] deck = Arrays.stream(board.cards().row(DuelBoard.DECK).toArray())
                .map(card -> becomes[card])
                .toArray();
        Deal dealt = Deal.of(Card.ALL.size(), zones, seats, deal.open());
        return Optional.of(new DuelBoard(board.field(), new Decks(dealt, List.of(CardRow.of(deck)))));
    }

    private static CardSet renamed(CardSet cards, int[] becomes) {
        return CardSet.of(cards.stream().map(card -> becomes[card]).toArray());
    }
}
