package winterhall.enginetest;

import java.util.stream.IntStream;
import winterhall.engine.Chance;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;

/// Hidden cards change places: which card lies where another one lay. The tool of a [Redeal].
public final class Renaming {
    private final int[] becomes;

    /// Any order of the hidden cards, each as likely; all others stay.
    ///
    /// @param cards how many there are in the game
    public Renaming(int cards, CardSet hidden, Chance.Source source) {
        becomes = IntStream.range(0, cards).toArray();
        int[] order = source.order(hidden.size());
        for (int i = 0; i < order.length; i++) {
            becomes[hidden.get(i)] = hidden.get(order[i]);
        }
    }

    /// Lets two more change places.
    public void swap(int one, int other) {
        int kept = becomes[one];
        becomes[one] = becomes[other];
        becomes[other] = kept;
    }

    /// The card that lies where this one lay.
    public int of(int card) {
        return becomes[card];
    }

    public CardSet of(CardSet cards) {
        return CardSet.of(cards.stream().map(this::of).toArray());
    }

    public CardRow of(CardRow cards) {
        return CardRow.of(IntStream.of(cards.toArray()).map(this::of).toArray());
    }
}
