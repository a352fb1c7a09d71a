package winterhall.engine;

import java.util.Locale;

/// The one word by which a kind of record is known outside: `ChooseDefence` is `choose-defence`.
public final class Verb {
    private Verb() {}

    public static String of(Class<?> kind) {
        return kebab(kind.getSimpleName());
    }

    /// The word for an enum constant: `BOTTOMLESS_BOTTLE` is `bottomless-bottle`.
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
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
