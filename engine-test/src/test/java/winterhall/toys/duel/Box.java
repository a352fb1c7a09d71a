package winterhall.toys.duel;

import java.util.Arrays;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;

/// The box with all copies, out of which a table is laid: an imagined one, or one that a scenario describes.
final class Box {
    private CardSet left = Card.ALL;

    /// Takes a copy of this card out of the box.
    ///
    /// @throws IllegalArgumentException if there is none left
    int take(Card card) {
        CardSet copies = card.copies().and(left);
        if (copies.isEmpty()) {
            throw new IllegalArgumentException("there are only " + card.copies().size() + " of " + card);
        }
        left = left.without(copies.first());
        return copies.first();
    }

    CardSet take(List<Card> cards) {
        CardSet before = left;
        cards.forEach(this::take);
        return before.minus(left);
    }

    /// Takes what is left, in any order, each as likely.
    CardRow takeShuffled(Chance chance) {
        CardSet rest = takeRest();
        int[] order = chance.source("imagine").order(rest.size());
        return CardRow.of(Arrays.stream(order).map(rest::get).toArray());
    }

    CardSet takeRest() {
        CardSet rest = left;
        left = CardSet.EMPTY;
        return rest;
    }
}
