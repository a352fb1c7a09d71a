package winterhall.server.table;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Verb;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;
import winterhall.server.table.HallTable.Chair;
import winterhall.server.table.HallTable.Stage;

/// Stores the tables.
public final class Tables {
    private static final String COLUMNS =
            "id, setup, rules, owner, stage, listed, invite, spectators, aids, clock, windows,"
                    + " secret, created, due, rematch, notice";
    private static final String SINCE =
            ", ended, (SELECT earlier.id FROM hall_table earlier WHERE earlier.rematch = hall_table.id) AS follows";
    private static final String CHAIR_COLUMNS = "c.table_id, c.seat, c.kind, c.person, c.bot, c.entropy, c.seen,"
            + " CASE WHEN c.name = '' THEN COALESCE(p.name, '') ELSE c.name END AS shown_name";

    private static final String NEWEST = "created DESC, id";
    private static final String UNFINISHED = "CASE WHEN stage IN ('open', 'running', 'frozen') THEN 0 ELSE 1 END, ";

    /// Everybody's newest comes before anybody's second, so that nobody fills a list alone.
    private static final String IN_TURN = "ROW_NUMBER() OVER (PARTITION BY owner ORDER BY created DESC, id), ";

    private final Database database;

    public Tables(Database database) {
        this.database = database;
    }

    /// What came of creating a table.
    public enum Laid {
        DONE,
        TOO_MANY_OPEN,
        OTHER_COMMITMENT
    }

    /// Adds a table with the secret that was promised to its owner, unless it has free seats and its owner has so many of
    /// those already.
    ///
    /// @param shown the commitment it must have; nothing for any
    /// @param most open tables of one person
    public Laid add(HallTable table, Optional<String> shown, int most) {
        return database.writer().write(transaction -> {
            Handle handle = transaction.handle();
            if (!table.isFull() && openOf(handle, table.owner()) >= most) {
                return Laid.TOO_MANY_OPEN;
            }
            Optional<String> secret = Commitments.take(handle, table.owner(), shown);
            secret.ifPresent(drawn -> insert(handle, table.withSecret(drawn)));
            return secret.isPresent() ? Laid.DONE : Laid.OTHER_COMMITMENT;
        });
    }

    private static int openOf(Handle handle, String owner) {
        return handle.createQuery("SELECT COUNT(*) FROM hall_table WHERE owner = :owner AND stage = 'open'")
                .bind("owner", owner)
                .mapTo(Integer.class)
                .one();
    }

    public Optional<HallTable> find(String id) {
        return database.read(handle -> find(handle, id));
    }

    private static Optional<HallTable> find(Handle handle, String id) {
        return select(handle, "id = :a", id, NEWEST, 0, 1).stream().findFirst();
    }

    /// Those on the public list that still have a free seat, everybody's newest first.
    ///
    /// @param since only those whose owner has been here after that time
    public List<HallTable> open(long since, int most) {
        return select(
                "stage = 'open' AND listed = 1"
                        + " AND (created >= :a OR owner IN (SELECT id FROM person WHERE seen >= :a))",
                since,
                IN_TURN + NEWEST,
                most);
    }

    /// Those on the public list that anybody may watch or look back at: first those in play, everybody's newest first.
    ///
    /// @param person who looks for one, and sits at none of them
    /// @param since only those laid after that time, so that the list costs the same in an old hall
    List<HallTable> watchable(String person, long since, int most) {
        return select(
                "listed = 1 AND spectators = 'anyone' AND stage IN ('running', 'finished') AND created >= " + since
                        + " AND id NOT IN (SELECT table_id FROM chair WHERE person = :a)",
                person,
                UNFINISHED + IN_TURN + NEWEST,
                most);
    }

    /// Those at which this person sits: first those that are not over, each kind the newest first.
    ///
    /// @param from how many to pass over
    public List<HallTable> of(String person, int from, int most) {
        return select("id IN (SELECT table_id FROM chair WHERE person = :a)", person, UNFINISHED + NEWEST, from, most);
    }

    /// The ids of all at which this person sits.
    List<String> idsOf(String person) {
        return database.read(handle -> handle.createQuery("SELECT DISTINCT table_id FROM chair WHERE person = :person")
                .bind("person", person)
                .mapTo(String.class)
                .list());
    }

    /// Those at which this person sits or that it laid, the newest first.
    public List<HallTable> concerning(String person, int most) {
        return select("owner = :a OR id IN (SELECT table_id FROM chair WHERE person = :a)", person, NEWEST, most);
    }

    /// The ids of all that are in play.
    public List<String> running() {
        return database.read(handle -> handle.createQuery("SELECT id FROM hall_table WHERE stage = 'running'")
                .mapTo(String.class)
                .list());
    }

    /// The ids of those where every seat is taken and the match has not begun.
    List<String> waitingToBegin() {
        return database.read(handle -> handle.createQuery("SELECT id FROM hall_table WHERE stage = 'open'"
                        + " AND NOT EXISTS (SELECT 1 FROM chair WHERE table_id = id AND kind = 'open')")
                .mapTo(String.class)
                .list());
    }

    /// The ids of those in play at which the hall has to look by now.
    List<String> due(long now) {
        return database.read(
                handle -> handle.createQuery("SELECT id FROM hall_table WHERE stage = 'running' AND due <= :now")
                        .bind("now", now)
                        .mapTo(String.class)
                        .list());
    }

    /// Gives a free seat to a person; false if it is taken or the table is not open any more.
    public boolean sit(String table, Seat seat, String person, String entropy) {
        return database.writer()
                        .write(transaction -> transaction
                                .handle()
                                .createUpdate("UPDATE chair SET kind = 'person', person = :person, entropy = :entropy"
                                        + " WHERE table_id = :table AND seat = :seat AND kind = 'open'"
                                        + " AND (SELECT stage FROM hall_table WHERE id = :table) = 'open'")
                                .bind("person", person)
                                .bind("entropy", entropy)
                                .bind("table", table)
                                .bind("seat", seat.number())
                                .execute())
                == 1;
    }

    /// Frees the seats of a person; false if there are none or the match has begun.
    public boolean leave(String table, String person) {
        return database.writer()
                        .write(transaction -> transaction
                                .handle()
                                .createUpdate("UPDATE chair SET kind = 'open', person = NULL, entropy = '', name = ''"
                                        + " WHERE table_id = :table AND person = :person"
                                        + " AND (SELECT stage FROM hall_table WHERE id = :table) = 'open'")
                                .bind("table", table)
                                .bind("person", person)
                                .execute())
                > 0;
    }

    /// Moves a table on from one stage to the next; false if it is not at that stage.
    public boolean move(String table, Stage from, Stage to, Optional<String> notice) {
        return database.writer()
                        .write(transaction -> transaction
                                .handle()
                                .createUpdate(
                                        "UPDATE hall_table SET stage = :to, notice = :notice WHERE id = :id AND stage = :from")
                                .bind("to", Verb.of(to))
                                .bind("from", Verb.of(from))
                                .bind("notice", notice.orElse(null))
                                .bind("id", table)
                                .execute())
                == 1;
    }

    /// Starts the match with its first line; false if the table is no longer as it was when that line was made.
    public boolean start(HallTable table, Ledger.Line first, long now) {
        return database.writer().write(transaction -> {
            Handle handle = transaction.handle();
            if (!find(handle, table.id()).equals(Optional.of(table))) {
                return false;
            }
            handle.createUpdate("UPDATE hall_table SET stage = 'running', started = :now WHERE id = :id")
                    .bind("now", now)
                    .bind("id", table.id())
                    .execute();
            Ledger.append(transaction, first);
            return true;
        });
    }

    /// Adds a match that was played elsewhere.
    public void addFinished(HallTable table, List<Ledger.Line> lines) {
        database.writer().run(transaction -> {
            insert(transaction.handle(), table);
            for (Ledger.Line line : lines) {
                Ledger.append(transaction, line);
            }
        });
    }

    /// Changes what the seats of a person add to the deal; false if there are none or the match has begun.
    public boolean addEntropy(String table, String person, String entropy) {
        return database.writer()
                        .write(transaction -> transaction
                                .handle()
                                .createUpdate("UPDATE chair SET entropy = :entropy"
                                        + " WHERE table_id = :table AND person = :person"
                                        + " AND (SELECT stage FROM hall_table WHERE id = :table) = 'open'")
                                .bind("entropy", entropy)
                                .bind("table", table)
                                .bind("person", person)
                                .execute())
                > 0;
    }

    /// Adds the table that follows another, once, with the secret that was promised for it; gives the one that does.
    ///
    /// @param shown the commitment it must have if it is added; nothing for any
    /// @return nothing if the commitment is another
    public Optional<String> rematch(String earlier, HallTable next, Optional<String> shown) {
        return database.writer().write(transaction -> {
            Handle handle = transaction.handle();
            String known = handle.createQuery("SELECT rematch FROM hall_table WHERE id = :id")
                    .bind("id", earlier)
                    .mapTo(String.class)
                    .findFirst()
                    .orElse(null);
            if (known != null) {
                return Optional.of(known);
            }
            Optional<String> secret = Commitments.take(handle, earlier, shown);
            if (secret.isEmpty()) {
                return Optional.empty();
            }
            insert(handle, next.withSecret(secret.get()));
            handle.createUpdate("UPDATE hall_table SET rematch = :next WHERE id = :id")
                    .bind("next", next.id())
                    .bind("id", earlier)
                    .execute();
            return Optional.of(next.id());
        });
    }

    private static void insert(Handle handle, HallTable table) {
        handle.createUpdate(
                        "INSERT INTO hall_table (game, " + COLUMNS + ") VALUES (:game, :id, :setup, :rules, :owner,"
                                + " :stage, :listed, :invite, :spectators, :aids, :clock, :windows, :secret, :created, NULL, NULL, NULL)")
                .bind("game", table.setup().game())
                .bind("id", table.id())
                .bind("setup", table.setup().toString())
                .bind("rules", table.rules())
                .bind("owner", table.owner())
                .bind("stage", Verb.of(table.stage()))
                .bind("listed", table.listed() ? 1 : 0)
                .bind("invite", table.invite())
                .bind("spectators", table.spectators())
                .bind("aids", table.aids() ? 1 : 0)
                .bind("clock", table.clock())
                .bind("windows", table.windows())
                .bind("secret", table.secret())
                .bind("created", table.created())
                .execute();
        for (Chair chair : table.chairs()) {
            handle.createUpdate("INSERT INTO chair (table_id, seat, kind, person, name, bot, entropy)"
                            + " VALUES (:table, :seat, :kind, :person, :name, :bot, :entropy)")
                    .bind("table", table.id())
                    .bind("seat", chair.seat().number())
                    .bind("kind", chair.kind())
                    .bind("person", chair.person().orElse(null))
                    .bind("name", chair.name())
                    .bind("bot", chair.bot())
                    .bind("entropy", chair.entropy())
                    .execute();
        }
    }

    private List<HallTable> select(String condition, Object a, String order, int most) {
        return select(condition, a, order, 0, most);
    }

    private List<HallTable> select(String condition, Object a, String order, int from, int most) {
        return database.read(handle -> select(handle, condition, a, order, from, most));
    }

    private static List<HallTable> select(Handle handle, String condition, Object a, String order, int from, int most) {
        List<HallTable> tables = handle.createQuery("SELECT " + COLUMNS + SINCE + " FROM hall_table WHERE " + condition
                        + " ORDER BY " + order + " LIMIT " + most + " OFFSET " + from)
                .bind("a", a)
                .map((row, _) -> table(row))
                .list();
        return tables.stream()
                .map(table -> table.with(chairs(handle, table.id())))
                .toList();
    }

    private static List<Chair> chairs(Handle handle, String table) {
        return handle.createQuery("SELECT " + CHAIR_COLUMNS + " FROM chair c LEFT JOIN person p ON p.id = c.person"
                        + " WHERE c.table_id = :table ORDER BY c.seat")
                .bind("table", table)
                .map((row, _) -> new Chair(
                        Seat.of(row.getInt("seat")),
                        row.getString("kind"),
                        Optional.ofNullable(row.getString("person")),
                        row.getString("shown_name"),
                        row.getString("bot"),
                        row.getString("entropy"),
                        row.getInt("seen")))
                .list();
    }

    private static HallTable table(ResultSet row) throws SQLException {
        long due = row.getLong("due");
        Optional<Long> dueAt = row.wasNull() ? Optional.empty() : Optional.of(due);
        long ended = row.getLong("ended");
        Optional<Long> endedAt = row.wasNull() ? Optional.empty() : Optional.of(ended);
        return new HallTable(
                row.getString("id"),
                Setup.parse(row.getString("setup")),
                row.getInt("rules"),
                row.getString("owner"),
                Stage.valueOf(row.getString("stage").toUpperCase(Locale.ROOT)),
                row.getInt("listed") == 1,
                row.getString("invite"),
                row.getString("spectators"),
                row.getInt("aids") == 1,
                row.getString("clock"),
                row.getString("windows"),
                row.getString("secret"),
                row.getLong("created"),
                dueAt,
                endedAt,
                Optional.ofNullable(row.getString("rematch")),
                Optional.ofNullable(row.getString("follows")),
                Optional.ofNullable(row.getString("notice")),
                List.of());
    }
}
