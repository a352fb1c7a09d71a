package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.toys.trek.Trek;

class TextCheckTest {
    private static final TextCheck CHECK = new TextCheck(new StagedStash(), List.of("card.name"));

    @Test
    void everyWordOfAGameHasItsKey() {
        assertThat(CHECK.keys())
                .contains(
                        "event.hand-dealt",
                        "move.bid",
                        "ask.take-turn",
                        "ask.bid-for-coin",
                        "order.cheer-or-pass.pass",
                        "order.cheer-or-pass.ask-me",
                        "setting.crowd.name",
                        "setting.crowd.yes",
                        "setting.crowd.no",
                        "card.name")
                .doesNotContain("ask.deal-cards");
    }

    @Test
    void aFileWithEveryKeyIsFine() {
        assertThat(CHECK.problems(file())).isEmpty();
    }

    @Test
    void whatIsMissingOrTooMuchIsListed() {
        String file = file().replace("move.bid=", "move.bidding=");
        assertThat(CHECK.problems(file)).containsExactly("missing move.bid", "superfluous move.bidding");
    }

    @Test
    void aKeyStandsOnce() {
        assertThat(CHECK.problems(file() + "move.bid=again\n")).containsExactly("move.bid stands twice");
    }

    @Test
    void aTextUsesOnlyTheComponentsOfItsRecord() {
        String file = file().replace("event.thrown=text", "event.thrown=He throws {dice, plural, one {#} other {{n}}}");
        assertThat(CHECK.problems(file))
                .containsExactly(
                        "event.thrown uses {dice}; there are [seat, die]",
                        "event.thrown uses {n}; there are [seat, die]");
        assertThat(CHECK.problems(file().replace("move.rest=text", "move.rest={seat}")))
                .containsExactly("move.rest uses {seat}; there is none");
        assertThat(CHECK.problems(file().replace("card.name=text", "card.name={anything}")))
                .isEmpty();
    }

    @Test
    void aTextTakesWhatIsPrintedByItsFullName() {
        var check = new TextCheck(new Trek(), List.of());
        String file = check.keys().stream().map(key -> key + "=text\n").collect(Collectors.joining());
        String first = check.keys().getFirst();
        assertThat(check.problems(file.replace(first + "=text", first + "=+{beast.bear.melee}")))
                .isEmpty();
        assertThat(check.problems(file.replace(
                        first + "=text", first + "=+{beast.bear.price} {beast.unicorn.melee} {bear.melee}")))
                .containsExactly(
                        first + " uses {beast.bear.price}, which is not printed",
                        first + " uses {beast.unicorn.melee}, which is not printed",
                        first + " uses {bear.melee}, which is not printed");
    }

    @Test
    void theReaderIsToldYou() {
        assertThat(CHECK.problems(file().replace("event.thrown=text", "event.thrown={seat} throws {die}")))
                .containsExactly("event.thrown names {seat} without a form for you");
        assertThat(
                        CHECK.problems(
                                file().replace(
                                                "event.thrown=text",
                                                "event.thrown={die, select, six {{seat}} other {{seat, select, you {you} other {{seat}}}}}")))
                .containsExactly("event.thrown names {seat} without a form for you");
        assertThat(CHECK.problems(file().replace(
                                "event.thrown=text",
                                "event.thrown={seat, select, you {You throw {die}} other {{seat} throws {die}}}")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "{winners} win => without a form for you, without a form for you among others",
                "{winners, select, you {You win} other {{winners} win}} => without a form for you among others",
                "{winners, select, among {You and {winners} win} other {{winners} win}} => without a form for you",
                "{winners, select, you {You} among {You and {winners}} other {{winners}}}, {winners} => without a form for you, without a form for you among others",
                "{winners, select, you {You win} among {You and {winners} win} other {{winners} win}} => ``",
                "{winners, select, you {You win} other {Several win}} => ``"
            })
    void theReaderAmongOthersIsToldYou(String text, String problems) {
        String file = file().replace("event.shared=text", "event.shared=" + text);
        assertThat(CHECK.problems(file).stream()
                        .map(problem -> problem.replace("event.shared names {winners} ", ""))
                        .collect(Collectors.joining(", ")))
                .isEqualTo(problems);
    }

    @Test
    void theReasonOfAnEventSaysYouToo() {
        var check = new TextCheck(new StagedStash(), List.of("why.R1"));
        String file = check.keys().stream().map(key -> key + "=text\n").collect(Collectors.joining());
        assertThat(check.problems(file.replace("why.R1=text", "why.R1={seat} is tired")))
                .containsExactly("why.R1 names {seat} without a form for you");
        assertThat(check.problems(file.replace(
                        "why.R1=text", "why.R1={winners, select, you {You are} other {{winners} are}} tired")))
                .containsExactly("why.R1 names {winners} without a form for you among others");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "{seat} plays => true",
                "{seat, select, you {You play} other {{seat} plays}} => false",
                "{moment, select, lost {{seat} lost} other {Somebody plays}} => false",
                "{moment, select, won {{seat} won} other {Somebody plays}} => true",
                "{other} plays => false"
            })
    void aSentenceSaysYouWhereItStandsForItsReader(String text, boolean names) {
        var words = Map.of("seat", "seat:1", "moment", "won", "other", "seat:2");
        assertThat(Message.parse(text).names(words, "seat:1"::equals)).isEqualTo(names);
    }

    @Test
    void aTextWithOpenBracesIsListed() {
        assertThat(CHECK.problems(file().replace("card.name=text", "card.name=a {card")))
                .containsExactly("card.name has a { that does not close");
    }

    @Test
    void aFileThatIsNoneIsListed() {
        assertThat(CHECK.problems(file() + "x=\\u12")).contains("does not read: Malformed \\uxxxx encoding.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "no parameter => []",
                "{seat} throws {die} and {seat} => [seat, die]",
                "{die, number} => [die]",
                "{ count , plural , offset:1 =0 {none} one {# of {seat}} other {# {x, select, a {{y}} other {}}} } =>"
                        + " [count, seat, x, y]",
                "it''s {seat}'s => [seat]",
                "it's '{seat}' => []"
            })
    void parametersStandInBraces(String text, String names) {
        assertThat(Message.parse(text).parameters()).hasToString(names);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "{seat => has a { that does not close",
                "{n, plural, other {x} => has a { that does not close",
                "{n, plural, one {x}} => has no other in its plural of n",
                "seat} => has a } without its {",
                "'{seat} => has a quote that does not close"
            })
    void bracesAndQuotesClose(String text, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Message.parse(text))
                .withMessage(message);
    }

    @Test
    void everyWayThroughTheChoicesIsOneVariant() {
        assertThat(Message.parse("{n, plural, one {a} other {{n} b{s, select, none {} other { of {s}}}}}: it''s")
                        .variants())
                .containsExactly("a: it's", "‹n› b: it's", "‹n› b of ‹s›: it's");
        assertThat(Message.parse("{s, select, none {no} other {{s, select, none {never} other {yes}}}}")
                        .variants())
                .containsExactly("no", "yes");
    }

    @Test
    void aTextIsNeverEmpty() {
        String file = file().replace("event.thrown=text", "event.thrown={die, select, none {} other {text}}");
        assertThat(CHECK.problems(file)).containsExactly("event.thrown can become nothing");
    }

    @Test
    void aFormIsThereForEveryName() {
        var check = new TextCheck(new StagedStash(), List.of("die.four.name", "die.four.of", "die.six.name"));
        String file = check.keys().stream().map(key -> key + "=text\n").collect(Collectors.joining());
        assertThat(check.problems(file.replace("event.thrown=text", "event.thrown=the eye {die_of}")))
                .containsExactly("event.thrown uses {die_of}; missing die.six.of");
    }

    private static String file() {
        return CHECK.keys().stream().map(key -> key + "=text\n").collect(Collectors.joining());
    }
}
