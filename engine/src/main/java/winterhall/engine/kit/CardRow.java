package winterhall.engine.kit;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Cards in a fixed order, the top one first: a face-down deck. Drawing shares the order; who knows what about it is a
/// matter of [Decks].
///
/// Cards are numbered as in a [CardSet]; any other number is refused.
public final class CardRow {
    /// Where a card is not known yet; see [#filled].
    public static final int GAP = -1;

    public static final CardRow EMPTY = new CardRow(new short[0], 0);

    private final short[] order;
    private final int next;

    /// Found when it is first asked for; two threads may both find it.
    private @Nullable CardSet set;

    private CardRow(short[] order, int next) {
        this.order = order;
        this.next = next;
    }

    public static CardRow of(int... cards) {
        short[] order = new short[cards.length];
        for (int i = 0; i < cards.length; i++) {
            if (cards[i] < 0 || cards[i] >= CardSet.CAPACITY) {
                throw new IllegalArgumentException(
                        "there is no card " + cards[i] + "; cards are numbered from 0 to 511");
            }
            order[i] = (short) cards[i];
        }
        return new CardRow(order, 0);
    }

    /// This order, with the next of some others wherever it has a [#GAP]: a deck as somebody imagines it who knows some of
    /// its places.
    public static CardRow filled(int[] order, CardRow others) {
        int[] cards = order.clone();
        int next = 0;
        for (int i = 0; i < cards.length; i++) {
            if (cards[i] == GAP) {
                cards[i] = others.get(next++);
            }
        }
        return of(cards);
    }

    public boolean isEmpty() {
        return next == order.length;
    }

    public int size() {
        return order.length - next;
    }

    public int top() {
        return get(0);
    }

    /// The card this many places below the top.
    public int get(int place) {
        if (place < 0 || place >= size()) {
            throw new IllegalStateException("a row of " + size() + " has no card at " + place);
        }
        return order[next + place];
    }

    /// What is left after this many were drawn.
    public CardRow drop(int cards) {
        requireAtMostAll(cards);
        return new CardRow(order, next + cards);
    }

    /// The top cards alone, in their order.
    public CardRow take(int cards) {
        requireAtMostAll(cards);
        return new CardRow(Arrays.copyOfRange(order, next, next + cards), 0);
    }

    /// This row with another below it.
    public CardRow then(CardRow below) {
        short[] both = Arrays.copyOfRange(order, next, order.length + below.size());
        System.arraycopy(below.order, below.next, both, size(), below.size());
        return new CardRow(both, 0);
    }

    private void requireAtMostAll(int cards) {
        if (cards < 0 || cards > size()) {
            throw new IllegalStateException(cards + " cards cannot be drawn from a row of " + size());
        }
    }

    public CardSet set() {
        CardSet found = set;
        if (found == null) {
            found = CardSet.of(order, next);
            set = found;
        }
        return found;
    }

    /// All cards, the top one first.
    public int[] toArray() {
        int[] cards = new int[size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = order[next + i];
        }
        return cards;
    }

    public String written() {
        return Arrays.toString(toArray()).replace(" ", "");
    }

    public static CardRow readWritten(String text) {
        if (text.equals("[]")) {
            return EMPTY;
        }
        if (!text.matches("\\[[0-9]{1,3}(,[0-9]{1,3})*]")) {
            throw new IllegalArgumentException("a row of cards is written [7,127,0], not " + text);
        }
        return of(Arrays.stream(text.substring(1, text.length() - 1).split(","))
                .mapToInt(Integer::parseInt)
                .toArray());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CardRow that
                && Arrays.equals(order, next, order.length, that.order, that.next, that.order.length);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        for (int i = next; i < order.length; i++) {
            hash = 31 * hash + order[i];
        }
        return hash;
    }

    @Override
    public String toString() {
        return written();
    }
}
