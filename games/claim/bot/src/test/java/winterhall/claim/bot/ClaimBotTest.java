package winterhall.claim.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import winterhall.claim.Claim;
import winterhall.enginetest.BotCheck;

class ClaimBotTest {
    @Test
    void claimIsPlayedByEveryBot() {
        assertThat(BotCheck.of(new Claim()).faults()).isEmpty();
    }
}
