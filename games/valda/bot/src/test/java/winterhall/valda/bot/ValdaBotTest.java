package winterhall.valda.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import winterhall.bots.Arena;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.engine.Setup;
import winterhall.enginetest.BotCheck;
import winterhall.valda.Valda;

class ValdaBotTest {
    private static final Valda VALDA = new Valda();

    @Test
    void valdaIsPlayedByEveryBot() {
        assertThat(new BotCheck<>(VALDA, 2, 100, 1).faults()).isEmpty();
    }

    @Test
    void greedyBeatsRandom() throws InterruptedException {
        var arena = new Arena<>(
                VALDA,
                Setup.of("valda", 2),
                Bots.named("greedy", VALDA),
                Bots.named("random", VALDA),
                () -> Budget.ofIterations(1),
                1);
        assertThat(arena.run(20, 2).mean()).isGreaterThanOrEqualTo(0.95);
    }
}
