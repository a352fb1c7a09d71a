package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What is said at a table is kept, or comes back to its author: with the limits that are there for people.
class ChatTest {
    @TempDir
    Path data;

    private PeopleHall hall;
    private Guest anna;
    private Guest bert;
    private String table;

    @BeforeEach
    void open() {
        hall = new PeopleHall(new HallOptions(0, data, Optional.of(Halls.usual(data)), Optional.empty(), 0, 20, true));
        anna = hall.guest();
        bert = hall.guest();
        Guest.Answer laid = anna.lay("", "none", "me", "open");
        bert.sit(laid);
        table = laid.text("id");
    }

    @AfterEach
    void close() {
        hall.close();
    }

    @Test
    void aRefusalNamesTheRemark() {
        try (Screen screen = anna.open(table)) {
            assertThat(said(screen, "empty", " ").path("problem").path("key").asString())
                    .isEqualTo("remark-too-long");
            screen.send("{\"kind\":\"say\",\"key\":\"odd\",\"text\":\"hello\",\"loud\":true}");
            assertThat(answer(screen, "odd").path("problem").path("key").asString())
                    .isEqualTo("unknown-field");
        }
    }

    @Test
    void aRemarkStaysWithinItsLine() {
        try (Screen screen = anna.open(table);
                Screen other = bert.open(table)) {
            said(screen, "one", "well\u202e played\u2067 Z\u0301\u0302\u0303\u0304\u0305a\u0308");
            JsonNode heard = other.next(message -> Screen.is(message, "said"));
            assertThat(heard.path("remark").path("text").asString())
                    .isEqualTo("well played Z\u0301\u0302\u0303a\u0308");
        }
    }

    @Test
    void aRemarkBearsThePresentName() {
        try (Screen screen = anna.open(table);
                Screen other = bert.open(table)) {
            anna.patch("/api/me", "{\"name\":\"Anna\"}");
            said(screen, "one", "it is me");
            JsonNode heard = other.next(message -> Screen.is(message, "said"));
            assertThat(heard.path("remark").path("name").asString()).isEqualTo("Anna");
        }
    }

    @Test
    void talkingTooFastIsAnsweredWithTheRemarkThatWasNotTaken() {
        try (Screen screen = anna.open(table);
                Screen other = bert.open(table)) {
            int taken = 0;
            while (Screen.is(said(screen, "remark-" + taken, "quick"), "accepted")) {
                taken++;
            }
            assertThat(taken).isBetween(10, 40);
            assertThat(Screen.is(said(other, "one", "and I?"), "accepted")).isTrue();
        }
    }

    @Test
    void aRemarkNeedsAKeyOfItsOwn() {
        try (Screen screen = anna.open(table)) {
            for (String key : new String[] {"", "k".repeat(65)}) {
                assertThat(said(screen, key, "hello")
                                .path("problem")
                                .path("key")
                                .asString())
                        .isEqualTo("bad-key");
            }
            assertThat(Screen.is(said(screen, "k".repeat(64), "hello"), "accepted"))
                    .isTrue();
        }
        assertThat(hall.cells("SELECT COUNT(*) FROM remark")).containsExactly("1");
    }

    @Test
    void whoHasSaidAllThatIsKeptSilencesNobodyElse() {
        try (Screen screen = anna.open(table);
                Screen other = bert.open(table)) {
            assertThat(Screen.is(said(screen, "first", "hello"), "accepted")).isTrue();
            hall.sql("WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 500)"
                    + " INSERT INTO remark (table_id, number, person, seat, text, at, wish)"
                    + " SELECT table_id, i, person, seat, text, at, 'more ' || i FROM remark, n");
            assertThat(said(screen, "last", "once more")
                            .path("problem")
                            .path("key")
                            .asString())
                    .isEqualTo("you-said-enough");
            assertThat(Screen.is(said(screen, "first", "hello"), "accepted"))
                    .as("the same command is answered as before")
                    .isTrue();
            assertThat(Screen.is(said(other, "mine", "my turn"), "accepted")).isTrue();
        }
    }

    @Test
    void whoPlaysAgainReadsOnWhatWasSaidAndNobodyElseDoes() {
        String next = again(table, "before");
        String third = again(next, "between");
        try (Screen screen = anna.open(third)) {
            said(screen, "now", "now");
        }
        Guest.Answer heard = bert.get("/api/tables/" + third + "/chat");
        assertThat(texts(heard, "remarks")).containsExactly("now");
        assertThat(texts(heard, "earlier")).containsExactly("before", "between");
        String invite = anna.get("/api/tables/" + third).text("invite");
        Guest.Answer overheard = hall.guest().get("/api/tables/" + third + "/chat?invite=" + invite);
        assertThat(texts(overheard, "remarks")).containsExactly("now");
        assertThat(texts(overheard, "earlier")).isEmpty();
        assertThat(hall.guest()
                        .get("/api/tables/" + third + "?invite=" + invite)
                        .body()
                        .has("follows"))
                .isFalse();
        assertThat(bert.get("/api/tables/" + third).text("follows")).isEqualTo(next);
    }

    /// Something is said, one gives up, and the same people meet again.
    private String again(String played, String text) {
        try (Screen screen = anna.open(played)) {
            said(screen, text, text);
            screen.send("{\"kind\":\"resign\",\"key\":\"enough\"}");
            screen.next(message -> message.has("ending"));
        }
        assertThat(anna.get("/api/tables/" + played).body().path("ended").asLong())
                .isPositive();
        return anna.post("/api/tables/" + played + "/rematch", "").text("id");
    }

    private static List<String> texts(Guest.Answer chat, String which) {
        return chat.body()
                .path(which)
                .valueStream()
                .map(remark -> remark.path("text").asString())
                .toList();
    }

    private static JsonNode said(Screen screen, String key, String text) {
        screen.send("{\"kind\":\"say\",\"key\":\"%s\",\"text\":\"%s\"}".formatted(key, text));
        return answer(screen, key);
    }

    private static JsonNode answer(Screen screen, String key) {
        return screen.next(message -> (Screen.is(message, "accepted") || Screen.is(message, "refused"))
                && message.path("key").asString().equals(key));
    }
}
