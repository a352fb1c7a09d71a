package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.enginetest.Repository;
import winterhall.enginetest.Scenario;
import winterhall.generate.Generated;
import winterhall.wire.Http.SeatCard;
import winterhall.wire.Http.TableCard;
import winterhall.wire.Json;

/// The lessons of the web client are what the hall shows of scenarios that are played as they say: every game with a
/// `lesson.scenario` beside its board has one.
class LessonTest {
    static Stream<Game<?, ?>> games() {
        return Shelf.games().stream().filter(game -> Files.exists(script(game)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theScenariosHold(Game<?, ?> game) throws IOException {
        for (Scenario scenario : Scenario.readAll("lesson.scenario", Files.readString(script(game)))) {
            assertThat(scenario.run(Shelf::game).failure()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLessonIsWhatTheHallShowsOfThem(Game<?, ?> game) throws IOException, Refused {
        String moments = new LessonScript<>(game)
                .moments(Files.readString(script(game))).stream()
                        .map(Json::write)
                        .collect(Collectors.joining(",\n"));
        Generated.isUpToDate(
                folder(game) + "lesson.json",
                "{\"table\":" + Json.write(table(game)) + ",\"moments\":[\n" + moments + "\n]}\n");
    }

    private static Path script(Game<?, ?> game) {
        return Repository.ROOT.resolve(folder(game) + "lesson.scenario");
    }

    private static String folder(Game<?, ?> game) {
        return "web/src/games/" + game.id() + "/";
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
                Optional.empty(),
                seats,
                List.of(1),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
