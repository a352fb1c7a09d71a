package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.PeopleHall.PASSWORD;
import static winterhall.server.PeopleHall.id;
import static winterhall.server.PeopleHall.require;
import static winterhall.server.PeopleHall.say;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// What the hall holds about a person, and that it forgets it.
@ParameterizedClass
@EnumSource(Halls.class)
class PersonDeletionTest {
    @TempDir
    static Path data;

    private static PeopleHall hall;

    @Parameter
    Halls database;

    @BeforeParameterizedClassInvocation
    static void open(Halls database) {
        hall = PeopleHall.on(database, data);
    }

    @AfterParameterizedClassInvocation
    static void close() {
        hall.close();
    }

    @Test
    void theExportHoldsEverythingOfOneselfAndNothingOfOthers() {
        Guest anna = hall.member("export-anna");
        anna.patch("/api/me", "{\"name\":\"Exported Anna\"}");
        Guest bert = hall.named("Bert Elsewhere");
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        String id = table.text("id");
        try (Screen one = anna.open(id);
                Screen two = bert.open(id)) {
            two.scene();
            say(one, "my own words");
            say(two, "his words");
            one.send("{\"kind\":\"order\",\"key\":\"o\",\"order\":\"x y\"}");
            one.next("refused");
        }
        require(anna.post("/api/tables/" + id + "/mutes", "{\"seat\":2,\"remark\":0}"), 204);
        require(anna.post("/api/tables/" + id + "/reports", "{\"seat\":2,\"remark\":0,\"text\":\"slow\"}"), 204);

        Guest.Answer running = anna.get("/api/me/export");
        assertThat(running.body().path("moves")).isEmpty();
        resign(anna, id);
        JsonNode export = anna.get("/api/me/export").body();

        assertThat(export.path("login").asString()).isEqualTo("export-anna");
        assertThat(export.path("email").asString()).isEqualTo("export-anna@example.org");
        assertThat(export.path("tables").get(0).path("id").asString()).isEqualTo(id);
        assertThat(export.path("tables").get(0).path("stage").asString()).isEqualTo("finished");
        assertThat(export.path("remarks").get(0).path("text").asString()).isEqualTo("my own words");
        assertThat(export.path("moves").get(0).path("what").asString()).isEqualTo("end");
        assertThat(export.path("sessions")).isNotEmpty();
        assertThat(export.path("seen").asLong()).isPositive();
        assertThat(export.path("blocked").get(0).path("name").asString()).isEqualTo("Bert Elsewhere");
        assertThat(export.path("reports").get(0).path("text").asString()).isEqualTo("slow");
        assertThat(export.toString()).doesNotContain("argon2", "his words");
        hall.cells("SELECT token FROM login_session")
                .forEach(token -> assertThat(export.toString()).doesNotContain(token));
    }

    @Test
    void leavingForGoodResignsAndLeavesNoName() throws Exception {
        Guest anna = hall.member("leaving-anna");
        anna.patch("/api/me", "{\"name\":\"Anna Gone\",\"language\":\"nl\"}");
        Guest bert = hall.guest();
        Guest.Answer running = anna.lay("", "none", "me", "open");
        bert.sit(running);
        Guest.Answer open = anna.lay("", "none", "me", "open");
        Guest.Answer hers = bert.lay("", "none", "me", "open", "open");
        require(anna.sit(hers), 200);
        String person = id(anna);
        try (Screen one = anna.open(running.text("id"));
                Screen two = bert.open(running.text("id"))) {
            two.scene();
            say(one, "Anna Gone was here");
            assertThat(anna.post("/api/me/farewell", "{\"password\":\"wrong\"}").text("key"))
                    .isEqualTo("wrong-password");

            require(anna.post("/api/me/farewell", "{\"password\":\"%s\"}".formatted(PASSWORD)), 204);

            one.closed.get(20, TimeUnit.SECONDS);
            two.send("{\"kind\":\"ping\",\"number\":1}");
            two.next("pong");
            JsonNode end = two.messages().stream()
                    .filter(message -> Screen.is(message, "scene"))
                    .reduce((_, later) -> later)
                    .orElseThrow();
            assertThat(end.path("ending").path("how").asString()).isEqualTo("resigned");
            assertThat(end.path("ending").path("ranks").toString()).isEqualTo("[2,1]");
            assertThat(end.path("seats").get(0).path("name").asString()).isEqualTo("Someone");
        }
        assertThat(anna.get("/api/me").status()).isEqualTo(401);
        assertThat(PeopleHall.logIn(hall.visitor(), "leaving-anna", PASSWORD).status())
                .isEqualTo(401);
        assertThat(bert.get("/api/tables/" + running.text("id")).body().toString())
                .doesNotContain("Anna Gone")
                .contains("Someone");
        assertThat(bert.get("/api/tables/" + running.text("id") + "/chat")
                        .body()
                        .path("remarks"))
                .isEmpty();
        assertThat(bert.get("/api/tables/" + hers.text("id"))
                        .body()
                        .path("seats")
                        .get(1)
                        .path("kind")
                        .asString())
                .isEqualTo("open");
        assertThat(hall.cells("SELECT stage FROM hall_table WHERE id = '" + open.text("id") + "'"))
                .containsExactly("cancelled");
        for (String table : new String[] {"person", "chair", "remark", "shun", "report", "hall_table"}) {
            assertThat(hall.cells("SELECT * FROM " + table))
                    .noneMatch(cell -> cell.contains("Anna Gone") || cell.contains("leaving-anna"));
        }
        assertThat(hall.cells("SELECT * FROM login_session WHERE person = '" + person + "'"))
                .isEmpty();
    }

    @Test
    void aGuestLeavesWithoutAPasswordAndBothHandsOfItsTableAreGivenUp() {
        Guest anna = hall.guest();
        String table = anna.lay("", "none", "me", "me").text("id");
        require(anna.post("/api/me/farewell", "{\"password\":\"\"}"), 204);
        assertThat(hall.cells("SELECT stage FROM hall_table WHERE id = '" + table + "'"))
                .containsExactly("finished");
        assertThat(anna.post("/api/me", "").status()).isEqualTo(200);
    }

    private static void resign(Guest guest, String table) {
        try (Screen screen = guest.open(table)) {
            screen.scene();
            screen.send("{\"kind\":\"resign\",\"key\":\"r\"}");
            screen.next("accepted");
        }
    }
}
