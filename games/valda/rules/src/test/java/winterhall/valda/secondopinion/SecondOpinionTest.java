package winterhall.valda.secondopinion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import winterhall.valda.Valda;

/// Attacks, thefts, losses and windows, read from the text of the rules a second time and compared with the game.
///
/// `-Dcontract.times=50` compares 5 000 matches.
///
/// (valda:R66–R86, R95–R103, R111–R117)
@Tag("random")
class SecondOpinionTest {
    private static final int MATCHES = 100 * Integer.getInteger("contract.times", 1);

    private final Valda valda = new Valda();

    @Test
    void theGameAsksAllowsAndDoesWhatTheTextSays() {
        int questions = 0;
        int inVain = 0;
        for (int match = 0; match < MATCHES; match++) {
            Umpire.Verdict verdict = Umpire.judge(RandomMatch.play(valda, match));
            questions += verdict.questions();
            inVain += verdict.inVain();
        }
        assertThat(questions).isGreaterThan(50 * MATCHES);
        assertThat(inVain).isLessThan(questions / 4);
    }
}
