package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {

    private static final TinyGame TINY = new TinyGame();

    @ParameterizedTest
    @ValueSource(strings = {"tiny seats 2", "tiny seats 3 pace fast", "tiny seats 3 guests ann,cat pace fast echo no"})
    void aSetupReadsBackFromItsLine(String line) {
        assertThat(Setup.parse(line)).hasToString(line);
        assertThat(Setup.parse(line).checkedFor(TINY)).hasToString(line);
    }

    @Test
    void spacesAroundAndBetweenTheWordsDoNotMatter() {
        assertThat(Setup.parse("  tiny   seats 3  pace fast "))
                .isEqualTo(Setup.of("tiny", 3).with("pace", "fast"));
    }

    @Test
    void whatIsNotChosenIsUsual() {
        assertThat(Setup.of("tiny", 2).value(TinyGame.PACE)).isEqualTo("slow");
        assertThat(Setup.of("tiny", 2).with("pace", "fast").value(TinyGame.PACE))
                .isEqualTo("fast");
    }

    @Test
    void whatIsChosenTwiceIsAsChosenLast() {
        assertThat(Setup.of("tiny", 2).with("pace", "fast").with("pace", "slow"))
                .hasToString("tiny seats 2 pace slow");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "tiny", "tiny 2", "tiny seats", "tiny seats two", "tiny seats 0", "tiny seats 12"})
    void aLineThatBeginsOtherwiseIsRefused(String line) {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> Setup.parse(line))
                .withMessageStartingWith("a setup begins <game> seats <number from 1 to 9>, not");
    }

    @Test
    void aSettingWithoutAValueIsRefused() {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> Setup.parse("tiny seats 2 pace fast echo"))
                .withMessage("the setting echo lacks a value");
    }

    @Test
    void aLongLineTakesNoLongerThanItIsLong() {
        String line = "tiny seats 2"
                + IntStream.range(0, 100_000).mapToObj(key -> " " + key + " x").collect(Collectors.joining());
        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThat(Setup.parse(line).chosen()).hasSize(100_000));
    }

    @Test
    void aSettingGivenTwiceIsRefused() {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> Setup.parse("tiny seats 2 pace fast pace slow"))
                .withMessage("the setting pace is given twice");
    }

    @Test
    void aRefusalCanNameWhereTheLineStands() {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> Setup.parse(List.of("tiny", "seats", "2", "pace"), what -> "line 7: " + what))
                .withMessage("line 7: the setting pace lacks a value");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "claim seats 2            | this is a setup of claim, not of tiny",
                "tiny seats 4             | tiny is played by [2, 3] seats, not by 4",
                "tiny seats 2 depth 3     | tiny has no setting depth; it has pace, echo, guests",
                "tiny seats 2 pace brisk  | pace: brisk is not one of slow, fast",
                "tiny seats 3 guests dan  | guests: dan is not one of ann, bob, cat",
                "tiny seats 2 echo no     | echo: it can be chosen with [3] seats, not with 2",
            })
    void aSetupThatDoesNotFitTheGameIsRefusedWithWhatWouldDo(String line, String message) {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> Setup.parse(line).checkedFor(TINY))
                .withMessage(message);
    }

    @Test
    void theUsualValueMayBeNamedAtAnyNumberOfSeats() {
        assertThat(Setup.parse("tiny seats 2 echo yes").checkedFor(TINY).value(TinyGame.ECHO))
                .isEqualTo("yes");
    }
}
