package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;
import winterhall.enginetest.Repository;
import winterhall.server.bot.BotProgram;
import winterhall.server.bot.BotProtocolCheck;
import winterhall.server.client.SocketClient;
import winterhall.wire.Json;

/// Bots that are programs of their own, through standard input and output and through the socket.
class BotProtocolTest {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final List<String> JAVA_BOT =
            List.of(JAVA, Repository.ROOT.resolve("samples/java/Bot.java").toString());

    @TempDir
    Path data;

    @Test
    void theJavaSampleKeepsToTheProtocol() {
        BotProtocolCheck.Report report =
                new BotProtocolCheck(JAVA_BOT, 5_000).play(Shelf.games().getFirst(), 2, 1);
        assertThat(report.troubles()).isEmpty();
        assertThat(report.matches()).isEqualTo(2);
        assertThat(report.answers()).isGreaterThan(50);
    }

    @Test
    void thePythonSampleKeepsToTheProtocol() throws Exception {
        assumeTrue(hasPython(), "python3 is not here: the Python sample was NOT run");
        var command = List.of(
                "python3", Repository.ROOT.resolve("samples/python/bot.py").toString());
        BotProtocolCheck.Report report =
                new BotProtocolCheck(command, 5_000).play(Shelf.games().getFirst(), 2, 2);
        assertThat(report.troubles()).isEmpty();
        assertThat(report.matches()).isEqualTo(2);
    }

    /// Takes the first offer; a whole bot in a few words of shell.
    private static final String SHELL_BOT = """
            printf '%s\\n' '{"winterhall-bot":1}'
            n=0
            while read -r question; do
              n=$((n + 1))
              line=$(printf '%s' "$question" | sed 's/.*"offers":\\[{"line":"\\([^"]*\\)".*/\\1/')
              printf '{"number":%d,"line":"%s"}\\n' $n "$line"
            done
            """;

    @Test
    void theStartIsNoPartOfTheFirstAnswer() {
        var command = List.of("sh", "-c", "sleep 1.2; read -r hello; " + SHELL_BOT);
        BotProtocolCheck.Report report =
                new BotProtocolCheck(command, 700).play(Shelf.games().getFirst(), 1, 3);
        assertThat(report.troubles()).isEmpty();
        assertThat(report.start()).isBetween(1_200L, BotProgram.START_MILLIS);
        assertThat(report.slowest()).isLessThan(700 + BotProgram.GRACE_MILLIS);
    }

    /// What a program does wrong, in shell, and how that is named.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "echo nonsense | its first line cannot be read: nonsense",
                "echo '{\"winterhall-bot\":9}' | its first line names another protocol: 9 instead of 1",
                "exit 0 | it has ended",
                "echo '{\"winterhall-bot\":1}'; read q; sleep 5 | it did not answer in time: 450 ms",
                "echo '{\"winterhall-bot\":1}'; echo '[' ; sleep 5 | it answered what cannot be read: [",
                "echo '{\"winterhall-bot\":1}'; echo '{\"number\":7,\"line\":\"pass\"}'; sleep 5 | it answered another question: 7 instead of 1",
                "echo '{\"winterhall-bot\":1}'; echo '{\"number\":1,\"line\":\"fold\"}'; sleep 5 | it answered what was not offered: fold",
                "echo '{\"winterhall-bot\":1}'; head -c 20000 /dev/zero; sleep 5 | it answered what cannot be read: ????",
            })
    void whatAProgramDoesWrongIsNamed(String script, String trouble) {
        BotProtocolCheck.Report report = new BotProtocolCheck(List.of("sh", "-c", script.strip()), 200)
                .play(Shelf.games().getFirst(), 1, 1);
        assertThat(report.troubles()).singleElement().asString().contains(trouble.strip());
        assertThat(report.answers()).isZero();
    }

    @Test
    void aProgramFillsASeatAndABrokenOneDoesNotHoldUpTheTable() throws Exception {
        Path starts = data.resolve("starts");
        var broken = List.of("sh", "-c", "echo started >> " + starts + "; exit 1");
        var programs = Map.of("any", JAVA_BOT, "broken", broken);
        var options = new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 2_000).withPrograms(programs);
        try (var log = new LogCapture();
                var hall = new HallServer(options, Shelf.games());
                var anna = Guest.at(hall.port())) {
            Guest.Answer table = anna.lay("", "none", "bot-any", "bot-broken");
            try (Screen screen = anna.open(table.text("id"))) {
                JsonNode end = screen.next(message -> Screen.is(message, "scene") && Screen.isOver(message));
                assertThat(end.path("ending").path("how").asString()).isEqualTo("finished");
            }
            assertThat(log.lines())
                    .filteredOn(line -> line.contains("stumbled"))
                    .containsExactly("the bot broken stumbled: it has ended");
            assertThat(Files.readAllLines(starts)).as("left alone for a while").hasSize(1);
            assertThat(anna.lay("", "none", "me", "bot-unknown").status()).isEqualTo(422);
        }
    }

    @Test
    void aProgramThatKeepsSilentKeepsNoOtherBotWaiting() throws Exception {
        Path asked = data.resolve("asked");
        String script =
                "echo '{\"winterhall-bot\":1}'; read -r hello; read -r question; touch " + asked + "; exec sleep 60";
        var options = new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 60_000)
                .withPrograms(Map.of("silent", List.of("sh", "-c", script)));
        try (var hall = new HallServer(options, Shelf.games());
                var anna = Guest.at(hall.port())) {
            String stuck = anna.lay("", "none", "bot-silent", "bot-silent").text("id");
            String alike = anna.lay("", "none", "bot-silent", "bot-silent").text("id");
            String other = anna.lay("", "none", "bot-greedy", "bot-greedy").text("id");
            try (Screen first = anna.open(stuck);
                    Screen second = anna.open(alike)) {
                first.scene();
                second.scene(); // is shown after the bots were asked
                Await.until(() -> Files.exists(asked));
                try (Screen screen = anna.open(other)) {
                    screen.next(message -> Screen.is(message, "scene") && Screen.isOver(message));
                }
            }
        }
    }

    @Test
    void aProgramIsShownWhatAPersonInItsSeatWouldBe() throws Exception {
        Path asked = data.resolve("questions");
        String script =
                "read -r hello; " + SHELL_BOT.replace("do\n", "do\n printf '%s\\n' \"$question\" >> " + asked + "\n");
        var options = new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 2_000)
                .withPrograms(Map.of("first", List.of("sh", "-c", script)));
        var shown = new HashMap<Integer, JsonNode>();
        try (var hall = new HallServer(options, Shelf.games());
                var anna = Guest.at(hall.port())) {
            Guest.Answer table = anna.lay("", "none", "me", "bot-first");
            try (Screen screen = anna.open(table.text("id"))) {
                for (JsonNode scene = screen.asked(); !Screen.isOver(scene); scene = screen.asked()) {
                    screen.play(scene, 0);
                    screen.next("accepted");
                }
                screen.messages().stream()
                        .filter(message -> Screen.is(message, "scene"))
                        .forEach(scene -> shown.put(scene.path("step").asInt(), scene));
            }
        }
        int told = -1;
        for (String question : Files.readAllLines(asked)) {
            assertThat(Json.tree(question).path("millis").asLong()).isPositive();
            JsonNode scene = Json.tree(question).path("scene");
            int step = scene.path("step").asInt();
            JsonNode hers = shown.get(step);
            for (String open : List.of("table", "stage", "seats", "orders")) {
                assertThat(scene.path(open)).isEqualTo(hers.path(open));
            }
            for (String open : List.of("asked", "ask", "awaited")) {
                assertThat(scene.path("question").path(open))
                        .isEqualTo(hers.path("question").path(open));
            }
            assertThat(scene.path("seat").asString()).isEqualTo("seat:2");
            for (JsonNode beat : scene.path("beats")) {
                assertThat(beat.path("step").asInt()).isEqualTo(++told);
            }
            assertThat(told).isEqualTo(step);
        }
        assertThat(told).isGreaterThan(20);
    }

    @Test
    void aTokenLetsAProgramPlayAndNothingElse() throws Exception {
        var options = new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 20);
        try (var hall = new HallServer(options, Shelf.games());
                var anna = Guest.at(hall.port());
                var http = HttpClient.newHttpClient()) {
            String token = anna.post("/api/me/bot-token", "").text("token");
            String base = anna.base;
            assertThat(status(http, base + "/api/me", "GET", token)).isEqualTo(200);
            assertThat(status(http, base + "/api/me/tables", "GET", token)).isEqualTo(200);
            assertThat(status(http, base + "/api/me/bot-token", "POST", token)).isEqualTo(403);
            assertThat(status(http, base + "/api/me/bot-token", "DELETE", token))
                    .isEqualTo(403);
            assertThat(status(http, base + "/api/me", "GET", "wrong")).isEqualTo(401);

            Guest.Answer table = anna.lay("", "none", "me", "bot-random");
            var socket = URI.create(base.replace("http", "ws") + "/api/tables/" + table.text("id") + "/socket");
            var bot = new SocketBot();
            try (SocketClient _ = SocketClient.open(socket, Map.of("Authorization", "Bearer " + token), bot)) {
                assertThat(bot.ended.get(60, TimeUnit.SECONDS)).isEqualTo("finished");
                assertThat(bot.first.join()).isEqualTo("{\"winterhall-bot\":1,\"name\":\"Winterhall\"}");
            }

            anna.delete("/api/me/bot-token");
            assertThat(status(http, base + "/api/me", "GET", token)).isEqualTo(401);
        }
    }

    /// What its hall lets every bot think, or what is left on its clock; people are told no such thing.
    @Test
    void aBotIsToldItsTimeWithEachQuestionAndAPersonIsNot() {
        var options = new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 20, false);
        try (var hall = new HallServer(options, Shelf.games());
                var anna = Guest.at(hall.port());
                var bot = anna.bot()) {
            String table = anna.lay("\"first-leader\":\"seat-1\"", "none", "me", "bot-random")
                    .text("id");
            try (Screen person = anna.open(table);
                    Screen program = bot.open(table)) {
                assertThat(person.asked().path("question").has("millis")).isFalse();
                JsonNode asked = program.asked();
                assertThat(asked.path("question").path("millis").asLong()).isEqualTo(20);
                program.play(asked, 0);
                JsonNode next = program.next(message -> Screen.is(message, "scene") && Screen.isAsked(message));
                assertThat(next.path("question").path("millis").asLong()).isEqualTo(20);
            }
        }
    }

    private static int status(HttpClient http, String address, String method, String token) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address))
                .method(method, HttpRequest.BodyPublishers.noBody())
                .header("Authorization", "Bearer " + token)
                .header("X-Winterhall", "1")
                .build();
        return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }

    private static boolean hasPython() throws Exception {
        for (String folder : System.getenv("PATH").split(":")) {
            if (Files.isExecutable(Path.of(folder, "python3"))) {
                return new ProcessBuilder("python3", "--version")
                                .redirectErrorStream(true)
                                .start()
                                .waitFor()
                        == 0;
            }
        }
        return false;
    }
}
