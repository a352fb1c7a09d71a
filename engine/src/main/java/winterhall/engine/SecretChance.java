package winterhall.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/// Chance drawn from a match's secret: nobody without the secret can foresee it, and anyone who has it can check every
/// draw.
///
/// Block `b` of stream `s` is HMAC-SHA512 over the name of `s` (ASCII) and `b` (eight bytes, big-endian), keyed by
/// the secret; it gives sixteen words of 32 bits, big-endian. How many words each stream has given is part of the
/// value. Streams are independent: what one gives never changes another.
///
/// The secret never leaves the server while the match runs; [#toString()] does not show it, [#written()] does.
public final class SecretChance implements Chance {

    private static final int SECRET_BYTES = 64;
    private static final int WORDS_PER_BLOCK = 16;

    private final byte[] secret;
    private final List<Use> uses;

    /// How many words a stream has given; streams that gave none are not listed.
    public record Use(String stream, long words) {
        public Use {
            requireName(stream);
            if (words < 1) throw new IllegalArgumentException("stream " + stream + " used " + words + " words");
        }
    }

    private SecretChance(byte[] secret, List<Use> uses) {
        this.secret = requireSecret(secret);
        this.uses = uses;
    }

    /// Fresh chance from a secret of 64 bytes, which are copied.
    public static SecretChance of(byte[] secret) {
        return new SecretChance(secret.clone(), List.of());
    }

    /// Fresh chance from a secret of 128 hex digits.
    public static SecretChance ofHex(String hex) {
        return new SecretChance(HexFormat.of().parseHex(hex), List.of());
    }

    /// Fresh chance from the host's secret and bytes added by each seat, so that no side chose it alone.
    ///
    /// The new secret is HMAC-SHA512, keyed by the host's, over the number of seats and then the length and the
    /// bytes of each in seat order; every number has four bytes, big-endian.
    public static SecretChance derive(byte[] secret, List<byte[]> seatBytes) {
        var mac = mac(requireSecret(secret));
        mac.update(ByteBuffer.allocate(4).putInt(seatBytes.size()).array());
        for (byte[] bytes : seatBytes) {
            mac.update(ByteBuffer.allocate(4).putInt(bytes.length).array());
            mac.update(bytes);
        }
        return new SecretChance(mac.doFinal(), List.of());
    }

    /// Opens a stream; its name is printable ASCII without blanks and `=`.
    @Override
    public Source source(String stream) {
        return new Cursor(this, requireName(stream));
    }

    /// The secret as 128 hex digits.
    public String hex() {
        return HexFormat.of().formatHex(secret);
    }

    /// What each stream has given so far, sorted by name.
    public List<Use> uses() {
        return uses;
    }

    /// SHA-256 of the secret in hex: told before the match, it binds the host to the secret opened afterwards.
    public String commitment() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(secret));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java lacks SHA-256", missing);
        }
    }

    /// The whole value, **secret included**, as one line: `<hex> deck=104 dice=3`.
    public String written() {
        var text = new StringBuilder(hex());
        for (var use : uses) text.append(' ').append(use.stream).append('=').append(use.words);
        return text.toString();
    }

    /// The chance that wrote this line.
    public static SecretChance readWritten(String text) {
        var words = text.split(" ", -1);
        var uses = new ArrayList<Use>();
        for (int i = 1; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            if (equals < 0) throw new IllegalArgumentException("not a use of a stream: " + words[i]);
            uses.add(new Use(words[i].substring(0, equals), Long.parseLong(words[i].substring(equals + 1))));
        }
        for (int i = 1; i < uses.size(); i++) {
            if (uses.get(i - 1).stream.compareTo(uses.get(i).stream) >= 0) {
                throw new IllegalArgumentException("streams out of order at " + uses.get(i).stream);
            }
        }
        return new SecretChance(HexFormat.of().parseHex(words[0]), List.copyOf(uses));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SecretChance chance
                && MessageDigest.isEqual(secret, chance.secret)
                && uses.equals(chance.uses);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(secret) + uses.hashCode();
    }

    /// What was used, never the secret.
    @Override
    public String toString() {
        return "SecretChance" + uses;
    }

    private long used(String stream) {
        int place = place(stream);
        return place < 0 ? 0 : uses.get(place).words;
    }

    private SecretChance used(String stream, long words) {
        int place = place(stream);
        var changed = new ArrayList<>(uses);
        if (place < 0) {
            changed.add(-place - 1, new Use(stream, words));
        } else {
            changed.set(place, new Use(stream, words));
        }
        return new SecretChance(secret, List.copyOf(changed));
    }

    /// Where this stream is listed; negative, as of [java.util.Collections#binarySearch], if it gave no word yet. A match
    /// may open a stream in every turn.
    private int place(String stream) {
        int low = 0;
        int high = uses.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = uses.get(middle).stream.compareTo(stream);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -low - 1;
    }

    private static byte[] requireSecret(byte[] secret) {
        if (secret.length != SECRET_BYTES) {
            throw new IllegalArgumentException("a secret has " + SECRET_BYTES + " bytes, not " + secret.length);
        }
        return secret;
    }

    private static String requireName(String stream) {
        boolean printable = stream.chars().allMatch(c -> c > ' ' && c < 0x7f && c != '=');
        if (stream.isEmpty() || !printable) {
            throw new IllegalArgumentException(
                    "a stream is named in printable ASCII without blanks and =, not " + BadNotation.quoted(stream));
        }
        return stream;
    }

    private static Mac mac(byte[] secret) {
        try {
            var mac = Mac.getInstance("HmacSHA512");
            mac.init(new SecretKeySpec(secret, "HmacSHA512"));
            return mac;
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java lacks HMAC-SHA512", missing);
        }
    }

    private static final class Cursor implements Source {
        private final SecretChance start;
        private final String stream;
        private final long firstWord;
        private long nextWord;
        private Optional<Mac> mac = Optional.empty();
        private ByteBuffer block = ByteBuffer.allocate(0);

        Cursor(SecretChance start, String stream) {
            this.start = start;
            this.stream = stream;
            this.firstWord = start.used(stream);
            this.nextWord = firstWord;
        }

        /// Lemire's multiplication: the high half is the number, a low half in the uneven remainder is refused.
        @Override
        public int below(int bound) {
            if (bound < 1) throw new IllegalArgumentException("bound below one: " + bound);
            if (bound == 1) return 0;
            int uneven = Integer.remainderUnsigned(-bound, bound);
            while (true) {
                long product = Integer.toUnsignedLong(word()) * bound;
                if (Integer.compareUnsigned((int) product, uneven) >= 0) return (int) (product >>> 32);
            }
        }

        private int word() {
            int place = (int) (nextWord % WORDS_PER_BLOCK);
            if (place == 0 || block.capacity() == 0) block = block(nextWord / WORDS_PER_BLOCK);
            nextWord++;
            return block.getInt(4 * place);
        }

        private ByteBuffer block(long number) {
            var keyed = mac.orElseGet(() -> mac(start.secret));
            mac = Optional.of(keyed);
            keyed.update(stream.getBytes(UTF_8));
            keyed.update(ByteBuffer.allocate(8).putLong(number).array());
            return ByteBuffer.wrap(keyed.doFinal());
        }

        @Override
        public Chance rest() {
            return nextWord == firstWord ? start : start.used(stream, nextWord);
        }
    }
}
