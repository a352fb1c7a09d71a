package winterhall.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Checking a bot from the command line.
class BotCheckCommandTest {
    @Test
    void aProgramThatDoesNotComeOverTheNetworkFails() {
        Shell shell = Shell.run("bot-check", "--socket", "--game", "lots", "--games", "1", "--", "sh", "-c", "exit 3");
        assertThat(shell.lines())
                .hasSize(2)
                .first()
                .asString()
                .isEqualTo("match 1, answer 1: it ended before the match did");
        assertThat(shell.lines().getLast())
                .startsWith("lots: ready after 0 ms of 10000; 0 of 1 matches, 0 answers")
                .endsWith(": FAILED");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.code()).isEqualTo(1);
    }

    @Test
    void numbersThatMakeNoSenseAreMisuse() {
        Shell shell = Shell.run("bot-check", "--socket", "--games", "0", "sh");
        assertThat(shell.err()).contains("--games and --millis must be at least 1");
        assertThat(shell.code()).isEqualTo(2);
    }
}
