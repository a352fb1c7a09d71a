package winterhall.frozenwastes;

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
import winterhall.enginetest.Scenario;

/// Every worked example, rule and ruling that a scenario tells.
class ScenarioTest {
    @TestFactory
    List<DynamicTest> scenarios() {
        return Scenario.tests(Home.resources(), ScenarioTest::game).stream()
                .map(trial -> DynamicTest.dynamicTest(trial.name(), trial.body()::run))
                .toList();
    }

    @Test
    void everyScenarioCitesARuleAndSaysWhatItIsAbout() throws IOException {
        var silent = new ArrayList<String>();
        for (Path file : Scenario.filesBelow(Home.resources())) {
            for (Scenario scenario : Scenario.readAll(file.getFileName().toString(), Files.readString(file))) {
                if (scenario.cites().isEmpty() || scenario.title().isEmpty()) {
                    silent.add(scenario.name());
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    private static Game<?, ?> game(String id) {
        assertThat(id).isEqualTo("frozen-wastes");
        return new FrozenWastes();
    }
}
