package winterhall.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;

/// A short name for a long text, the same on every machine: it tells on replay where changed rules part from
/// history.
///
/// Few worlds can be tried by brute force, so a fingerprint leaves the server only after the end.
public final class Fingerprint {

    private static final int BYTES = 8;

    private Fingerprint() {}

    /// The first sixteen hex digits of the SHA-256 of a [Written] text in UTF-8.
    public static String of(String written) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(written.getBytes(UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java lacks SHA-256", missing);
        }
    }
}
