package winterhall.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.enginetest.Repository;
import winterhall.enginetest.Scenario;
import winterhall.generate.Generated;
import winterhall.wire.Json;

/// Boards are looked at in moments that a match rarely comes to: each game may name some in `web/e2e/moments`, and what the
/// hall shows of them is kept beside.
class StagedMomentsTest {
    static Stream<Game<?, ?>> games() {
        return Shelf.games().stream().filter(game -> Files.exists(script(game)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theScenariosHold(Game<?, ?> game) throws IOException {
        for (Scenario scenario : Scenario.readAll("moments", Files.readString(script(game)))) {
            assertThat(scenario.run(Shelf::game).failure()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMomentsAreWhatTheHallShowsOfThem(Game<?, ?> game) throws IOException, Refused {
        var moments = new ArrayList<String>();
        for (String scenario : Files.readString(script(game)).split("\n---\n")) {
            List<String> lines = Arrays.stream(scenario.split("\n"))
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList();
            int heading = lines.indexOf(lines.stream()
                    .filter(line -> line.startsWith("game "))
                    .findFirst()
                    .orElseThrow());
            new StagedMoments<>(game, List.of(lines.get(heading).split("\\s+")))
                    .play(lines.subList(heading + 1, lines.size())).stream()
                            .map(Json::write)
                            .forEach(moments::add);
        }
        Generated.isUpToDate(folder(game) + ".json", "[\n" + String.join(",\n", moments) + "\n]\n");
    }

    private static Path script(Game<?, ?> game) {
        return Repository.ROOT.resolve(folder(game) + ".scenario");
    }

    private static String folder(Game<?, ?> game) {
        return "web/e2e/moments/" + game.id();
    }
}
