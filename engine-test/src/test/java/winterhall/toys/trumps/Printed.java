package winterhall.toys.trumps;

import java.util.Arrays;
import java.util.stream.Stream;
import winterhall.engine.Catalogue;

/// What is printed, for texts and browsers. (trumps:R1)
final class Printed {
    private static final String RULE = "trumps:R1";

    static final Catalogue CATALOGUE = Catalogue.of(Stream.concat(
                    Arrays.stream(winterhall.toys.trumps.Suit.values()).map(Printed::of),
                    winterhall.toys.trumps.Card.ALL.stream().map(Printed::of))
            .toList());

    private Printed() {}

    record Suit(String id, String rule) implements Catalogue.Item {}

    record Card(String id, winterhall.toys.trumps.Suit suit, int rank, String rule) implements Catalogue.Item {}

    private static Catalogue.Item of(winterhall.toys.trumps.Suit suit) {
        return new Suit(suit.toString(), RULE);
    }

    private static Catalogue.Item of(winterhall.toys.trumps.Card card) {
        return new Card(card.toString(), card.suit(), card.rank(), RULE);
    }
}
