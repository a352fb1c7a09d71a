package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.engine.BadSetup;
import winterhall.engine.BrokenRule;
import winterhall.engine.QuickChance;
import winterhall.engine.SecretChance;
import winterhall.engine.Setup;
import winterhall.engine.Vocabulary;
import winterhall.engine.record.BadRecord;
import winterhall.engine.record.Chooser;
import winterhall.engine.record.MatchRecord;
import winterhall.enginetest.stash.Fault;
import winterhall.enginetest.stash.StashBoard;
import winterhall.enginetest.stash.StashEvent;
import winterhall.enginetest.stash.StashGame;
import winterhall.enginetest.stash.StashMove;
import winterhall.enginetest.stash.StashRules;

class MatchRecordTest {
    private static final StashGame GAME = new StashGame();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 20417})
    void whatWasPlayedReplays(long seed) {
        for (int seats : GAME.seatCounts()) {
            MatchRecord played = record(seats, seed);
            MatchRecord read = MatchRecord.read(played.text());
            assertThat(read.text()).isEqualTo(played.text());
            assertThat(read.verify(GAME)).hasSize(1 + seats * 9);
        }
    }

    @Test
    void itReadsLikeAMatch() {
        String text = record(2, 7).text();
        assertThat(text)
                .startsWith("""
                    winterhall record 1
                    setup stash seats 2
                    rules 1
                    chance quick 7
                    start
                                  hand-dealt seat-1 card-\
                    """)
                .containsPattern(
                        "\n0     seat-1  bid [0-2] {40,}[0-9a-f]{16}\n0     seat-2  bid [0-2]\n {14}bids-shown ")
                .containsPattern("\nend places [12] [12] reason points\n$");
        assertThat(text.lines()).allMatch(line -> line.length() <= 120);
    }

    @Test
    void eachStepTellsWhoMovedAndWhatItLedTo() {
        List<MatchRecord.RecordedStep<StashBoard>> steps = record(2, 7).verify(GAME);
        assertThat(steps.getFirst().answer()).isEmpty();
        assertThat(steps.get(1).answer().orElseThrow().seat()).hasToString("seat-1");
        assertThat(steps.get(1).step().events()).isEmpty();
        assertThat(steps.get(3).number()).isEqualTo(1);
        assertThat(steps.getLast().step().position().agenda().isEmpty()).isTrue();
    }

    @Test
    void theSecretOfAMatchIsOpenedInItsRecord() {
        String hex = "0123456789abcdef".repeat(8);
        var record = MatchRecord.play(GAME, Setup.of("stash", 2), SecretChance.ofHex(hex), Chooser.random(1));
        assertThat(record.text()).contains("chance secret " + hex + "\n");
        assertThat(MatchRecord.read(record.text()).verify(GAME)).isNotEmpty();
    }

    @Test
    void otherChanceCannotBeWritten() {
        var record = MatchRecord.play(
                new StashGame() {
                    @Override
                    public Vocabulary vocabulary() {
                        return Vocabulary.of(
                                StashMove.class,
                                StashEvent.class,
                                List.of(StashRules.class),
                                List.of(StashBoard.class, ScriptedChance.class));
                    }
                },
                Setup.of("stash", 2),
                new ScriptedChance(List.of(), 1),
                Chooser.random(1));
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(record::text)
                .withMessageStartingWith("a record needs quick or secret chance, not ScriptedChance");
    }

    @Test
    void commentsAndEmptyLinesDoNotCount() {
        String text = record(2, 7).text().replace("rules 1\n", "\n# as of winter\nrules 1\n");
        assertThat(MatchRecord.read(text).verify(GAME)).isNotEmpty();
    }

    @Test
    void aRecordCutAnywhereIsRefused() {
        List<String> lines = record(3, 5).text().lines().toList();
        for (int kept = 0; kept < lines.size(); kept++) {
            String cut = String.join("\n", lines.subList(0, kept));
            int line = kept + 1;
            assertThatExceptionOfType(BadRecord.class)
                    .isThrownBy(() -> MatchRecord.read(cut).verify(GAME))
                    .withMessageStartingWith("line " + line + ": found nothing, expected ");
        }
    }

    @Test
    void aLineAfterTheEndIsNamed() {
        String text = record(3, 5).text();
        long line = text.lines().count() + 1;
        assertThatExceptionOfType(BadRecord.class)
                .isThrownBy(() -> MatchRecord.read(text + "so long\n"))
                .withMessage("line " + line + ": found \"so long\", expected the end of the record, after the line that"
                        + " begins with end");
    }

    @Test
    void aRecordWithAnyLineLeftOutIsRefused() {
        List<String> lines = record(2, 5).text().lines().toList();
        for (int left = 4; left < lines.size(); left++) {
            var fewer = new ArrayList<>(lines);
            fewer.remove(left);
            assertThatExceptionOfType(BadRecord.class)
                    .isThrownBy(() -> MatchRecord.read(String.join("\n", fewer)).verify(GAME))
                    .withMessageMatching("line [0-9]+: found .*, expected .*");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "winterhall record 1 => winterhall record 3 => line 1: found \"winterhall record 3\", expected"
                        + " winterhall record 1 or 2",
                "setup stash => stash => line 2: found \"stash seats 2\", expected setup <game> seats <number> …",
                "seats 2 => seats 4 => line 2: found \"setup stash seats 4\", but stash is played by [2, 3] seats, not"
                        + " by 4",
                "rules 1 => rules one => line 3: found \"rules one\", expected rules <number>",
                "rules 1 => rules 2 => line 3: found rules 2, expected rules 1",
                "quick 7 => quick x => line 4: found \"chance quick x\", expected chance quick <number>, or chance"
                        + " secret",
                "quick 7 => secret 00 => line 4: found \"chance secret 00\", expected chance quick <number>, or chance"
                        + " secret",
                "quick 7 => quick 8 => line 6: found \"hand-dealt seat-1 ",
                "start => begin => line 5: found \"begin\", expected \"start\"",
                "0     seat-1 => 1     seat-1 => line 8: found \"1  seat-1  bid ",
                "0     seat-1 => 0     seat-3 => expected decision 0 of seat-1 or seat-2",
                "seat-1  bid => seat-1  bit => expected a move; no line begins with \"bit\"; there are bid",
                "reason points => reason luck => expected \"end places "
            })
    void aRecordThatWasEditedIsRefused(String before, String after, String message) {
        refused(text -> text.replaceFirst(before, after), message);
    }

    @Test
    void aMoveThatIsNoOptionIsRefused() {
        refused(
                text -> text.replaceFirst("0     seat-1  bid [0-2]", "0     seat-1  bid 9"),
                "expected one of bid 0 | bid 1 | bid 2");
    }

    @Test
    void anotherFingerprintIsRefused() {
        refused(text -> text.replaceFirst("[0-9a-f]{16}", "0123456789abcdef"), "expected the fingerprint ");
        refused(
                text -> text.replaceFirst("(hand-dealt seat-1 [a-z0-9,-]+)", "$1  0123456789abcdef"),
                "expected no fingerprint, since this step goes on");
    }

    @Test
    void whatStandsAfterTheEndIsRefused() {
        refused(text -> text + "end places 1 1 reason points\n", "expected the end of the record");
    }

    @Test
    void aMatchThatNeverEndsIsABrokenRule() {
        assertThatExceptionOfType(BrokenRule.class)
                .isThrownBy(() -> MatchRecord.play(
                        new StashGame(Fault.ENDLESS),
                        Setup.of("stash", 2),
                        new QuickChance(1),
                        (_, options) -> options.getLast(),
                        50))
                .withMessageStartingWith("no end after 50 decisions; the agenda is [");
    }

    @Test
    void aBadSetupIsRefusedBeforeAnythingIsPlayed() {
        assertThatExceptionOfType(BadSetup.class).isThrownBy(() -> record(5, 1));
    }

    private static void refused(UnaryOperator<String> edit, String message) {
        assertThatExceptionOfType(BadRecord.class)
                .isThrownBy(
                        () -> MatchRecord.read(edit.apply(record(2, 7).text())).verify(GAME))
                .withMessageStartingWith("line ")
                .withMessageContaining(message);
    }

    private static MatchRecord record(int seats, long seed) {
        return MatchRecord.play(GAME, Setup.of("stash", seats), new QuickChance(seed), Chooser.random(seed + 1));
    }
}
