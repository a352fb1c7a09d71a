package winterhall.server.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import winterhall.server.store.Database;
import winterhall.wire.Account.Everything;
import winterhall.wire.Account.OwnBlock;
import winterhall.wire.Account.OwnMove;
import winterhall.wire.Account.OwnNotice;
import winterhall.wire.Account.OwnRemark;
import winterhall.wire.Account.OwnReport;
import winterhall.wire.Account.OwnSession;
import winterhall.wire.Account.OwnTable;

/// Exports everything the hall holds about a person.
///
/// Secrets that protect the person stay inside (the hash of the password, those of tokens, the words of letters, which may
/// hold a link), and so do the moves of a match that still runs: at a table that passes one device around they would show
/// one seat to another. What others reported, and what administrators noted, is theirs.
public final class PersonalData {
    private final Database database;

    public PersonalData(Database database) {
        this.database = database;
    }

    public Everything of(Person person) {
        return database.read(handle -> handle.createQuery(
                        "SELECT id, name, created, seen, language, login, email, hook, role FROM person WHERE id = :person")
                .bind("person", person.id())
                .map((row, _) -> everything(row, handle))
                .one());
    }

    private static Everything everything(ResultSet row, Handle handle) throws SQLException {
        String id = row.getString("id");
        return new Everything(
                id,
                row.getString("name"),
                row.getLong("created"),
                row.getLong("seen"),
                row.getString("language"),
                Optional.ofNullable(row.getString("login")),
                Optional.ofNullable(row.getString("email")),
                Optional.ofNullable(row.getString("hook")),
                row.getString("role"),
                sessions(handle, id),
                tables(handle, id),
                moves(handle, id),
                remarks(handle, id),
                blocked(handle, id),
                reports(handle, id),
                notices(handle, id));
    }

    private static List<OwnSession> sessions(Handle handle, String person) {
        return list(
                handle,
                "SELECT purpose, created, expires FROM login_session WHERE person = :person ORDER BY created",
                person,
                (row, _) -> new OwnSession(row.getString("purpose"), row.getLong("created"), row.getLong("expires")));
    }

    private static List<OwnTable> tables(Handle handle, String person) {
        return list(
                handle,
                "SELECT t.id, t.game, t.setup, t.stage, t.created, t.owner, COALESCE(c.seat, 0) AS seat,"
                        + " COALESCE(c.name, '') AS name, COALESCE(c.entropy, '') AS entropy,"
                        + " COALESCE(c.seen, 0) AS seen FROM hall_table t"
                        + " LEFT JOIN chair c ON c.table_id = t.id AND c.person = :person"
                        + " WHERE t.owner = :person OR c.person = :person ORDER BY t.created, t.id, c.seat",
                person,
                (row, _) -> new OwnTable(
                        row.getString("id"),
                        row.getString("game"),
                        row.getString("setup"),
                        row.getString("stage"),
                        row.getLong("created"),
                        row.getString("owner").equals(person),
                        row.getInt("seat"),
                        row.getString("name"),
                        row.getString("entropy"),
                        row.getInt("seen")));
    }

    private static List<OwnMove> moves(Handle handle, String person) {
        return list(
                handle,
                "SELECT l.table_id, l.number, l.kind, l.seat, l.line, l.by_whom, l.spent, l.at FROM ledger l"
                        + " JOIN chair c ON c.table_id = l.table_id AND c.seat = l.seat"
                        + " JOIN hall_table t ON t.id = l.table_id AND t.stage IN ('finished', 'cancelled')"
                        + " WHERE c.person = :person ORDER BY t.created, l.table_id, l.number",
                person,
                (row, _) -> new OwnMove(
                        row.getString("table_id"),
                        row.getInt("number"),
                        row.getString("kind"),
                        row.getInt("seat"),
                        row.getString("line"),
                        row.getString("by_whom"),
                        row.getLong("spent"),
                        row.getLong("at")));
    }

    private static List<OwnRemark> remarks(Handle handle, String person) {
        return list(
                handle,
                "SELECT table_id, number, seat, text, at FROM remark WHERE person = :person ORDER BY at, number",
                person,
                (row, _) -> new OwnRemark(
                        row.getString("table_id"),
                        row.getInt("number"),
                        row.getInt("seat"),
                        row.getString("text"),
                        row.getLong("at")));
    }

    private static List<OwnBlock> blocked(Handle handle, String person) {
        return list(
                handle,
                "SELECT p.name, s.table_id, s.at FROM shun s JOIN person p ON p.id = s.other"
                        + " WHERE s.person = :person ORDER BY s.at, s.id",
                person,
                (row, _) -> new OwnBlock(row.getString("name"), row.getString("table_id"), row.getLong("at")));
    }

    private static List<OwnReport> reports(Handle handle, String person) {
        return list(
                handle,
                "SELECT table_id, quote, text, at, closed FROM report WHERE reporter = :person ORDER BY at, id",
                person,
                (row, _) -> new OwnReport(
                        row.getString("table_id"),
                        row.getString("quote"),
                        row.getString("text"),
                        row.getLong("at"),
                        row.getObject("closed") == null ? Optional.empty() : Optional.of(row.getLong("closed"))));
    }

    private static List<OwnNotice> notices(Handle handle, String person) {
        return list(
                handle,
                "SELECT channel, target, text_key, state, trouble, created FROM notice WHERE person = :person"
                        + " UNION ALL SELECT 'mail', email, '', 'confirmed', '', 0 FROM reach"
                        + " WHERE person = :person AND email IS NOT NULL"
                        + " UNION ALL SELECT 'mail', wanted, '', 'unconfirmed', '', 0 FROM reach"
                        + " WHERE person = :person AND wanted IS NOT NULL ORDER BY created",
                person,
                (row, _) -> new OwnNotice(
                        row.getString("channel"),
                        row.getString("target"),
                        row.getString("text_key"),
                        row.getString("state"),
                        row.getString("trouble"),
                        row.getLong("created")));
    }

    private static <T> List<T> list(Handle handle, String sql, String person, RowMapper<T> row) {
        return handle.createQuery(sql).bind("person", person).map(row).list();
    }
}
