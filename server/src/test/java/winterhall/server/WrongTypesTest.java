package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;

/// Nothing that a client sends is bent until it fits.
class WrongTypesTest {
    @TempDir
    Path data;

    private HallServer hall;
    private Guest anna;

    @BeforeEach
    void open() {
        hall = new HallServer(
                new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 5, false), Shelf.games());
        anna = Guest.at(hall.port());
    }

    @AfterEach
    void close() {
        anna.close();
        hall.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"name\":5}", "{\"name\":null}", "{\"language\":null}", "{\"language\":[\"de\"]}"})
    void nobodyIsRenamedByAWrongType(String change) {
        JsonNode before = anna.get("/api/me").body();
        Guest.Answer refused = anna.patch("/api/me", change);
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text("key")).isEqualTo("misfit");
        assertThat(anna.get("/api/me").body()).isEqualTo(before);
    }

    @Test
    void aLanguageThatTheHallDoesNotSpeakIsRefused() {
        Guest.Answer refused = anna.patch("/api/me", "{\"language\":\"xx\"}");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.text("key")).isEqualTo("not-one-of");
        assertThat(refused.body().path("words").path("values").asString()).contains("en", "nl", "de", "fr", "es");
        assertThat(anna.patch("/api/me", "{\"language\":\"nl\"}").text("language"))
                .isEqualTo("nl");
    }

    @Test
    void noTableIsPublicByAText() {
        Guest.Answer refused = anna.post("/api/tables", """
                {"game":"%s","settings":{},"seats":[{"kind":"me","bot":"","name":""},{"kind":"open","bot":"","name":""}],
                 "listed":"true","spectators":"anyone","clock":"none","entropy":""}""".formatted(Guest.GAME));
        assertThat(refused.text("where")).isEqualTo("listed");
        assertThat(anna.get("/api/me/tables").body().path("tables")).isEmpty();
    }

    @Test
    void noMoveIsPlayedAtAStepThatIsAText() {
        String table = anna.lay("", "none", "me", "bot-random").text("id");
        try (Screen screen = anna.open(table)) {
            JsonNode question = screen.asked().path("question");
            screen.send("{\"kind\":\"play\",\"key\":\"k\",\"asked\":\"%d\",\"move\":\"%s\"}"
                    .formatted(
                            question.path("asked").asInt(),
                            question.path("offers").get(0).path("line").asString()));
            JsonNode answer =
                    screen.next(message -> message.path("key").asString().equals("k"));
            assertThat(answer.path("problem").path("key").asString()).isEqualTo("misfit");
            assertThat(answer.path("problem").path("where").asString()).isEqualTo("asked");
        }
    }

    @Test
    void aSocketWhoseAddressBreaksOffIsRefused() throws IOException {
        String table = anna.lay("", "none", "me", "bot-random").text("id");
        try (var wire = new RawConnection(hall.port())) {
            RawConnection.Reply reply = wire.upgrade(
                    "/api/tables/" + table + "/socket?invite=%zz", "winterhall=" + PeopleHall.cookie(anna));
            assertThat(reply.status()).isEqualTo(400);
        }
    }

    @Test
    void nothingIsSaidTwice() {
        JsonNode before = anna.get("/api/me").body();
        Guest.Answer refused = anna.patch("/api/me", "{\"name\":\"Anna\",\n\"name\":\"Bert\"}");
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.text("key")).isEqualTo("field-twice");
        assertThat(refused.body().path("words").path("line").asString()).isEqualTo("2");
        assertThat(anna.get("/api/me").body()).isEqualTo(before);
    }

    @Test
    void aKeyStandsForOneCommandOnly() {
        String table = anna.lay("", "none", "me", "bot-random").text("id");
        try (Screen screen = anna.open(table)) {
            JsonNode question = screen.asked().path("question");
            String asked = "\"asked\":" + question.path("asked").asInt() + ",\"move\":";
            String one = asked + question.path("offers").get(0).path("line");
            String other = asked + "\"pass\""; // whatever was dealt, the first offer is a card
            JsonNode accepted = CampTable.command(screen, "once", "play", one);
            assertThat(CampTable.isAccepted(accepted)).isTrue();
            assertThat(CampTable.why(CampTable.command(screen, "once", "play", other)))
                    .isEqualTo("key-was-used");
            assertThat(CampTable.why(CampTable.command(screen, "once", "resign", "")))
                    .isEqualTo("key-was-used");
            assertThat(CampTable.command(screen, "once", "play", one)).isEqualTo(accepted);
            assertThat(Screen.isOver(CampTable.settle(screen))).isFalse();

            assertThat(CampTable.isAccepted(CampTable.command(screen, "said", "say", "\"text\":\"yes\"")))
                    .isTrue();
            assertThat(CampTable.why(CampTable.command(screen, "said", "say", "\"text\":\"no\"")))
                    .isEqualTo("key-was-used");
            assertThat(CampTable.isAccepted(CampTable.command(screen, "said", "say", "\"text\":\"yes\"")))
                    .isTrue();
        }
        assertThat(anna.get("/api/tables/" + table + "/chat").body().path("remarks"))
                .hasSize(1);
    }
}
