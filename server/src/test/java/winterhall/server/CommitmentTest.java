package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.PeopleHall.id;
import static winterhall.server.PeopleHall.require;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import winterhall.wire.Json;
import winterhall.wire.Records.WrittenRecord;

/// The hall commits itself to the deal of a table before anybody asks for that table.
@ParameterizedClass
@EnumSource(Halls.class)
class CommitmentTest {
    private static final String NEXT = "/api/me/commitment";

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
    void whatIsShownIsWhatTheNextTableHasAndThenItIsAnother() {
        Guest anna = hall.guest();
        String others = shown(hall.guest(), NEXT);
        String first = shown(anna, NEXT);
        assertThat(shown(anna, NEXT)).isEqualTo(first).isNotEqualTo(others);
        assertThat(lay(anna, first).text("commitment")).isEqualTo(first);

        String second = shown(anna, NEXT);
        assertThat(second).isNotEqualTo(first);
        assertThat(anna.lay("", "none", "me", "open").text("commitment"))
                .as("a client that does not name it gets it too")
                .isEqualTo(second);
    }

    @Test
    void aBotSeesWhatItsPersonSees() {
        Guest anna = hall.guest();
        try (Guest bot = anna.bot()) {
            String next = shown(bot, NEXT);
            assertThat(shown(anna, NEXT)).isEqualTo(next);
            assertThat(lay(bot, next).text("commitment")).isEqualTo(next);
            assertThat(shown(bot, NEXT)).isNotEqualTo(next);
        }
    }

    @Test
    void noTableIsLaidOnACommitmentThatWasNotShown() {
        Guest anna = hall.guest();
        String next = shown(anna, NEXT);
        for (String other : List.of("", "00", shown(hall.guest(), NEXT))) {
            Guest.Answer refused = lay(anna, other);
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.text("key")).isEqualTo("other-commitment");
        }
        assertThat(anna.get("/api/me/tables").body().path("tables")).isEmpty();
        assertThat(shown(anna, NEXT)).isEqualTo(next);
    }

    @Test
    void tablesLaidAtOnceHaveSecretsOfTheirOwn() {
        Guest anna = hall.guest();
        String next = shown(anna, NEXT);
        List<Guest.Answer> tables = atOnce(() -> anna.lay("", "none", "me", "bot-random"));
        assertThat(tables.stream().map(table -> table.text("commitment")))
                .doesNotHaveDuplicates()
                .contains(next);
        assertThat(hall.cells("SELECT secret FROM hall_table")).doesNotHaveDuplicates();
    }

    @Test
    void ofThoseWhoNameTheSameOneGetsIt() {
        Guest anna = hall.guest();
        String next = shown(anna, NEXT);
        List<Guest.Answer> answers = atOnce(() -> lay(anna, next));
        assertThat(answers.stream().map(Guest.Answer::status)).containsOnlyOnce(200);
        assertThat(answers.stream().filter(answer -> answer.status() != 200).map(answer -> answer.text("key")))
                .containsOnly("other-commitment");
    }

    /// All who played see it beforehand; what the one who asks adds comes after it.
    @Test
    void aRematchIsDealtAsWasShownToEverybodyAtTheTable() {
        Guest anna = hall.guest();
        Guest bert = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        String rematch = "/api/tables/" + table.text("id") + "/rematch";
        assertThat(anna.get(rematch).text("key")).isEqualTo("not-finished");
        resign(anna, table);
        String promised = shown(anna, rematch);
        assertThat(shown(bert, rematch)).isEqualTo(promised);
        assertThat(bert.post(rematch, "{\"commitment\":\"%s\"}".formatted(shown(bert, NEXT)))
                        .text("key"))
                .isEqualTo("other-commitment");

        Guest.Answer next = bert.post(rematch, "{\"entropy\":\"c0ffee\",\"commitment\":\"%s\"}".formatted(promised));
        assertThat(next.text("commitment")).isEqualTo(promised);
        assertThat(anna.post(rematch, "{\"entropy\":\"00\",\"commitment\":\"%s\"}".formatted(promised))
                        .text("id"))
                .isEqualTo(next.text("id"));
        assertThat(anna.get(rematch).text("key")).isEqualTo("already-started");

        resign(anna, next);
        String path = "/api/tables/" + next.text("id");
        assertThat(bert.get(path + "/fairness").body().path("entropy").toString())
                .as("bert has moved on to the first seat")
                .isEqualTo("[\"c0ffee\",\"\"]");
        String record =
                Json.write(new WrittenRecord(bert.getText(path + "/record").body()));
        assertThat(anna.post("/api/verify", record).body().path("committed").asBoolean())
                .isTrue();
    }

    @Test
    void bytesForARematchAreHexadecimal() {
        Guest anna = hall.guest();
        Guest.Answer table = anna.lay("", "none", "me", "bot-random");
        resign(anna, table);
        Guest.Answer refused = anna.post("/api/tables/" + table.text("id") + "/rematch", "{\"entropy\":\"xyz\"}");
        assertThat(refused.text("key")).isEqualTo("not-hexadecimal");
    }

    @Test
    void theSecretStaysInsideAndGoesWithThePerson() {
        Guest anna = hall.guest();
        String stored = "SELECT secret FROM promise WHERE whose = '%s'".formatted(id(anna));
        try (var log = new LogCapture()) {
            String next = anna.get(NEXT).body().toString();
            String secret = hall.cells(stored).getFirst();
            lay(anna, "another");
            String told = next
                    + anna.get("/api/me").body()
                    + anna.get("/api/me/export").body()
                    + log.lines();
            assertThat(secret).hasSize(128);
            assertThat(told).doesNotContain(secret);
        }
        require(anna.post("/api/me/farewell", "{\"password\":\"\"}"), 204);
        assertThat(hall.cells(stored)).isEmpty();
    }

    private static String shown(Guest guest, String path) {
        return guest.get(path).text("commitment");
    }

    private static Guest.Answer lay(Guest owner, String commitment) {
        return owner.post("/api/tables", """
                {"game":"%s","settings":{},"listed":false,"spectators":"anyone","clock":"none","entropy":"c0ffee",\
                "commitment":"%s","seats":[{"kind":"me","bot":"","name":""},{"kind":"bot","bot":"random","name":""}]}
                """.formatted(Guest.GAME, commitment));
    }

    private static void resign(Guest guest, Guest.Answer table) {
        try (Screen screen = guest.open(table.text("id"))) {
            screen.scene();
            screen.send("{\"kind\":\"resign\",\"key\":\"enough\"}");
            screen.next(message -> message.has("ending"));
        }
    }

    private static List<Guest.Answer> atOnce(java.util.function.Supplier<Guest.Answer> request) {
        List<CompletableFuture<Guest.Answer>> asked = Stream.generate(() -> CompletableFuture.supplyAsync(request))
                .limit(6)
                .toList();
        return asked.stream().map(CompletableFuture::join).toList();
    }
}
