package winterhall.toys.trumps;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A card, written `oak-7`; there is one of each. (trumps:R1)
record Card(Suit suit, int rank) implements Comparable<Card> {
    static final int HIGHEST = 8;

    /// All cards, in their order.
    static final List<Card> ALL = Stream.of(Suit.values())
            .flatMap(suit -> IntStream.rangeClosed(1, HIGHEST).mapToObj(rank -> new Card(suit, rank)))
            .toList();

    public static Card parse(String word) {
        return ALL.stream()
                .filter(card -> card.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no card " + word + "; there are oak-1 to oak-"
                        + HIGHEST + ", and as many of pine and birch"));
    }

    @Override
    public int compareTo(Card other) {
        return Comparator.comparing(Card::suit).thenComparing(Card::rank).compare(this, other);
    }

    @Override
    public String toString() {
        return suit + "-" + rank;
    }
}
