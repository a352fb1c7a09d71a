package winterhall.server.botcheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.engine.Shelf;
import winterhall.server.HallOptions;
import winterhall.server.HallServer;
import winterhall.server.bot.BotProtocolCheck.Report;

/// Bots that come over the network are told what they do wrong.
class SocketCheckTest {
    private static final Path SAMPLES = Files.exists(Path.of("samples")) ? Path.of("samples") : Path.of("../samples");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @TempDir
    static Path data;

    private static HallServer hall;

    @BeforeAll
    static void open() {
        hall = new HallServer(
                new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 5_000, false), Shelf.games());
    }

    @AfterAll
    static void close() {
        hall.close();
    }

    /// In a hall that the check opens and closes itself.
    @Test
    void theJavaSampleKeepsToTheProtocol() {
        var check = new SocketCheck(
                List.of(JAVA, SAMPLES.resolve("java/SocketBot.java").toString()), 5_000);
        plays(check.play(Shelf.games().getFirst(), 1, 1), 1);
    }

    @Test
    void thePythonSampleKeepsToTheProtocol() {
        assumeTrue(hasPython(), "python3 is not here: the Python sample was NOT run");
        var check = new SocketCheck(
                List.of("python3", SAMPLES.resolve("python/socket_bot.py").toString()), 5_000);
        plays(check.play(hall.port(), Shelf.games().getFirst(), 1, 2), 1);
    }

    @Test
    void everySetupOfTheGameIsPlayed() {
        plays(check("good", 5_000).play(hall.port(), Shelf.games().getFirst(), 2, 3), 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "silent | 1 | match 1, answer 1: it did not answer in time: 251 ms",
                "late | 1 | match 1, answer 1: it did not answer in time: 251 ms",
                "illegal | 5000 | match 1, answer 1: it answered what was not offered: fold",
                "unasked | 5000 | match 1, answer 1: it answered a question that it was not asked: 999",
                "unreadable | 5000 | match 1, answer 1: it said what cannot be read: {\"kind\":\"dance\"}",
                "keyless | 5000 | match 1, answer 2: the hall refused what it said: bad-key",
                "resigns | 5000 | match 1, answer 1: it gave up",
                "stubborn | 750 | match 1, answer 3: it did not answer again after a refusal: 1000 ms",
                "gone | 5000 | match 1, answer 5: it ended before the match did",
                "absent | 5000 | match 1, answer 1: it ended before the match did",
                "stranger | 5000 | match 1, answer 1: the hall did not let it in: 401",
            })
    void whatABotDoesWrongIsNamed(String manner, long millis, String trouble) {
        Report report = check(manner, millis).play(hall.port(), Shelf.games().getFirst(), 1, 1);
        assertThat(report.troubles()).containsExactly(trouble);
        assertThat(report.matches()).isZero();
    }

    @Test
    void whatDoesNotStartIsNamed() {
        Report report = new SocketCheck(List.of("/no/such/program"), 200)
                .play(hall.port(), Shelf.games().getFirst(), 1, 1);
        assertThat(report.troubles()).singleElement().asString().startsWith("match 1, answer 1: it does not start: ");
    }

    @Test
    void aBotThatStaysAfterTheMatchIsNamed() {
        Launch staying = arguments -> {
            Launch.Running bot = ToyBot.launch("good").start(arguments);
            return new Launch.Running(new CompletableFuture<>(), bot.kill());
        };
        Report report = new SocketCheck(staying, 5_000, 100)
                .play(hall.port(), Shelf.games().getFirst(), 1, 1);
        assertThat(report.troubles())
                .singleElement()
                .asString()
                .endsWith("it did not end within 100 ms after the match was over");
    }

    private static boolean hasPython() {
        return Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "python3")));
    }

    private static SocketCheck check(String manner, long millis) {
        return new SocketCheck(ToyBot.launch(manner), millis, 5_000);
    }

    private static void plays(Report report, int matches) {
        assertThat(report.troubles()).isEmpty();
        assertThat(report.matches()).isEqualTo(matches);
        assertThat(report.answers()).isGreaterThan(10 * matches);
    }
}
