package winterhall.server.notify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class TextsTest {
    private static final Pattern PARAMETER = Pattern.compile("\\{([a-z]+)");

    @Test
    void everyLanguageSaysTheSameThingsAndNamesTheSameWords() throws IOException {
        Map<String, TreeSet<String>> english = parametersByKey("en");
        assertThat(english).isNotEmpty();
        for (String language : Texts.LANGUAGES) {
            assertThat(parametersByKey(language)).as(language).isEqualTo(english);
        }
    }

    @Test
    void whatSomebodyIsCalledIsNotReadAsAPattern() {
        var words = Map.of("owner", "{game} 'n' co", "game", "claim", "link", "L");
        assertThat(new Texts().say("fr", "mail.your-turn.body", words))
                .isEqualTo("C’est à vous de jouer à la table ouverte par {game} 'n' co (claim).\n\nContinuer\u00a0: L");
        assertThat(new Texts().say("xx", "hook.test", Map.of("name", "Anna"))).startsWith("Hello Anna");
    }

    private static Map<String, TreeSet<String>> parametersByKey(String language) throws IOException {
        var texts = new Properties();
        try (var in = Objects.requireNonNull(
                Texts.class.getResourceAsStream("/winterhall/server/texts/" + language + ".properties"))) {
            texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        var byKey = new TreeMap<String, TreeSet<String>>();
        for (String key : texts.stringPropertyNames()) {
            var names = new TreeSet<String>();
            PARAMETER.matcher(texts.getProperty(key)).results().forEach(found -> names.add(found.group(1)));
            byKey.put(key, names);
        }
        return byKey;
    }
}
