package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampTable.asked;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.isAccepted;
import static winterhall.server.CampTable.order;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.propose;
import static winterhall.server.CampTable.respond;
import static winterhall.server.CampTable.settle;
import static winterhall.server.CampTable.since;
import static winterhall.server.CampTable.why;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Everybody in a window is asked at once; the answers count in turn.
class WindowsTest {
    private static CampHall hall;

    @TempDir
    static Path data;

    @BeforeAll
    static void open() {
        hall = new CampHall(data);
    }

    @AfterAll
    static void close() {
        hall.close();
    }

    @Test
    void anEarlyAnswerIsItsOwnersAloneUntilItCounts() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        playToTheHorn(both);
        Screen first = both.getFirst();
        Screen last = both.getLast();
        assertThat(question(last).path("window").asString()).isEqualTo("horn");
        assertThat(question(last).path("awaited")).isEmpty();
        int seen = first.everything.size();
        play(last, "pass");
        assertThat(question(last).path("answered").path("kind").asString()).isEqualTo("pass");
        assertThat(question(last).path("offers")).isEmpty();
        assertThat(isAccepted(command(last, "withdraw", asked(last)))).isTrue();
        assertThat(question(last).has("answered")).isFalse();
        assertThat(why(command(last, "withdraw", asked(last)))).isEqualTo("nothing-to-withdraw");
        play(last, "pass");
        settle(first);
        assertThat(since(first, seen)).as("what the first was told").isEmpty();
        play(first, "pass");
        assertThat(beats(settle(first))).isEqualTo("seat:1 passed, seat:2 passed");
        assertThat(question(first).path("ask").asString()).isEqualTo("stay-or-go");
    }

    @Test
    void whenSomebodyBeforeActsTheOthersAreAskedAgain() {
        CampTable table = tableWhereTheFirstCanShout();
        List<Screen> both = table.openAll();
        play(both.getLast(), "pass");
        play(both.getFirst(), "shout");
        assertThat(beats(settle(both.getLast()))).isEqualTo("seat:1 shouted");
        assertThat(question(both.getLast()).path("ask").asString()).isEqualTo("hear-horn");
        assertThat(question(both.getLast()).has("answered")).isFalse();
        assertThat(question(both.getLast()).path("offers")).isNotEmpty();
        command(both.getLast(), "resign", "");
        Guest guest = table.guests.getFirst();
        String path = "/api/tables/" + table.id;
        assertThat(guest.getText(path + "/record").body()).contains("shout").doesNotContain("pass");
        JsonNode steps = guest.get(path + "/steps").body();
        assertThat(steps.path("beats").valueStream().map(WindowsTest::told))
                .as("the deeds of both, the shout, the end")
                .containsExactly(
                        "start",
                        "seat:1 rested",
                        "seat:1 rested",
                        "seat:2 rested",
                        "seat:2 rested",
                        "seat:1 shouted",
                        "end");
        for (int step = 0; step <= steps.path("last").asInt(); step++) {
            String scene = guest.get(path + "/steps/" + step).body().toString();
            assertThat(scene)
                    .as("the replay at " + step)
                    .doesNotContain("passed")
                    .doesNotContain("\"pass\"");
        }
    }

    @Test
    void whoWouldGoBackOutOfAWindowHasToAskTheOthersInIt() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        playToTheHorn(both);
        Screen first = both.getFirst();
        Screen last = both.getLast();
        JsonNode barred = lookedAgain(last).path("undoBarred");
        assertThat(barred.path("reason").asString()).isEqualTo("others-may-react");
        play(first, "pass");
        assertThat(lookedAgain(last).path("undoBarred"))
                .as("whether they have answered or not")
                .isEqualTo(barred);
        for (String back : List.of("undo", "reset")) {
            assertThat(why(command(last, back, asked(last)))).isEqualTo("others-may-react");
        }
        propose(last, "take-back");
        respond(first, true);
        assertThat(question(last).path("ask").asString()).isEqualTo("choose-deed");
        play(last, "rest");
        assertThat(question(first).path("ask").asString()).isEqualTo("hear-horn");
        assertThat(question(first).has("answered")).isFalse();
    }

    @Test
    void aSealedAnswerOutlastsTheHall() {
        CampTable table = hall.lay("none", "person", "person");
        List<Screen> both = table.openAll();
        playToTheHorn(both);
        play(both.getLast(), "pass");
        hall.restartAfter(0);
        Screen last = table.open(2);
        assertThat(question(last).path("answered").path("kind").asString()).isEqualTo("pass");
        play(table.open(1), "pass");
        last.next(message -> message.path("question").path("ask").asString().equals("stay-or-go"));
    }

    @Test
    void aStrictWindowTakesItsTimeWhateverIsAnswered() {
        List<Screen> both = hall.layStrict("none", "person", "person").openAll();
        playToTheHorn(both);
        JsonNode open = question(both.getFirst());
        assertThat(open.path("closes").asLong()).isEqualTo(hall.time.now() + 10 * CampHall.SECOND);
        both.forEach(screen -> play(screen, "pass"));
        int seen = both.getFirst().everything.size();
        hall.time.advance(10 * CampHall.SECOND - 1);
        settle(both.getFirst());
        assertThat(since(both.getFirst(), seen)).isEmpty();
        hall.time.advance(1);
        both.getFirst()
                .next(message -> message.path("question").path("ask").asString().equals("stay-or-go"));
    }

    @Test
    void strictWindowsNeedPeopleAtTheTable() {
        Guest owner = hall.guest();
        assertThat(owner.post("/api/tables", """
                {"game":"camp","settings":{},"seats":[{"kind":"me","bot":"","name":""},{"kind":"open","bot":"","name":""}],
                "listed":false,"spectators":"anyone","clock":"slow","windows":"strict","entropy":""}
                """).text("key")).isEqualTo("strict-by-turns");
    }

    @Test
    void againstBotsAloneNoWindowCloses() {
        Screen alone = hall.lay("live", "person", "greedy").openAll().getFirst();
        order(alone, "ask-me");
        play(alone, "rest");
        play(alone, "rest");
        JsonNode horn = alone.next(
                message -> message.path("question").path("ask").asString().equals("hear-horn"));
        assertThat(horn.path("question").has("closes")).isFalse();
    }

    private static CampTable tableWhereTheFirstCanShout() {
        for (int tries = 0; tries < 30; tries++) {
            CampTable table = hall.lay("none", "person", "person");
            List<Screen> both = table.openAll();
            if (settle(both.getFirst()).path("view").path("tokens").get(0).asInt() > 3) {
                playToTheHorn(both);
                return table;
            }
        }
        throw new AssertionError("thirty low tokens in a row");
    }

    private static void playToTheHorn(List<Screen> screens) {
        screens.forEach(screen -> order(screen, "ask-me"));
        for (Screen screen : screens) {
            play(screen, "rest");
            play(screen, "rest");
        }
    }

    private static JsonNode lookedAgain(Screen screen) {
        screen.send("{\"kind\":\"look\",\"since\":-1}");
        return settle(screen);
    }

    private static JsonNode question(Screen screen) {
        return settle(screen).path("question");
    }

    /// What a beat tells, or else what it is.
    private static String told(JsonNode beat) {
        JsonNode event = beat.path("events").path(0);
        return event.isMissingNode() || beat.path("what").asString().equals("start")
                ? beat.path("what").asString()
                : event.path("seat").asString() + " " + event.path("kind").asString();
    }

    private static String beats(JsonNode scene) {
        return scene.path("beats")
                .valueStream()
                .flatMap(beat -> beat.path("events").valueStream())
                .map(event ->
                        event.path("seat").asString() + " " + event.path("kind").asString())
                .reduce((one, other) -> one + ", " + other)
                .orElse("");
    }
}
