package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;

class WholeMatchTest {
    @TempDir
    Path data;

    @Test
    void twoGuestsFinishAMatchOverTheWire() {
        try (var hall = new HallServer(
                        new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 20), Shelf.games());
                var anna = Guest.at(hall.port());
                var bert = Guest.at(hall.port())) {
            Guest.Answer table = anna.lay("", "none", "me", "open");
            assertThat(table.text("stage")).isEqualTo("open");
            try (Screen one = anna.open(table.text("id"))) {
                assertThat(one.next("gathering").path("table").path("stage").asString())
                        .isEqualTo("open");
                assertThat(bert.sit(table).text("stage")).isEqualTo("running");
                try (Screen two = bert.open(table.text("id"))) {
                    JsonNode end = finish(one, two);
                    assertThat(end.path("ending").path("how").asString()).isEqualTo("finished");
                    assertThat(end.path("ending").path("ranks")).hasSize(2);
                }
            }
        }
    }

    static JsonNode finish(Screen... screens) {
        var random = RandomGenerator.of("L64X128MixRandom");
        while (true) {
            for (Screen screen : screens) {
                JsonNode scene = screen.scene();
                if (Screen.isOver(scene)) {
                    return scene;
                }
                if (Screen.isAsked(scene)) {
                    String key = screen.play(
                            scene,
                            random.nextInt(scene.path("question").path("offers").size()));
                    screen.next(message -> message.path("key").asString().equals(key));
                    screen.scene();
                }
            }
        }
    }
}
