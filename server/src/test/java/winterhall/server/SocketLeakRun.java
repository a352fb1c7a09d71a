package winterhall.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import winterhall.engine.Game;
import winterhall.engine.Poll;
import winterhall.engine.Shelf;
import winterhall.server.leak.Midway;
import winterhall.server.leak.Pair;
import winterhall.server.leak.Pairs;

/// The leak test through the real doors: pages, errors, chat and sockets of two halls, compared to the byte, for every
/// game on the shelf.
public final class SocketLeakRun {
    /// How many pairs two halls see.
    private static final int BATCH = 50;

    /// So many batches at once, so that one works while another waits for the disk.
    private static final int AT_ONCE = 4;

    private static final AtomicInteger ROUNDS = new AtomicInteger();

    private final AtomicReference<Optional<String>> leak = new AtomicReference<>(Optional.empty());

    private SocketLeakRun() {}

    /// The first leak that was found; empty if there is none.
    ///
    /// @param pairs of all games together, so that one more makes no run longer
    public static String leak(String folder, long pairs, long seed) throws IOException {
        List<Game<?, ?>> games = Shelf.games();
        for (Game<?, ?> game : games) {
            Path place = Files.createDirectories(Path.of(folder, game.id()));
            Optional<String> leak = new SocketLeakRun().run(place, game, Math.ceilDiv(pairs, games.size()), seed);
            if (leak.isPresent()) {
                return leak.get();
            }
        }
        return "";
    }

    /// How many rounds of windows have ended in both worlds of a pair so far.
    static int rounds() {
        return ROUNDS.get();
    }

    private <B, V> Optional<String> run(Path folder, Game<B, V> game, long count, long seed) {
        var pairs = new ArrayList<Pair<B>>();
        for (long number = 0; pairs.size() < count; number++) {
            List<Pair<B>> found = Pairs.of(game, seed, number);
            found.stream().filter(pair -> !isAtPoll(pair)).limit(3).forEach(pairs::add);
            found.stream().filter(SocketLeakRun::isAtPoll).limit(2).forEach(pairs::add);
        }
        try (var threads = Executors.newFixedThreadPool(AT_ONCE)) {
            var batches = new ArrayList<Callable<Void>>();
            for (int from = 0; from < count; from += BATCH) {
                List<Pair<B>> batch = pairs.subList(from, (int) Math.min(count, from + BATCH));
                Path place = folder.resolve("from-" + from);
                batches.add(() -> follow(place, game, batch));
            }
            for (Future<Void> done : threads.invokeAll(batches)) {
                done.get();
            }
        } catch (ExecutionException | InterruptedException trouble) {
            throw new IllegalStateException(trouble);
        }
        return leak.get();
    }

    private static boolean isAtPoll(Pair<?> pair) {
        return pair.one().agenda().top() instanceof Poll<?, ?>;
    }

    private <B, V> Void follow(Path folder, Game<B, V> game, List<Pair<B>> pairs) throws IOException {
        if (leak.get().isPresent()) {
            return null;
        }
        var ones = new ArrayList<Game<?, ?>>();
        var others = new ArrayList<Game<?, ?>>();
        for (int i = 0; i < pairs.size(); i++) {
            ones.add(new Midway<>("w" + i, game, pairs.get(i).one()));
            others.add(new Midway<>("w" + i, game, pairs.get(i).other()));
        }
        try (var one = new SocketWorld(Files.createDirectories(folder.resolve("one")), ones);
                var other = new SocketWorld(Files.createDirectories(folder.resolve("other")), others)) {
            for (int i = 0; i < pairs.size() && leak.get().isEmpty(); i++) {
                var comparison = new SocketWorldComparison<>(game, "w" + i, pairs.get(i), one, other);
                comparison.follow().ifPresent(found -> leak.set(Optional.of(found)));
                ROUNDS.addAndGet(comparison.rounds());
            }
        }
        return null;
    }
}
