package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import winterhall.enginetest.GameCheck;
import winterhall.enginetest.SampleSizes;

/// The laws of every game hold in random matches over all decks, settings and numbers of seats, looked at without samples:
/// every option, every candidate, every viewer, at every decision. (claim:I1–I7)
class ClaimTest {
    @Test
    void theLawsOfEveryGameHold() {
        var report = GameCheck.of(new Claim())
                .games(2_000)
                .seed(20_261_115)
                .samples(SampleSizes.EVERYTHING)
                .run();
        assertThat(report.violations()).as(report.toString()).isZero();
        assertThat(report.games()).isEqualTo(2_000);
    }
}
