package winterhall.claim;

import java.util.AbstractList;
import java.util.RandomAccess;
import winterhall.engine.kit.CardSet;

/// The plays of some cards that all look different: a list that names a play when it is asked for, since a playout
/// picks one of a dozen.
final class PlayList extends AbstractList<ClaimMove.Play> implements RandomAccess {
    private final FactionCards cards;
    private final CardSet held;
    private final int size;

    PlayList(FactionCards cards, CardSet held) {
        this.cards = cards;
        this.held = held;
        this.size = held.size();
    }

    @Override
    public ClaimMove.Play get(int index) {
        return cards.play(held.get(index));
    }

    @Override
    public int size() {
        return size;
    }
}
