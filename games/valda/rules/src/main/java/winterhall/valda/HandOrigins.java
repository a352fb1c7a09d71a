package winterhall.valda;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import winterhall.engine.kit.CardSet;

/// What everybody can tell of the cards in a hand that do not lie open: at least so many come from each deck, and the rest
/// from anywhere. (valda:R227, R228)
///
/// Which deck is drawn from is seen by all, so it is public who may hold a weapon of Loki's. A card that is stolen unseen
/// could have been any: then each number is one less, and one more is from anywhere.
public final class HandOrigins {
    static final HandOrigins NONE = new HandOrigins(new byte[Cards.HOMES + 1]);

    private static final int ANYWHERE = Cards.HOMES;

    private final byte[] counts;

    private HandOrigins(byte[] counts) {
        this.counts = counts;
    }

    /// How many surely come from this deck.
    int from(int home) {
        return counts[home];
    }

    int fromAnywhere() {
        return counts[ANYWHERE];
    }

    /// Whether one of them can come from this deck.
    boolean mayComeFrom(int home) {
        return counts[home] > 0 || counts[ANYWHERE] > 0;
    }

    int total() {
        int total = 0;
        for (byte count : counts) {
            total += count;
        }
        return total;
    }

    HandOrigins plus(int home, int cards) {
        byte[] more = counts.clone();
        more[home] = (byte) (more[home] + cards);
        return new HandOrigins(more);
    }

    HandOrigins plusFromAnywhere(int cards) {
        return plus(ANYWHERE, cards);
    }

    /// One less, and it came from this deck.
    HandOrigins minus(int home) {
        byte[] fewer = counts.clone();
        int lot = fewer[home] > 0 ? home : ANYWHERE;
        if (fewer[lot] == 0) {
            throw new IllegalStateException("no card from deck " + home + " among " + this);
        }
        fewer[lot]--;
        return new HandOrigins(fewer);
    }

    /// One less, and nobody saw which.
    HandOrigins minusAny() {
        int total = total();
        if (total == 1) {
            return NONE;
        }
        byte[] fewer = new byte[counts.length];
        int sure = 0;
        for (int home = 0; home < ANYWHERE; home++) {
            fewer[home] = (byte) Math.max(0, counts[home] - 1);
            sure += fewer[home];
        }
        fewer[ANYWHERE] = (byte) (total - 1 - sure);
        return onlyOne(home -> counts[home] == total, total - 1, fewer);
    }

    private HandOrigins onlyOne(java.util.function.IntPredicate all, int left, byte[] otherwise) {
        for (int home = 0; home <= ANYWHERE; home++) {
            if (all.test(home)) {
                byte[] exact = new byte[counts.length];
                exact[home] = (byte) left;
                return new HandOrigins(exact);
            }
        }
        return new HandOrigins(otherwise);
    }

    /// The lot of the one card that [#minusAny] takes, if it can only be of one.
    HandOrigins plusOneOf(HandOrigins others) {
        int total = others.total();
        for (int home = 0; home < ANYWHERE; home++) {
            if (others.counts[home] == total) {
                return plus(home, 1);
            }
        }
        return plusFromAnywhere(1);
    }

    /// These cards are known to somebody and need not be guessed.
    HandOrigins without(CardSet known, java.util.function.IntUnaryOperator home) {
        HandOrigins left = this;
        for (int copy : known.toArray()) {
            left = left.minus(home.applyAsInt(copy));
        }
        return left;
    }

    public String written() {
        var text = new StringBuilder();
        for (byte count : counts) {
            text.append(text.isEmpty() ? "" : ".").append(count);
        }
        return text.toString();
    }

    public static HandOrigins readWritten(String text) {
        String[] words = text.split("\\.", -1);
        if (words.length != Cards.HOMES + 1) {
            throw new IllegalArgumentException("origins are " + (Cards.HOMES + 1) + " numbers, not " + text);
        }
        byte[] counts = new byte[words.length];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Byte.parseByte(words[i]);
        }
        return new HandOrigins(counts);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HandOrigins that && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return written();
    }
}
