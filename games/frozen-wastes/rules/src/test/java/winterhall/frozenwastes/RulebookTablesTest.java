package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Heroes;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Weather;

/// The tables of the rule books say what is printed on the cards. (frozen-wastes:R7, R14)
class RulebookTablesTest {
    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de", "fr", "es"})
    void heroesAndWeatherAreAsPrinted(String language) throws IOException {
        List<String> lines = lines(language);
        Properties texts = texts(language);
        for (Hero hero : Heroes.ALL) {
            var numbers = new ArrayList<>(List.of(hero.life(), hero.stamina()));
            numbers.addAll(hero.values());
            assertThat(lines)
                    .as(hero.id())
                    .anyMatch(line -> line.startsWith(row(texts.getProperty("hero." + hero.id() + ".name"), numbers)));
        }
        for (Weather weather : Weather.values()) {
            List<Integer> numbers =
                    Arrays.stream(Terrain.values()).map(weather::frost).toList();
            assertThat(lines)
                    .as(weather.toString())
                    .anyMatch(line -> line.equals(row(texts.getProperty("weather." + weather + ".name"), numbers)));
        }
    }

    private static String row(String name, List<Integer> numbers) {
        var row = new StringBuilder("| " + name + " |");
        numbers.forEach(number -> row.append(' ').append(number).append(" |"));
        return row.toString();
    }

    private static List<String> lines(String language) throws IOException {
        try (var file =
                Objects.requireNonNull(FrozenWastes.class.getResourceAsStream("rulebook/" + language + ".md"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }

    private static Properties texts(String language) throws IOException {
        var texts = new Properties();
        try (var file = Objects.requireNonNull(
                        FrozenWastes.class.getResourceAsStream("texts/" + language + ".properties"));
                Reader reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }
}
