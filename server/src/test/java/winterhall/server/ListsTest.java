package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.PeopleHall.id;
import static winterhall.server.PeopleHall.require;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// What is on the lists of tables, however many there are.
@ParameterizedClass
@EnumSource(Halls.class)
class ListsTest {
    @TempDir
    Path data;

    @Parameter
    Halls database;

    private PeopleHall hall;
    private Guest anna;

    @BeforeEach
    void open() {
        hall = PeopleHall.on(database, data);
        anna = hall.guest();
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void onesRunningMatchStaysOnOnesList() {
        String running = anna.lay("", "none", "me", "me").text("id");
        for (int i = 0; i < 100; i++) {
            String newer = anna.lay("", "none", "me", "open").text("id");
            require(anna.delete("/api/tables/" + newer), 200);
        }
        String open = anna.lay("", "none", "me", "open").text("id");
        List<String> mine = ids(anna.get("/api/me/tables"));
        assertThat(mine).hasSize(100).startsWith(open, running);
    }

    /// A match that is not over is on the list, however many there are.
    @Test
    void onesListGoesOnAfterAHundred() {
        var laid = new ArrayList<String>();
        for (int i = 0; i < 101; i++) {
            laid.add(anna.lay("", "none", "me", "me").text("id"));
        }
        Guest.Answer first = anna.get("/api/me/tables");
        assertThat(first.body().path("next").asInt()).isEqualTo(100);
        Guest.Answer rest = anna.get("/api/me/tables?from=100");
        assertThat(rest.body().has("next")).isFalse();
        var all = new ArrayList<>(ids(first));
        all.addAll(ids(rest));
        assertThat(all).containsExactlyInAnyOrderElementsOf(laid);
        Guest.Answer nonsense = anna.get("/api/me/tables?from=-1");
        assertThat(nonsense.status()).isEqualTo(422);
        assertThat(nonsense.text("key")).isEqualTo("not-a-number");
        assertThat(nonsense.text("where")).isEqualTo("from");
        assertThat(ids(anna.get("/api/me/tables?from=999999999"))).isEmpty();
    }

    @Test
    void aNewNameReachesEveryTableThatIsLookedAt() {
        Guest.Answer running = anna.lay("", "none", "me", "open");
        hall.guest().sit(running);
        hall.sql("UPDATE hall_table SET created = 0");
        for (int i = 0; i < 100; i++) {
            anna.lay("", "none", "me", "bot-random");
        }
        try (Screen screen = anna.open(running.text("id"))) {
            screen.scene();
            anna.patch("/api/me", "{\"name\":\"Another Anna\"}");
            screen.next(message ->
                    message.path("seats").path(0).path("name").asString().equals("Another Anna"));
        }
    }

    @Test
    void nobodyHasMoreThanTenTablesWithFreeSeats() {
        for (int i = 0; i < 10; i++) {
            require(anna.lay("", "none", "me", "open"), 200);
        }
        Guest.Answer refused = anna.lay("", "none", "me", "open");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.text("key")).isEqualTo("too-many-open-tables");
        require(anna.lay("", "none", "me", "bot-random"), 200);
        require(anna.delete("/api/tables/" + ids(anna.get("/api/me/tables")).get(5)), 200);
    }

    @Test
    void everybodysNewestTableComesBeforeAnybodysSecond() {
        Guest bert = hall.guest();
        String old = listed(bert);
        listed(anna);
        listed(anna);
        String newest = listed(anna);
        assertThat(ids(anna.get("/api/tables"))).hasSize(4).startsWith(newest, old);
    }

    @Test
    void theTableOfSomebodyWhoIsGoneIsNotListedUntilItsOwnerComesBack() {
        String table = listed(anna);
        Guest bert = hall.guest();
        assertThat(ids(bert.get("/api/tables"))).containsExactly(table);
        hall.sql("UPDATE person SET seen = 0 WHERE id = '" + id(anna) + "'"); // as in a hall that did not note it yet
        assertThat(ids(bert.get("/api/tables"))).containsExactly(table);
        hall.sql("UPDATE hall_table SET created = created - 300000000");
        assertThat(ids(bert.get("/api/tables"))).isEmpty();
        anna.patch("/api/me", "{\"name\":\"Anna\"}"); // written after the note that she is here
        assertThat(ids(bert.get("/api/tables"))).containsExactly(table);
    }

    @Test
    void whatIsPublicAndOpenToAnybodyCanBeWatchedByOthers() {
        Guest bert = hall.guest();
        String running = listed(anna, "anyone");
        String secret = listed(anna, "nobody");
        String lone = anna.lay("", "none", "me", "open").text("id");
        for (String table : List.of(running, secret)) {
            require(bert.post("/api/tables/" + table + "/seat", "{\"seat\":2,\"invite\":\"\",\"entropy\":\"\"}"), 200);
        }
        String ended = listed(anna, "anyone");
        hall.sql("UPDATE hall_table SET stage = 'finished', created = created + 1000 WHERE id = '" + ended + "'");
        Guest carl = hall.guest();
        assertThat(ids(carl.get("/api/matches")))
                .containsExactly(running, ended)
                .doesNotContain(secret, lone);
        assertThat(ids(bert.get("/api/matches"))).containsExactly(ended);
        assertThat(ids(anna.get("/api/matches"))).isEmpty();
        assertThat(carl.get("/api/matches").body().toString()).doesNotContain("invite\":\"");
        hall.sql(
                "UPDATE hall_table SET created = created - 3000000000 WHERE id = '" + ended + "'"); // more than a month
        assertThat(ids(carl.get("/api/matches"))).containsExactly(running);
    }

    private static String listed(Guest owner) {
        return listed(owner, "anyone");
    }

    private static String listed(Guest owner, String spectators) {
        return owner.post("/api/tables", """
                {"game":"%s","settings":{},"seats":[{"kind":"me","bot":"","name":""},{"kind":"open","bot":"","name":""}],\
                "listed":true,"spectators":"%s","clock":"none","entropy":""}""".formatted(Guest.GAME, spectators)).text("id");
    }

    private static List<String> ids(Guest.Answer list) {
        return list.body()
                .path("tables")
                .valueStream()
                .map(table -> table.path("id").asString())
                .toList();
    }
}
