package winterhall.server.leak;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.server.Toys;
import winterhall.server.store.Database;

/// Follows many pairs of worlds of every game on the shelf, and of two toys, one with a poll every round, one with windows of
/// several seats in every turn, on two databases.
public final class MatchLeakRun {
    /// Enough at once that many moves share one sync of the disk.
    private static final int AT_ONCE = 24;

    private final long wanted;
    private final long seed;
    private final AtomicLong games = new AtomicLong();
    private final AtomicLong pairs = new AtomicLong();
    private final AtomicLong compared = new AtomicLong();
    private final AtomicReference<Optional<String>> leak = new AtomicReference<>(Optional.empty());

    /// @param compared messages that were the same in both worlds
    /// @param leak the first one found
    public record Report(long pairs, long compared, Optional<String> leak) {}

    private MatchLeakRun(long wanted, long seed) {
        this.wanted = wanted;
        this.seed = seed;
    }

    /// Stops at the first leak.
    public static Report run(Path folder, long pairs, long seed) {
        return new MatchLeakRun(pairs, seed).run(folder);
    }

    /// The leak that was found, or nothing: for a class loader that shares no type of ours.
    public static String leak(String folder, long pairs, long seed) {
        return run(Path.of(folder), pairs, seed).leak().orElse("");
    }

    private Report run(Path folder) {
        List<Game<?, ?>> games = Stream.concat(Shelf.games().stream(), Stream.of(Toys.trek(), Toys.duel()))
                .toList();
        try (var one = Database.open("jdbc:sqlite:" + folder.resolve("one.db"));
                var other = Database.open("jdbc:sqlite:" + folder.resolve("other.db"));
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            String owner = "owner";
            List.of(one, other).forEach(database -> welcome(database, owner));
            var running = new java.util.ArrayList<java.util.concurrent.Future<?>>();
            for (int i = 0; i < AT_ONCE; i++) {
                running.add(threads.submit(() -> followAll(games, one, other, owner)));
            }
            for (var each : running) {
                each.get();
            }
        } catch (java.util.concurrent.ExecutionException | InterruptedException trouble) {
            throw new IllegalStateException(trouble);
        }
        return new Report(pairs.get(), compared.get(), leak.get());
    }

    /// The games take turns, so that one more makes no run longer.
    private void followAll(List<Game<?, ?>> shelf, Database one, Database other, String owner) {
        while (isWanted()) {
            long number = games.getAndIncrement();
            follow(shelf.get((int) (number % shelf.size())), number, one, other, owner);
        }
    }

    private <B, V> void follow(Game<B, V> game, long number, Database one, Database other, String owner) {
        for (Pair<B> pair : Pairs.of(game, seed, number)) {
            if (!isWanted()) {
                return;
            }
            var result = WorldComparison.follow(game, pair, one, other, owner);
            pairs.incrementAndGet();
            compared.addAndGet(result.compared());
            result.leak().ifPresent(found -> leak.compareAndSet(Optional.empty(), Optional.of(found)));
        }
    }

    private boolean isWanted() {
        return pairs.get() < wanted && leak.get().isEmpty();
    }

    private static void welcome(Database database, String id) {
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("INSERT INTO person (id, name, created) VALUES (:id, :id, 0)")
                        .bind("id", id)
                        .execute());
    }
}
