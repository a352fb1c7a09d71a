package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.PeopleHall.id;
import static winterhall.server.PeopleHall.require;

import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// What administrators see and do.
@ParameterizedClass
@EnumSource(Halls.class)
class AdministrationTest {
    @TempDir
    Path data;

    @Parameter
    Halls database;

    private PeopleHall hall;
    private Guest admin;

    @BeforeEach
    void open() {
        hall = PeopleHall.on(database, data);
        admin = hall.admin();
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void tablesAreFoundByStageAndByHowLongNobodyMoved() {
        Guest anna = hall.named("Anna");
        String open = anna.lay("", "none", "me", "open").text("id");
        String fresh = running(anna);
        String dead = running(anna);
        hall.sql("UPDATE ledger SET at = at - 100000000 WHERE table_id = '" + dead + "'");

        assertThat(tables("open")).containsExactly(open);
        assertThat(tables("running")).containsExactly(dead, fresh);
        assertThat(tables("stuck&hours=24")).containsExactly(dead);
        assertThat(tables("stuck&hours=48")).isEmpty();
        assertThat(admin.get("/api/admin/tables?stage=odd").status()).isEqualTo(422);
        assertThat(admin.get("/api/admin/tables?stage=stuck&hours=-1").status()).isEqualTo(422);
        String card = admin.get("/api/admin/tables?stage=running").whole().body();
        assertThat(card).contains("Anna");
        hall.cells("SELECT secret FROM hall_table")
                .forEach(secret -> assertThat(card).doesNotContain(secret));
        hall.cells("SELECT invite FROM hall_table")
                .forEach(invite -> assertThat(card).doesNotContain(invite));
    }

    @Test
    void aDeadTableIsEndedByALineOfTheLedger() {
        Guest anna = hall.guest();
        String table = running(anna);
        try (Screen screen = anna.open(table)) {
            screen.scene();
            require(admin.post("/api/admin/tables/" + table + "/end", "{\"note\":\"nobody comes\"}"), 204);
            JsonNode end = screen.next(message -> message.has("ending"));
            assertThat(end.path("ending").path("how").asString()).isEqualTo("closed");
            assertThat(end.path("ending").path("ranks")).isEmpty();
        }
        assertThat(hall.cells("SELECT kind, seat, by_whom, line FROM ledger WHERE table_id = '" + table
                        + "' ORDER BY number DESC LIMIT 1"))
                .containsExactly("end", "0", "administrator", "nobody comes");
        assertThat(anna.get("/api/tables/" + table).text("notice")).isEqualTo("nobody comes");
        assertThat(admin.post("/api/admin/tables/" + table + "/end", "{\"note\":\"again\"}")
                        .text("key"))
                .isEqualTo("already-over");
    }

    @Test
    void aNoteIsNeverReadAsAResult() {
        Guest anna = hall.guest();
        for (String note : List.of("elsewhere resigned 2 1", "elsewhere resigned twice", "elsewhere")) {
            String table = running(anna);
            require(admin.post("/api/admin/tables/" + table + "/end", "{\"note\":\"" + note + "\"}"), 204);
            try (Screen screen = anna.open(table)) {
                assertThat(screen.scene().path("ending").toString())
                        .isEqualTo("{\"how\":\"closed\",\"ranks\":[],\"reason\":\"closed\"}");
            }
        }
    }

    @Test
    void theLastAdministratorDoesNotLeaveForGood() {
        Guest.Answer last = admin.post("/api/me/farewell", "{\"password\":\"\"}");
        assertThat(last.status()).isEqualTo(409);
        assertThat(last.text("key")).isEqualTo("last-administrator");
        Guest anna = hall.guest();
        require(admin.post("/api/admin/people/" + id(anna) + "/admin", ""), 204);
        require(admin.post("/api/me/farewell", "{\"password\":\"\"}"), 204);
        require(anna.get("/api/admin/people"), 200);
    }

    @Test
    void aClosedMatchIsTheSameAfterARestart() {
        Guest anna = hall.guest();
        String table = running(anna);
        require(admin.post("/api/admin/tables/" + table + "/end", "{\"note\":\"enough\"}"), 204);
        hall = hall.reopened();
        try (Screen screen = again(anna).open(table)) {
            assertThat(screen.scene().path("ending").path("how").asString()).isEqualTo("closed");
        }
    }

    @Test
    void aTableThatHasNotBegunIsCancelled() {
        Guest anna = hall.guest();
        String table = anna.lay("", "none", "me", "open").text("id");
        require(admin.post("/api/admin/tables/" + table + "/end", "{\"note\":\"old\"}"), 204);
        assertThat(anna.get("/api/tables/" + table).text("stage")).isEqualTo("cancelled");
    }

    @Test
    void aFrozenMatchIsTakenUpWhenItsLedgerAgreesAndOtherwiseArchived() {
        Guest anna = hall.guest();
        String table = running(anna);
        String other = running(anna);
        String first = hall.cells("SELECT fingerprint FROM ledger WHERE number = 0 AND table_id = '" + table + "'")
                .getFirst();
        hall.sql("UPDATE ledger SET fingerprint = 'odd' WHERE number = 0");
        hall = hall.reopened();
        admin = again(admin);
        assertThat(tables("frozen")).containsExactlyInAnyOrder(table, other);
        Guest.Answer still = admin.post("/api/admin/tables/" + table + "/thaw", "");
        assertThat(still.text("key")).isEqualTo("frozen");
        assertThat(tables("frozen")).hasSize(2);
        assertThat(admin.get("/api/admin/tables?stage=frozen").whole().body())
                .contains("step 0")
                .doesNotContain(first);

        hall.sql("UPDATE ledger SET fingerprint = '" + first + "' WHERE number = 0 AND table_id = '" + table + "'");
        require(admin.post("/api/admin/tables/" + table + "/thaw", ""), 204);
        require(admin.post("/api/admin/tables/" + other + "/end", "{\"note\":\"beyond repair\"}"), 204);

        assertThat(tables("running")).containsExactly(table);
        assertThat(tables("cancelled")).containsExactly(other);
        assertThat(tables("frozen")).isEmpty();
        assertThat(admin.post("/api/admin/tables/" + table + "/thaw", "").text("key"))
                .isEqualTo("not-frozen");
    }

    @Test
    void peopleAreFoundTrustedAndNotTrustedAnyMore() {
        Guest anna = hall.member("percent_anna");
        hall.named("Bert 100%");
        assertThat(people("PERCENT_")).containsExactly(id(anna));
        assertThat(people("0%")).hasSize(1);
        assertThat(people(id(anna))).containsExactly(id(anna));

        String path = "/api/admin/people/" + id(anna);
        assertThat(anna.get("/api/admin/people").status()).isEqualTo(403);
        require(admin.post(path + "/admin", ""), 204);
        require(anna.get("/api/admin/people"), 200);
        assertThat(admin.post(path + "/ban", "{\"note\":\"x\"}").status()).isEqualTo(409);
        require(admin.delete(path + "/admin"), 204);
        assertThat(anna.get("/api/me").text("role")).isEqualTo("member");
        assertThat(admin.delete("/api/admin/people/" + id(admin) + "/admin").status())
                .isEqualTo(409);
        assertThat(admin.post(path + "/ban", "{\"note\":\"  \"}").status()).isEqualTo(422);
    }

    @Test
    void recentErrorsReachTheAdministrators() {
        LoggerFactory.getLogger("winterhall.server.Test")
                .error("table {} failed with {}", "0123456789abcdef", "goblin-4");
        JsonNode error = admin.get("/api/admin/errors").body().path("errors").get(0);
        assertThat(error.path("message").asString()).isEqualTo("table 0123456789abcdef failed with …");
        assertThat(error.path("level").asString()).isEqualTo("error");
    }

    private Guest again(Guest before) {
        Guest guest = hall.visitor();
        var cookie = new HttpCookie("winterhall", PeopleHall.cookie(before));
        cookie.setPath("/");
        cookie.setVersion(0);
        guest.cookies.getCookieStore().add(URI.create(guest.base), cookie);
        return guest;
    }

    private static String running(Guest guest) {
        return guest.lay("", "none", "me", "me").text("id");
    }

    private List<String> tables(String stage) {
        return admin.get("/api/admin/tables?stage=" + stage)
                .body()
                .path("tables")
                .valueStream()
                .map(table -> table.path("id").asString())
                .toList();
    }

    private List<String> people(String search) {
        return admin.get("/api/admin/people?search=" + URLEncoder.encode(search, StandardCharsets.UTF_8))
                .body()
                .path("people")
                .valueStream()
                .map(person -> person.path("id").asString())
                .toList();
    }
}
