package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import winterhall.engine.BadSetup;
import winterhall.engine.Catalogue;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Item;
import winterhall.frozenwastes.cards.Legends;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Colour;

/// The cards of a table by what they are for.
final class Cards {
    static final Cards PRINTED = new Cards(CardId.values());

    private static final int ARSHAN = CardId.parse("arshan").number();

    private final List<CardId> all;
    private final CardId arshan;
    private final List<CardId> heroes;
    private final List<CardId> market;
    private final List<CardId> legends;
    private final List<CardId> startRow;
    private final List<List<CardId>> decks;

    private Cards(List<CardId> all) {
        this.all = all;
        arshan = all.get(CardId.parse("arshan").number());
        heroes = with(card -> card.sheet() instanceof Hero);
        legends = with(Cards::isLegend);
        market = with(card -> (card.sheet() instanceof Item || card.sheet() instanceof Ally) && !Cards.isLegend(card));
        startRow = with(card -> Legends.START_ROW.contains(card.sheet().id()));
        decks = Stream.of(Colour.values())
                .map(colour ->
                        with(card -> isAdventure(card) && colour(card) == colour && card.number() != arshan.number()))
                .toList();
    }

    /// @param chosen everything a setup chose: `hero.zyla.life` → `5` prints another card
    /// @throws BadSetup if the cards do not go together any more
    static Cards of(Map<String, String> chosen) {
        var changes = new LinkedHashMap<String, SequencedMap<String, String>>();
        chosen.forEach((key, value) -> {
            if (Catalogue.isOverride(key)) {
                int dot = key.lastIndexOf('.');
                changes.computeIfAbsent(key.substring(0, dot), _ -> new LinkedHashMap<>())
                        .put(key.substring(dot + 1), value);
            }
        });
        if (changes.isEmpty()) {
            return PRINTED;
        }
        var all = new ArrayList<CardId>();
        for (CardId card : CardId.values()) {
            SequencedMap<String, String> own = changes.get(card.key());
            all.add(own == null ? card : card.with(own));
        }
        List<String> problems =
                PrintedCheck.of(all.stream().map(CardId::sheet).toList()).problems();
        if (!problems.isEmpty()) {
            throw new BadSetup(String.join("; ", problems));
        }
        return new Cards(List.copyOf(all));
    }

    /// All of them, in the order of [CardId].
    List<CardId> all() {
        return all;
    }

    /// The card as it is printed at this table.
    CardId here(CardId card) {
        return all.get(card.number());
    }

    CardId arshan() {
        return arshan;
    }

    List<CardId> heroes() {
        return heroes;
    }

    List<CardId> market() {
        return market;
    }

    List<CardId> legends() {
        return legends;
    }

    List<CardId> startRow() {
        return startRow;
    }

    /// All adventure cards of a colour. (frozen-wastes:R6)
    List<CardId> deck(Colour colour) {
        return decks.get(colour.ordinal());
    }

    static boolean isArshan(CardId card) {
        return card.number() == ARSHAN;
    }

    static Colour colour(CardId adventure) {
        return switch (adventure.sheet()) {
            case Challenge challenge -> challenge.colour();
            case WeatherEvent event -> event.colour();
            default -> throw new IllegalArgumentException(adventure + " is not an adventure card");
        };
    }

    static boolean isLegend(CardId card) {
        return switch (card.sheet()) {
            case Item item -> item.colour().isPresent();
            case Ally ally -> ally.colour().isPresent();
            default -> false;
        };
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

    private static boolean isAdventure(CardId card) {
        return card.sheet() instanceof Challenge || card.sheet() instanceof WeatherEvent;
    }

    private List<CardId> with(Predicate<CardId> which) {
        return all.stream().filter(which).toList();
    }
}
