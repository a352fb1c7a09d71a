package winterhall.server.table;

import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.server.Denied;
import winterhall.server.match.ClockRules;
import winterhall.server.match.Downtime;
import winterhall.server.match.HallServices;
import winterhall.server.match.LastSeen;
import winterhall.server.match.LedgerReplay;
import winterhall.server.match.MatchHistory;
import winterhall.server.match.MatchHost;
import winterhall.server.match.MatchStore;
import winterhall.server.match.Transitions;
import winterhall.server.match.Watcher;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;
import winterhall.server.table.HallTable.Chair;
import winterhall.server.table.HallTable.Stage;

/// The matches in memory: each is loaded from its ledger when somebody needs it, and dropped when nobody does.
public final class LiveMatches {
    private static final Logger LOG = LoggerFactory.getLogger(LiveMatches.class);

    /// How many matches can be browsed at once without being replayed again for it.
    private static final int MOST_PASTS = 32;

    private final Function<String, Game<?, ?>> games;
    private final Database database;
    private final Tables tables;
    private final HallServices services;
    private volatile Downtime downtime;
    private final Map<String, MatchHost<?, ?>> hosts = new ConcurrentHashMap<>();

    /// Those that were looked through last.
    private final Map<String, MatchHistory<?, ?>> pasts = Collections.synchronizedMap(new Pasts());

    private static final class Pasts extends LinkedHashMap<String, MatchHistory<?, ?>> {
        private static final long serialVersionUID = 1;

        Pasts() {
            super(MOST_PASTS, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, MatchHistory<?, ?>> eldest) {
            return size() > MOST_PASTS;
        }
    }

    /// Held for writing while everything is replaced, for reading by whatever must be over before that or come after.
    private final ReentrantReadWriteLock renewal = new ReentrantReadWriteLock();

    LiveMatches(
            Function<String, Game<?, ?>> games,
            Database database,
            Tables tables,
            HallServices services,
            Downtime downtime) {
        this.games = games;
        this.database = database;
        this.tables = tables;
        this.services = services;
        this.downtime = downtime;
    }

    /// The owner of a match that has begun.
    public MatchHost<?, ?> host(String id) {
        return unlessRenewed(() -> hosts.computeIfAbsent(id, this::load));
    }

    public Optional<MatchHost<?, ?>> hostIfAny(String id) {
        return Optional.ofNullable(hosts.get(id));
    }

    public int count() {
        return hosts.size();
    }

    /// Shows a match to a new watcher, with what happened after a step.
    void join(String table, Watcher watcher, List<Seat> seats, LastSeen since) {
        unlessRenewed(() -> hosts.compute(table, (id, known) -> {
            MatchHost<?, ?> host = known == null ? load(id) : known; // while this runs, nobody retires it
            host.join(watcher, seats, since);
            return host;
        }));
    }

    // Coming and going

    /// Takes up all matches that were running when the hall closed.
    void resume() {
        tables.running().forEach(this::wake);
    }

    /// Loads every match in which something is due, so that it happens.
    void wakeDue() {
        tables.due(services.time().now()).forEach(this::wake);
    }

    private void wake(String id) {
        try {
            host(id);
        } catch (Denied frozen) {
            LOG.warn("table {} does not go on: {}", id, frozen.problem().key());
        }
    }

    /// Lets go of matches that nobody watches and in which nothing has happened since that time.
    void retireIdleSince(long time) {
        for (String id : List.copyOf(hosts.keySet())) {
            hosts.computeIfPresent(id, (_, host) -> host.retireIfIdleSince(time) ? null : host);
        }
    }

    /// Nothing more happens by itself.
    void stop() {
        hosts.values().stream().map(MatchHost::stop).toList().forEach(CompletableFuture::join);
    }

    /// Lets go of every match and lets everything be replaced. The time since what is put back was written is charged to
    /// nobody.
    void renew(Runnable replacement) {
        renewal.writeLock().lock();
        try {
            stop();
            hosts.clear();
            replacement.run();
            pasts.clear();
            downtime = Housekeeping.downtime(database, services.time());
        } finally {
            renewal.writeLock().unlock();
        }
    }

    /// Does this while nothing is being replaced.
    void undisturbed(Runnable work) {
        renewal.readLock().lock();
        try {
            work.run();
        } finally {
            renewal.readLock().unlock();
        }
    }

    private <T> T unlessRenewed(Supplier<T> work) {
        if (!renewal.readLock().tryLock()) {
            throw Denied.because(503, "closed-for-a-moment", "");
        }
        try {
            return work.get();
        } finally {
            renewal.readLock().unlock();
        }
    }

    // From table and ledger to match

    private MatchHost<?, ?> load(String id) {
        HallTable table = tables.find(id).orElseThrow(() -> Denied.because(404, "no-such-table", "table"));
        if (!table.hasMatch()) {
            throw Denied.because(409, "not-started", "table");
        }
        return load(game(table), table);
    }

    private <B, V> MatchHost<B, V> load(Game<B, V> game, HallTable table) {
        Keeping<B, V> keeping = keeping(game, table);
        try {
            var match = keeping.store.present();
            return new MatchHost<>(
                    table.id(),
                    keeping.transitions,
                    keeping.store,
                    table.names(),
                    services,
                    match,
                    downtime,
                    table.windows().equals("strict"));
        } catch (LedgerReplay.Diverged diverged) {
            if (table.stage() == Stage.FINISHED) {
                throw Denied.because(409, "rules-have-changed", "table"); // its steps are still told
            }
            LOG.error("table {} is frozen at line {}", table.id(), diverged.number());
            tables.move(table.id(), table.stage(), Stage.FROZEN, Optional.of("step " + diverged.step()));
            throw Denied.because(409, "frozen", "table");
        }
    }

    /// The line with which the match of this table begins.
    Ledger.Line firstLine(HallTable table) {
        return firstLine(game(table), table);
    }

    private <B, V> Ledger.Line firstLine(Game<B, V> game, HallTable table) {
        Keeping<B, V> keeping = keeping(game, table);
        return keeping.store.firstLine(keeping.replay.start(), services.time().now());
    }

    /// The past of a match that has begun: soon found again while somebody goes through it.
    MatchHistory<?, ?> past(HallTable table) {
        return pasts.computeIfAbsent(table.id(), _ -> history(table));
    }

    /// The past of a match, read afresh.
    MatchHistory<?, ?> history(HallTable table) {
        return history(game(table), table);
    }

    private <B, V> MatchHistory<B, V> history(Game<B, V> game, HallTable table) {
        Keeping<B, V> keeping = keeping(game, table);
        return new MatchHistory<>(table.id(), keeping.transitions, keeping.replay, keeping.store);
    }

    private record Keeping<B, V>(Transitions<B, V> transitions, LedgerReplay<B, V> replay, MatchStore<B> store) {}

    private <B, V> Keeping<B, V> keeping(Game<B, V> game, HallTable table) {
        var transitions = new Transitions<>(new Referee<>(game), ClockRules.parse(table.clock()));
        List<String> levels = table.chairs().stream().map(Chair::bot).toList();
        var replay = new LedgerReplay<>(transitions, table.setup(), chance(table), levels);
        return new Keeping<>(
                transitions, replay, new MatchStore<>(table.id(), database, replay, game.vocabulary(), table.due()));
    }

    private static Chance chance(HallTable table) {
        var hex = HexFormat.of();
        return SecretChance.derive(
                hex.parseHex(table.secret()),
                table.chairs().stream()
                        .map(chair -> hex.parseHex(chair.entropy()))
                        .toList());
    }

    private Game<?, ?> game(HallTable table) {
        return games.apply(table.setup().game());
    }
}
