package winterhall.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Shelf;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.server.Await;
import winterhall.server.BotPool;
import winterhall.wire.Json;

/// How the time to think is shared out when many questions wait.
class BotPoolTest {
    private static final long MILLIS = 60_000;

    @TempDir
    Path data;

    /// What a program was told: how long it may think, and how many offers it has, by which the questions differ.
    private record Told(long millis, int offers) {}

    @Test
    void aProgramGetsLessTimeTheMoreQuestionsWaitAndAnswersThemInOrder() throws Exception {
        Path asked = data.resolve("asked");
        Path gate = data.resolve("gate");
        assertThat(new ProcessBuilder("mkfifo", gate.toString()).start().waitFor())
                .isZero();
        try (var pool = new BotPool(MILLIS, new BotPrograms(Map.of("busy", busyUntilToldToGoOn(asked, gate))))) {
            var answered = new CountDownLatch(6);
            for (int question = 1; question <= 6; question++) {
                int before = question - 1;
                ask(Shelf.games().getFirst(), pool, question, answered);
                Await.until(() -> pool.waiting() == before && Files.exists(asked));
            }
            Files.writeString(gate, "go on\n");
            assertThat(answered.await(30, TimeUnit.SECONDS)).isTrue();
            assertThat(pool.waiting()).isZero();
        }
        assertThat(told(asked))
                .containsExactly(
                        new Told(MILLIS, 1),
                        new Told(MILLIS / 5, 2),
                        new Told(MILLIS / 4, 3),
                        new Told(MILLIS / 3, 4),
                        new Told(MILLIS / 2, 5),
                        new Told(MILLIS, 6));
    }

    /// Takes the first offer, and notes what it was asked; the first answer waits until somebody writes to the gate.
    private static List<String> busyUntilToldToGoOn(Path asked, Path gate) {
        return List.of("sh", "-c", """
                printf '%%s\\n' '{"winterhall-bot":1}'
                read -r hello
                n=0
                while read -r question; do
                  n=$((n + 1))
                  printf '%%s\\n' "$question" >> %s
                  [ $n -gt 1 ] || read -r go < %s
                  line=$(printf '%%s' "$question" | sed 's/.*"offers":\\[{"line":"\\([^"]*\\)".*/\\1/')
                  printf '{"number":%%d,"line":"%%s"}\\n' $n "$line"
                done
                """.formatted(asked, gate));
    }

    private static <B, V> void ask(Game<B, V> game, BotPool pool, int offers, CountDownLatch answered) {
        var referee = new Referee<>(game);
        var chance = new QuickChance(1);
        Position<B> position =
                referee.start(game.anySetup(chance.source("setup")), chance).position();
        Seat seat = referee.awaited(position).getFirst();
        View<V> view = referee.view(position, Viewer.at(seat));
        List<? extends Move> options = referee.options(position, seat).subList(0, offers);
        pool.think(
                "busy",
                referee,
                view,
                options,
                () -> BotScene.withoutTable(game, view, options, List.of()),
                _ -> answered.countDown());
    }

    private static List<Told> told(Path asked) throws Exception {
        var told = new ArrayList<Told>();
        for (String line : Files.readAllLines(asked)) {
            var question = Json.tree(line);
            told.add(new Told(
                    question.path("millis").asLong(),
                    question.path("scene").path("question").path("offers").size()));
        }
        return told;
    }
}
