package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two halls that differ only in what a viewer may not know show it the same pages, errors and messages.
class SocketLeakTest {
    @TempDir
    Path folder;

    @Test
    void twoHundredPairsLookTheSameThroughTheDoors() throws IOException {
        assertThat(SocketLeakRun.leak(folder.toString(), 200, 5)).isEmpty();
        assertThat(SocketLeakRun.rounds()).as("rounds of windows").isGreaterThan(20);
    }

    @Tag("soak")
    @Test
    void fiveThousandPairsLookTheSameThroughTheDoors() throws IOException {
        assertThat(SocketLeakRun.leak(folder.toString(), 5_000, 6)).isEmpty();
    }
}
