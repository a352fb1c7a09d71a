package winterhall.server.people;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.text.Normalizer;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import winterhall.server.Denied;

/// Turns passwords into Argon2id hashes and compares them, a few at a time.
///
/// The costs are the first that OWASP names for Argon2id: 19 MiB, two passes, one lane. More lanes would help only a
/// hall with idle cores, and more memory would let a crowd at the door fill the heap. Each hash carries its own costs, so
/// they can rise later.
public final class Passwords {
    private static final int MEBIBYTES = 19;
    private static final int PASSES = 2;
    private static final int LANES = 1;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final Argon2Function ARGON2 =
            Argon2Function.getInstance(MEBIBYTES * 1024, PASSES, LANES, HASH_BYTES, Argon2.ID);

    /// The hash of no password: what a guess is compared with when the login does not exist, by the same work.
    static final String NOBODYS = "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
            .formatted(MEBIBYTES * 1024, PASSES, LANES, base64(new byte[SALT_BYTES]), base64(new byte[HASH_BYTES]));

    private static final int SHORTEST = 8;
    private static final int LONGEST = 200;
    private static final int PATIENCE_SECONDS = 5;

    /// At most half of the cores hash, so that a crowd at the door does not stop the matches.
    private final Semaphore desks =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);

    /// Refuses what nobody should choose.
    static void requireGood(String password, String login) {
        int length = password.codePointCount(0, password.length());
        if (length < SHORTEST || length > LONGEST) {
            throw Denied.because(422, "password-length", "password", "shortest", SHORTEST, "longest", LONGEST);
        }
        if (password.equalsIgnoreCase(login)) {
            throw Denied.because(422, "password-is-login", "password");
        }
    }

    String hash(String password) {
        return atADesk(() -> Password.hash(normal(password))
                .addSalt(Token.bytes(SALT_BYTES))
                .with(ARGON2)
                .getResult());
    }

    /// Whether this is the password; a login that does not exist takes as long as a wrong password.
    ///
    /// @param stored the hash, if there is such a login
    boolean fits(String password, Optional<String> stored) {
        String hash = stored.orElse(NOBODYS);
        return atADesk(() -> Password.check(normal(password), hash).with(Argon2Function.getInstanceFromHash(hash)));
    }

    /// One device sends `é` as one character, another as two.
    private static String normal(String password) {
        String cut = password.substring(0, Math.min(password.length(), 2 * LONGEST));
        return Normalizer.normalize(cut, Normalizer.Form.NFC);
    }

    private <T> T atADesk(Supplier<T> work) {
        boolean mine = false;
        try {
            mine = desks.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (!mine) {
                throw Denied.because(503, "too-many-at-the-door", "");
            }
            return work.get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw Denied.because(503, "too-many-at-the-door", "");
        } finally {
            if (mine) {
                desks.release();
            }
        }
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().withoutPadding().encodeToString(bytes);
    }
}
