package winterhall.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Game;
import winterhall.engine.Seat;
import winterhall.server.Denied;
import winterhall.server.match.Downtime;
import winterhall.server.match.HallServices;
import winterhall.server.match.LastSeen;
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
import winterhall.wire.Http.Rematch;
import winterhall.wire.Http.Sit;
import winterhall.wire.Http.TableCard;
import winterhall.wire.Http.TableList;
import winterhall.wire.Http.WhoseTurn;
import winterhall.wire.ToClient;

/// Creates tables, seats people, starts matches, and shows each to those who may see it.
public final class Hall {
    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);
    private static final int MOST_LISTED = 100;

    private static final int MOST_WATCHABLE = 5;
    private static final int MOST_OPEN = 10;

    /// A public table whose owner has been away for longer is not listed: nobody might come to play.
    private static final long LISTED_WHILE_SEEN = Duration.ofDays(3).toMillis();

    private static final long WATCHED_WHILE_NEW = Duration.ofDays(30).toMillis();

    private final Map<String, Game<?, ?>> games = new LinkedHashMap<>();
    private final List<String> bots;
    private final Tables tables;
    private final Commitments commitments;
    private final People people;
    private final HallServices services;
    private final LiveMatches matches;
    private final Lobby lobby = new Lobby();
    private final TableFactory factory;
    private final Moderation moderation;
    private final PastMatches pastMatches;

    /// @param bots the levels that can fill a seat
    /// @param downtime for how long the hall was closed
    public Hall(
            List<Game<?, ?>> games,
            List<String> bots,
            Database database,
            People people,
            HallServices services,
            Downtime downtime) {
        games.forEach(game -> this.games.put(game.id(), game));
        this.bots = bots;
        this.factory = new TableFactory(bots, services.time());
        this.tables = new Tables(database);
        this.commitments = new Commitments(database);
        this.people = people;
        this.services = services;
        this.matches = new LiveMatches(this::game, database, tables, services, downtime);
        this.moderation = new Moderation(database, services.time());
        this.pastMatches = new PastMatches(this, tables, new Ledger(database));
    }

    /// What was played here.
    public PastMatches pastMatches() {
        return pastMatches;
    }

    /// What is played now.
    public LiveMatches matches() {
        return matches;
    }

    /// The games themselves.
    public Collection<Game<?, ?>> shelf() {
        return games.values();
    }

    public List<GameCard> games() {
        return games.values().stream().map(game -> Summaries.of(game, bots)).toList();
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

    /// A table as it is now, for somebody who has seen it before.
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

    private TableCard card(HallTable table, Person viewer, Optional<WhoseTurn> turn) {
        String owner = people.byId(table.owner()).map(Person::name).orElse("");
        return Summaries.of(table, game(table.setup().game()), viewer.id(), owner, turn);
    }

    public List<TableCard> openTables(Person viewer) {
        return tables.open(now() - LISTED_WHILE_SEEN, MOST_LISTED).stream()
                .map(table -> card(table, viewer))
                .toList();
    }

    /// Public matches of others that anybody may watch or look back at.
    public List<TableCard> watchable(Person viewer) {
        return tables.watchable(viewer.id(), now() - WATCHED_WHILE_NEW, MOST_WATCHABLE).stream()
                .map(table -> card(table, viewer))
                .toList();
    }

    /// A person's own tables.
    ///
    /// @param from how many to pass over
    public TableList tablesOf(Person viewer, int from) {
        List<HallTable> found = tables.of(viewer.id(), from, MOST_LISTED + 1);
        List<TableCard> page = found.stream()
                .limit(MOST_LISTED)
                .map(table -> card(table, viewer, turn(table, viewer)))
                .toList();
        return new TableList(page, found.size() > MOST_LISTED ? Optional.of(from + MOST_LISTED) : Optional.empty());
    }

    /// Who a match is waiting for; one that sleeps is woken, since a page of one's own tables is short.
    private Optional<WhoseTurn> turn(HallTable table, Person viewer) {
        List<Seat> own = table.seatsOf(viewer.id());
        if (table.stage() != Stage.RUNNING || own.isEmpty()) {
            return Optional.empty();
        }
        try {
            return matches.host(table.id()).turn(own);
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
                table.invite().getBytes(StandardCharsets.UTF_8), invite.getBytes(StandardCharsets.UTF_8));
    }

    // Laying and leaving

    public HallTable lay(Person owner, NewTable wanted) {
        HallTable table = factory.laid(game(wanted.game()), owner, wanted);
        return switch (tables.add(table, wanted.commitment(), MOST_OPEN)) {
            case DONE -> startIfFull(table.id());
            case TOO_MANY_OPEN -> throw Denied.because(409, "too-many-open-tables", "", "most", MOST_OPEN);
            case OTHER_COMMITMENT -> throw Denied.because(409, "other-commitment", "commitment");
        };
    }

    public HallTable sit(Person person, String id, Sit wanted) {
        HallTable table = find(person, id, wanted.invite());
        switch (table.stage()) {
            case OPEN -> {}
            case RUNNING, FROZEN -> throw Denied.because(409, "table-is-full", "table");
            case FINISHED, CANCELLED -> throw Denied.because(409, "table-is-closed", "table");
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
        if (!tables.sit(id, seat, person.id(), TableFactory.entropy(wanted.entropy()))) {
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

    /// What the hall is committed to for the next table that this person lays.
    public String commitment(Person person) {
        return commitments.commitment(person.id());
    }

    /// What the hall is committed to for the rematch of a table, as long as nobody has asked for it.
    public String rematchCommitment(Person person, String id) {
        if (played(person, id).rematch().isPresent()) {
            throw Denied.because(409, "already-started", "table");
        }
        return commitments.commitment(id);
    }

    /// The same people once more, each one seat further on.
    public HallTable rematch(Person person, String id, Rematch wanted) {
        HallTable table = played(person, id);
        table.company().forEach(one -> moderation.requireWelcome(one, table.company()));
        HallTable next = factory.again(
                game(table.setup().game()), person, table, wanted.entropy().orElse(""));
        HallTable rematch = startIfFull(tables.rematch(id, next, wanted.commitment())
                .orElseThrow(() -> Denied.because(409, "other-commitment", "commitment")));
        tell(id, new ToClient.RematchReady(rematch.id(), rematch.invite()), _ -> true);
        return rematch;
    }

    /// A table at which this person has played to the end.
    private HallTable played(Person person, String id) {
        HallTable table = find(person, id, "");
        if (table.seatsOf(person.id()).isEmpty()) {
            throw Denied.because(403, "not-your-seat", "table");
        }
        if (table.stage() != Stage.FINISHED) {
            throw Denied.because(409, "not-finished", "table");
        }
        return table;
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

    /// Letters and signs that nothing is drawn for, beside the spaces of Unicode.
    private static final String INVISIBLE = "\u115f\u1160\u2800\u3164\uffa0";

    /// A name as it is shown: trimmed, without control characters, one to forty characters of which one can be seen.
    public static String name(String wanted) {
        String name = wanted.strip();
        if (name.codePoints().noneMatch(Hall::isVisible)
                || name.codePointCount(0, name.length()) > 40
                || name.codePoints()
                        .anyMatch(point ->
                                Character.isISOControl(point) || Character.getType(point) == Character.FORMAT)) {
            throw Denied.because(422, "bad-name", "name");
        }
        return name;
    }

    /// Whether it is seen without another: a mark alone is set on nothing.
    private static boolean isVisible(int point) {
        int type = Character.getType(point);
        return type != Character.NON_SPACING_MARK
                && type != Character.ENCLOSING_MARK
                && !Character.isWhitespace(point)
                && !Character.isSpaceChar(point)
                && Character.isDefined(point)
                && INVISIBLE.indexOf(point) < 0;
    }

    // Matches

    /// Somebody who leaves or adds to the deal at that very moment does so before the match begins, or not at all.
    private HallTable startIfFull(String id) {
        boolean settled = false;
        while (!settled) {
            HallTable table = tables.find(id).orElseThrow();
            settled = table.stage() != Stage.OPEN
                    || !table.isFull()
                    || tables.start(table, matches.firstLine(table), now());
        }
        return changed(id);
    }

    HallTable changed(String id) {
        HallTable table = tables.find(id).orElseThrow();
        lobby.tell(table, this);
        return table;
    }

    /// Calls a person by another name wherever it sits.
    public void renamed(String person) {
        for (String id : tables.idsOf(person)) {
            matches.hostIfAny(id)
                    .ifPresent(host -> host.rename(
                            present(id).chairs().stream().map(Chair::name).toList()));
        }
    }

    /// Says something to those at a table who may hear it.
    void tell(String table, ToClient message, Predicate<String> mayHear) {
        lobby.say(table, message, mayHear);
        matches.hostIfAny(table).ifPresent(host -> host.tell(message, mayHear));
    }

    /// Shows a table to somebody who may see it: the match, or who has come so far and whether it goes on at all.
    public void watch(HallTable table, Person person, Watcher watcher, Optional<LastSeen> since) {
        if (table.hasMatch()) {
            play(table, person, watcher, since);
        } else {
            lobby.join(table, person, watcher, this);
        }
    }

    /// A client that does not say what it has seen is told what happened since it was here.
    void play(HallTable table, Person person, Watcher watcher, Optional<LastSeen> since) {
        List<Seat> seats = table.seatsOf(person.id());
        LastSeen before = seats.stream()
                .map(seat -> table.chair(seat).seen())
                .min(Integer::compare)
                .map(LastSeen::new)
                .orElse(LastSeen.EVERYTHING);
        matches.join(table.id(), watcher, seats, since.orElse(before));
    }

    public void unwatch(String table, Watcher watcher) {
        lobby.leave(table, watcher);
        matches.hostIfAny(table).ifPresent(host -> host.leave(watcher));
    }

    /// Nothing more happens by itself.
    public void close() {
        matches.stop();
    }

    long now() {
        return services.time().now();
    }

    /// Takes up all matches that were running when the hall closed, and those that were about to begin.
    public void resume() {
        beginWaiting();
        matches.resume();
    }

    /// Begins at tables where everybody sits and the database failed at that very moment.
    void beginWaiting() {
        tables.waitingToBegin().forEach(this::begin);
    }

    private void begin(String id) {
        try {
            startIfFull(id);
        } catch (RuntimeException trouble) {
            LOG.error("table {} does not begin", id, trouble); // the others do
        }
    }

    /// Lets everything be replaced while no match is in memory, and takes up what there is then.
    public void renew(Runnable replacement) {
        try {
            matches.renew(replacement);
        } finally {
            resume();
        }
    }
}
