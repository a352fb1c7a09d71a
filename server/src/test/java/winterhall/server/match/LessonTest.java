package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.enginetest.Scenario;
import winterhall.server.Generated;
import winterhall.wire.Http.SeatCard;
import winterhall.wire.Http.TableCard;
import winterhall.wire.Json;

/// The lessons of the web client are what the hall shows of scenarios that are played as they say.
class LessonTest {
    private static final String FOLDER = "web/src/games/claim/";

    @Test
    void theScenariosHold() throws IOException {
        for (Scenario scenario : Scenario.readAll("lesson.scenario", script())) {
            assertThat(scenario.run(Shelf::game).failure()).isEmpty();
        }
    }

    @Test
    void theLessonIsWhatTheHallShowsOfThem() throws IOException, Refused {
        Game<?, ?> game = Shelf.game("claim");
        String moments = new LessonScript<>(game)
                .moments(script()).stream().map(Json::write).collect(Collectors.joining(",\n"));
        Generated.isUpToDate(
                FOLDER + "lesson.json",
                "{\"table\":" + Json.write(table(game)) + ",\"moments\":[\n" + moments + "\n]}\n");
    }

    private static String script() throws IOException {
        return Files.readString(Generated.REPOSITORY.resolve(FOLDER + "lesson.scenario"));
    }

    private static TableCard table(Game<?, ?> game) {
        var seats = List.of(new SeatCard(1, "person", "", ""), new SeatCard(2, "bot", "", "greedy"));
        return new TableCard(
                "lesson",
                game.id(),
                game.rulesVersion(),
                new LinkedHashMap<>(),
                "finished",
                "",
                false,
                false,
                "anyone",
                true,
                "none",
                "relaxed",
                "",
                0,
                seats,
                List.of(1),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
