package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;
import winterhall.server.client.SocketClient;

/// Laying tables, finding them, sitting down, leaving, and playing once more.
class TablesTest {
    @TempDir
    Path data;

    private HallServer hall;
    private Guest anna;
    private Guest bert;
    private Guest cleo;

    @BeforeEach
    void open() {
        hall = new HallServer(
                new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 5, false), Shelf.games());
        anna = Guest.at(hall.port());
        bert = Guest.at(hall.port());
        cleo = Guest.at(hall.port());
    }

    @AfterEach
    void close() {
        List.of(anna, bert, cleo).forEach(Guest::close);
        hall.close();
    }

    @Test
    void aTableAgainstABotBeginsAtOnce() {
        Guest.Answer table = anna.lay("", "none", "me", "bot-greedy");
        assertThat(table.text("stage")).isEqualTo("running");
        try (Screen screen = anna.open(table.text("id"))) {
            JsonNode scene = screen.asked();
            assertThat(scene.path("seats").get(1).path("bot").asString()).isEqualTo("greedy");
            assertThat(scene.path("question").path("offers")).isNotEmpty();
        }
    }

    @Test
    void aPrivateTableIsKnownByItsLinkAlone() {
        Guest.Answer table = anna.lay("", "none", "me", "open");
        String path = "/api/tables/" + table.text("id");
        assertThat(bert.get(path).status()).isEqualTo(404);
        assertThat(bert.get(path + "?invite=guessed").status()).isEqualTo(404);
        assertThat(bert.get(path + "?invite=" + table.text("invite")).status()).isEqualTo(200);
        assertThat(ids(bert.get("/api/tables"))).doesNotContain(table.text("id"));
        assertThat(bert.post(path + "/seat", "{\"invite\":\"guessed\",\"seat\":0,\"entropy\":\"\"}")
                        .status())
                .isEqualTo(404);
        assertThat(bert.sit(table).text("stage")).isEqualTo("running");
    }

    @Test
    void aPublicTableIsListedUntilItIsFull() {
        Guest.Answer table = lay("true", "anyone");
        assertThat(ids(bert.get("/api/tables"))).contains(table.text("id"));
        assertThat(bert.get("/api/tables/" + table.text("id")).body().has("invite"))
                .as("the link is for those who sit there")
                .isFalse();
        bert.post("/api/tables/" + table.text("id") + "/seat", "{\"invite\":\"\",\"seat\":2,\"entropy\":\"0aff\"}");
        assertThat(ids(cleo.get("/api/tables"))).doesNotContain(table.text("id"));
        Guest.Answer late = cleo.sit(table);
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.text("key")).isEqualTo("table-is-full");
    }

    @Test
    void whoSatDownMayLeaveAndTheOwnerMayCancelBeforeTheStart() {
        Guest.Answer table = anna.lay("", "none", "me", "open", "open");
        String path = "/api/tables/" + table.text("id");
        bert.sit(table);
        assertThat(bert.delete(path + "/seat").status()).isEqualTo(200);
        assertThat(cleo.delete(path).status()).isEqualTo(404);
        assertThat(bert.get("/api/me/tables").body().path("tables")).isEmpty();
        assertThat(anna.delete(path).text("stage")).isEqualTo("cancelled");
        Guest.Answer late = bert.sit(table);
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.text("key")).isEqualTo("table-is-closed");
    }

    @Test
    void onceBegunItCannotBeLeftOrCancelled() {
        Guest.Answer table = anna.lay("", "none", "me", "bot-random");
        assertThat(anna.delete("/api/tables/" + table.text("id")).text("key")).isEqualTo("already-started");
        assertThat(anna.delete("/api/tables/" + table.text("id") + "/seat").text("key"))
                .isEqualTo("cannot-leave-now");
    }

    @Test
    void memoryAidsAreOnUnlessToldAndStayAsChosenInTheRematch() {
        assertThat(anna.lay("", "none", "me", "open").body().path("aids").asBoolean())
                .isTrue();
        Guest.Answer bare = anna.post("/api/tables", """
                {"game":"%s","settings":{},"listed":false,"spectators":"anyone","aids":false,"clock":"none",
                "entropy":"","seats":[{"kind":"me","bot":"","name":""},{"kind":"bot","bot":"greedy","name":""}]}""".formatted(Guest.GAME));
        String path = "/api/tables/" + bare.text("id");
        try (Screen screen = anna.open(bare.text("id"))) {
            screen.scene();
            screen.send("{\"kind\":\"resign\",\"key\":\"enough\"}");
            screen.next(message -> message.has("ending"));
        }
        assertThat(anna.get(path).body().path("aids").asBoolean(true)).isFalse();
        assertThat(anna.post(path + "/rematch", "").body().path("aids").asBoolean(true))
                .isFalse();
    }

    /// The other one leads now; both ask, one table follows.
    @Test
    void aRematchSwapsTheSeatsAndIsOneTable() {
        Guest.Answer table = anna.lay("\"first-leader\":\"seat-1\"", "none", "me", "open");
        bert.sit(table);
        String path = "/api/tables/" + table.text("id");
        assertThat(anna.post(path + "/rematch", "").text("key")).isEqualTo("not-finished");
        try (Screen one = anna.open(table.text("id"))) {
            one.scene();
            one.send("{\"kind\":\"resign\",\"key\":\"enough\"}");
            assertThat(one.next("scene").path("ending").path("ranks").toString())
                    .isEqualTo("[2,1]");
        }
        Guest.Answer next = anna.post(path + "/rematch", "");
        assertThat(bert.post(path + "/rematch", "").text("id")).isEqualTo(next.text("id"));
        assertThat(next.body().path("mySeats").toString()).isEqualTo("[2]");
        assertThat(next.text("stage")).isEqualTo("running");
        assertThat(next.body().path("settings").path("first-leader").asString()).isEqualTo("seat-1");
        assertThat(anna.get(path).text("rematch")).isEqualTo(next.text("id"));
        assertThat(cleo.post(path + "/rematch", "").status()).isIn(403, 404);
    }

    @Test
    void spectatorsSeeWhatLiesOpenAndOnlyWhereTheyMay() {
        Guest.Answer open = lay("true", "anyone");
        bert.sit(open);
        try (Screen watching = cleo.open(open.text("id"))) {
            JsonNode scene = watching.scene();
            assertThat(scene.has("seat")).isFalse();
            assertThat(scene.path("view").path("seats").get(0).path("known")).isEmpty();
            assertThat(scene.path("question").path("offers")).isEmpty();
            watching.play("spy", scene.path("question").path("asked").asInt(), "play goblin-0");
            assertThat(watching.next("refused").path("problem").path("key").asString())
                    .isEqualTo("not-your-seat");
        }
        Guest.Answer closed = lay("true", "nobody");
        bert.sit(closed);
        Assertions.assertThatThrownBy(opening(closed))
                .isInstanceOfSatisfying(
                        SocketClient.Refused.class,
                        refused -> assertThat(refused.status()).isEqualTo(403));
    }

    @Test
    void whatDoesNotAddUpIsRefusedAndNamed() {
        Guest.Answer deck = anna.lay("\"factions\":\"goblin,knight\"", "none", "me", "open");
        assertThat(deck.text("key")).isEqualTo("deck-does-not-add-up");
        assertThat(deck.text("rule")).isEqualTo("claim:R2");
        assertThat(deck.text("where")).isEqualTo("settings.factions");
        assertThat(deck.body().path("words").toString()).isEqualTo("{\"seats\":\"2\",\"tens\":\"3\"}");
        Guest.Answer order = anna.lay("\"recruit-order\":\"by-rank\"", "none", "me", "open");
        assertThat(order.text("key")).isEqualTo("not-with-so-many");
        assertThat(order.body().path("words").toString())
                .isEqualTo("{\"setting\":\"recruit-order\",\"seats\":\"2\",\"counts\":\"3, 4\"}");
        assertThat(anna.lay("\"artifacts\":\"perhaps\"", "none", "me", "open").text("key"))
                .isEqualTo("no-such-value");
        assertThat(anna.lay("\"no-such\":\"x\"", "none", "me", "open").text("where"))
                .isEqualTo("settings");
        assertThat(anna.lay("", "sundial", "me", "open").text("where")).isEqualTo("clock");
        assertThat(anna.lay("", "none", "me").status()).isEqualTo(422);
        assertThat(anna.lay("", "none", "me", "bot-genius").text("key")).isEqualTo("not-one-of");
        assertThat(anna.post("/api/tables", "{\"game\":\"chess\"}").status()).isEqualTo(400);
        assertThat(anna.get("/api/me/tables").body().path("tables"))
                .as("nothing half-done")
                .isEmpty();
    }

    @Test
    void threeAndFourSeatsFillWithPeopleAndBots() {
        Guest.Answer table = anna.lay("", "none", "me", "open", "bot-random", "bot-random");
        assertThat(bert.sit(table).text("stage")).isEqualTo("running");
        try (Screen one = anna.open(table.text("id"));
                Screen two = bert.open(table.text("id"))) {
            while (!Screen.isOver(one.scene())) {
                for (Screen screen : List.of(one, two)) {
                    JsonNode scene = screen.scene();
                    if (Screen.isAsked(scene)) {
                        String key = screen.play(scene, 0);
                        screen.next(message -> message.path("key").asString().equals(key));
                    }
                }
                Thread.onSpinWait();
            }
            assertThat(one.scene().path("ending").path("ranks")).hasSize(4);
        }
    }

    private ThrowableAssert.ThrowingCallable opening(Guest.Answer table) {
        return () -> cleo.open(table.text("id")).close();
    }

    private Guest.Answer lay(String listed, String spectators) {
        return anna.post("/api/tables", """
                {"game":"%s","settings":{},"seats":[{"kind":"me","bot":"","name":""},{"kind":"open","bot":"","name":""}],\
                "listed":%s,"spectators":"%s","clock":"none","entropy":""}""".formatted(Guest.GAME, listed, spectators));
    }

    private static List<String> ids(Guest.Answer list) {
        return list.body()
                .path("tables")
                .valueStream()
                .map(table -> table.path("id").asString())
                .toList();
    }
}
