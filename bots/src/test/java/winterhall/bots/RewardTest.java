package winterhall.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;

class RewardTest {
    @Test
    void isOneForAWinAndHalfForADraw() {
        assertThat(rewards(2, 1)).containsExactly(0.0, 1.0);
        assertThat(rewards(1, 1)).containsExactly(0.5, 0.5);
    }

    @Test
    void countsTheSeatsLeftBehind() {
        assertThat(rewards(1, 3, 2)).containsExactly(1.0, 0.0, 0.5);
        assertThat(rewards(1, 1, 3)).containsExactly(0.75, 0.75, 0.0);
    }

    @Test
    void putsPartnersThatWinAboveThoseThatLose() {
        List<Double> rewards = rewards(1, 2, 1, 2);
        assertThat(rewards.get(0)).isEqualTo(rewards.get(2)).isCloseTo(5.0 / 6, within(1e-9));
        assertThat(rewards.get(1)).isEqualTo(rewards.get(3)).isCloseTo(1.0 / 6, within(1e-9));
    }

    @Test
    void isANumberForSomebodyWhoPlaysAlone() {
        assertThat(rewards(1)).containsExactly(0.5);
    }

    private static List<Double> rewards(Integer... places) {
        var outcome = new Outcome(List.of(places), "votes");
        return Seat.all(places.length).stream()
                .map(seat -> Reward.of(outcome, seat))
                .toList();
    }
}
