package winterhall.server.notify;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import winterhall.engine.Game;
import winterhall.wire.Problem;

/// The texts of e-mails and notices, in five languages.
public final class Texts {
    /// The first is the default.
    public static final List<String> LANGUAGES = List.of("en", "nl", "de", "fr", "es");

    /// The sentences of every problem.
    public static final String PROBLEMS = "/winterhall/wire/problems/";

    private final Map<String, Properties> byLanguage = new HashMap<>();

    public Texts() {
        LANGUAGES.forEach(language -> byLanguage.put(language, read("/winterhall/server/texts/", language)));
    }

    /// @throws IllegalArgumentException if there is no such text
    public String say(String language, String key, Map<String, String> words) {
        String spoken = byLanguage.containsKey(language) ? language : LANGUAGES.getFirst();
        String pattern = Objects.requireNonNull(byLanguage.get(spoken)).getProperty(key);
        if (pattern == null) {
            throw new IllegalArgumentException("there is no text " + key + " in " + spoken);
        }
        return format(spoken, pattern, words);
    }

    /// A problem as a sentence.
    public static String of(Problem problem, String language) {
        Properties problems = read(PROBLEMS, language);
        String pattern = problems.getProperty("problem." + problem.key(), problems.getProperty("problem.unknown"));
        return format(language, pattern, problem.words());
    }

    private static String format(String language, String pattern, Map<String, String> words) {
        return new MessageFormat(pattern, ULocale.forLanguageTag(language)).format(new HashMap<String, Object>(words));
    }

    /// The texts of one language in a folder of such files.
    public static Properties read(String folder, String language) {
        String file = folder + language + ".properties";
        return read(file, Objects.requireNonNull(Texts.class.getResourceAsStream(file), file));
    }

    /// A text of a game, from the files beside its class; nothing if it has none.
    public static Optional<String> ofGame(Game<?, ?> game, String language, String key) {
        String file = "texts/" + language + ".properties";
        return Optional.ofNullable(game.getClass().getResourceAsStream(file))
                .map(in -> read(file, in).getProperty(key));
    }

    private static Properties read(String file, InputStream stream) {
        try (InputStream in = stream) {
            var texts = new Properties();
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            return texts;
        } catch (IOException trouble) {
            throw new UncheckedIOException(file, trouble);
        }
    }
}
