package winterhall.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import winterhall.engine.Game;
import winterhall.engine.QuickChance;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;

/// Kills a hall in the middle of play, again and again, and compares what was acknowledged with what is stored.
final class KillRun {
    private static final int TABLES = 3;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final RandomGenerator random;
    private final AtomicInteger pulse = new AtomicInteger();
    private final List<String> tables = new ArrayList<>();
    private final List<ReconnectingPlayer> players = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();

    /// What a run showed.
    ///
    /// @param slowest the longest time from the start of the process to the first command acknowledged after a kill
    record Report(int kills, int acknowledged, Duration slowest, List<String> troubles) {}

    private KillRun(long seed) {
        random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }

    static Report run(Path folder, String url, int kills, long seed) {
        return new KillRun(seed).run(folder, url, kills);
    }

    private Report run(Path folder, String url, int kills) {
        var hall = new HallProcess(folder, url);
        var slowest = Duration.ZERO;
        try {
            for (int kill = 0; kill < kills; kill++) {
                while (threads.stream().filter(Thread::isAlive).count() < 2 * TABLES) {
                    sitDown(hall.port());
                }
                awaitPulse(hall, pulse.get() + 1 + random.nextInt(40));
                LockSupport.parkNanos(random.nextInt(3_000_000));
                hall.kill();
                int before = pulse.get();
                long began = System.nanoTime();
                hall.restart();
                awaitPulse(hall, before + 1);
                var took = Duration.ofNanos(System.nanoTime() - began);
                slowest = took.compareTo(slowest) > 0 ? took : slowest;
            }
            players.forEach(ReconnectingPlayer::stop);
            for (Thread thread : threads) {
                thread.join(PATIENCE);
            }
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        } finally {
            players.forEach(ReconnectingPlayer::stop);
            hall.kill();
            players.forEach(player -> player.guest.close());
        }
        var troubles = new ArrayList<String>();
        players.forEach(player -> troubles.addAll(player.troubles));
        try (var database = Database.open(url)) {
            tables.forEach(table -> compare(table, new Ledger(database).lines(table), troubles));
        }
        int acknowledged =
                players.stream().mapToInt(player -> player.acknowledged.size()).sum();
        return new Report(kills, acknowledged, slowest, troubles);
    }

    /// More players at a table of their own, each time of the next game on the shelf.
    private void sitDown(int port) {
        Game<?, ?> game = Shelf.games().get(tables.size() % Shelf.games().size());
        Setup setup = eventful(game);
        var guests = new ArrayList<Guest>();
        while (guests.size() < setup.seats()) {
            guests.add(Guest.at(port));
        }
        Guest.Answer table = guests.getFirst().lay(setup);
        guests.stream().skip(1).forEach(guest -> guest.sit(table));
        tables.add(table.text("id"));
        for (Guest guest : guests) {
            var player = new ReconnectingPlayer(
                    guest,
                    table.text("id"),
                    RandomGeneratorFactory.of("L64X128MixRandom").create(random.nextLong()),
                    pulse);
            players.add(player);
            threads.add(Thread.ofPlatform().daemon().start(player));
        }
    }

    /// A setup with much to hide, and so with windows to be answered by order, if the game says which those are.
    private Setup eventful(Game<?, ?> game) {
        var source = new QuickChance(random.nextLong()).source("setup");
        return game.guide().map(guide -> guide.setup(source)).orElseGet(() -> game.anySetup(source));
    }

    /// Waits until so many commands were acknowledged in all; when every match has ended meanwhile another one begins.
    private void awaitPulse(HallProcess hall, int wanted) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (pulse.get() < wanted) {
            if (threads.stream().noneMatch(Thread::isAlive)) {
                sitDown(hall.port());
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("the players do not get on: " + pulse + " of " + wanted);
            }
            Thread.sleep(1);
        }
    }

    /// Nothing lost, doubled or out of order; nothing there that nobody asked for.
    private void compare(String table, List<Ledger.Line> lines, List<String> troubles) {
        var byCommand = new LinkedHashMap<String, Ledger.Line>();
        for (int i = 0; i < lines.size(); i++) {
            Ledger.Line line = lines.get(i);
            if (line.number() != i || i > 0 && line.step() < lines.get(i - 1).step()) {
                troubles.add("line " + i + " of " + table + " has the number " + line.number());
            }
            line.command().ifPresent(command -> {
                if (byCommand.put(command, line) != null) {
                    troubles.add(command + " was done twice");
                }
            });
        }
        for (ReconnectingPlayer player : players) {
            int last = 0;
            for (var done : player.acknowledged) {
                Ledger.Line line = byCommand.get(player.person + " " + done.key());
                if (!done.table().equals(table)) {
                    continue;
                }
                if (line == null || line.step() != done.step()) {
                    troubles.add(done + " was acknowledged, and the ledger has " + line);
                } else if (line.number() < last) {
                    troubles.add(done + " was acknowledged out of order");
                } else {
                    last = line.number();
                }
            }
            player.sent.forEach(key -> byCommand.remove(player.person + " " + key));
        }
        byCommand.keySet().forEach(command -> troubles.add(command + " is in the ledger, and nobody wished it"));
    }
}
