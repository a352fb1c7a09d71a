package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FingerprintTest {

    @Test
    void isTheBeginningOfSha256() {
        assertThat(Fingerprint.of("")).isEqualTo("e3b0c44298fc1c14");
        assertThat(Fingerprint.of("(1 \"Grüße\")")).isEqualTo("e4f5bc508402cac2");
    }
}
