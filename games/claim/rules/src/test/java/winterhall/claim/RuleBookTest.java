package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.enginetest.Message;
import winterhall.enginetest.TextFile;
import winterhall.enginetest.Translation;

/// The book for people at the table has a place for every rule, in every language, under the names of the texts.
class RuleBookTest {
    private static final Pattern MARK = Pattern.compile(" \\{(#[A-Z][A-Za-z0-9.]*( #[A-Z][A-Za-z0-9.]*)*)}$");
    private static final Pattern STATED =
            Pattern.compile("^\\* \\*\\*([RFALWN]\\d+[a-f]?(\\.\\d)?)\\*\\*", Pattern.MULTILINE);
    private static final Pattern CITED = Pattern.compile("\"(?:claim:)?([RFALWNH]\\d+[a-f]?(?:\\.\\d)?)\"");
    private static final Pattern NAME = Pattern.compile("(faction|artifact|location|setting)\\.[a-z-]+\\.name");

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de", "fr", "es"})
    void everyRuleHasOnePlace(String language) throws IOException {
        List<String> rules = rules(book(language));
        assertThat(rules).doesNotHaveDuplicates().containsAll(stated()).containsAll(cited());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de", "fr", "es"})
    void everyNameOfTheTextsIsThere(String language) throws IOException {
        String book = read("rulebook/" + language + ".md");
        SequencedMap<String, String> texts = new TextFile(read("texts/" + language + ".properties")).texts();
        texts.forEach((key, text) -> {
            if (NAME.matcher(key).matches()) {
                assertThat(book).contains(Message.parse(text).variants().getFirst());
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de", "fr", "es"})
    void aMarkEndsItsBlockAndNothingElseIsMarkup(String language) throws IOException {
        assertThat(book(language))
                .allSatisfy(line -> assertThat(MARK.matcher(line).replaceAll(""))
                        .doesNotContain("{", "}", "<", "](")
                        .doesNotEndWith(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nl", "de", "fr", "es"})
    void everyTranslationHasTheSameBlocks(String language) throws IOException {
        assertThat(book(language).stream().map(RuleBookTest::shape))
                .containsExactlyElementsOf(
                        book("en").stream().map(RuleBookTest::shape).toList());
        assertThat(book(language)).noneMatch(Translation::hasEnglish);
    }

    /// What kind of block it is, and the rules it states.
    private static String shape(String line) {
        String kind = Stream.of("# ", "## ", "### ", "- ", "1. ", "| ", "|-")
                .filter(line.replaceFirst("^\\d\\. ", "1. ")::startsWith)
                .findFirst()
                .orElse(line.isEmpty() ? "" : "text");
        return kind + rules(List.of(line));
    }

    private static List<String> rules(List<String> book) {
        return book.stream()
                .flatMap(line -> MARK.matcher(line).results())
                .flatMap(mark -> Stream.of(mark.group(1).split(" ")))
                .map(rule -> rule.substring(1))
                .toList();
    }

    /// The rules of the referee's book.
    private static TreeSet<String> stated() throws IOException {
        return found(STATED, Files.readString(Path.of("../../../docs/rules/claim.md")), "R10", "A16.7", "N11");
    }

    /// The rules that refusals and settings name.
    private static TreeSet<String> cited() throws IOException {
        var sources = new StringBuilder();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.append(Files.readString(file));
            }
        }
        return found(CITED, sources.toString(), "R10", "W1", "A16", "L0d");
    }

    private static TreeSet<String> found(Pattern pattern, String text, String... atLeast) {
        var rules = new TreeSet<String>();
        pattern.matcher(text).results().map((MatchResult rule) -> rule.group(1)).forEach(rules::add);
        assertThat(rules).contains(atLeast);
        return rules;
    }

    private static List<String> book(String language) throws IOException {
        return read("rulebook/" + language + ".md").lines().toList();
    }

    private static String read(String path) throws IOException {
        try (var stream = Objects.requireNonNull(Claim.class.getResourceAsStream(path))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
