package winterhall.engine.record;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import winterhall.engine.SecretChance;

/// How the chance of a match came about: what the hall had committed to, and what each seat added to it.
///
/// @param commitment SHA-256 of the secret, told before anybody added anything
/// @param secret 64 bytes, opened after the end
/// @param entropy what each seat added, in seat order; may be empty. All of it is in hexadecimal, lower case.
public record Fairness(String commitment, String secret, List<String> entropy) {
    public Fairness {
        require(commitment.matches("[0-9a-f]{64}"), "a commitment has 64 hex digits");
        require(secret.matches("[0-9a-f]{128}"), "a secret has 128 hex digits");
        entropy = List.copyOf(entropy);
        for (String bytes : entropy) {
            require(bytes.matches("([0-9a-f]{2}){0,64}"), "a seat adds at most 64 bytes");
        }
    }

    /// What a hall with this secret has committed to.
    public static Fairness of(String secret, List<String> entropy) {
        return new Fairness(SecretChance.ofHex(secret).commitment(), secret, entropy);
    }

    /// The chance of the match; see [SecretChance#derive].
    public SecretChance chance() {
        var hex = HexFormat.of();
        return SecretChance.derive(
                hex.parseHex(secret), entropy.stream().map(hex::parseHex).toList());
    }

    /// Why this is not the secret that was committed to, or not the chance that follows from it.
    Optional<String> objection(Object chance, int seats) {
        String kept = SecretChance.ofHex(secret).commitment();
        if (!kept.equals(commitment)) {
            return Optional.of("the secret gives the commitment " + kept);
        }
        if (entropy.size() != seats) {
            return Optional.of("there are " + seats + " seats, and " + entropy.size() + " shares of entropy");
        }
        return chance().equals(chance)
                ? Optional.empty()
                : Optional.of("secret and entropy give the chance secret " + chance().hex());
    }

    private static void require(boolean holds, String law) {
        if (!holds) {
            throw new IllegalArgumentException(law);
        }
    }
}
