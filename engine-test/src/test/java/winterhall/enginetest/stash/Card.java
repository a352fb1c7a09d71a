package winterhall.enginetest.stash;

import java.util.List;
import java.util.stream.IntStream;

/// One of the nine cards.
public record Card(int points) implements Comparable<Card> {
    public static final List<Card> ALL =
            IntStream.rangeClosed(1, 9).mapToObj(Card::new).toList();

    public static Card parse(String text) {
        return new Card(Integer.parseInt(text.replace("card-", "")));
    }

    @Override
    public int compareTo(Card other) {
        return Integer.compare(points, other.points);
    }

    @Override
    public String toString() {
        return "card-" + points;
    }
}
