package winterhall.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Shelf;
import winterhall.enginetest.Repository;
import winterhall.enginetest.Scenario;

/// The examples in the documents are true.
class DocumentationTest {
    private static final Pattern EXAMPLE =
            Pattern.compile("^```scenario\\R(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern MUTATED = Pattern.compile("<(?:excludedClass|targetTest)>winterhall\\.claim\\.(\\w+)");
    private static final Pattern RECORD = Pattern.compile(
            "^\\$ ./winterhall (?<command>record .*?)\\R…\\R(?<lines>.*?)…\\R```", Pattern.MULTILINE | Pattern.DOTALL);

    @TestFactory
    List<DynamicTest> everyScenarioInTheDocumentsPasses() throws IOException {
        String document = Files.readString(Repository.ROOT.resolve("docs/scenarios.md"));
        List<String> examples =
                EXAMPLE.matcher(document).results().map(found -> found.group(1)).toList();
        assertThat(examples).hasSizeGreaterThan(2);
        return examples.stream()
                .map(text -> Scenario.readAll("scenarios.md", text).getFirst())
                .map(scenario -> DynamicTest.dynamicTest(
                        scenario.title(),
                        () -> assertThat(scenario.run(Shelf::game).failure()).isEmpty()))
                .toList();
    }

    /// A class that was renamed would come back into the profile unseen, or a test drop out of it.
    @Test
    void theMutationProfileNamesClassesThatExist() throws IOException {
        List<String> named = MUTATED.matcher(Files.readString(Repository.ROOT.resolve("games/claim/rules/pom.xml")))
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(named)
                .hasSizeGreaterThan(10)
                .allMatch(name -> Stream.of("main", "test")
                        .anyMatch(kind -> Files.exists(Repository.ROOT.resolve(
                                "games/claim/rules/src/" + kind + "/java/winterhall/claim/" + name + ".java"))));
    }

    /// The record that the README shows is what its command prints, as far as it is shown.
    @Test
    void theRecordInTheReadmeIsWhatTheCommandPrints() throws IOException {
        Matcher shown = RECORD.matcher(Files.readString(Repository.ROOT.resolve("README.md")));
        assertThat(shown.find()).isTrue();
        assertThat(Shell.run(shown.group("command").split(" ")).out()).contains(shown.group("lines"));
    }
}
