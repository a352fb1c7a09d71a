package winterhall.enginetest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.Setup;
import winterhall.enginetest.GameCheck.Level;
import winterhall.enginetest.GameCheck.Report;
import winterhall.enginetest.stash.Fault;
import winterhall.enginetest.stash.StashGame;

class GameCheckTest {
    @Test
    void aSoundGameBreaksNoLaw() {
        Report report = GameCheck.of(new StashGame()).games(300).run();
        assertThat(report.toString()).matches("stash: 300 games, [0-9]{4,} decisions, 0 violations");
        assertThat(report.first()).isEmpty();
    }

    @Test
    void aSoundGameBreaksNoLawHoweverCloselyItIsWatched() {
        Report report = GameCheck.of(new StashGame())
                .games(100)
                .samples(SampleSizes.EVERYTHING)
                .run();
        assertThat(report.violations()).isZero();
    }

    @Test
    void aGameTakesTheSameCourseAtBothLevelsAndOnAnyNumberOfThreads() {
        var check = GameCheck.of(new StashGame()).games(50).seed(3);
        assertThat(check.threads(1).run()).isEqualTo(check.threads(4).run());
        assertThat(check.level(Level.INVARIANTS).run()).isEqualTo(check.run());
        assertThat(check.seed(4).run()).isNotEqualTo(check.run());
    }

    @Test
    void everyGameStartsFromTheGivenSetup() {
        var broken = new StashGame(Fault.TWO_RESTS);
        Report report =
                GameCheck.of(broken).games(20).setup(Setup.of("stash", 3)).run();
        assertThat(report.first()).extracting(Violation::setup).containsOnly(Setup.of("stash", 3));
    }

    @Test
    void aViolationTellsHowToReachItAgain() {
        var check =
                GameCheck.of(new StashGame(Fault.NO_OPTION)).games(20).seed(5).setup(Setup.of("stash", 2));
        Report report = check.run();
        assertThat(report.violations()).isEqualTo(20);
        assertThat(report.first()).hasSize(3);

        Violation second = report.first().get(1);
        assertThat(second.game()).isEqualTo(1);
        assertThat(check.only(1).first()).containsExactly(second);
        assertThat(second.toString().lines())
                .startsWith(
                        "some-option: seat-1 has no option: TakeTurn[seat=seat-1]",
                        "  seed 5 game 1 after 8 moves",
                        "  setup stash seats 2")
                .anyMatch(line -> line.matches("  chance quick -?[0-9]+"))
                .anyMatch(line -> line.matches("  seat-[12] bid [012]"));
        assertThat(report.toString()).startsWith("stash: 20 games, 160 decisions, 20 violations\n\nsome-option: ");
    }

    @Test
    void oneGameInTenIsPlayedWithTheChanceOfRealMatches() {
        var check = GameCheck.of(new StashGame(Fault.NO_OPTION));
        assertThat(check.only(10).toString()).containsPattern("  chance secret [0-9a-f]{128}");
        assertThat(check.only(11).toString()).contains("  chance quick ");
    }

    @Test
    void oneViolationIsWrittenInTheSingular() {
        assertThat(new Report("stash", 1, 2, 1, List.of())).hasToString("stash: 1 games, 2 decisions, 1 violation");
    }

    @Test
    void samplesThatShowNothingAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SampleSizes(0, 1, 1, 1));
    }
}
