package winterhall.server.people;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatement;
import winterhall.server.Denied;
import winterhall.server.match.Time;
import winterhall.server.store.Database;
import winterhall.wire.Administration.AdminPerson;
import winterhall.wire.Administration.ReportCard;

/// Administration of people: find, ban, promote, and close reports.
public final class PeopleAdmin {
    private static final int MOST = 200;
    private static final int LONGEST_NOTE = 500;
    private static final String UNMAKE_ADMIN =
            "UPDATE person SET role = CASE WHEN login IS NULL THEN 'guest' ELSE 'member' END WHERE id = :id"
                    + " AND role = 'admin' AND (SELECT COUNT(*) FROM person WHERE role = 'admin') > 1";

    private final Database database;
    private final Time time;

    public PeopleAdmin(Database database, Time time) {
        this.database = database;
        this.time = time;
    }

    // People

    /// Those whose name or login holds this text, or whose id it is; the newest first.
    public List<AdminPerson> search(String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        String like = "%" + wanted.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%";
        return database.read(handle -> handle.createQuery("SELECT id, name, login, role, created, banned FROM person"
                        + " WHERE deleted IS NULL AND (LOWER(name) LIKE :like ESCAPE '!' OR login LIKE :like ESCAPE '!'"
                        + " OR id = :id) ORDER BY created DESC, id LIMIT " + MOST)
                .bind("like", like)
                .bind("id", wanted)
                .map((row, _) -> new AdminPerson(
                        row.getString("id"),
                        row.getString("name"),
                        Optional.ofNullable(row.getString("login")),
                        row.getString("role"),
                        row.getLong("created"),
                        Optional.ofNullable(row.getString("banned"))))
                .list());
    }

    /// Shuts the door to somebody who is not an administrator.
    public void ban(String person, String why) {
        change(
                "UPDATE person SET banned = :why WHERE id = :id AND deleted IS NULL AND role <> 'admin'",
                person,
                update -> update.bind("why", note(why)));
    }

    public void unban(String person) {
        change("UPDATE person SET banned = NULL WHERE id = :id AND deleted IS NULL", person, _ -> {});
    }

    public void makeAdmin(String person) {
        change(
                "UPDATE person SET role = 'admin' WHERE id = :id AND deleted IS NULL AND banned IS NULL",
                person,
                _ -> {});
    }

    /// Takes the trust back, but never from the last one.
    public void unmakeAdmin(String person) {
        change(UNMAKE_ADMIN, person, _ -> {});
    }

    /// A person who leaves for good stops being an administrator; the last one has to trust somebody else first.
    public void stepDown(Person person) {
        if (person.isAdmin() && changed(UNMAKE_ADMIN, person.id(), _ -> {}) == 0) {
            throw Denied.because(409, "last-administrator", "");
        }
    }

    private interface Binding {
        void bind(SqlStatement<?> update);
    }

    private void change(String sql, String person, Binding binding) {
        if (changed(sql, person, binding) == 0) {
            throw Denied.because(409, "not-this-person", "person");
        }
    }

    private int changed(String sql, String person, Binding binding) {
        return database.writer().write(transaction -> {
            var update = transaction.handle().createUpdate(sql).bind("id", person);
            binding.bind(update);
            return update.execute();
        });
    }

    // Reports

    /// @param open those that wait, or those that were closed
    public List<ReportCard> reports(boolean open) {
        return database.read(handle -> handle.createQuery(
                        "SELECT r.id, r.at, r.person, p.name AS about, q.name AS reporter, r.table_id, r.quote, r.text,"
                                + " r.note FROM report r JOIN person p ON p.id = r.person"
                                + " JOIN person q ON q.id = r.reporter WHERE r.closed IS "
                                + (open ? "NULL" : "NOT NULL") + " ORDER BY r.at DESC, r.id LIMIT " + MOST)
                .map((row, _) -> new ReportCard(
                        row.getString("id"),
                        row.getLong("at"),
                        row.getString("person"),
                        row.getString("about"),
                        row.getString("reporter"),
                        row.getString("table_id"),
                        row.getString("quote"),
                        row.getString("text"),
                        Optional.ofNullable(row.getString("note"))))
                .list());
    }

    public void close(String report, String note) {
        int closed = database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("UPDATE report SET closed = :now, note = :note WHERE id = :id AND closed IS NULL")
                        .bind("now", time.now())
                        .bind("note", note(note))
                        .bind("id", report)
                        .execute());
        if (closed == 0) {
            throw Denied.because(404, "no-such-report", "report");
        }
    }

    /// A reason or a note, short and not empty.
    public static String note(String text) {
        if (text.isBlank() || text.length() > LONGEST_NOTE) {
            throw Denied.because(422, "note-length", "note", "longest", LONGEST_NOTE);
        }
        return text.strip();
    }
}
