package winterhall.toys.duel;

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
import winterhall.enginetest.Renaming;

/// Cards that a viewer does not know change places with each other, wherever they lie and no matter who knows them.
///
/// Written from the rules: a viewer knows the open cards, its own hand, and what the deal says it has seen. (duel:R3)
final class DuelRedeal implements Redeal<DuelBoard> {
    @Override
    public Optional<DuelBoard> deal(DuelBoard board, Viewer viewer, QuickChance chance) {
        Deal deal = board.deal();
        CardSet known = viewer.seat().map(deal::known).orElseGet(deal::open);
        var renaming = new Renaming(Card.ALL.size(), Card.ALL.minus(known), chance.source("redeal"));
        CardSet[] zones = IntStream.rangeClosed(
                        0, DuelBoard.hand(Seat.of(board.field().seats())))
                .mapToObj(zone -> renaming.of(deal.at(zone)))
                .toArray(CardSet[]::new);
        CardSet[] seats = Seat.all(board.field().seats()).stream()
                .map(seat -> renaming.of(deal.known(seat)))
                .toArray(CardSet[]::new);
        CardRow deck = renaming.of(board.cards().row(DuelBoard.DECK));
        Deal dealt = Deal.of(Card.ALL.size(), zones, seats, deal.open());
        return Optional.of(new DuelBoard(board.field(), new Decks(dealt, List.of(deck))));
    }
}
