package winterhall.frozenwastes.cards;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Verb;

/// Reads constants and numbers by their words, such as the parts of `activate/cancel-wounds/2`.
public final class WordReader {
    static final String SEPARATOR = "/";

    private WordReader() {}

    public static <E extends Enum<E>> Optional<E> find(Class<E> kind, String word) {
        return Arrays.stream(kind.getEnumConstants())
                .filter(constant -> Verb.of(constant).equals(word))
                .findFirst();
    }

    static <E extends Enum<E>> E read(Class<E> kind, String word) {
        return find(kind, word)
                .orElseThrow(() -> new IllegalArgumentException(word + " is not one of "
                        + Arrays.stream(kind.getEnumConstants()).map(Verb::of).collect(Collectors.joining(", "))));
    }

    static int number(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(word + " is not a number", notANumber);
        }
    }
}
