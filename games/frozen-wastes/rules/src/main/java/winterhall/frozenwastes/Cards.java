package winterhall.frozenwastes;

import java.util.List;
import java.util.stream.Stream;

/// The printed cards by what they are for.
final class Cards {
    static final CardId ARSHAN = CardId.parse("arshan");

    static final List<CardId> HEROES = ids(Heroes.ALL, List.of());

    static final List<CardId> MARKET = ids(MarketCards.ITEMS, MarketCards.ALLIES);

    static final List<CardId> LEGENDS = ids(Legends.ITEMS, Legends.ALLIES);

    static final List<CardId> START_ROW = LEGENDS.stream()
            .filter(card -> Legends.START_ROW.contains(card.toString()))
            .toList();

    private static final List<List<CardId>> DECKS =
            Stream.of(Colour.values()).map(Cards::findDeck).toList();

    private Cards() {}

    /// All adventure cards of a colour. (frozen-wastes:R6)
    static List<CardId> deck(Colour colour) {
        return DECKS.get(colour.ordinal());
    }

    static Colour colour(CardId adventure) {
        return switch (adventure.sheet()) {
            case Challenge challenge -> challenge.colour();
            case WeatherEvent event -> event.colour();
            default -> throw new IllegalArgumentException(adventure + " is not an adventure card");
        };
    }

    static boolean isLegend(CardId card) {
        return LEGENDS.contains(card);
    }

    /// How many tokens a Legend takes. (frozen-wastes:R151)
    static int level(CardId legend) {
        return switch (legend.sheet()) {
            case Item item -> item.level();
            case Ally ally -> ally.level();
            default -> 0;
        };
    }

    /// On which jewels a Legend is found. (frozen-wastes:R150)
    static Colour jewel(CardId legend) {
        return switch (legend.sheet()) {
            case Item item -> item.colour().orElseThrow();
            case Ally ally -> ally.colour().orElseThrow();
            default -> throw new IllegalArgumentException(legend + " is not a Legend");
        };
    }

    private static List<CardId> findDeck(Colour colour) {
        return CardId.values().stream()
                .filter(card -> card.sheet() instanceof Challenge || card.sheet() instanceof WeatherEvent)
                .filter(card -> colour(card) == colour && !card.equals(ARSHAN))
                .toList();
    }

    private static List<CardId> ids(List<? extends Sheet> some, List<? extends Sheet> others) {
        return Stream.<Sheet>concat(some.stream(), others.stream())
                .map(sheet -> CardId.parse(sheet.id()))
                .sorted()
                .toList();
    }
}
