package winterhall.frozenwastes;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import winterhall.frozenwastes.cards.Adventures;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Heroes;
import winterhall.frozenwastes.cards.Item;
import winterhall.frozenwastes.cards.Legends;
import winterhall.frozenwastes.cards.MarketCards;
import winterhall.frozenwastes.cards.Sheet;
import winterhall.frozenwastes.cards.WeatherEvent;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Weather;

/// Whether what is printed adds up. A mistake stops the start, and is reported with card and field: `item.ringmail.text`.
///
/// What one card can say for itself its own constructor checks; here stands what many of them have to agree on.
///
/// @param texts the keys of the texts there are
record PrintedCheck(
        List<Challenge> challenges,
        List<WeatherEvent> events,
        List<Item> legendItems,
        List<Ally> legendAllies,
        List<Item> marketItems,
        List<Ally> marketAllies,
        List<Hero> heroes,
        List<Symbol> tokens,
        List<Clue> clues,
        Set<String> texts) {
    /// Adventure cards of each colour. (frozen-wastes:R1)
    private static final List<Integer> ADVENTURES = List.of(17, 19, 12, 8);

    private static final int LEGEND_ITEMS = 13;
    private static final int LEGEND_ALLIES = 5;
    private static final int MARKET = 72;
    private static final int HEROES = 6;
    private static final int TOKENS = 41;
    private static final int CLUES = 29;

    /// Everything that is printed.
    static PrintedCheck printed() {
        return of(Printed.SHEETS);
    }

    /// What an experiment prints on the cards instead, in the same order.
    static PrintedCheck of(List<Sheet> sheets) {
        var tokens = new ArrayList<Symbol>();
        Symbol.ALL.forEach(symbol -> add(symbol, symbol.tokens(), tokens));
        var clues = new ArrayList<Clue>();
        Clue.ALL.forEach(clue -> add(clue, clue.copies(), clues));
        return new PrintedCheck(
                like(Adventures.CHALLENGES, Challenge.class, sheets),
                like(Adventures.EVENTS, WeatherEvent.class, sheets),
                like(Legends.ITEMS, Item.class, sheets),
                like(Legends.ALLIES, Ally.class, sheets),
                like(MarketCards.ITEMS, Item.class, sheets),
                like(MarketCards.ALLIES, Ally.class, sheets),
                like(Heroes.ALL, Hero.class, sheets),
                tokens,
                clues,
                englishTexts());
    }

    /// The sheets that stand for these.
    private static <T extends Sheet> List<T> like(List<T> printed, Class<T> kind, List<Sheet> sheets) {
        List<String> ids = printed.stream().map(Sheet::id).toList();
        return sheets.stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(sheet -> ids.contains(sheet.id()))
                .toList();
    }

    private static <T> void add(T thing, int copies, List<T> things) {
        for (int copy = 0; copy < copies; copy++) {
            things.add(thing);
        }
    }

    /// @throws IllegalStateException if anything is wrong, with all of it
    void requireSound() {
        List<String> problems = problems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException("The Frozen Wastes cannot be played: " + String.join("; ", problems));
        }
    }

    /// What is wrong, a line each.
    List<String> problems() {
        var problems = new ArrayList<String>();
        checkCounts(problems);
        checkWeather(problems);
        checkLegends(problems);
        var ids = new TreeSet<String>();
        sheets().forEach(sheet -> {
            String name = Printed.kind(sheet) + "." + sheet.id();
            if (!ids.add(sheet.id())) {
                problems.add(name + ".id: another card has it too");
            }
            requireTexts(name, problems);
        });
        return problems;
    }

    private Stream<Sheet> sheets() {
        return Stream.of(challenges, events, legendItems, legendAllies, marketItems, marketAllies, heroes)
                .flatMap(List::stream);
    }

    private void checkCounts(List<String> problems) {
        for (Colour colour : Colour.values()) {
            long fights =
                    challenges.stream().filter(card -> card.colour() == colour).count();
            long changes =
                    events.stream().filter(card -> card.colour() == colour).count();
            requireCount("the " + colour + " deck", fights + changes, ADVENTURES.get(colour.ordinal()), problems);
        }
        requireCount("Items among the Legends", legendItems.size(), LEGEND_ITEMS, problems);
        requireCount("Allies among the Legends", legendAllies.size(), LEGEND_ALLIES, problems);
        requireCount("the market deck", marketItems.size() + marketAllies.size(), MARKET, problems);
        requireCount("heroes", heroes.size(), HEROES, problems);
        requireCount("rumor tokens", tokens.size(), TOKENS, problems);
        requireCount("clue cards", clues.size(), CLUES, problems);
    }

    private static void requireCount(String what, long found, int wanted, List<String> problems) {
        if (found != wanted) {
            problems.add(what + ": there should be " + wanted + ", and there are " + found);
        }
    }

    /// Each face of the weather tiles belongs to one Event. (frozen-wastes:L2)
    private void checkWeather(List<String> problems) {
        for (Weather weather : Weather.values()) {
            long count =
                    events.stream().filter(event -> event.weather() == weather).count();
            if (weather != Weather.PRINTED_TRACK && count != 1) {
                problems.add("weather." + weather + ": one Event should bring it, and " + count + " do");
            }
        }
        for (WeatherEvent event : events) {
            if (event.number() != event.colour().experience()) {
                problems.add("weather-event." + event.id() + ".number: a " + event.colour() + " Event has "
                        + event.colour().experience() + ", not " + event.number());
            }
        }
    }

    /// A Legend says on which jewels it is found, a market card does not; the first six exist. (frozen-wastes:R8)
    private void checkLegends(List<String> problems) {
        legendItems.forEach(item -> requireColour("item." + item.id(), item.colour(), true, problems));
        legendAllies.forEach(ally -> requireColour("ally." + ally.id(), ally.colour(), true, problems));
        marketItems.forEach(item -> requireColour("item." + item.id(), item.colour(), false, problems));
        marketAllies.forEach(ally -> requireColour("ally." + ally.id(), ally.colour(), false, problems));
        List<String> legends = Stream.concat(
                        legendItems.stream().map(Item::id),
                        legendAllies.stream().map(Ally::id))
                .toList();
        Legends.START_ROW.stream()
                .filter(id -> !legends.contains(id))
                .forEach(id -> problems.add("start row: there is no Legend " + id));
    }

    private static void requireColour(String name, Optional<Colour> colour, boolean wanted, List<String> problems) {
        if (colour.isPresent() != wanted) {
            problems.add(name + ".colour: " + (wanted ? "missing" : "a market card has none"));
        }
    }

    private void requireTexts(String name, List<String> problems) {
        for (String part : List.of("name", "text")) {
            if (!texts.contains(name + "." + part)) {
                problems.add(name + "." + part + ": no text");
            }
        }
    }

    /// The keys of the English texts, which are always there.
    static Set<String> englishTexts() {
        try (var stream = Objects.requireNonNull(FrozenWastes.class.getResourceAsStream("texts/en.properties"))) {
            var texts = new Properties();
            texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return texts.stringPropertyNames();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
