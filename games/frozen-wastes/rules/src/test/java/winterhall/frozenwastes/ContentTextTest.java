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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.enginetest.Repository;
import winterhall.enginetest.RuleBook;
import winterhall.enginetest.TextCheck;
import winterhall.enginetest.TextFile;

/// Every card has its words, and they say the numbers that are printed.
class ContentTextTest {
    private static final Map<String, String> TEXTS = read();

    private static final Pattern NUMBER = Pattern.compile("(?<!round )\\d+");

    /// Long enough for a phone: three lines of a card.
    private static final int LONGEST_TEXT = 190;

    private static final int LONGEST_NAME = 26;

    private static Map<String, String> read() {
        return new TextFile(resource("texts/en.properties")).texts();
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

    private static String text(Sheet sheet) {
        return TEXTS.getOrDefault(Printed.kind(sheet) + "." + sheet.id() + ".text", "");
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void everyCardHasAShortNameAndText(Sheet sheet) {
        assertThat(TEXTS.getOrDefault(Printed.kind(sheet) + "." + sheet.id() + ".name", ""))
                .isNotBlank()
                .hasSizeLessThanOrEqualTo(LONGEST_NAME);
        assertThat(text(sheet)).isNotBlank().hasSizeLessThanOrEqualTo(LONGEST_TEXT);
    }

    /// Every question, move, event, setting, refusal, card and word has its text, and there are no others.
    @Test
    void nothingIsWithoutWords() {
        var keys = new ArrayList<>(ContentTexts.keys());
        keys.addAll(List.of("game.name", "game.summary"));
        List.of("match-is-over", "not-asked", "not-seated").forEach(reason -> keys.add("refusal." + reason));
        assertThat(new TextCheck(new FrozenWastes(), keys).problems(resource("texts/en.properties")))
                .isEmpty();
    }

    @Test
    void theRuleBookHasAPlaceForEveryRuleAndMentionsEveryName() {
        String book = resource("rulebook/en.md");
        assertThat(RuleBook.read(Repository.ROOT, "frozen-wastes").ids().stream()
                        .filter(id -> id.matches("R\\d+"))
                        .filter(id -> !Pattern.compile("#" + id + "[ }]")
                                .matcher(book)
                                .find()))
                .isEmpty();
        assertThat(TEXTS.entrySet().stream()
                        .filter(text -> text.getKey().endsWith(".name"))
                        .map(Map.Entry::getValue)
                        .filter(name -> !book.contains(name)))
                .isEmpty();
    }

    @Test
    void noTwoCardsShareANameOrAText() {
        assertThat(sheets().map(sheet -> TEXTS.getOrDefault(Printed.kind(sheet) + "." + sheet.id() + ".name", "")))
                .doesNotHaveDuplicates();
        assertThat(Adventures.CHALLENGES.stream().map(ContentTextTest::text)).doesNotHaveDuplicates();
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
        List<Integer> said = NUMBER.matcher(text(sheet))
                .results()
                .map(MatchResult::group)
                .map(Integer::valueOf)
                .sorted()
                .toList();
        assertThat(said).as(text(sheet)).isEqualTo(printed);
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
