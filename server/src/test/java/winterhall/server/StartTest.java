package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// The moment at which the last seat is taken: whatever else happens then, the match begins whole or not at all.
@ParameterizedClass
@EnumSource(Halls.class)
class StartTest {
    private static final int TABLES = 40;

    @TempDir
    Path data;

    @Parameter
    Halls database;

    private PeopleHall hall;

    @BeforeEach
    void open() {
        hall = PeopleHall.on(database, data);
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void bytesAddedAtTheLastMomentAreInTheDealOrRefused() {
        Guest anna = hall.guest();
        Guest bert = hall.guest();
        for (int i = 0; i < TABLES; i++) {
            Guest.Answer table = anna.lay("", "none", "me", "open");
            String path = "/api/tables/" + table.text("id");
            List<Guest.Answer> both =
                    atOnce(() -> bert.sit(table), () -> anna.post(path + "/entropy", "{\"entropy\":\"c0ffee\"}"));
            assertThat(both.getFirst().status()).isEqualTo(200);
            assertThat(both.getLast().status()).isIn(200, 409);
            try (Screen screen = anna.open(table.text("id"))) {
                screen.scene();
                screen.send("{\"kind\":\"resign\",\"key\":\"enough\"}");
                screen.next(message -> message.has("ending"));
            }
            String share = both.getLast().status() == 200 ? "c0ffee" : "";
            assertThat(anna.get(path + "/fairness")
                            .body()
                            .path("entropy")
                            .get(0)
                            .asString())
                    .isEqualTo(share);
        }
    }

    @Test
    void leavingAtTheLastMomentMeansGoneOrPlaying() {
        Guest anna = hall.guest();
        Guest bert = hall.guest();
        Guest cleo = hall.guest();
        for (int i = 0; i < TABLES; i++) {
            Guest.Answer table = anna.lay("", "none", "me", "open", "open");
            String path = "/api/tables/" + table.text("id");
            bert.sit(table);
            List<Guest.Answer> both = atOnce(() -> cleo.sit(table), () -> bert.delete(path + "/seat"));
            assertThat(both.getFirst().status()).isEqualTo(200);
            boolean left = both.getLast().status() == 200;
            Guest.Answer now = anna.get(path);
            assertThat(now.text("stage")).isEqualTo(left ? "open" : "running");
            assertThat(now.body()
                            .path("seats")
                            .valueStream()
                            .filter(seat -> seat.path("kind").asString().equals("open")))
                    .hasSize(left ? 1 : 0);
            anna.delete(path);
        }
    }

    /// As a hall leaves it that falls over between the two.
    @Test
    void aFullTableThatNeverBeganBeginsAtTheNextStart() {
        Guest anna = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "open");
        hall.sql("UPDATE chair SET kind = 'bot', bot = 'greedy' WHERE kind = 'open'");
        hall = hall.reopened();
        assertThat(hall.cells("SELECT stage FROM hall_table WHERE id = '" + table.text("id") + "'"))
                .containsExactly("running");
    }

    @Test
    void sittingDownOnceMoreStartsAFullTableThatNeverBegan() {
        Guest anna = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "open");
        hall.sql("UPDATE chair SET kind = 'bot', bot = 'greedy' WHERE kind = 'open'");
        assertThat(anna.sit(table).text("stage")).isEqualTo("running");
    }

    private static List<Guest.Answer> atOnce(Supplier<Guest.Answer> one, Supplier<Guest.Answer> other) {
        var start = new CyclicBarrier(2);
        return List.of(after(start, one), after(start, other)).stream()
                .map(CompletableFuture::join)
                .toList();
    }

    private static CompletableFuture<Guest.Answer> after(CyclicBarrier start, Supplier<Guest.Answer> request) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                start.await();
            } catch (Exception stopped) {
                throw new IllegalStateException(stopped);
            }
            return request.get();
        });
    }
}
