package winterhall.frozenwastes.cards;

import java.util.List;
import winterhall.engine.Catalogue;

/// A printed card. Every card is one of a kind: there are no copies.
public sealed interface Sheet extends Catalogue.Item permits Challenge, WeatherEvent, Item, Ally, Hero {
    /// Checks one number of a card and names card and field if it is wrong.
    static void check(boolean fine, String card, String field, Object value) {
        if (!fine) {
            throw new IllegalArgumentException(card + ": " + field + " cannot be " + value);
        }
    }

    /// Three numbers that are not negative, one for each phase.
    static List<Integer> phases(List<Integer> numbers, String card, String field) {
        check(numbers.size() == 3 && numbers.stream().allMatch(number -> number >= 0), card, field, numbers);
        return List.copyOf(numbers);
    }
}
