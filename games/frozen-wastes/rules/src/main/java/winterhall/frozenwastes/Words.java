package winterhall.frozenwastes;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import winterhall.engine.Verb;

/// Reads the parts of a printed effect that is written as one word, such as `activate/cancel-wounds/2`.
final class Words {
    static final String SEPARATOR = "/";

    private Words() {}

    static <E extends Enum<E>> Optional<E> find(Class<E> kind, String word) {
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
