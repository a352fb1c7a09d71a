package winterhall.server.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.engine.Verb;
import winterhall.server.Denied;
import winterhall.server.match.Entry;
import winterhall.server.match.Match;
import winterhall.server.match.MatchHost;
import winterhall.server.match.Time;
import winterhall.server.people.PeopleAdmin;
import winterhall.server.store.Database;
import winterhall.server.store.Ledger;
import winterhall.server.table.HallTable.Stage;
import winterhall.wire.Administration.AdminTable;

/// Administration of tables: find those that are stuck, end them, resume frozen ones.
public final class TableAdmin {
    private static final Logger LOG = LoggerFactory.getLogger(TableAdmin.class);
    private static final int MOST = 200;

    private final Database database;
    private final Hall hall;
    private final Tables tables;
    private final Ledger ledger;
    private final Time time;

    public TableAdmin(Database database, Hall hall, Time time) {
        this.database = database;
        this.hall = hall;
        this.tables = new Tables(database);
        this.ledger = new Ledger(database);
        this.time = time;
    }

    /// The tables at one stage, the longest untouched first.
    ///
    /// @param untouched in milliseconds: only those where nothing has happened for so long
    public List<AdminTable> tables(Stage stage, long untouched) {
        return database.read(handle -> handle.createQuery("SELECT t.id, p.name AS owner_name,"
                        + " COALESCE(MAX(l.at), t.created) AS moved, COALESCE(MAX(l.step), 0) AS steps"
                        + " FROM hall_table t JOIN person p ON p.id = t.owner LEFT JOIN ledger l ON l.table_id = t.id"
                        + " WHERE t.stage = :stage GROUP BY t.id, p.name, t.created"
                        + " HAVING COALESCE(MAX(l.at), t.created) <= :before ORDER BY moved, t.id LIMIT " + MOST)
                .bind("stage", Verb.of(stage))
                .bind("before", time.now() - untouched)
                .map((row, _) -> card(
                        hall.present(row.getString("id")),
                        row.getString("owner_name"),
                        row.getLong("moved"),
                        row.getInt("steps")))
                .list());
    }

    private static AdminTable card(HallTable table, String owner, long moved, int steps) {
        return new AdminTable(
                table.id(),
                table.setup().game(),
                Verb.of(table.stage()),
                owner,
                Summaries.seats(table),
                table.created(),
                moved,
                steps,
                table.notice());
    }

    /// Ends a table for good, without a result; the ledger keeps why.
    public void end(String id, String note) {
        String why = PeopleAdmin.note(note);
        HallTable table = hall.present(id);
        boolean ended = switch (table.stage()) {
            case OPEN -> tables.move(id, Stage.OPEN, Stage.CANCELLED, Optional.of(why));
            case RUNNING -> close(id, why);
            case FROZEN -> closeFrozen(id, why);
            case FINISHED, CANCELLED -> false;
        };
        if (!ended) {
            throw Denied.because(409, "already-over", "table");
        }
        hall.changed(id);
    }

    private boolean close(String id, String why) {
        try {
            return hall.matches().host(id).close(why).join();
        } catch (CompletionException trouble) {
            LOG.error("table {}: its end was not stored", id, trouble);
            throw Denied.because(503, "not-stored", "");
        }
    }

    /// A frozen match cannot be carried on by today's rules, so its last line is written without them.
    private boolean closeFrozen(String id, String why) {
        Ledger.Line last = ledger.last(id).orElseThrow();
        Entry end = Entry.close(why);
        return database.writer().write(transaction -> {
            Ledger.append(
                    transaction,
                    new Ledger.Line(
                            id,
                            last.number() + 1,
                            last.step() + 1,
                            Verb.of(end.kind()),
                            0,
                            why,
                            Verb.of(end.by()),
                            0,
                            List.of(),
                            last.fingerprint(),
                            time.now(),
                            Optional.empty()));
            return transaction
                            .handle()
                            .createUpdate("UPDATE hall_table SET stage = 'cancelled', ended = :now, due = NULL,"
                                    + " notice = :why WHERE id = :id AND stage = 'frozen'")
                            .bind("now", time.now())
                            .bind("why", why)
                            .bind("id", id)
                            .execute()
                    == 1;
        });
    }

    /// Takes up a frozen match again if today's rules lead where its ledger says; otherwise it stays frozen, and says
    /// at which line they part.
    public void thaw(String id) {
        if (!tables.move(id, Stage.FROZEN, Stage.RUNNING, Optional.empty())) {
            throw Denied.because(409, "not-frozen", "table");
        }
        finishIfOver(id, hall.matches().host(id));
        hall.changed(id);
    }

    private <B, V> void finishIfOver(String id, MatchHost<B, V> host) {
        host.look((Match<B> match) -> {
            if (match.isOver()) {
                tables.move(id, Stage.RUNNING, Stage.FINISHED, Optional.empty());
            }
        });
    }
}
