package winterhall.engine.kit;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/// A set of at most 128 cards, as bits: card `n` is bit `n`. Small enough to copy freely, quick enough for search.
public record CardSet(long low, long high) {
    public static final int CAPACITY = 128;
    public static final CardSet EMPTY = new CardSet(0, 0);

    private static final int[] NO_CARDS = new int[0];

    public static CardSet of(int card) {
        return EMPTY.with(card);
    }

    public static CardSet of(int... cards) {
        long low = 0;
        long high = 0;
        for (int card : cards) {
            low |= lowBit(card);
            high |= highBit(card);
        }
        return new CardSet(low, high);
    }

    /// The cards from `first` (inclusive) to `end` (exclusive).
    public static CardSet range(int first, int end) {
        CardSet set = EMPTY;
        for (int card = first; card < end; card++) {
            set = set.with(card);
        }
        return set;
    }

    public CardSet with(int card) {
        return new CardSet(low | lowBit(card), high | highBit(card));
    }

    public CardSet without(int card) {
        return new CardSet(low & ~lowBit(card), high & ~highBit(card));
    }

    public CardSet plus(CardSet other) {
        return new CardSet(low | other.low, high | other.high);
    }

    public CardSet minus(CardSet other) {
        return new CardSet(low & ~other.low, high & ~other.high);
    }

    public CardSet and(CardSet other) {
        return new CardSet(low & other.low, high & other.high);
    }

    public boolean has(int card) {
        return ((card < 64 ? low : high) & 1L << card) != 0;
    }

    public boolean meets(CardSet other) {
        return (low & other.low) != 0 || (high & other.high) != 0;
    }

    public boolean within(CardSet other) {
        return (low & ~other.low) == 0 && (high & ~other.high) == 0;
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /// The lowest card.
    ///
    /// @throws IllegalStateException if there is none
    public int first() {
        if (isEmpty()) {
            throw new IllegalStateException("an empty set has no first card");
        }
        return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    }

    /// The card at this place, counting from the lowest.
    public int get(int place) {
        int below = Long.bitCount(low);
        return place < below ? nth(low, place) : 64 + nth(high, place - below);
    }

    private static int nth(long bits, int place) {
        if (place < 0 || place >= Long.bitCount(bits)) {
            throw new IndexOutOfBoundsException("no card at place " + place);
        }
        return Long.numberOfTrailingZeros(Long.expand(1L << place, bits));
    }

    private static long lowBit(int card) {
        return card < 64 ? 1L << card : 0;
    }

    private static long highBit(int card) {
        return card < 64 ? 0 : 1L << card;
    }

    /// Each card once, the lowest first.
    public void forEach(IntConsumer action) {
        for (long bits = low; bits != 0; bits &= bits - 1) {
            action.accept(Long.numberOfTrailingZeros(bits));
        }
        for (long bits = high; bits != 0; bits &= bits - 1) {
            action.accept(64 + Long.numberOfTrailingZeros(bits));
        }
    }

    public IntStream stream() {
        return IntStream.of(toArray());
    }

    /// All cards, the lowest first.
    public int[] toArray() {
        if (isEmpty()) {
            return NO_CARDS;
        }
        int[] cards = new int[size()];
        int at = 0;
        for (long bits = low; bits != 0; bits &= bits - 1) {
            cards[at++] = Long.numberOfTrailingZeros(bits);
        }
        for (long bits = high; bits != 0; bits &= bits - 1) {
            cards[at++] = 64 + Long.numberOfTrailingZeros(bits);
        }
        return cards;
    }

    @Override
    public String toString() {
        return stream().boxed().toList().toString();
    }
}
