package winterhall.toys.trek;

import java.util.Optional;
import java.util.stream.IntStream;
import winterhall.engine.Chance;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.enginetest.Redeal;
import winterhall.enginetest.Renaming;

/// Tokens that a viewer does not know change places with each other, no matter who knows them.
///
/// Written from the rules: a viewer knows what lies open and what the deal says it has seen; face down before a seat and
/// under a beast there are only treasures. (trek:R13, R27, R32)
final class TrekRedeal implements Redeal<TrekBoard> {
    @Override
    public Optional<TrekBoard> deal(TrekBoard board, Viewer viewer, QuickChance chance) {
        Chance.Source source = chance.source("redeal");
        CardSet known = viewer.seat()
                .map(board.tokens()::seenBy)
                .orElseGet(board.tokens().deal()::open);
        CardSet hidden = Tokens.ALL.minus(known);
        TrekBoard anywhere = redealt(board, hidden.minus(surelyTreasures(board)), source);
        return Optional.of(redealt(anywhere, hidden.and(treasures()), source));
    }

    /// The same board with these tokens in any order.
    private static TrekBoard redealt(TrekBoard board, CardSet hidden, Chance.Source source) {
        Deal deal = board.tokens().deal();
        int seats = board.tokens().seats();
        var renaming = new Renaming(Tokens.FACES.size(), hidden, source);
        CardSet[] zones = IntStream.range(0, TokenZone.COUNT)
                .mapToObj(zone -> renaming.of(deal.at(zone)))
                .toArray(CardSet[]::new);
        CardSet[] seen = Seat.all(seats).stream()
                .map(seat -> renaming.of(deal.known(seat)))
                .toArray(CardSet[]::new);
        return board.tokens(
                _ -> new Tokens(seats, Deal.of(Tokens.FACES.size(), zones, seen, renaming.of(deal.open()))));
    }

    private static CardSet surelyTreasures(TrekBoard board) {
        CardSet sure = CardSet.EMPTY;
        for (int zone = 0; zone < TokenZone.COUNT; zone++) {
            var place = new TokenZone(zone);
            if (place.isPack()
                    || place.isOnMap() && board.open().beastAt(place.hex()).isPresent()) {
                sure = sure.plus(board.tokens().at(place));
            }
        }
        return sure;
    }

    private static CardSet treasures() {
        return CardSet.of(IntStream.range(0, Tokens.FACES.size())
                .filter(token -> Tokens.FACES.get(token) instanceof Treasure)
                .toArray());
    }
}
