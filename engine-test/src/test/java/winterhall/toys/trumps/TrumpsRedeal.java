package winterhall.toys.trumps;

import java.util.List;
import java.util.Optional;
import winterhall.engine.QuickChance;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardSet;
import winterhall.enginetest.Redeal;
import winterhall.enginetest.Renaming;

/// Cards that a viewer does not know change places, unless a hand then held a suit that it has shown to lack.
///
/// Written from the rules: a viewer knows the open cards and its own hand. (trumps:R3, R5)
final class TrumpsRedeal implements Redeal<TrumpsBoard> {
    @Override
    public Optional<TrumpsBoard> deal(TrumpsBoard board, Viewer viewer, QuickChance chance) {
        CardSet known = numbers(board.open().cards())
                .plus(viewer.seat().map(seat -> numbers(board.hand(seat))).orElse(CardSet.EMPTY));
        CardSet hidden = CardSet.range(0, Card.ALL.size()).minus(known);
        var renaming = new Renaming(Card.ALL.size(), hidden, chance.source("redeal"));
        var other = new TrumpsBoard(
                board.open(),
                board.hands().stream().map(hand -> renamed(hand, renaming)).toList(),
                renamed(board.aside(), renaming));
        return Optional.of(other).filter(dealt -> dealt.faults().isEmpty());
    }

    private static List<Card> renamed(List<Card> cards, Renaming renaming) {
        return cards.stream()
                .map(card -> Card.ALL.get(renaming.of(Card.ALL.indexOf(card))))
                .toList();
    }

    private static CardSet numbers(List<Card> cards) {
        return CardSet.of(cards.stream().mapToInt(Card.ALL::indexOf).toArray());
    }
}
