package winterhall.server.botcheck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import winterhall.engine.Game;
import winterhall.engine.QuickChance;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.server.HallOptions;
import winterhall.server.HallServer;
import winterhall.server.bot.BotProtocolCheck.Report;

/// Lets a program play over the network: restarted for each match, at a seat among house bots, in a hall of its own.
public final class SocketCheck {
    private static final long LONGEST_FAREWELL = 5_000;

    private final Launch launch;
    private final long millis;
    private final long farewell;

    /// @param command the program and its own arguments; address, token and table follow them
    /// @param millis how long it may think about each answer
    public SocketCheck(List<String> command, long millis) {
        this(Launch.program(List.copyOf(command)), millis, LONGEST_FAREWELL);
    }

    /// @param farewell how long it may take to end after the match
    SocketCheck(Launch launch, long millis, long farewell) {
        this.launch = launch;
        this.millis = millis;
        this.farewell = farewell;
    }

    /// Stops at the first trouble.
    public Report play(Game<?, ?> game, int matches, long seed) {
        try {
            Path folder = Files.createTempDirectory("winterhall-bot-check");
            try {
                return play(folder, game, matches, seed);
            } finally {
                delete(folder);
            }
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    private Report play(Path folder, Game<?, ?> game, int matches, long seed) {
        var options = new HallOptions(0, folder, Optional.empty(), Optional.empty(), 0, millis, false)
                .at(Optional.of(Relay.HOST));
        try (var hall = new HallServer(options, List.of(game))) {
            return play(hall.port(), game, matches, seed);
        }
    }

    /// @param port of a hall on this machine that gives bots as much time as we do
    Report play(int port, Game<?, ?> game, int matches, long seed) {
        String hall = Relay.HOST + ":" + port;
        int played = 0;
        int answers = 0;
        long start = 0;
        long slowest = 0;
        Optional<String> trouble = Optional.empty();
        try (var visitor = new Visitor(hall)) {
            while (trouble.isEmpty() && played < matches) {
                Setup setup = game.anySetup(new QuickChance(seed).split(played).source("setup"));
                String table = visitor.lay(setup, Seat.all(setup.seats()).get(played % setup.seats()));
                var judge = new MatchJudge(millis);
                trouble = match(hall, visitor.token(), table, judge);
                answers += judge.answers();
                start = Math.max(start, judge.arrival());
                slowest = Math.max(slowest, judge.slowest());
                if (trouble.isEmpty()) {
                    played++;
                }
            }
        }
        String where = "match " + (played + 1) + ", answer " + (answers + 1) + ": ";
        return new Report(
                played,
                answers,
                start,
                slowest,
                trouble.map(where::concat).map(List::of).orElse(List.of()));
    }

    private Optional<String> match(String hall, String token, String table, MatchJudge judge) {
        try (var relay = new Relay(hall, judge)) {
            Launch.Running bot = launch.start(List.of(relay.address(), token, table));
            try {
                var _ = bot.ended().thenRun(judge::ended);
                Optional<String> trouble = judge.await();
                return trouble.isPresent() ? trouble : farewell(bot);
            } finally {
                bot.kill().run();
            }
        } catch (IOException refused) {
            return Optional.of("it does not start: " + refused.getMessage());
        }
    }

    private Optional<String> farewell(Launch.Running bot) {
        try {
            bot.ended().get(farewell, TimeUnit.MILLISECONDS);
            return Optional.empty();
        } catch (TimeoutException _) {
            return Optional.of("it did not end within " + farewell + " ms after the match was over");
        } catch (InterruptedException | ExecutionException stopped) {
            throw new CompletionException(stopped);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
