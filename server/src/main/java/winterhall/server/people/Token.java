package winterhall.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/// Random tokens for sessions, links and ids.
public final class Token {
    private static final SecureRandom RANDOM = new SecureRandom();

    private Token() {}

    /// 256 bits, fit for a cookie and a link.
    public static String fresh() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(32));
    }

    /// A short name for a person or a table; nothing is allowed by knowing it.
    public static String id() {
        return HexFormat.of().formatHex(bytes(8));
    }

    public static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return bytes;
    }

    /// What is stored in the place of a token.
    public static String hash(String token) {
        return sha256(token.getBytes(StandardCharsets.UTF_8));
    }

    public static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
