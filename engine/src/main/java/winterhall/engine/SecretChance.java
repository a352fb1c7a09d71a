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
import java.util.stream.Stream;
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

    /// A match may open a stream in every turn: what two chances have in common they share, in blocks of at most so many.
    private static final int LARGEST_BLOCK = 32;

    private final byte[] secret;

    /// What each stream has given, sorted by name; no block is empty, and none is ever changed.
    private final Use[][] blocks;

    /// How many words a stream has given; streams that gave none are not listed.
    public record Use(String stream, long words) {
        public Use {
            requireName(stream);
            if (words < 1) throw new IllegalArgumentException("stream " + stream + " used " + words + " words");
        }
    }

    private SecretChance(byte[] secret, Use[][] blocks) {
        this.secret = requireSecret(secret);
        this.blocks = blocks;
    }

    private static SecretChance fresh(byte[] secret) {
        return new SecretChance(secret, new Use[0][]);
    }

    /// Fresh chance from a secret of 64 bytes, which are copied.
    public static SecretChance of(byte[] secret) {
        return fresh(secret.clone());
    }

    /// Fresh chance from a secret of 128 hex digits.
    public static SecretChance ofHex(String hex) {
        return fresh(HexFormat.of().parseHex(hex));
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
        return fresh(mac.doFinal());
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
        return Stream.of(blocks).flatMap(Stream::of).toList();
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
        var text = new StringBuilder(2 * SECRET_BYTES + 16 * LARGEST_BLOCK * blocks.length).append(hex());
        for (var block : blocks) {
            for (var use : block)
                text.append(' ').append(use.stream).append('=').append(use.words);
        }
        return text.toString();
    }

    /// The chance that wrote this line.
    public static SecretChance readWritten(String text) {
        var words = text.split(" ", -1);
        var chance = fresh(HexFormat.of().parseHex(words[0]));
        String last = "";
        for (int i = 1; i < words.length; i++) {
            int equals = words[i].indexOf('=');
            if (equals < 0) throw new IllegalArgumentException("not a use of a stream: " + words[i]);
            String stream = words[i].substring(0, equals);
            chance = chance.used(stream, Long.parseLong(words[i].substring(equals + 1)));
            if (last.compareTo(stream) >= 0) throw new IllegalArgumentException("streams out of order at " + stream);
            last = stream;
        }
        return chance;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SecretChance chance
                && MessageDigest.isEqual(secret, chance.secret)
                && uses().equals(chance.uses());
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(secret) + uses().hashCode();
    }

    /// What was used, never the secret.
    @Override
    public String toString() {
        return "SecretChance" + uses();
    }

    private long used(String stream) {
        if (blocks.length == 0) return 0;
        Use[] block = blocks[block(stream)];
        int place = place(block, stream);
        return place < 0 ? 0 : block[place].words;
    }

    private SecretChance used(String stream, long words) {
        var use = new Use(stream, words);
        if (blocks.length == 0) return new SecretChance(secret, new Use[][] {{use}});
        int at = block(stream);
        int place = place(blocks[at], stream);
        if (place >= 0) {
            Use[] changed = blocks[at].clone();
            changed[place] = use;
            Use[][] all = blocks.clone();
            all[at] = changed;
            return new SecretChance(secret, all);
        }
        var longer = new ArrayList<>(List.of(blocks[at]));
        longer.add(-place - 1, use);
        var all = new ArrayList<>(List.of(blocks));
        if (longer.size() <= LARGEST_BLOCK) {
            all.set(at, longer.toArray(Use[]::new));
        } else {
            int half = longer.size() / 2;
            all.set(at, longer.subList(0, half).toArray(Use[]::new));
            all.add(at + 1, longer.subList(half, longer.size()).toArray(Use[]::new));
        }
        return new SecretChance(secret, all.toArray(Use[][]::new));
    }

    /// The block in which this stream is listed, or would be; there is one.
    private int block(String stream) {
        int low = 0;
        int high = blocks.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (blocks[middle][0].stream.compareTo(stream) <= 0) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    /// Where this stream is listed; negative, as of [java.util.Collections#binarySearch], if it gave no word yet.
    private static int place(Use[] block, String stream) {
        int low = 0;
        int high = block.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = block[middle].stream.compareTo(stream);
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
        boolean printable = !stream.isEmpty();
        for (int i = 0; i < stream.length(); i++) {
            char c = stream.charAt(i);
            printable &= c > ' ' && c < 0x7f && c != '=';
        }
        if (!printable) {
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
