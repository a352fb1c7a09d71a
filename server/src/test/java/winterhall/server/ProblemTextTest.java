package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.enginetest.Message;
import winterhall.enginetest.TextFile;
import winterhall.enginetest.Translation;
import winterhall.wire.Problem;

/// Every problem that the hall and the engine can tell has its words in every language.
class ProblemTextTest {
    /// A call up to its semicolon; the key is its first word, or the two of a choice.
    private static final Pattern CALL = Pattern.compile("(?:(?:Denied|Refused)\\.because|Problem\\.of|new NotSent"
            + "|Refusal\\.of\\(\\s*\"engine:(?:undo|setup)\",|\\brefused)\\(?\\s*(?:[\\w.()]+,\\s*)?"
            + "((?:[^\",;]*\\?\\s*)?\"([a-z][a-z0-9-]*)[ \"](?:\\s*:\\s*\"([a-z0-9-]+)\")?[^;]*);");

    private static final Pattern WORD = Pattern.compile("\"([a-z]+)\"");

    private static final List<String> LANGUAGES = List.of("en", "nl", "de", "fr", "es");

    @Test
    void everyProblemHasWords() throws IOException {
        SequencedMap<String, String> texts = new TextFile(texts("en")).texts();
        for (String key : calls().keySet()) {
            assertThat(texts.keySet())
                    .as("words for %s in %s", key, LANGUAGES)
                    .anyMatch(known -> key.endsWith("-") // its end is a number, as in http-404
                            ? known.startsWith("problem." + key)
                            : known.equals("problem." + key));
        }
    }

    @Test
    void everyWordInASentenceIsToldByEveryCall() throws IOException {
        SequencedMap<String, List<String>> calls = calls();
        new TextFile(texts("en")).texts().forEach((key, text) -> {
            for (String call : calls.getOrDefault(key.substring("problem.".length()), List.of())) {
                var words = new TreeSet<String>();
                WORD.matcher(call).results().forEach(word -> words.add(word.group(1)));
                assertThat(words).as(call).containsAll(Message.parse(text).parameters());
            }
        });
    }

    @Test
    void noWordsAreLeftOver() throws IOException {
        var told = new TreeSet<>(calls().keySet());
        told.add("unknown"); // what a page says when it meets a problem that is newer than itself
        assertThat(new TextFile(texts("en")).texts().keySet())
                .allMatch(
                        key -> told.contains(key.replaceFirst("^problem\\.", "").replaceFirst("[0-9]+$", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nl", "de", "fr", "es"})
    void everyLanguageSaysTheSame(String language) throws IOException {
        assertThat(Translation.problems(texts("en"), texts(language), List.of()))
                .isEmpty();
    }

    /// The arguments of every call that tells a problem, by its key.
    private static SequencedMap<String, List<String>> calls() throws IOException {
        Path root = Files.exists(Path.of("../engine")) ? Path.of("..") : Path.of(".");
        var calls = new TreeMap<String, List<String>>();
        for (String module : List.of("engine", "wire", "server")) {
            try (var files = Files.walk(root.resolve(module).resolve("src/main/java"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    CALL.matcher(Files.readString(file)).results().forEach(call -> {
                        for (int choice = 2; choice <= 3; choice++) {
                            if (call.group(choice) != null) {
                                calls.merge(call.group(choice), List.of(call.group(1)), ProblemTextTest::both);
                            }
                        }
                    });
                }
            }
        }
        assertThat(calls).containsKeys("table-is-full", "seat-is-taken", "not-an-option", "nothing-to-undo", "http-");
        return calls;
    }

    private static List<String> both(List<String> some, List<String> more) {
        return java.util.stream.Stream.concat(some.stream(), more.stream()).toList();
    }

    private static String texts(String language) throws IOException {
        String file = "problems/" + language + ".properties";
        try (var stream = Objects.requireNonNull(Problem.class.getResourceAsStream(file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
