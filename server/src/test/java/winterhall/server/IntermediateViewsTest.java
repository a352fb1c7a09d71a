package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampTable.settle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import winterhall.engine.Shelf;

/// The views in between: a trick is played, judged, cleared away and the next card turned, all in one step.
class IntermediateViewsTest {
    @TempDir
    Path data;

    private HallServer hall;
    private Guest anna;
    private Guest bert;
    private Guest carl;
    private Guest.Answer table;

    @BeforeEach
    void open() {
        hall = new HallServer(new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 20), Shelf.games());
        anna = Guest.at(hall.port());
        bert = Guest.at(hall.port());
        carl = Guest.at(hall.port());
        table = anna.lay("", "none", "me", "open");
        bert.sit(table);
    }

    @AfterEach
    void close() {
        anna.close();
        bert.close();
        carl.close();
        hall.close();
    }

    @Test
    void theTrickLiesWholeBeforeItIsClearedAway() {
        try (Screen one = anna.open(id());
                Screen two = bert.open(id());
                Screen onlooker = carl.open(id(), invited())) {
            playFirstTrick(one, two);
            for (Screen screen : List.of(one, two, onlooker)) {
                JsonNode scene = settle(screen);
                JsonNode beat = scene.path("beats").get(0);
                assertThat(kinds(beat)).startsWith("card-played", "trick-won").endsWith("centre-turned");
                assertThat(plays(scene.path("view"))).isEmpty();
                List<JsonNode> views = views(scene);
                assertThat(plays(views.getFirst())).hasSize(2);
                assertThat(views.getFirst().path("trick").has("winner")).isFalse();
                assertThat(views.get(1).path("trick").has("winner")).isTrue();
                assertThat(views).doesNotHaveDuplicates().doesNotContain(scene.path("view"));
            }
        }
    }

    @Test
    void theyAreThoseOfTheViewer() {
        try (Screen one = anna.open(id());
                Screen two = bert.open(id());
                Screen onlooker = carl.open(id(), invited())) {
            playFirstTrick(one, two);
            views(settle(onlooker)).forEach(view -> assertThat(known(view)).containsExactly(0, 0));
            assertThat(known(views(settle(one)).getFirst()).getLast()).isZero();
            assertThat(known(views(settle(two)).getFirst())).containsExactly(0, 12);
        }
    }

    @Test
    void aStepOfThePastShowsTheSame() {
        try (Screen one = anna.open(id());
                Screen two = bert.open(id())) {
            playFirstTrick(one, two);
            JsonNode past = anna.get("/api/tables/" + id() + "/steps/2").body();
            assertThat(past.path("beats").get(0)).isEqualTo(lastBeat(one));
            JsonNode start = anna.get("/api/tables/" + id() + "/steps/0").body();
            assertThat(start.path("beats").get(0).has("views"))
                    .as("while the table is set up")
                    .isFalse();
            assertThat(anna.get("/api/tables/" + id() + "/steps/1")
                            .body()
                            .path("beats")
                            .get(0)
                            .has("views"))
                    .isFalse();
        }
    }

    @Test
    void whoComesBackSeesTheEndAndSoDoBots() {
        try (Screen one = anna.open(id());
                Screen two = bert.open(id());
                Guest robot = bert.bot();
                Screen bot = robot.open(id())) {
            playFirstTrick(one, two);
            assertThat(lastBeat(bot).path("step").asInt()).isEqualTo(2);
            assertThat(lastBeat(bot).has("views")).isFalse();
            try (Screen again = bert.open(id(), "?since=1")) {
                assertThat(lastBeat(again).path("events"))
                        .isEqualTo(lastBeat(two).path("events"));
                assertThat(lastBeat(again).has("views")).isFalse();
            }
        }
    }

    @Test
    void aCrowdSeesTheEndAndThosePlayingMore() {
        var crowd = new ArrayList<Screen>();
        try (Screen one = anna.open(id());
                Screen two = bert.open(id())) {
            while (crowd.size() < 15) {
                crowd.add(carl.open(id(), invited()));
                settle(crowd.getLast());
            }
            playFirstTrick(one, two);
            assertThat(lastBeat(crowd.getFirst()).path("step").asInt()).isEqualTo(2);
            assertThat(lastBeat(crowd.getFirst()).has("views")).isFalse();
            assertThat(lastBeat(one).has("views")).isTrue();
        }
        crowd.forEach(Screen::close);
    }

    private String id() {
        return table.text("id");
    }

    private String invited() {
        return "?invite=" + table.text("invite");
    }

    /// Both play their first offer.
    private static void playFirstTrick(Screen one, Screen two) {
        boolean isFirst = Screen.isAsked(settle(one));
        for (Screen screen : isFirst ? List.of(one, two) : List.of(two, one)) {
            String key = screen.play(screen.asked(), 0);
            screen.next(message -> message.path("key").asString().equals(key));
        }
        settle(one);
        settle(two);
    }

    private static JsonNode lastBeat(Screen screen) {
        JsonNode beats = settle(screen).path("beats");
        return beats.get(beats.size() - 1);
    }

    private static List<String> kinds(JsonNode beat) {
        return beat.path("events")
                .valueStream()
                .map(event -> event.path("kind").asString())
                .toList();
    }

    /// The views in between of a scene with one beat, made whole.
    private static List<JsonNode> views(JsonNode scene) {
        var views = new ArrayList<JsonNode>();
        for (JsonNode interim : scene.path("beats").get(0).path("views")) {
            var view = (ObjectNode) scene.path("view").deepCopy();
            for (var part : interim.path("parts").properties()) {
                if (part.getValue().isNull()) {
                    view.remove(part.getKey());
                } else {
                    view.set(part.getKey(), part.getValue());
                }
            }
            views.add(view);
        }
        return views;
    }

    private static List<JsonNode> plays(JsonNode view) {
        return view.path("trick").path("plays").valueStream().toList();
    }

    /// How many cards of each hand are known.
    private static List<Integer> known(JsonNode view) {
        return view.path("seats")
                .valueStream()
                .map(seat -> seat.path("known").size())
                .toList();
    }
}
