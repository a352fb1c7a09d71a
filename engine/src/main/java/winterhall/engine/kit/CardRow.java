package winterhall.engine.kit;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Cards in a fixed order, the next one first: a face-down deck whose order nobody knows. Drawing shares the order.
public final class CardRow {
    public static final CardRow EMPTY = new CardRow(new byte[0], 0);

    private final byte[] order;
    private final int next;

    private CardRow(byte[] order, int next) {
        this.order = order;
        this.next = next;
    }

    public static CardRow of(int... cards) {
        byte[] order = new byte[cards.length];
        for (int i = 0; i < cards.length; i++) {
            order[i] = (byte) cards[i];
        }
        return new CardRow(order, 0);
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

    /// The card so many places below the top.
    public int get(int place) {
        if (place < 0 || place >= size()) {
            throw new IllegalStateException("a row of " + size() + " has no card at " + place);
        }
        return order[next + place];
    }

    /// What is left when so many were drawn.
    public CardRow drop(int cards) {
        if (cards > size()) {
            throw new IllegalStateException(cards + " cards cannot be drawn from a row of " + size());
        }
        return new CardRow(order, next + cards);
    }

    public CardSet set() {
        int[] cards = new int[size()];
        for (int i = 0; i < cards.length; i++) {
            cards[i] = order[next + i];
        }
        return CardSet.of(cards);
    }

    public String written() {
        return Arrays.toString(Arrays.copyOfRange(order, next, order.length)).replace(" ", "");
    }

    public static CardRow readWritten(String text) {
        String inside = text.substring(1, text.length() - 1);
        return inside.isEmpty()
                ? EMPTY
                : of(Arrays.stream(inside.split(","))
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
