package winterhall.valda.secondopinion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.valda.Valda;

/// Attacks, thefts, losses and windows, read from the text of the rules a second time and compared with the game.
///
/// `-Dcontract.times=50` compares 5 000 matches.
///
/// (valda:R66–R86, R95–R103, R111–R117)
@Tag("random")
class SecondOpinionTest {
    private static final int MATCHES = 100 * Integer.getInteger("contract.times", 1);

    /// Matches within which a wrong number is noticed.
    private static final int ENOUGH = 20;

    private final Valda valda = new Valda();

    @Test
    void theGameAsksAllowsAndDoesWhatTheTextSays() {
        int questions = 0;
        int needless = 0;
        for (int match = 0; match < MATCHES; match++) {
            Umpire.Verdict verdict = Umpire.judge(RandomMatch.play(valda, match));
            questions += verdict.questions();
            needless += verdict.needless();
        }
        assertThat(questions).isGreaterThan(50 * MATCHES);
        assertThat(needless).isLessThan(questions / 4);
    }

    /// Cardboard printed otherwise stands for a game that has the rule wrong.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "card.raid-5.value 6",
                "card.abduction-4.amount 2",
                "card.torch-3.effect destroy-temple",
                "card.freyas-charm.amount 2",
                "card.flaming-sword.amount 2",
                "card.gungnir.amount 1",
                "card.mjolnir.effect raise-attack",
                "card.puddle-of-mud.timings declared",
                "card.gjallarhorn.timings defended",
                "card.necromancy.timings stealing",
                "card.backstab.timings divine-draw",
                "occupant.surtur.level1 3",
                "occupant.surtur.extra1 1",
                "occupant.tyr.level1 2",
                "occupant.agir.level2 1",
                "constants.valda.helRunesPerTarget no"
            })
    void wouldNotice(String wrong) {
        String[] words = wrong.split(" ");
        int match = 0;
        while (match < ENOUGH && isAccepted(match, words[0], words[1])) {
            match++;
        }
        assertThat(match).isLessThan(ENOUGH);
    }

    private boolean isAccepted(int match, String key, String value) {
        try {
            Umpire.judge(RandomMatch.play(valda, match, setup -> setup.with(key, value)));
            return true;
        } catch (IllegalStateException disagreement) {
            assertThat(disagreement).hasCauseInstanceOf(Disagreement.class);
            return false;
        }
    }
}
