package winterhall.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A second process at the embedded database, such as a command that repairs something while the hall is open.
class TwoWritersTest {
    private static final int WRITES = 40;

    @TempDir
    Path folder;

    @Test
    void aWriterThatHasReadWaitsForTheOther() {
        try (var one = Database.inFolder(folder);
                var other = Database.inFolder(folder)) {
            one.writer()
                    .run(transaction -> transaction
                            .handle()
                            .execute("INSERT INTO person (id, name, created) VALUES ('counted', 'Counted', 0)"));
            var both = List.of(one, other).stream()
                    .map(database -> CompletableFuture.runAsync(() -> count(database)))
                    .toList();
            both.forEach(CompletableFuture::join);
            assertThat(counted(one)).isEqualTo(2 * WRITES);
        }
    }

    private static void count(Database database) {
        IntStream.range(0, WRITES)
                .forEach(_ -> database.writer().run(transaction -> {
                    long now = transaction
                            .handle()
                            .createQuery("SELECT created FROM person WHERE id = 'counted'")
                            .mapTo(Long.class)
                            .one();
                    transaction.handle().execute("UPDATE person SET created = ? WHERE id = 'counted'", now + 1);
                }));
    }

    private static long counted(Database database) {
        return database.read(handle -> handle.createQuery("SELECT created FROM person WHERE id = 'counted'")
                .mapTo(Long.class)
                .one());
    }
}
