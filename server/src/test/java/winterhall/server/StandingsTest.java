package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampHall.MINUTE;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.play;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// With three seats and more a bot plays on for a seat that gives up or runs out of time; that seat does not win by it.
class StandingsTest {
    @AutoClose
    static final CampHall hall = CampHall.inFolderOfItsOwn();

    @Test
    void whoGaveUpStandsLastAndWhoLeftLaterAhead() {
        List<Screen> four =
                hall.lay("none", "person", "person", "person", "person").openAll();
        play(four.get(0), "gather");
        play(four.get(0), "gather");
        command(four.get(1), "resign", "");
        command(four.get(0), "resign", "");
        JsonNode end = playOut(four.get(2), four.get(3));
        assertThat(end.path("view").path("wood").get(0).asInt()).isGreaterThan(1);
        assertThat(end.path("ending").path("how").asString()).isEqualTo("finished");
        assertThat(end.path("ending").path("ranks").toString()).isEqualTo("[2,3,1,1]");
    }

    @Test
    void whoLostOnTimeStandsLast() {
        List<Screen> three = hall.lay("live", "person", "person", "person").openAll();
        play(three.getFirst(), "gather");
        hall.time.advance(11 * MINUTE);
        JsonNode end = playOut(three.get(1), three.get(2));
        assertThat(end.path("seats").get(0).path("sitting").asString()).isEqualTo("resigned");
        assertThat(end.path("ending").path("ranks").toString()).isEqualTo("[2,1,1]");
    }

    /// Those who stayed do nothing for the win, each in its turn, until it is over.
    private static JsonNode playOut(Screen one, Screen other) {
        List<Screen> round = List.of(one, one, other, other, one, other); // two deeds each, then the vote
        while (true) {
            for (Screen screen : round) {
                JsonNode scene = screen.asked();
                if (Screen.isOver(scene)) {
                    return scene;
                }
                boolean isVote = scene.path("question").path("ask").asString().equals("stay-or-go");
                command(
                        screen,
                        "play",
                        "\"asked\":%d,\"move\":\"%s\""
                                .formatted(scene.path("question").path("asked").asInt(), isVote ? "vote yes" : "rest"));
                screen.scene();
            }
        }
    }
}
