package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.BadSetup;
import winterhall.engine.BrokenRule;
import winterhall.engine.Game;
import winterhall.enginetest.stash.Fault;
import winterhall.enginetest.stash.StashGame;

class ScenarioTest {
    /// Seat 1 is to act, and holds two cards; the deck has one.
    private static final String TURN = """
        game stash seats 2
        moment turn seat-1
        seat-1 hand card-1 card-4
        seat-2 hand card-9
        deck card-5 card-6
        """;

    @TestFactory
    List<DynamicTest> everythingALineCanSay() {
        var resource = Path.of("src/test/resources/scenarios");
        return Scenario.tests(resource, ScenarioTest::game).stream()
                .map(test -> DynamicTest.dynamicTest(test.name(), test.body()::run))
                .toList();
    }

    @Test
    void theHeadingNamesRulesAndTitle() {
        Scenario scenario = Scenario.readAll("x", "# stash:R1 stash:A16.3  X1 A seat: rests\n# more words\n" + TURN)
                .getFirst();
        assertThat(scenario.cites()).containsExactly("stash:R1", "stash:A16.3");
        assertThat(scenario.title()).isEqualTo("X1 A seat: rests");
        assertThat(scenario.name()).isEqualTo("X1 A seat: rests (x:3)");
        assertThat(Scenario.readAll("x", TURN).getFirst().name()).isEqualTo("x:1");
    }

    @Test
    void aTextHoldsSeveralScenarios() {
        assertThat(Scenario.readAll("x", "# only words\n---\n" + TURN + "---\n\n" + TURN + "---\n"))
                .hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            value = {
                "play seat-2 rest => expected seat-2 rest to be accepted got refused by engine:not-asked not-asked "
                        + "seat=seat-2; asked seat-1 take-turn",
                "play seat-1 stash card-9 => expected seat-1 stash card-9 to be accepted got refused by stash:R2 "
                        + "not-in-hand; options stash card-1 | stash card-4 | draw | gamble | rest",
                "refuse seat-1 rest because R2 => expected seat-1 rest refused by stash:R2 got accepted",
                "refuse seat-1 stash card-9 because R3 => expected seat-1 stash card-9 refused by stash:R3 got refused"
                        + " by stash:R2 not-in-hand",
                "refuse seat-1 stash card-9 because R2 reason no-deck => expected seat-1 stash card-9 refused by"
                        + " stash:R2 no-deck got refused by stash:R2 not-in-hand",
                "undo seat-1 => expected seat-1 to undo got refused by engine:undo nothing-to-undo",
                "refuse-undo seat-1 because chance-was-used => expected undo of seat-1 refused because chance-was-used"
                        + " got refused by engine:undo nothing-to-undo",
                "options seat-1 rest => expected options rest got draw | gamble | rest | stash card-1 | stash card-4",
                "options seat-1 contains stash card-9 => expected options contains stash card-9 got draw | gamble |"
                        + " rest | stash card-1 | stash card-4",
                "options seat-1 lacks rest => expected options lacks rest got draw | gamble | rest | stash card-1 "
                        + "| stash card-4",
                "options seat-2 rest => expected options rest got none",
                "expect seat-1 hand = card-1 => expected seat-1 hand = card-1 got card-1 card-4",
                "view seat-2 seat-1 hand = card-1 => expected seat-1 hand = card-1 got unknown",
                "told rested seat-1 1 => expected told to everyone: rested seat-1 1 got none",
                "asked seat-2 => expected seat-2 asked got asked seat-1 take-turn",
                "asked seat-1 bid-for-coin => expected seat-1 asked bid-for-coin got asked seat-1 take-turn",
                "over => expected over got asked seat-1 take-turn",
                "winner seat-1 => expected winner seat-1 got asked seat-1 take-turn",
                "draw => expected winner seat-1 seat-2 got asked seat-1 take-turn",
                "perft 1 6 => expected perft 1 6 got 5"
            })
    void aFailureNamesPlaceExpectationAndWhatCame(String line, String failure) {
        assertThat(failure(TURN + line)).contains("turn.scenario:6 " + failure);
    }

    @Test
    void aSecondMomentIsRefused() {
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> failure("game stash seats 2\nmoment turn seat-1\nmoment bid\nplay seat-1 rest"))
                .withMessageContaining("turn.scenario:3 a second moment; line 2 says moment turn seat-1");
    }

    /// In a refusal and in an expectation that is not met.
    @Test
    void aLongWordIsCut() {
        String word = "x".repeat(1_000_000);
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> failure(TURN + "play seat-1 stash " + word))
                .satisfies(bad -> assertThat(String.valueOf(bad.getMessage())).hasSizeLessThan(300));
        assertThat(failure(TURN + "expect seat-1 hand = " + word).orElseThrow())
                .hasSizeLessThan(300)
                .endsWith("x… got card-1 card-4");
    }

    @Test
    void whatWasNotToldIsExpectedNotToBeTold() {
        assertThat(failure(TURN + "play seat-1 rest\nuntold rested"))
                .contains("turn.scenario:7 expected no rested got rested seat-1 1");
    }

    @Test
    void aMoveThatCannotBeUndoneFails() {
        assertThat(failure(TURN + "play seat-1 rest\nrefuse-undo seat-1 because x"))
                .contains("turn.scenario:7 expected undo of seat-1 refused because x got accepted");
    }

    @Test
    void aDrawThatNeverHappensFails() {
        assertThat(failure(TURN + "chance 3 4\nplay seat-1 gamble"))
                .contains("turn.scenario:7 expected every scripted draw to happen got these left: 4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "play seat-1 => \"play seat-1\" does not read; it is written play <seat> <move>",
                "play white rest => not a seat: white; seats are written seat-1 to seat-8",
                "play seat-3 rest => there is no seat-3; the seats are [seat-1, seat-2]",
                "play seat-1 rets => no line begins with \"rets\"; there are rest",
                "play seat-1 stash coin-4 => \"coin-4\" is not a valid card",
                "refuse seat-1 rest => it is written refuse <seat> <move> because <rule> [reason <reason>]",
                "refuse seat-1 rest because R1 or R2 => it is written refuse <seat> <move> because <rule>",
                "refuse-undo seat-1 for x => it is written refuse-undo <seat> because <reason> [<event verb>]",
                "refuse-undo seat-1 because x rets => there is no event rets; there are hand-dealt, bids-shown",
                "order seat-1 take-turn rest => no standing order answers take-turn",
                "order seat-1 cheer-or-pass shout => orders for cheer-or-pass: there is no shout, only [pass, ask-me]",
                "settle now => it is written settle",
                "chance order => it is written chance <word>",
                "options seat-1 rest || draw => it is written options <seat>",
                "expect seat-1 hand card-1 => it is written expect <zone> = <value>",
                "expect seat-1 hand = => it is written expect <zone> = <value>",
                "view white seat-1 hand = none => not a seat: white",
                "told seat-1 => it is written told [<viewer>] <event>",
                "told rested seat-1 => \"rested seat-1\" has 2 words, not 3: rested <seat> <times>",
                "untold rets => there is no event rets",
                "asked seat-1 take-a-seat => there is no question take-a-seat; there are",
                "winner seat-3 => there is no seat-3",
                "perft 0 1 => it is written perft <depth from 1 to 99> <sequences>",
                "perft 1 many => it is written perft <depth",
                "game stash seats 2 => a second game; scenarios are separated by ---"
            })
    void aLineThatDoesNotReadSaysWhatWould(String line, String message) {
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> check(TURN + line))
                .withMessageStartingWith("turn.scenario:6 ")
                .withMessageContaining(message);
    }

    @Test
    void aWordThatIsNoneIsRefusedOnceTheBoardIsLaidOut() {
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> check(TURN + "play seat-1 rest\ndeck card-7"))
                .withMessageStartingWith("turn.scenario:7 \"deck\" cannot stand here; there are play, refuse, order");
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            value = {
                "play seat-1 rest => x:1 a scenario begins: game <game> seats <number>, not play seat-1 rest",
                "# nothing => x:1 holds no scenario; one begins: game <game> seats <number>",
                "game stash => x:1 a setup begins <game> seats <number from 1 to 9>, not stash",
                "game chess seats 2 => x:1 there is no game chess; there is stash",
                "game stash seats 4 => x:1 stash is played by [2, 3] seats, not by 4",
                "game stash seats 2 weather fine => x:1 stash has no setting weather; it has crowd",
                "game stash seats 2 crowd maybe => x:1 crowd: maybe is not one of yes, no",
                "game stash seats 2 crowd => x:1 the setting crowd lacks a value"
            })
    void aScenarioThatCannotStartSaysWhatWould(String text, String message) {
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> Scenario.readAll("x", text).getFirst().check(ScenarioTest::game))
                .withMessage(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            value = {
                "2 => shed card-1 => there is no word shed; there are moment, round, deck",
                "3 => moment lunch => there is no moment lunch; there are turn, bid",
                "4 => moment => stash misses a word at the end of this line",
                "3 => seat-2 hand card-1 => a card lies in two places"
            })
    void theLineOfTheLayoutThatTheGameRefusesIsNamed(int line, String wrong, String message) {
        List<String> lines = new ArrayList<>(List.of("seat-1 hand card-1", "round 2", "deck card-9"));
        lines.add(line - 2, wrong);
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> check("game stash seats 2\n" + String.join("\n", lines)))
                .withMessage("turn.scenario:" + line + " " + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "round 2\nseat-1 hand card-1"})
    void settingsThatDoNotGoTogetherAreRefusedWithTheirLine(String layout) {
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> check("game stash seats 3 crowd no\n" + layout))
                .withMessage("turn.scenario:1 crowd: three seats are one");
    }

    @Test
    void aPlaceThatTheGameDoesNotKnowIsRefused() {
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> failure(TURN + "expect shed = empty"))
                .withMessage(
                        "turn.scenario:6 stash knows no zone \"shed\" here; there are deck, seat-1 hand, seat-1 coins");
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> failure(TURN + "view seat-1 seat-9 hand = empty"))
                .withMessage(
                        "turn.scenario:6 stash knows no zone \"seat-9 hand\" here; there are deck, seat-1 hand, seat-1 coins");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chance 6\nplay seat-1 gamble", "chance x\nplay seat-1 gamble"})
    void aDrawThatTheScriptDoesNotFitIsRefused(String lines) {
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> failure(TURN + lines))
                .withMessageStartingWith("turn.scenario:7 chance ")
                .withMessageEndingWith(" does not answer the draw from die; it takes a number from 0 to 5");
    }

    @Test
    void aScriptMayNotFitTheStartEither() {
        assertThatExceptionOfType(BadScenario.class)
                .isThrownBy(() -> check("game stash seats 2\nchance order 10"))
                .withMessage(
                        "turn.scenario:1 chance order 10 does not answer the draw from deck; it takes different places "
                                + "from 1 to 9");
    }

    @Test
    void aBrokenRuleNamesTheLineThatFoundIt() {
        assertThatExceptionOfType(BrokenRule.class)
                .isThrownBy(() -> Scenario.readAll(
                                "x", "game stash seats 2\nplay seat-1 bid 0\nplay seat-2 bid 1\nplay seat-1 rest")
                        .getFirst()
                        .run(_ -> new StashGame(Fault.THROWS)))
                .withMessageStartingWith("x:4 ")
                .withMessageContaining("too tired to rest")
                .withMessageContaining("the agenda is [TakeTurn[seat=seat-1]");
    }

    @Test
    void aTableCountsOnAfterAWrongCount() {
        Scenario scenario = Scenario.readAll("x", TURN + "perft 1 6\nperft 2 10\nplay seat-1 rest\nperft 1 2")
                .getFirst();
        assertThat(scenario.counts()).isTrue();
        Scenario.Table table = scenario.count(ScenarioTest::game);
        assertThat(table.failure()).isEmpty();
        assertThat(table.counts()).extracting(Scenario.Count::counted).containsExactly(5L, 10L, 2L);
        assertThat(table.counts()).extracting(Scenario.Count::isAsExpected).containsExactly(false, true, true);
        assertThat(table.counts().getFirst().parts()).containsEntry("seat-1 rest", 1L);
    }

    @Test
    void theSummaryCountsWhatPassed() {
        var results = Scenario.readAll("x", TURN + "---\n" + TURN + "over").stream()
                .map(scenario -> scenario.run(ScenarioTest::game))
                .toList();
        assertThat(Scenario.summary(results)).isEqualTo("2 scenarios, 1 passed");
    }

    @Test
    void aFailingTrialThrows(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.scenario"), TURN + "over");
        NamedTest test = Scenario.tests(folder, ScenarioTest::game).getFirst();
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(test.body()::run)
                .withMessage("a.scenario:6 expected over got asked seat-1 take-turn");
    }

    private static Optional<String> failure(String text) {
        return Scenario.readAll("turn.scenario", text)
                .getFirst()
                .run(ScenarioTest::game)
                .failure();
    }

    private static void check(String text) {
        Scenario.readAll("turn.scenario", text).getFirst().check(ScenarioTest::game);
    }

    static Game<?, ?> game(String id) {
        if (!id.equals("stash")) {
            throw new BadSetup("there is no game " + id + "; there is stash");
        }
        return new StagedStash();
    }
}
