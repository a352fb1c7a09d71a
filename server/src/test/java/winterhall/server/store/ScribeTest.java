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
class ScribeTest {
    @TempDir
    Path folder;

    @Test
    void afterAnOutageEachPieceOfAGroupIsAnsweredForItself() {
        try (Database database = Database.inFolder(folder)) {
            Scribe scribe = database.scribe();
            assertThatThrownBy(() -> scribe.run(_ -> {
                        throw new SQLTransientException("away");
                    }))
                    .hasRootCauseMessage("away");
            assertThat(scribe.isWell()).isFalse();

            var held = new CountDownLatch(1);
            CompletableFuture<Boolean> first = scribe.submit(_ -> {
                await(held);
                throw new IllegalArgumentException("refused");
            });
            CompletableFuture<Integer> wrong = scribe.submit(_ -> {
                throw new IllegalArgumentException("refused too");
            });
            CompletableFuture<Integer> right =
                    scribe.submit(pen -> pen.handle().execute("UPDATE hall_open SET at = at + 1"));
            held.countDown();
            assertThatThrownBy(first::join).hasRootCauseMessage("refused");
            assertThatThrownBy(wrong::join).hasRootCauseMessage("refused too");
            assertThat(right.join()).isEqualTo(1);
            assertThat(scribe.isWell()).isTrue();
            assertThat(List.of(scribe.commits(), scribe.writes())).containsExactly(1L, 1L);
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
