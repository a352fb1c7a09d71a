package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.PeopleHall.id;
import static winterhall.server.PeopleHall.require;
import static winterhall.server.PeopleHall.say;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Chat, and what people do against people who spoil the evening.
@ParameterizedClass
@EnumSource(Halls.class)
class ModerationTest {
    @TempDir
    static Path data;

    private static PeopleHall hall;

    @Parameter
    Halls database;

    private static Guest admin;

    @BeforeParameterizedClassInvocation
    static void open(Halls database) {
        hall = PeopleHall.on(database, data);
        admin = hall.admin();
    }

    @AfterParameterizedClassInvocation
    static void close() {
        hall.close();
    }

    @Test
    void whatSpectatorsSayIsHiddenFromSeatsUntilTheEnd() {
        Guest anna = hall.guest();
        Guest bert = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        String id = table.text("id");
        String invite = "?invite=" + table.text("invite");
        Guest carl = hall.guest();
        try (Screen seat = anna.open(id);
                Screen other = bert.open(id);
                Screen watching = carl.open(id, invite);
                Screen alsoWatching = hall.guest().open(id, invite)) {
            other.scene();
            alsoWatching.scene();
            say(seat, "one");
            say(watching, "she has the queen");
            say(seat, "two");

            assertThat(said(other)).containsExactly("1 one", "2 two");
            assertThat(said(alsoWatching)).containsExactly("1 one", "-1 she has the queen", "2 two");
            assertThat(history(bert, id, "")).containsExactly("1 one", "2 two");
            assertThat(history(carl, id, invite)).containsExactly("1 one", "-1 she has the queen", "2 two");

            other.send("{\"kind\":\"resign\",\"key\":\"enough\"}");
            other.next("accepted");
            assertThat(history(bert, id, "")).containsExactly("1 one", "-1 she has the queen", "2 two");
        }
    }

    @Test
    void thoseWhoWaitAtAnOpenTableReadEachOther() {
        Guest anna = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "open", "open");
        Guest bert = hall.guest();
        bert.sit(table);
        try (Screen one = anna.open(table.text("id"));
                Screen two = bert.open(table.text("id"))) {
            two.next("gathering");
            say(one, "hello");
            assertThat(two.next("said").path("remark").path("text").asString()).isEqualTo("hello");
        }
    }

    @Test
    void remarksOfTheMutedAreNotSentAtThatTable() {
        Guest anna = hall.guest();
        Guest bert = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        String id = table.text("id");
        try (Screen one = anna.open(id);
                Screen two = bert.open(id)) {
            one.scene();
            two.scene();
            require(anna.post("/api/tables/" + id + "/mutes", "{\"seat\":2,\"remark\":0}"), 204);
            say(two, "hear me");
            say(one, "silence at last");
            assertThat(said(one)).containsExactly("2 silence at last");
            assertThat(said(two)).containsExactly("1 hear me", "2 silence at last");
            assertThat(history(anna, id, "")).containsExactly("2 silence at last");

            JsonNode block = anna.get("/api/me/blocked").body().path("blocked").get(0);
            assertThat(block.path("table").asString()).isEqualTo(id);
            String path = "/api/me/blocked/" + block.path("id").asString();
            assertThat(bert.delete(path).status()).isEqualTo(404);
            assertThat(anna.delete(path).body().path("blocked")).isEmpty();
            assertThat(history(anna, id, "")).hasSize(2);
        }
    }

    @Test
    void aBlockedPersonDoesNotSitWithTheOtherInEitherDirection() {
        Guest anna = hall.guest();
        Guest bert = hall.guest();
        Guest.Answer first = anna.lay("", "none", "me", "open");
        bert.sit(first);
        String path = "/api/tables/" + first.text("id");
        require(anna.post(path + "/blocks", "{\"seat\":2,\"remark\":0}"), 204);

        assertThat(bert.sit(anna.lay("", "none", "me", "open")).text("key")).isEqualTo("not-welcome");
        assertThat(anna.sit(bert.lay("", "none", "me", "open")).text("key")).isEqualTo("not-welcome");
        Guest.Answer others = hall.guest().lay("", "none", "open", "open", "open");
        require(bert.sit(hall.guest().lay("", "none", "me", "open", "open")), 200);
        assertThat(others.status()).isEqualTo(200);
        require(anna.sit(others), 200);
        assertThat(bert.sit(others).text("key")).isEqualTo("not-welcome");

        resign(anna, first.text("id"));
        assertThat(bert.post(path + "/rematch", "").text("key")).isEqualTo("not-welcome");
    }

    @Test
    void aBlockSurvivesThatTheOtherLogsIn() {
        Guest anna = hall.guest();
        Guest bert = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        require(anna.post("/api/tables/" + table.text("id") + "/blocks", "{\"seat\":2,\"remark\":0}"), 204);
        hall.member("bert-the-blocked");
        require(PeopleHall.logIn(bert, "bert-the-blocked", PeopleHall.PASSWORD), 200);
        assertThat(bert.sit(anna.lay("", "none", "me", "open")).text("key")).isEqualTo("not-welcome");
    }

    @Test
    void nobodyMutesItselfOrABot() {
        Guest anna = hall.guest();
        String path = "/api/tables/" + anna.lay("", "none", "me", "bot-random").text("id");
        assertThat(anna.post(path + "/mutes", "{\"seat\":1,\"remark\":0}").text("key"))
                .isEqualTo("that-is-you");
        assertThat(anna.post(path + "/mutes", "{\"seat\":2,\"remark\":0}").text("key"))
                .isEqualTo("no-person-sits-there");
        assertThat(anna.post(path + "/mutes", "{\"seat\":0,\"remark\":7}").text("key"))
                .isEqualTo("no-such-remark");
    }

    @Test
    void aReportShowsTheAdministratorsWhatWasSaidAndIsClosedWithANote() {
        Guest anna = hall.named("Anna");
        Guest bert = hall.named("Bert");
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        try (Screen two = bert.open(table.text("id"))) {
            two.scene();
            say(two, "something nasty");
        }
        String path = "/api/tables/" + table.text("id") + "/reports";
        assertThat(anna.post(path, "{\"seat\":0,\"remark\":1,\"text\":\" \"}").text("key"))
                .isEqualTo("report-length");
        require(anna.post(path, "{\"seat\":0,\"remark\":1,\"text\":\"He is nasty.\"}"), 204);

        JsonNode report = admin.get("/api/admin/reports").body().path("reports").get(0);
        assertThat(report.path("quote").asString()).isEqualTo("something nasty");
        assertThat(report.path("about").asString()).isEqualTo("Bert");
        assertThat(report.path("reporter").asString()).isEqualTo("Anna");
        String close = "/api/admin/reports/" + report.path("id").asString() + "/close";
        require(admin.post(close, "{\"note\":\"talked to him\"}"), 204);
        assertThat(admin.post(close, "{\"note\":\"again\"}").status()).isEqualTo(404);
        assertThat(admin.get("/api/admin/reports").body().path("reports")).isEmpty();
        assertThat(admin.get("/api/admin/reports?closed=1")
                        .body()
                        .path("reports")
                        .get(0)
                        .path("note")
                        .asString())
                .isEqualTo("talked to him");
    }

    @Test
    void aBanClosesEverySocketAtOnceAndEveryDoor() throws Exception {
        Guest anna = hall.member("anna-the-banned");
        String table = anna.lay("", "none", "me", "bot-random").text("id");
        String person = id(anna);
        String link = PeopleHall.afterHash(anna.post("/api/me/link", "").text("path"));
        try (Screen one = anna.open(table);
                Screen two = anna.open(table)) {
            one.scene();
            two.scene();
            require(admin.post("/api/admin/people/" + person + "/ban", "{\"note\":\"nasty\"}"), 204);
            one.closed.get(20, TimeUnit.SECONDS);
            two.closed.get(20, TimeUnit.SECONDS);
        }
        assertThat(anna.get("/api/me").body().path("words").path("why").asString())
                .isEqualTo("nasty");
        assertThat(anna.post("/api/me", "").text("key")).isEqualTo("banned");
        assertThat(anna.get("/api/games").text("key")).isEqualTo("banned");
        assertThat(PeopleHall.logIn(hall.visitor(), "anna-the-banned", PeopleHall.PASSWORD)
                        .text("key"))
                .isEqualTo("banned");
        assertThat(hall.visitor()
                        .post("/api/reclaim", "{\"token\":\"%s\"}".formatted(link))
                        .text("key"))
                .isEqualTo("banned");
        require(admin.delete("/api/admin/people/" + person + "/ban"), 204);
        require(anna.get("/api/me"), 200);
    }

    private static void resign(Guest guest, String table) {
        try (Screen screen = guest.open(table)) {
            screen.scene();
            screen.send("{\"kind\":\"resign\",\"key\":\"r\"}");
            screen.next("accepted");
        }
    }

    /// Everything that was said to this screen until now; a pong shows that nothing more is under way.
    private static List<String> said(Screen screen) {
        screen.send("{\"kind\":\"ping\",\"number\":77}");
        screen.next("pong");
        return screen.messages().stream()
                .filter(message -> Screen.is(message, "said"))
                .map(message -> remark(message.path("remark")))
                .toList();
    }

    private static List<String> history(Guest guest, String table, String query) {
        return guest.get("/api/tables/" + table + "/chat" + query)
                .body()
                .path("remarks")
                .valueStream()
                .map(ModerationTest::remark)
                .toList();
    }

    private static String remark(JsonNode remark) {
        return remark.path("number").asInt() + " " + remark.path("text").asString();
    }
}
