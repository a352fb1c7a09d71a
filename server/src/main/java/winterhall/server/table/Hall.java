package winterhall.server.table;

import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.SecretChance;
import winterhall.server.Denied;
import winterhall.server.match.Chronicle;
import winterhall.server.match.Clerk;
import winterhall.server.match.ClockRules;
import winterhall.server.match.Downtime;
import winterhall.server.match.Keeper;
import winterhall.server.match.MatchHost;
import winterhall.server.match.Replay;
import winterhall.server.match.Surroundings;
import winterhall.server.match.Watcher;
import winterhall.server.people.Moderation;
import winterhall.server.people.People;
import winterhall.server.people.Person;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;
import winterhall.server.table.HallTable.Chair;
import winterhall.server.table.HallTable.Stage;
import winterhall.wire.Http.GameCard;
import winterhall.wire.Http.NewTable;
import winterhall.wire.Http.Sit;
import winterhall.wire.Http.TableCard;
import winterhall.wire.Http.Turn;
import winterhall.wire.ToClient;

/// Lays tables, seats people, starts matches, and finds the host of each.
public final class Hall {
    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
    private static final int MOST_LISTED = 100;
    private static final int MOST_OPEN = 10;

    /// A public table whose owner has been away for longer is not listed: nobody might come to play.
    private static final long LISTED_WHILE_SEEN = Duration.ofDays(3).toMillis();

    private final Map<String, Game<?, ?>> games = new LinkedHashMap<>();
    private final List<String> bots;
    private final Database database;
    private final Ledger ledger;
    private final Tables tables;
    private final People people;
    private final Surroundings around;
    private volatile Downtime downtime;
    private final Map<String, MatchHost<?, ?>> hosts = new ConcurrentHashMap<>();
    private final Lobby lobby = new Lobby();
    private final FreshTables fresh;
    private volatile boolean renewing;
    private final Moderation moderation;
    private final Archive archive;

    /// @param bots the levels that can fill a seat
    /// @param downtime for how long the hall was closed
    public Hall(
            List<Game<?, ?>> games,
            List<String> bots,
            Database database,
            People people,
            Surroundings around,
            Downtime downtime) {
        games.forEach(game -> this.games.put(game.id(), game));
        this.bots = bots;
        this.fresh = new FreshTables(bots, around.time());
        this.database = database;
        this.ledger = new Ledger(database);
        this.tables = new Tables(database);
        this.people = people;
        this.around = around;
        this.downtime = downtime;
        this.moderation = new Moderation(database, around.time());
        this.archive = new Archive(this, tables, ledger);
    }

    /// What was played here.
    public Archive archive() {
        return archive;
    }

    public List<GameCard> games() {
        return games.values().stream().map(game -> Cards.of(game, bots)).toList();
    }

    // Looking

    /// A table that this person may see.
    public HallTable find(Person viewer, String id, String invite) {
        HallTable table = present(id);
        if (!maySee(viewer, table, invite)) {
            throw Denied.because(404, "no-such-table", "table");
        }
        return table;
    }

    /// A table as it is now, for whoever has seen it before.
    public HallTable present(String id) {
        return tables.find(id).orElseThrow(() -> Denied.because(404, "no-such-table", "table"));
    }

    /// Whether this person may look on without a seat.
    public boolean mayWatch(Person viewer, HallTable table) {
        return !table.seatsOf(viewer.id()).isEmpty() || table.spectators().equals("anyone");
    }

    public TableCard card(HallTable table, Person viewer) {
        return card(table, viewer, Optional.empty());
    }

    private TableCard card(HallTable table, Person viewer, Optional<Turn> turn) {
        String owner = people.byId(table.owner()).map(Person::name).orElse("");
        return Cards.of(table, game(table.setup().game()), viewer.id(), owner, turn);
    }

    public List<TableCard> openTables(Person viewer) {
        return tables.open(now() - LISTED_WHILE_SEEN, MOST_LISTED).stream()
                .map(table -> card(table, viewer))
                .toList();
    }

    public List<TableCard> tablesOf(Person viewer) {
        return tables.of(viewer.id(), MOST_LISTED).stream()
                .map(table -> card(table, viewer, turn(table, viewer)))
                .toList();
    }

    /// Whom a match waits for; one that sleeps is woken, since a list of one's own tables is short.
    private Optional<Turn> turn(HallTable table, Person viewer) {
        List<Seat> own = table.seatsOf(viewer.id());
        if (table.stage() != Stage.RUNNING || own.isEmpty()) {
            return Optional.empty();
        }
        try {
            return host(table.id()).turn(own);
        } catch (Denied frozen) {
            LOG.warn("table {} does not go on: {}", table.id(), frozen.problem().key());
            return Optional.empty();
        }
    }

    private static boolean maySee(Person viewer, HallTable table, String invite) {
        return table.listed()
                || table.owner().equals(viewer.id())
                || viewer.isAdmin()
                || !table.seatsOf(viewer.id()).isEmpty()
                || isInvited(table, invite);
    }

    private static boolean isInvited(HallTable table, String invite) {
        return MessageDigest.isEqual(
                table.invite().getBytes(java.nio.charset.StandardCharsets.UTF_8),
                invite.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    // Laying and leaving

    public HallTable lay(Person owner, NewTable wanted) {
        HallTable table = fresh.laid(game(wanted.game()), owner, wanted);
        if (!tables.add(table, MOST_OPEN)) {
            throw Denied.because(409, "too-many-open-tables", "", "most", MOST_OPEN);
        }
        return startIfFull(table.id());
    }

    public HallTable sit(Person person, String id, Sit wanted) {
        HallTable table = find(person, id, wanted.invite());
        if (table.stage() != Stage.OPEN) {
            throw Denied.because(409, "table-is-full", "table");
        }
        if (!table.listed()
                && !isInvited(table, wanted.invite())
                && !table.owner().equals(person.id())) {
            throw Denied.because(403, "not-invited", "invite");
        }
        if (!table.seatsOf(person.id()).isEmpty()) {
            return startIfFull(id);
        }
        moderation.requireWelcome(person.id(), table.company());
        Seat seat = freeSeat(table, wanted.seat());
        if (!tables.sit(id, seat, person.id(), FreshTables.entropy(wanted.entropy()))) {
            throw Denied.because(409, "seat-is-taken", "seat", "seat", seat.number());
        }
        return startIfFull(id);
    }

    public HallTable leave(Person person, String id) {
        HallTable table = find(person, id, "");
        if (table.stage() != Stage.OPEN || !tables.leave(id, person.id())) {
            throw Denied.because(409, "cannot-leave-now", "table");
        }
        return changed(id);
    }

    public HallTable cancel(Person person, String id) {
        HallTable table = find(person, id, "");
        requireOwner(person, table);
        if (!tables.move(id, Stage.OPEN, Stage.CANCELLED, Optional.empty())) {
            throw Denied.because(409, "already-started", "table");
        }
        return changed(id);
    }

    /// The same people once more, each one seat further on.
    public HallTable rematch(Person person, String id) {
        HallTable table = find(person, id, "");
        if (table.seatsOf(person.id()).isEmpty()) {
            throw Denied.because(403, "not-your-seat", "table");
        }
        if (table.stage() != Stage.FINISHED) {
            throw Denied.because(409, "not-finished", "table");
        }
        table.company().forEach(one -> moderation.requireWelcome(one, table.company()));
        HallTable next = fresh.again(game(table.setup().game()), person, table);
        return startIfFull(tables.rematch(id, next));
    }

    private static void requireOwner(Person person, HallTable table) {
        if (!table.owner().equals(person.id()) && !person.isAdmin()) {
            throw Denied.because(403, "not-the-owner", "table");
        }
    }

    Game<?, ?> game(String id) {
        Game<?, ?> game = games.get(id);
        if (game == null) {
            throw Denied.because(422, "no-such-game", "game", "game", id, "games", String.join(", ", games.keySet()));
        }
        return game;
    }

    private static Seat freeSeat(HallTable table, int wanted) {
        return table.chairs().stream()
                .filter(chair -> chair.kind().equals("open")
                        && (wanted == 0 || chair.seat().number() == wanted))
                .findFirst()
                .map(Chair::seat)
                .orElseThrow(() ->
                        Denied.because(409, wanted == 0 ? "table-is-full" : "seat-is-taken", "seat", "seat", wanted));
    }

    /// A name as it is shown: trimmed, without control characters, one to forty characters.
    public static String name(String wanted) {
        String name = wanted.strip();
        if (name.isEmpty()
                || name.codePointCount(0, name.length()) > 40
                || name.codePoints()
                        .anyMatch(point ->
                                Character.isISOControl(point) || Character.getType(point) == Character.FORMAT)) {
            throw Denied.because(422, "bad-name", "name");
        }
        return name;
    }

    // Matches

    /// Whoever leaves or adds to the deal at that very moment does so before the match begins, or not at all.
    private HallTable startIfFull(String id) {
        boolean settled = false;
        while (!settled) {
            HallTable table = tables.find(id).orElseThrow();
            settled = table.stage() != Stage.OPEN
                    || !table.isFull()
                    || start(game(table.setup().game()), table);
        }
        return changed(id);
    }

    HallTable changed(String id) {
        HallTable table = tables.find(id).orElseThrow();
        lobby.tell(table, this);
        return table;
    }

    private <B, V> boolean start(Game<B, V> game, HallTable table) {
        Keeping<B, V> keeping = keeping(game, table);
        Ledger.Line first = keeping.keeper.firstLine(
                keeping.chronicle.start(), around.time().now());
        return tables.start(table, first, around.time().now());
    }

    /// Calls a person by another name wherever it sits.
    public void renamed(String person) {
        for (String id : tables.idsOf(person)) {
            hostIfAny(id)
                    .ifPresent(host -> host.rename(
                            present(id).chairs().stream().map(Chair::name).toList()));
        }
    }

    /// Says something to those at a table who may hear it.
    void tell(String table, ToClient message, Predicate<String> mayHear) {
        lobby.say(table, message, mayHear);
        hostIfAny(table).ifPresent(host -> host.tell(message, mayHear));
    }

    /// Shows a table to somebody who may see it: the match, or who has come so far and whether it goes on at all.
    public void watch(HallTable table, Person person, Watcher watcher, int since) {
        if (table.hasMatch()) {
            play(table, person, watcher, since);
        } else {
            lobby.join(table, person, watcher, this);
        }
    }

    /// Whoever does not say what it has seen is told what happened since it was here.
    void play(HallTable table, Person person, Watcher watcher, int since) {
        List<Seat> seats = table.seatsOf(person.id());
        int seen =
                seats.stream().mapToInt(seat -> table.chair(seat).seen()).min().orElse(-1);
        hosts.compute(table.id(), (id, known) -> {
            MatchHost<?, ?> host = known == null ? load(id) : known; // while this runs, nobody retires it
            host.join(watcher, seats, since < 0 ? seen : since);
            return host;
        });
    }

    public void unwatch(String table, Watcher watcher) {
        lobby.leave(table, watcher);
        MatchHost<?, ?> host = hosts.get(table);
        if (host != null) {
            host.leave(watcher);
        }
    }

    /// The owner of a match that has begun.
    public MatchHost<?, ?> host(String id) {
        return hosts.computeIfAbsent(id, this::load);
    }

    /// How many matches are in memory.
    public int liveMatches() {
        return hosts.size();
    }

    public Optional<MatchHost<?, ?>> hostIfAny(String id) {
        return Optional.ofNullable(hosts.get(id));
    }

    /// Loads every match in which something is due, so that it happens.
    void wakeDue() {
        tables.due(around.time().now()).forEach(this::wake);
    }

    /// Lets go of matches that nobody watches and in which nothing has happened since that time.
    void retireIdleSince(long time) {
        for (String id : List.copyOf(hosts.keySet())) {
            hosts.computeIfPresent(id, (_, host) -> host.retireIfIdleSince(time) ? null : host);
        }
    }

    /// Nothing more happens by itself.
    public void close() {
        stopAll();
    }

    private void stopAll() {
        hosts.values().stream().map(MatchHost::stop).toList().forEach(CompletableFuture::join);
    }

    /// Lets go of every match, lets everything be replaced, and takes up what there is then. The time since what is
    /// put back was written is charged to nobody.
    public synchronized void renew(Runnable replacement) {
        renewing = true;
        try {
            stopAll();
            hosts.clear();
            replacement.run();
            downtime = Timekeeper.downtime(database, around.time());
        } finally {
            renewing = false;
            resume();
        }
    }

    /// Does this while nothing is being replaced.
    synchronized void undisturbed(Runnable work) {
        work.run();
    }

    private MatchHost<?, ?> load(String id) {
        if (renewing) {
            throw Denied.because(503, "closed-for-a-moment", "");
        }
        HallTable table = tables.find(id).orElseThrow(() -> Denied.because(404, "no-such-table", "table"));
        if (!table.hasMatch()) {
            throw Denied.because(409, "not-started", "table");
        }
        return load(game(table.setup().game()), table);
    }

    private <B, V> MatchHost<B, V> load(Game<B, V> game, HallTable table) {
        Keeping<B, V> keeping = keeping(game, table);
        try {
            var match = keeping.chronicle.replay(ledger.lines(table.id()));
            List<String> names = table.chairs().stream().map(Chair::name).toList();
            return new MatchHost<>(table.id(), keeping.clerk, keeping.keeper, names, around, match, downtime);
        } catch (Chronicle.Parted parted) {
            if (table.stage() == Stage.FINISHED) {
                throw Denied.because(409, "rules-have-changed", "table"); // its steps are still told
            }
            LOG.error("table {} is frozen at line {}", table.id(), parted.number());
            tables.move(table.id(), table.stage(), Stage.FROZEN, Optional.of("line " + parted.number()));
            throw Denied.because(409, "frozen", "table");
        }
    }

    /// The past of a match.
    Replay<?, ?> replay(HallTable table) {
        return replay(game(table.setup().game()), table);
    }

    private <B, V> Replay<B, V> replay(Game<B, V> game, HallTable table) {
        Keeping<B, V> keeping = keeping(game, table);
        List<String> names = table.chairs().stream().map(Chair::name).toList();
        return new Replay<>(table.id(), keeping.clerk, keeping.chronicle, keeping.keeper, names);
    }

    long now() {
        return around.time().now();
    }

    private record Keeping<B, V>(Clerk<B, V> clerk, Chronicle<B, V> chronicle, Keeper<B> keeper) {}

    private <B, V> Keeping<B, V> keeping(Game<B, V> game, HallTable table) {
        var clerk = new Clerk<>(new Referee<>(game), ClockRules.parse(table.clock()));
        List<String> levels = table.chairs().stream().map(Chair::bot).toList();
        var chronicle = new Chronicle<>(clerk, table.setup(), chance(table), levels);
        return new Keeping<>(
                clerk, chronicle, new Keeper<>(table.id(), database, chronicle, game.vocabulary(), table.due()));
    }

    private static Chance chance(HallTable table) {
        var hex = HexFormat.of();
        return SecretChance.derive(
                hex.parseHex(table.secret()),
                table.chairs().stream()
                        .map(chair -> hex.parseHex(chair.entropy()))
                        .toList());
    }

    /// Takes up all matches that were running when the hall closed, and those that were about to begin.
    public void resume() {
        tables.running().forEach(this::wake);
        tables.waitingToBegin().forEach(this::begin);
    }

    private void begin(String id) {
        try {
            startIfFull(id);
        } catch (Denied noSuchGame) {
            LOG.warn("table {} does not begin: {}", id, noSuchGame.problem().key());
        }
    }

    private void wake(String id) {
        try {
            host(id);
        } catch (Denied frozen) {
            LOG.warn("table {} does not go on: {}", id, frozen.problem().key());
        }
    }
}
