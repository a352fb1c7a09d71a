package winterhall.frozenwastes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import winterhall.enginetest.Repository;
import winterhall.frozenwastes.cards.Sheet;

/// Every card is played in a scenario.
class ContentScenarioTest {
    @Test
    void everyCardIsPlayed() throws IOException {
        var written = new StringBuilder();
        try (var files = Files.walk(Repository.tests("frozen-wastes"))) {
            for (Path file : files.filter(path -> path.getFileName().toString().startsWith("cards-"))
                    .toList()) {
                written.append(Files.readString(file));
            }
        }
        List<String> missing = Printed.SHEETS.stream()
                .map(Sheet::id)
                .filter(id -> !Pattern.compile("(?m)^(play|told|expect|deck|event|seat-1) .*\\b" + id + "\\b")
                        .matcher(written)
                        .find())
                .toList();
        assertThat(missing).isEmpty();
    }
}
