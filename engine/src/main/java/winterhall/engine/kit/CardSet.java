package winterhall.engine.kit;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A set of cards, numbered from 0 to 511, as bits: card `n` is bit `n`. Small enough to copy freely, quick enough for
/// search.
///
/// Any other number is refused. The first 128 cards lie in two words of their own, so that a game with no more than
/// these pays nothing for the rest.
public final class CardSet {
    public static final int CAPACITY = 512;

    private static final int NEAR = 128;
    private static final long[] NO_BITS = {};
    private static final int[] NO_CARDS = {};

    public static final CardSet EMPTY = new CardSet(0, 0, NO_BITS);

    private final long low;
    private final long high;
    /// The cards from 128 on; its last word is never 0, and without such cards it is [#NO_BITS] itself.
    private final long[] far;

    private CardSet(long low, long high, long[] far) {
        this.low = low;
        this.high = high;
        this.far = far;
    }

    /// The set of cards below 128 that these bits say.
    static CardSet near(long low, long high) {
        return new CardSet(low, high, NO_BITS);
    }

    /// The set in this many words of bits, from this place on.
    static CardSet ofWords(long[] bits, int from, int words) {
        int end = from + words;
        while (end > from + 2 && bits[end - 1] == 0) {
            end--;
        }
        long[] far = end == from + 2 ? NO_BITS : Arrays.copyOfRange(bits, from + 2, end);
        return new CardSet(bits[from], bits[from + 1], far);
    }

    /// The opposite of [#ofWords]: whether these words hold the same cards.
    boolean isWords(long[] bits, int from, int words) {
        if (bits[from] != low || words > 1 && bits[from + 1] != high || !isBelow(Long.SIZE * words)) {
            return false;
        }
        for (int word = 2; word < words; word++) {
            if (bits[from + word] != farWord(word - 2)) {
                return false;
            }
        }
        return true;
    }

    /// Whether one of these cards is among those that these words say.
    boolean meetsWords(long[] bits, int from, int words) {
        for (int word = 0; word < words; word++) {
            if ((bits[from + word] & word(word)) != 0) {
                return true;
            }
        }
        return false;
    }

    /// Those of these cards that are among the ones that these words say.
    CardSet andWords(long[] bits, int from, int words) {
        int end = Math.min(words, 2 + far.length);
        while (end > 2 && (bits[from + end - 1] & far[end - 3]) == 0) {
            end--;
        }
        long[] both = end <= 2 ? NO_BITS : new long[end - 2];
        for (int word = 0; word < both.length; word++) {
            both[word] = bits[from + 2 + word] & far[word];
        }
        return new CardSet(bits[from] & low, words > 1 ? bits[from + 1] & high : 0, both);
    }

    /// The bits of 64 cards.
    long word(int word) {
        return word == 0 ? low : word == 1 ? high : farWord(word - 2);
    }

    public static CardSet of(int card) {
        return EMPTY.with(card);
    }

    public static CardSet of(int... cards) {
        long low = 0;
        long high = 0;
        long[] far = NO_BITS;
        for (int card : cards) {
            if (isNear(card)) {
                low |= lowBit(card);
                high |= highBit(card);
            } else {
                int word = farIndex(card);
                far = far.length > word ? far : Arrays.copyOf(far, word + 1);
                far[word] |= 1L << card;
            }
        }
        return new CardSet(low, high, far);
    }

    /// The cards of a row from this place on.
    static CardSet of(short[] row, int from) {
        long low = 0;
        long high = 0;
        long[] far = NO_BITS;
        for (int place = from; place < row.length; place++) {
            int card = row[place];
            if (isNear(card)) {
                low |= lowBit(card);
                high |= highBit(card);
            } else {
                int word = farIndex(card);
                far = far.length > word ? far : Arrays.copyOf(far, word + 1);
                far[word] |= 1L << card;
            }
        }
        return new CardSet(low, high, far);
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
        return isNear(card)
                ? new CardSet(low | lowBit(card), high | highBit(card), far)
                : new CardSet(low, high, farWith(card));
    }

    public CardSet without(int card) {
        return isNear(card)
                ? new CardSet(low & ~lowBit(card), high & ~highBit(card), far)
                : has(card) ? new CardSet(low, high, farMinus(EMPTY.farWith(card))) : this;
    }

    public CardSet plus(CardSet other) {
        return new CardSet(
                low | other.low, high | other.high, hasNoFar() && other.hasNoFar() ? NO_BITS : farPlus(other.far));
    }

    public CardSet minus(CardSet other) {
        return new CardSet(low & ~other.low, high & ~other.high, hasNoFar() ? NO_BITS : farMinus(other.far));
    }

    public CardSet and(CardSet other) {
        return new CardSet(low & other.low, high & other.high, hasNoFar() ? NO_BITS : farAnd(other.far));
    }

    public boolean has(int card) {
        return isNear(card)
                ? ((card < 64 ? low : high) & 1L << card) != 0
                : (farWord(farIndex(card)) & 1L << card) != 0;
    }

    public boolean meets(CardSet other) {
        return (low & other.low) != 0 || (high & other.high) != 0 || !hasNoFar() && farMeets(other);
    }

    public boolean within(CardSet other) {
        return (low & ~other.low) == 0 && (high & ~other.high) == 0 && (hasNoFar() || farWithin(other));
    }

    public boolean isEmpty() {
        return (low | high) == 0 && hasNoFar();
    }

    public int size() {
        int near = Long.bitCount(low) + Long.bitCount(high);
        return hasNoFar() ? near : near + farSize();
    }

    /// The lowest card.
    ///
    /// @throws IllegalStateException if there is none
    public int first() {
        if (low != 0) {
            return Long.numberOfTrailingZeros(low);
        }
        if (high != 0) {
            return 64 + Long.numberOfTrailingZeros(high);
        }
        if (hasNoFar()) {
            throw new IllegalStateException("an empty set has no first card");
        }
        return farGet(0);
    }

    /// The card at this place, counting from the lowest.
    public int get(int place) {
        int below = Long.bitCount(low);
        if (place < below) {
            return nth(low, place);
        }
        int left = place - below;
        return hasNoFar() || left < Long.bitCount(high) ? 64 + nth(high, left) : farGet(left - Long.bitCount(high));
    }

    private static int nth(long bits, int place) {
        if (place < 0 || place >= Long.bitCount(bits)) {
            throw new IndexOutOfBoundsException("no card at place " + place);
        }
        return Long.numberOfTrailingZeros(Long.expand(1L << place, bits));
    }

    @SuppressWarnings("ReferenceEquality") // asked everywhere, and there is one such array only
    private boolean hasNoFar() {
        return far == NO_BITS;
    }

    private static boolean isNear(int card) {
        return (card & -NEAR) == 0;
    }

    private static long lowBit(int card) {
        return card < 64 ? 1L << card : 0;
    }

    private static long highBit(int card) {
        return card < 64 ? 0 : 1L << card;
    }

    private static int farIndex(int card) {
        if (card < 0 || card >= CAPACITY) {
            throw new IllegalArgumentException("there is no card " + card + "; cards are numbered from 0 to 511");
        }
        return (card - NEAR) >> 6;
    }

    private int farSize() {
        int size = 0;
        for (long bits : far) {
            size += Long.bitCount(bits);
        }
        return size;
    }

    /// The card at this place among the far ones.
    private int farGet(int place) {
        int word = 0;
        int left = place;
        while (word < far.length - 1 && left >= Long.bitCount(far[word])) {
            left -= Long.bitCount(far[word]);
            word++;
        }
        return NEAR + 64 * word + nth(far[word], left);
    }

    private long[] farWith(int card) {
        int word = farIndex(card);
        long[] bits = Arrays.copyOf(far, Math.max(far.length, word + 1));
        bits[word] |= 1L << card;
        return bits;
    }

    private long[] farPlus(long[] other) {
        long[] bits = Arrays.copyOf(far, Math.max(far.length, other.length));
        for (int word = 0; word < other.length; word++) {
            bits[word] |= other[word];
        }
        return bits;
    }

    private long[] farMinus(long[] other) {
        long[] bits = far.clone();
        for (int word = 0; word < Math.min(bits.length, other.length); word++) {
            bits[word] &= ~other[word];
        }
        return trimmed(bits);
    }

    private long[] farAnd(long[] other) {
        int words = Math.min(far.length, other.length);
        while (words > 0 && (far[words - 1] & other[words - 1]) == 0) {
            words--;
        }
        if (words == 0) {
            return NO_BITS;
        }
        long[] bits = new long[words];
        for (int word = 0; word < words; word++) {
            bits[word] = far[word] & other[word];
        }
        return bits;
    }

    private boolean farMeets(CardSet other) {
        for (int word = 0; word < far.length; word++) {
            if ((far[word] & other.farWord(word)) != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean farWithin(CardSet other) {
        for (int word = 0; word < far.length; word++) {
            if ((far[word] & ~other.farWord(word)) != 0) {
                return false;
            }
        }
        return true;
    }

    private static long[] trimmed(long[] bits) {
        int words = bits.length;
        while (words > 0 && bits[words - 1] == 0) {
            words--;
        }
        return words == 0 ? NO_BITS : words == bits.length ? bits : Arrays.copyOf(bits, words);
    }

    /// The bits of the cards from 0 to 63.
    long low() {
        return low;
    }

    /// The bits of the cards from 64 to 127.
    long high() {
        return high;
    }

    /// Whether each of these cards has a number below this one.
    boolean isBelow(int end) {
        if (!hasNoFar()) {
            int word = far.length - 1;
            return NEAR + 64 * word + 63 - Long.numberOfLeadingZeros(far[word]) < end;
        }
        return end >= NEAR || (end >= 64 ? high >>> end : high | low >>> end) == 0;
    }

    /// The bits of 64 cards from 128 on.
    long farWord(int index) {
        return index < far.length ? far[index] : 0;
    }

    /// Each card once, the lowest first.
    public void forEach(IntConsumer action) {
        for (long bits = low; bits != 0; bits &= bits - 1) {
            action.accept(Long.numberOfTrailingZeros(bits));
        }
        for (long bits = high; bits != 0; bits &= bits - 1) {
            action.accept(64 + Long.numberOfTrailingZeros(bits));
        }
        for (int word = 0; word < far.length; word++) {
            for (long bits = far[word]; bits != 0; bits &= bits - 1) {
                action.accept(NEAR + 64 * word + Long.numberOfTrailingZeros(bits));
            }
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
        for (int word = 0; word < far.length; word++) {
            for (long bits = far[word]; bits != 0; bits &= bits - 1) {
                cards[at++] = NEAR + 64 * word + Long.numberOfTrailingZeros(bits);
            }
        }
        return cards;
    }

    /// Text form: the words of bits as numbers, two at least: `(5 0)`.
    public String written() {
        var text = new StringBuilder("(").append(low).append(' ').append(high);
        for (long bits : far) {
            text.append(' ').append(bits);
        }
        return text.append(')').toString();
    }

    public static CardSet readWritten(String text) {
        if (text.length() >= 2 && text.startsWith("(") && text.endsWith(")")) {
            long[] bits = Arrays.stream(text.substring(1, text.length() - 1).split(" ", -1))
                    .mapToLong(Long::parseLong)
                    .toArray();
            if (bits.length >= 2 && bits.length <= CAPACITY / 64) {
                CardSet set = ofWords(bits, 0, bits.length);
                if (set.written().equals(text)) {
                    return set;
                }
            }
        }
        throw new IllegalArgumentException("a set of cards is written as two to eight words of bits, such as (5 0)");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CardSet that && low == that.low && high == that.high && Arrays.equals(far, that.far);
    }

    @Override
    public int hashCode() {
        int near = 31 * Long.hashCode(low) + Long.hashCode(high);
        return hasNoFar() ? near : 31 * near + Arrays.hashCode(far);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
