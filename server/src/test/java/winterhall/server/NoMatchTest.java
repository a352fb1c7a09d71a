package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The socket of a table without a match says how things stand, and stays open until there is one.
class NoMatchTest {
    @TempDir
    Path data;

    private PeopleHall hall;

    @BeforeEach
    void open() {
        hall = PeopleHall.on(Halls.usual(), data);
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void aCancelledTableSaysSo() {
        Guest anna = hall.guest();
        String id = anna.lay("", "none", "me", "open").text("id");
        anna.delete("/api/tables/" + id);
        try (Screen screen = anna.open(id)) {
            assertThat(stage(screen)).isEqualTo("cancelled");
            PeopleHall.say(screen, "what a pity");
            assertAnswers(screen);
        }
    }

    @Test
    void aTableThatWaitsForPeopleAnswersToo() {
        Guest anna = hall.guest();
        String id = anna.lay("", "none", "me", "open").text("id");
        try (Screen screen = anna.open(id)) {
            assertThat(stage(screen)).isEqualTo("open");
            assertAnswers(screen);
        }
    }

    /// A line that does not answer is taken for lost.
    private static void assertAnswers(Screen screen) {
        screen.send("{\"kind\":\"ping\",\"number\":7}");
        assertThat(screen.next("pong").path("number").asInt()).isEqualTo(7);
    }

    @Test
    void aFrozenTableSaysSoAndGoesOnWhenItIsThawed() {
        Guest admin = hall.admin();
        Guest anna = hall.guest();
        String id = anna.lay("", "none", "me", "me").text("id");
        forge("forged");
        hall = hall.reopened();
        try (var returning = new Guest(hall.port(), anna.cookies);
                var mending = new Guest(hall.port(), admin.cookies);
                Screen screen = returning.open(id)) {
            assertThat(stage(screen)).isEqualTo("frozen");
            forge("");
            PeopleHall.require(mending.post("/api/admin/tables/" + id + "/thaw", ""), 204);
            assertThat(stage(screen)).isEqualTo("running");
            assertThat(screen.scene().path("stage").asString()).isEqualTo("running");
        }
    }

    private static String stage(Screen screen) {
        return screen.next("gathering").path("table").path("stage").asString();
    }

    private void forge(String prefix) {
        hall.sql("UPDATE ledger SET fingerprint = '" + prefix + "' || REPLACE(fingerprint, 'forged', '')");
    }
}
