package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.bots.Bots;
import winterhall.engine.Verb;
import winterhall.enginetest.Repository;
import winterhall.enginetest.TextFile;
import winterhall.enginetest.Translation;
import winterhall.server.notify.Texts;
import winterhall.server.table.HallTable.Stage;

/// The administration page has all its words in every language, and none that it never says.
class AdminTextTest {
    private static final Pattern KEY = Pattern.compile("['\"]([a-z]+(?:\\.[a-z-]+)+)['\"]");

    /// A deed has a question too.
    private static final Pattern DEED = Pattern.compile("\\b(?:deed|ask)\\('([a-z.]+)'");

    /// A key whose end is a word of the hall.
    private static final Pattern FAMILY = Pattern.compile("`([a-z]+\\.)\\$\\{");

    /// What the page can fill in: nothing but a name, as it has no message format.
    private static final Pattern GAP = Pattern.compile("\\{[a-z]+}");

    private static final Map<String, List<String>> FAMILIES = Map.of(
            "stage.", Arrays.stream(Stage.values()).map(Verb::of).toList(),
            "role.", List.of("guest", "member", "admin"),
            "level.", List.of("warn", "error"),
            "bot.", Bots.names(),
            "game.", List.of(), // each game brings its own
            "problem.", List.of("unreachable"));

    private static final Map<String, List<String>> AS_IN_ENGLISH = Map.of(
            "nl", List.of("filter.open"),
            "de", List.of(),
            "fr", List.of("page.title", "page.label", "room.tables"),
            "es", List.of("level.error"));

    @Test
    void everyLanguageSaysTheSame() throws IOException {
        for (var language : AS_IN_ENGLISH.entrySet()) {
            assertThat(Translation.problems(texts("en"), texts(language.getKey()), language.getValue()))
                    .as(language.getKey())
                    .isEmpty();
        }
    }

    @Test
    void thePageSaysEveryTextAndNoOther() throws IOException {
        assertThat(new TextFile(texts("en")).texts().keySet()).isEqualTo(said());
    }

    @Test
    void everyLanguageIsDeliveredWithTheProblemsAndNeedsNoMessageFormat(@TempDir Path data) {
        try (var hall = PeopleHall.on(Halls.usual(), data)) {
            Guest visitor = hall.visitor();
            var keys = new HashSet<Set<String>>();
            for (String language : Texts.LANGUAGES) {
                JsonNode texts =
                        visitor.get("/admin/texts/" + language + ".json").body();
                keys.add(new TreeSet<>(texts.propertyNames()));
                texts.propertyStream()
                        .forEach(text -> assertThat(
                                        GAP.matcher(text.getValue().asString()).replaceAll(""))
                                .as("%s in %s", text.getKey(), language)
                                .isNotBlank()
                                .doesNotContain("{", "}", "'"));
            }
            assertThat(keys)
                    .singleElement()
                    .satisfies(all -> assertThat(all)
                            .contains(
                                    "page.title", "problem.unreachable", "problem.unknown", "problem.not-this-person"));
            assertThat(visitor.get("/admin/texts/de.json").text("problem.not-this-person"))
                    .isEqualTo("Bei dieser Person geht das nicht.");
        }
    }

    @Test
    void gamesAndBotsAreCalledAsEverywhere(@TempDir Path data) throws IOException {
        try (var hall = PeopleHall.on(Halls.usual(), data)) {
            for (String language : Texts.LANGUAGES) {
                JsonNode page =
                        hall.visitor().get("/admin/texts/" + language + ".json").body();
                var elsewhere = new TextFile(
                                Files.readString(Repository.ROOT.resolve("web/src/texts/" + language + ".properties")))
                        .texts();
                for (String bot : Bots.names()) {
                    assertThat(page.path("bot." + bot).asString()).isEqualTo(elsewhere.get("bot." + bot));
                }
                assertThat(page.path("game.claim").asString()).isEqualTo("Claim");
            }
        }
    }

    /// The keys of everything the page can say.
    private static Set<String> said() throws IOException {
        String page = file("admin.html") + file("admin.js") + file("words.js");
        var keys = new TreeSet<String>();
        KEY.matcher(page).results().forEach(key -> keys.add(key.group(1)));
        DEED.matcher(page).results().forEach(deed -> keys.add(deed.group(1) + ".ask"));
        FAMILY.matcher(page)
                .results()
                .map(family -> family.group(1))
                .forEach(family ->
                        Objects.requireNonNull(FAMILIES.get(family), family).forEach(word -> keys.add(family + word)));
        keys.remove("problem.unknown"); // stands among the problems
        return keys;
    }

    private static String texts(String language) throws IOException {
        return file("texts/" + language + ".properties");
    }

    private static String file(String name) throws IOException {
        try (var stream =
                Objects.requireNonNull(Texts.class.getResourceAsStream("/winterhall/server/admin/" + name), name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
