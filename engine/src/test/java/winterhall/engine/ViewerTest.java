package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ViewerTest {

    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);

    @Test
    void aSeatKnowsItsOwnSecretsOnly() {
        assertThat(Viewer.at(ONE).knows(ONE)).isTrue();
        assertThat(Viewer.at(ONE).knows(TWO)).isFalse();
    }

    @Test
    void aSpectatorKnowsNoSeatsSecrets() {
        assertThat(Viewer.spectator().knows(ONE)).isFalse();
    }

    @Test
    void everyoneKnowsAllSecrets() {
        assertThat(Viewer.everyone().knows(ONE)).isTrue();
        assertThat(Viewer.everyone().knows(TWO)).isTrue();
    }

    @Test
    void onlyAViewerAtASeatHasASeat() {
        assertThat(Viewer.at(TWO).seat()).contains(TWO);
        assertThat(Viewer.spectator().seat()).isEmpty();
        assertThat(Viewer.everyone().seat()).isEmpty();
    }

    @Test
    void whileAMatchRunsTheSeatsAndTheSpectatorLook() {
        assertThat(Viewer.during(2)).containsExactly(Viewer.at(ONE), Viewer.at(TWO), Viewer.spectator());
    }

    @Test
    void aViewerReadsBackFromItsText() {
        assertThat(Viewer.parse("seat-2")).isEqualTo(Viewer.at(TWO)).hasToString("seat-2");
        assertThat(Viewer.parse("spectator")).isEqualTo(Viewer.spectator()).hasToString("spectator");
        assertThat(Viewer.parse("everyone")).isEqualTo(Viewer.everyone()).hasToString("everyone");
    }

    @Test
    void nobodyElseLooks() {
        assertThatIllegalArgumentException().isThrownBy(() -> Viewer.parse("nobody"));
    }
}
