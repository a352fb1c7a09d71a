package winterhall.frozenwastes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.enginetest.TextFile;
import winterhall.frozenwastes.cards.Adventures;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Item;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Sheet;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.cards.WeatherEvent;

/// Every card has its words in every language, and they say the numbers that are printed.
class ContentTextTest {
    private static final List<String> LANGUAGES = List.of("en", "nl", "de", "fr", "es");

    private static final Map<String, Map<String, String>> TEXTS =
            LANGUAGES.stream().collect(Collectors.toMap(language -> language, ContentTextTest::read));

    private static final Pattern NUMBER = Pattern.compile("(?<!(?:round|ronde|Runde|assaut|asalto) )\\d+");

    /// Long enough for a phone: three lines of a card.
    private static final int LONGEST_TEXT = 190;

    private static final int LONGEST_NAME = 26;

    private static Map<String, String> read(String language) {
        return new TextFile(resource("texts/" + language + ".properties")).texts();
    }

    private static Map<String, String> texts(String language) {
        return TEXTS.getOrDefault(language, Map.of());
    }

    private static String resource(String name) {
        try (var file = FrozenWastes.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(file).readAllBytes(), UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    private static Stream<Sheet> sheets() {
        return Printed.SHEETS.stream();
    }

    private static List<String> languages() {
        return LANGUAGES;
    }

    private static String name(String language, Sheet sheet) {
        return texts(language).getOrDefault(Printed.kind(sheet) + "." + sheet.id() + ".name", "");
    }

    private static String text(String language, Sheet sheet) {
        return texts(language).getOrDefault(Printed.kind(sheet) + "." + sheet.id() + ".text", "");
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void everyCardHasAShortNameAndText(Sheet sheet) {
        for (String language : LANGUAGES) {
            assertThat(name(language, sheet)).as(language).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_NAME);
            assertThat(text(language, sheet)).as(language).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TEXT);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void noTwoCardsShareANameOrAText(String language) {
        assertThat(sheets().map(sheet -> name(language, sheet))).doesNotHaveDuplicates();
        assertThat(Adventures.CHALLENGES.stream().map(challenge -> text(language, challenge)))
                .doesNotHaveDuplicates();
    }

    /// The numbers of threats and powers, whatever their order. (frozen-wastes:K3, frozen-wastes:K6)
    @ParameterizedTest
    @MethodSource("sheets")
    void theTextSaysTheNumbersThatArePrinted(Sheet sheet) {
        List<Integer> printed = switch (sheet) {
            case Challenge challenge -> numbers(challenge.threats(), challenge.powers());
            case Item item -> numbers(List.of(), item.powers());
            case Ally ally -> numbers(List.of(), ally.powers());
            case Hero hero -> numbers(List.of(), hero.powers());
            case WeatherEvent _ -> List.of();
        };
        for (String language : LANGUAGES) {
            List<Integer> said = NUMBER.matcher(text(language, sheet))
                    .results()
                    .map(MatchResult::group)
                    .map(Integer::valueOf)
                    .sorted()
                    .toList();
            assertThat(said).as(text(language, sheet)).isEqualTo(printed);
        }
    }

    private static List<Integer> numbers(List<Threat> threats, List<Power> powers) {
        var numbers = new ArrayList<Integer>();
        for (Threat threat : threats) {
            threat.test().ifPresent(test -> numbers.add(test.difficulty()));
            if (!threat.result().name().startsWith("FORBID")) {
                numbers.add(threat.amount());
            }
        }
        for (Power power : powers) {
            if (power.cost() == Power.Cost.EXHAUST) {
                numbers.add(1);
            }
            switch (power.deed()) {
                case REROLL_COMBAT, REROLL_TEST, SLIP_AWAY, ANY_DIE -> {}
                case DISCOUNT -> Collections.addAll(numbers, power.amount(), 1);
                default -> numbers.add(power.amount());
            }
        }
        Collections.sort(numbers);
        return numbers;
    }
}
