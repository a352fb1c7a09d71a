package winterhall.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import winterhall.engine.record.MatchRecord;

/// Whole matches, checked in and readable: a change of the rules shows as a change of history.
///
/// To regenerate one, on purpose: `./winterhall record claim --seats 3 --seed 3 > three-seats.record`, with the setup
/// and seed that its head names.
class PlaythroughTest {
    private static final Path RECORDS = Path.of("src/test/resources/records");

    @TestFactory
    Stream<DynamicTest> everyRecordReplays() throws IOException {
        List<Path> records;
        try (var files = Files.list(RECORDS)) {
            records = files.sorted().toList();
        }
        assertThat(records).hasSizeGreaterThanOrEqualTo(8);
        return records.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> {
                    var turns = MatchRecord.read(Files.readString(file)).verify(new Claim());
                    assertThat(turns).hasSizeGreaterThan(40);
                }));
    }
}
