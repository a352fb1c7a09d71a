package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.Game;
import winterhall.enginetest.NamedTest;
import winterhall.enginetest.Repository;
import winterhall.enginetest.Scenario;

/// Every worked example, ruling and option that a scenario tells.
class ScenarioTest {
    /// Read once: mutation tests ask for a single scenario many thousand times.
    private static final List<NamedTest> TESTS = Scenario.tests(Repository.tests("claim"), ScenarioTest::game);

    @TestFactory
    List<DynamicTest> scenarios() {
        return TESTS.stream()
                .map(test -> DynamicTest.dynamicTest(test.name(), test.body()::run))
                .toList();
    }

    @Test
    void everyScenarioCitesARuleAndSaysWhatItIsAbout() throws IOException {
        var silent = new ArrayList<String>();
        for (Path file : Scenario.filesBelow(Repository.tests("claim"))) {
            for (Scenario scenario : Scenario.readAll(file.getFileName().toString(), Files.readString(file))) {
                if (scenario.cites().isEmpty() || scenario.title().isEmpty()) {
                    silent.add(scenario.name());
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    private static Game<?, ?> game(String id) {
        assertThat(id).isEqualTo("claim");
        return new Claim();
    }
}
