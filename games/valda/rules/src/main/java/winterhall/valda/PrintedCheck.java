package winterhall.valda;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;

/// Whether what is printed adds up. A mistake stops the start, and is called by card and field: `card.raid-4.text`.
///
/// @param mainBase the main cards of the base game
/// @param mainGiants those that come with the Giants
/// @param gods the divine decks of the Gods
/// @param giants the divine decks of the Giants
/// @param texts the keys of the texts there are
record PrintedCheck(
        List<Card> mainBase,
        List<Card> mainGiants,
        List<Card> gods,
        List<Card> giants,
        List<Occupant> occupants,
        List<Trade> trades,
        Set<String> texts) {
    private static final int BASE = 150;
    private static final int MAIN_OF_GIANTS = 15;
    private static final int OF_GIANTS = 68;

    /// @throws IllegalStateException if anything is wrong, with all of it
    void requireSound() {
        List<String> problems = problems();
        if (!problems.isEmpty()) {
            throw new IllegalStateException("Valda cannot be played: " + String.join("; ", problems));
        }
    }

    /// What is wrong, a line each.
    List<String> problems() {
        var problems = new ArrayList<String>();
        requireCount("the base game", count(mainBase) + count(gods), BASE, problems);
        requireCount("main decks, for the Giants,", count(mainGiants), MAIN_OF_GIANTS, problems);
        requireCount("decks of the Giants", count(giants), OF_GIANTS, problems);
        checkPairs(problems);
        mainBase.forEach(card -> check(card, problems));
        mainGiants.forEach(card -> check(card, problems));
        gods.forEach(card -> checkDivine(card, false, problems));
        giants.forEach(card -> checkDivine(card, true, problems));
        for (Trade trade : trades) {
            if (occupant(trade.occupant()).phase() != Phase.FOLLOWERS) {
                problems.add("trade." + trade.id() + ".occupant: " + trade.occupant() + " trades for no followers");
            }
            requireTexts("trade." + trade.id(), problems);
        }
        return problems;
    }

    private static int count(List<Card> cards) {
        return cards.stream().mapToInt(Card::copies).sum();
    }

    private static void requireCount(String what, int found, int wanted, List<String> problems) {
        if (found != wanted) {
            problems.add(what + " should have " + wanted + " cards and has " + found);
        }
    }

    /// A God and a Giant for each of the seven areas, in the order of [Deity]. (valda:R2)
    private void checkPairs(List<String> problems) {
        if (occupants.size() != 2 * Area.COUNT) {
            problems.add("there should be a God and a Giant for each of " + Area.COUNT + " areas, and there are "
                    + occupants.size() + " occupants");
        }
        for (int place = 0; place < Math.min(occupants.size(), 2 * Area.COUNT); place++) {
            Occupant occupant = occupants.get(place);
            Deity deity = Deity.at(place);
            String name = "occupant." + occupant.id();
            if (!occupant.id().equals(deity.toString())) {
                problems.add(name + ": " + deity + " is wanted here");
            }
            if (occupant.area() != deity.area()) {
                problems.add(name + ".area: it is " + deity.area() + ", not " + occupant.area());
            }
            if (occupant.giant() != deity.isGiant()) {
                problems.add(name + ".giant: each area has one God and one Giant");
            }
            requireTexts(name, problems);
        }
    }

    private Occupant occupant(Deity deity) {
        return occupants.get(Math.min(deity.ordinal(), occupants.size() - 1));
    }

    private void checkDivine(Card card, boolean giant, List<String> problems) {
        if (card.deck().isEmpty() || card.deck().get().isGiant() != giant) {
            problems.add("card." + card.id() + ".deck: it lies in a deck of the " + (giant ? "Giants" : "Gods"));
        }
        check(card, problems);
    }

    private void check(Card card, List<String> problems) {
        String name = "card." + card.id();
        boolean wantsDie = card.effect() == CardEffect.ROLL_FOR_FOLLOWERS;
        if (card.die().isPresent() != wantsDie) {
            problems.add(name + ".die: " + (wantsDie ? "missing" : "it rolls none"));
        }
        boolean wantsResource = card.effect() == CardEffect.GAIN_RESOURCES;
        if (card.resource().isPresent() != wantsResource) {
            problems.add(name + ".resource: " + (wantsResource ? "missing" : "it gives none"));
        }
        if (card.kind() == CardKind.WEAPON && card.timings().isEmpty()) {
            problems.add(name + ".timings: a weapon says when it is used");
        }
        if (card.icon().isEmpty()) {
            problems.add(name + ".icon: missing");
        }
        requireTexts(name, problems);
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
        try (var stream = Objects.requireNonNull(Valda.class.getResourceAsStream("texts/en.properties"))) {
            var texts = new Properties();
            texts.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
            return texts.stringPropertyNames();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /// What has this price, by name: `occupant.hel`.
    static Stock cost(String name, String words) {
        return stock(name + ".cost", words);
    }

    /// @param field where it is printed: `constants.valda.start`
    static Stock stock(String field, String words) {
        try {
            return Stock.parse(words);
        } catch (IllegalArgumentException refused) {
            throw new IllegalArgumentException(field + ": " + refused.getMessage(), refused);
        }
    }

    /// @param numbers the names of components and their numbers in turn
    static void requireNoneBelowZero(String name, Object... numbers) {
        for (int i = 0; i < numbers.length; i += 2) {
            if ((int) numbers[i + 1] < 0) {
                throw new IllegalArgumentException(name + "." + numbers[i] + " is below zero: " + numbers[i + 1]);
            }
        }
    }
}
