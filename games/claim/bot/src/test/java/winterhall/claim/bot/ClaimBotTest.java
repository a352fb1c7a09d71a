package winterhall.claim.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import winterhall.claim.Claim;
import winterhall.enginetest.BotPlayCheck;

class ClaimBotTest {
    @Test
    void claimIsPlayedByEveryBot() {
        assertThat(BotPlayCheck.of(new Claim()).faults()).isEmpty();
    }
}
