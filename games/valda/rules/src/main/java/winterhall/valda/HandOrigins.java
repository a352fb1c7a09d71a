package winterhall.valda;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import winterhall.engine.kit.CardSet;

/// What everybody can tell of the cards in a hand that do not lie open: at least so many come from each deck, and the rest
/// come from some of the decks. (valda:R227, R228, RU135)
///
/// Which deck is drawn from is seen by all, so it is public who may hold a weapon of Loki's. A card that is stolen unseen
/// could have been any of its hand: then each number is one less, and one more comes from any deck of that hand.
///
/// Written as a number for each deck and one for the rest, with its decks: `3.0.0.1.0.0.0.0.0.2~03`.
public final class HandOrigins {
    static final HandOrigins NONE = new HandOrigins(new byte[CardCopies.HOMES + 1], 0);

    private static final int REST = CardCopies.HOMES;

    private final byte[] counts;

    /// A bit for each deck from which the rest can come; none if there is no rest.
    private final int decks;

    private HandOrigins(byte[] counts, int decks) {
        this.counts = counts;
        this.decks = counts[REST] == 0 ? 0 : decks;
    }

    /// How many surely come from this deck.
    int from(int home) {
        return counts[home];
    }

    /// How many surely come from this main deck.
    public int from(MainDeck deck) {
        return counts[deck.ordinal()];
    }

    /// How many surely come from the divine deck of this area.
    public int from(Area area) {
        return counts[2 + area.ordinal()];
    }

    /// How many come from one of several decks.
    public int rest() {
        return counts[REST];
    }

    /// Whether one of the rest can come from this deck.
    boolean restMayComeFrom(int home) {
        return (decks & 1 << home) != 0;
    }

    /// Whether one of them can come from this deck.
    boolean mayComeFrom(int home) {
        return counts[home] > 0 || restMayComeFrom(home);
    }

    public int total() {
        int total = 0;
        for (byte count : counts) {
            total += count;
        }
        return total;
    }

    HandOrigins plus(int home, int cards) {
        byte[] more = counts.clone();
        more[home] = (byte) (more[home] + cards);
        return new HandOrigins(more, decks);
    }

    /// One less, and it came from this deck.
    HandOrigins minus(int home) {
        byte[] fewer = counts.clone();
        int part = fewer[home] > 0 ? home : REST;
        if (fewer[part] == 0) {
            throw new IllegalStateException("no card from deck " + home + " among " + this);
        }
        fewer[part]--;
        return new HandOrigins(fewer, decks);
    }

    /// One less, and nobody saw which.
    HandOrigins minusAny() {
        int possible = possible();
        if (Integer.bitCount(possible) == 1) {
            return minus(Integer.numberOfTrailingZeros(possible));
        }
        byte[] fewer = new byte[counts.length];
        int sure = 0;
        for (int home = 0; home < REST; home++) {
            fewer[home] = (byte) Math.max(0, counts[home] - 1);
            sure += fewer[home];
        }
        fewer[REST] = (byte) (total() - 1 - sure);
        return new HandOrigins(fewer, possible);
    }

    /// One more: the card that [#minusAny] takes from these.
    HandOrigins plusOneOf(HandOrigins others) {
        int possible = others.possible();
        if (Integer.bitCount(possible) == 1) {
            return plus(Integer.numberOfTrailingZeros(possible), 1);
        }
        byte[] more = counts.clone();
        more[REST]++;
        return new HandOrigins(more, decks | possible);
    }

    /// A bit for each deck from which one of them can come.
    private int possible() {
        int possible = decks;
        for (int home = 0; home < REST; home++) {
            possible |= counts[home] > 0 ? 1 << home : 0;
        }
        return possible;
    }

    /// These cards are known to somebody and need not be guessed.
    HandOrigins without(CardSet known, IntUnaryOperator home) {
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
        if (decks != 0) {
            text.append('~');
            for (int home = 0; home < REST; home++) {
                text.append(restMayComeFrom(home) ? String.valueOf(home) : "");
            }
        }
        return text.toString();
    }

    public static HandOrigins readWritten(String text) {
        if (!text.matches("[0-9]+([.][0-9]+){" + REST + "}(~[0-8]+)?")) {
            throw new IllegalArgumentException(
                    "origins are " + (REST + 1) + " numbers, and decks for the last, not " + text);
        }
        String[] parts = text.split("~", -1);
        String[] words = parts[0].split("[.]", -1);
        byte[] counts = new byte[words.length];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Byte.parseByte(words[i]);
        }
        int decks = parts.length == 1
                ? 0
                : parts[1].chars().map(digit -> 1 << digit - '0').sum();
        return new HandOrigins(counts, decks);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HandOrigins that && decks == that.decks && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(counts) + decks;
    }

    @Override
    public String toString() {
        return written();
    }
}
