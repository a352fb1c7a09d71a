package winterhall.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The one word by which a kind of record is known outside: `ChooseDefence` is `choose-defence`.
public final class Verb {
    /// Made once for each kind, since everything that is told or stored is called by its verb.
    private static final ClassValue<String> KINDS = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> kind) {
            return kebab(kind.getSimpleName());
        }
    };

    private static final ClassValue<List<String>> CONSTANTS = new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> kind) {
            return Arrays.stream((Enum<?>[]) kind.getEnumConstants())
                    .map(constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                    .toList();
        }
    };

    private Verb() {}

    public static String of(Class<?> kind) {
        return KINDS.get(kind);
    }

    /// The word for an enum constant: `BOTTOMLESS_BOTTLE` is `bottomless-bottle`.
    public static String of(Enum<?> constant) {
        return CONSTANTS.get(constant.getDeclaringClass()).get(constant.ordinal());
    }

    private static String kebab(String camel) {
        var word = new StringBuilder();
        for (int i = 0; i < camel.length(); i++) {
            char letter = camel.charAt(i);
            if (Character.isUpperCase(letter) && i > 0) {
                word.append('-');
            }
            word.append(Character.toLowerCase(letter));
        }
        return word.toString();
    }
}
