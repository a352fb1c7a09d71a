package winterhall.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.password4j.Argon2Function;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class PasswordsTest {
    private static final int TRIES = 9;

    private final Passwords passwords = new Passwords();

    @Test
    void aPasswordFitsItsOwnHashAlone() {
        String hash = passwords.hash("correct horse");
        assertThat(passwords.fits("correct horse", Optional.of(hash))).isTrue();
        assertThat(passwords.fits("Correct horse", Optional.of(hash))).isFalse();
        assertThat(passwords.hash("correct horse")).isNotEqualTo(hash);
    }

    @Test
    void anAccentIsTheSameHoweverADeviceSendsIt() {
        assertThat(passwords.fits("cafe\u0301 au lait", Optional.of(passwords.hash("caf\u00e9 au lait"))))
                .isTrue();
    }

    @Test
    void aLoginThatDoesNotExistCostsTheSameWork() {
        String hash = passwords.hash("correct horse");
        assertThat(Argon2Function.getInstanceFromHash(Passwords.NOBODYS))
                .isEqualTo(Argon2Function.getInstanceFromHash(hash));
        assertThat(Passwords.NOBODYS).hasSameSizeAs(hash);
        assertThat(passwords.fits("", Optional.empty())).isFalse();
        double known = median(() -> passwords.fits("a guess", Optional.of(hash)));
        double unknown = median(() -> passwords.fits("a guess", Optional.empty()));
        assertThat(unknown / known).isBetween(1 / 3.0, 3.0);
    }

    private static double median(BooleanSupplier check) {
        double[] times = new double[TRIES];
        for (int i = 0; i < TRIES; i++) {
            long start = System.nanoTime();
            assertThat(check.getAsBoolean()).isFalse();
            times[i] = System.nanoTime() - start;
        }
        Arrays.sort(times);
        return times[TRIES / 2];
    }
}
