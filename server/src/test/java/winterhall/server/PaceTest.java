package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampTable.order;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.settle;
import static winterhall.server.CampTable.since;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.server.notify.NoticeOptions;
import winterhall.wire.Json;

/// How long an answer takes tells nothing (docs/decisions/pace.md).
class PaceTest {
    private static final long PACE = 700;

    @TempDir
    static Path data;

    static CampHall hall;

    @BeforeAll
    static void open() {
        hall = new CampHall(data, PACE, NoticeOptions.USUAL);
    }

    @AfterAll
    static void close() throws Exception {
        hall.close();
    }

    @Test
    void aPassByOrderLooksLikeOneByHand() {
        assertThat(passSeenByTheOther("pass")).isEqualTo(passSeenByTheOther("ask-me"));
    }

    /// What seat 2 is sent when both pass, seat 1 by order or by hand at the same time.
    private static List<String> passSeenByTheOther(String order) {
        CampTable table = hall.lay("live", "person", "person");
        List<Screen> both = table.openAll();
        order(both.getFirst(), order);
        order(both.getLast(), "ask-me");
        for (Screen screen : both) {
            play(screen, "rest");
            play(screen, "rest");
        }
        settle(both.getLast());
        int seen = both.getLast().everything.size();
        hall.time.advance(PACE - 1);
        assertThat(since(both.getLast(), seen)).isEmpty();
        hall.time.advance(1);
        if (order.equals("ask-me")) {
            play(both.getFirst(), "pass");
        }
        settle(both.getLast());
        assertThat(since(both.getLast(), seen)).as("before both have answered").isEmpty();
        play(both.getLast(), "pass");
        return since(both.getLast(), seen).stream().map(PaceTest::gist).toList();
    }

    /// A message without what differs from table to table anyway: names, times of day and seat 2's own token.
    private static String gist(String text) {
        JsonNode scene = Json.tree(text);
        JsonNode question = scene.path("question");
        return List.of(
                        scene.path("kind"),
                        scene.path("step"),
                        scene.path("beats"),
                        scene.path("view").path("wood"),
                        scene.path("seats").path(0).path("clock").path("millis"),
                        scene.path("undoBarred"),
                        question.path("ask"),
                        question.path("asked"),
                        question.path("awaited"))
                .toString();
    }

    @Test
    void aBotWithOneOptionTakesAsLongAsOneWithMore() {
        CampTable table = hall.lay("none", "person", "greedy");
        Screen screen = table.open(1);
        play(screen, "rest");
        play(screen, "rest");
        for (String what : List.of("deed", "deed", "horn")) {
            settle(screen);
            int seen = screen.everything.size();
            hall.time.advance(PACE - 1);
            assertThat(since(screen, seen)).as(what).isEmpty();
            hall.time.advance(1);
            screen.next("scene");
        }
    }
}
