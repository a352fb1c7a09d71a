package winterhall.valda;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import winterhall.enginetest.RuleBook;
import winterhall.enginetest.TextFile;

/// The book for people at the table has a place for every rule that a refusal or a setting can name.
class RuleBookTest {
    private static final Pattern MARK = Pattern.compile(" \\{(#RU?\\d+( #RU?\\d+)*)}$");
    private static final Pattern CITED =
            Pattern.compile("(?:refuse|waits)\\([^;]*?\"(RU?\\d+)\"|Setting\\.\\w+\\(\"[a-z-]+\", \"valda:(RU?\\d+)\"");
    private static final Pattern NAME = Pattern.compile("(occupant|trade|setting)\\.[a-z-]+\\.name");

    @Test
    void everyRuleThatIsNamedHasOnePlace() throws IOException {
        assertThat(rules()).doesNotHaveDuplicates().containsAll(cited());
        assertThat(RuleBook.read(Home.root(), "valda").ids()).containsAll(rules());
    }

    @Test
    void everyNameOfTheTextsIsThere() throws IOException {
        String book = read("rulebook/en.md");
        new TextFile(read("texts/en.properties")).texts().forEach((key, text) -> {
            if (NAME.matcher(key).matches()) {
                assertThat(book).containsIgnoringCase(text);
            }
        });
    }

    @Test
    void aMarkEndsItsBlockAndNothingElseIsMarkup() throws IOException {
        assertThat(read("rulebook/en.md").lines())
                .allSatisfy(line -> assertThat(MARK.matcher(line).replaceAll(""))
                        .doesNotContain("{", "}", "<", "](")
                        .doesNotEndWith(" "));
    }

    private static List<String> rules() throws IOException {
        return read("rulebook/en.md")
                .lines()
                .flatMap(line -> MARK.matcher(line).results())
                .flatMap(mark -> Stream.of(mark.group(1).split(" ")))
                .map(rule -> rule.substring(1))
                .toList();
    }

    /// The rules that stand in refusals and settings, and those of weapons that answer in windows.
    private static TreeSet<String> cited() throws IOException {
        var rules = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                CITED.matcher(Files.readString(file))
                        .results()
                        .forEach(found -> rules.add(found.group(1) == null ? found.group(2) : found.group(1)));
            }
        }
        assertThat(rules).contains("R73", "R97", "RU81");
        Printed.CARDS.stream()
                .filter(card -> card.timings().stream().anyMatch(Timing::isWindow))
                .map(card -> ValdaAsk.number(card.rule()))
                .forEach(rules::add);
        return rules;
    }

    private static String read(String path) throws IOException {
        try (var stream = Objects.requireNonNull(Valda.class.getResourceAsStream(path))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
