package winterhall.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLTransientException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// None suffers for another: neither in a group of which one piece fails, nor after the database was away.
class DatabaseWriterTest {
    @TempDir
    Path folder;

    @Test
    void afterAnOutageEachPieceOfAGroupIsAnsweredForItself() {
        try (Database database = Database.inFolder(folder)) {
            DatabaseWriter writer = database.writer();
            assertThatThrownBy(() -> writer.run(_ -> {
                        throw new SQLTransientException("away");
                    }))
                    .hasRootCauseMessage("away");
            assertThat(writer.isWell()).isFalse();

            var held = new CountDownLatch(1);
            CompletableFuture<Boolean> first = writer.submit(_ -> {
                await(held);
                throw new IllegalArgumentException("refused");
            });
            CompletableFuture<Integer> wrong = writer.submit(_ -> {
                throw new IllegalArgumentException("refused too");
            });
            CompletableFuture<Integer> right =
                    writer.submit(transaction -> transaction.handle().execute("UPDATE hall_open SET at = at + 1"));
            held.countDown();
            assertThatThrownBy(first::join).hasRootCauseMessage("refused");
            assertThatThrownBy(wrong::join).hasRootCauseMessage("refused too");
            assertThat(right.join()).isEqualTo(1);
            assertThat(writer.isWell()).isTrue();
            assertThat(List.of(writer.commits(), writer.writes())).containsExactly(1L, 1L);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
