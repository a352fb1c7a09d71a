package winterhall.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import java.util.Optional;

/// The lines of every match, in order; they are added and read, never changed.
public final class Ledger {
    private static final String COLUMNS =
            "table_id, number, step, kind, seat, line, by_whom, spent, told, fingerprint, at, wish";
    private static final String APPEND =
            "INSERT INTO ledger (" + COLUMNS + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

    private final Database database;

    /// One line.
    ///
    /// @param number 0, 1, 2 … without a gap: two writers of one number cannot both succeed
    /// @param step what the public count of changes stands at after it
    /// @param seat 0 if no seat did it
    /// @param events the events it led to, one notation line each, as everyone may know them after the end
    /// @param command who asked for it and by which key, so that the same command is not done twice
    public record Line(
            String table,
            int number,
            int step,
            String kind,
            int seat,
            String text,
            String by,
            long spent,
            List<String> events,
            String fingerprint,
            long at,
            Optional<String> command) {}

    public Ledger(Database database) {
        this.database = database;
    }

    /// Adds a line; fails if its number or its command is taken. It is durable when the writer's work is answered.
    public static void append(DatabaseWriter.Transaction transaction, Line line) throws SQLException {
        PreparedStatement insert = transaction.prepared(APPEND);
        insert.setString(1, line.table);
        insert.setInt(2, line.number);
        insert.setInt(3, line.step);
        insert.setString(4, line.kind);
        insert.setInt(5, line.seat);
        insert.setString(6, line.text);
        insert.setString(7, line.by);
        insert.setLong(8, line.spent);
        insert.setString(9, String.join("\n", line.events));
        insert.setString(10, line.fingerprint);
        insert.setLong(11, line.at);
        if (line.command.isPresent()) {
            insert.setString(12, line.command.get());
        } else {
            insert.setNull(12, Types.VARCHAR);
        }
        insert.executeUpdate();
    }

    /// All lines of a match, in order.
    public List<Line> lines(String table) {
        return linesAfter(table, -1);
    }

    /// The lines with a number above this one.
    public List<Line> linesAfter(String table, int number) {
        return lines(table, number, Integer.MAX_VALUE);
    }

    /// The lines with a number above the first and not above the second.
    public List<Line> lines(String table, int after, int upTo) {
        return database.read(handle -> handle.createQuery(
                        "SELECT " + COLUMNS
                                + " FROM ledger WHERE table_id = :table AND number > :after AND number <= :upTo ORDER BY number")
                .bind("table", table)
                .bind("after", after)
                .bind("upTo", upTo)
                .map((row, _) -> line(row))
                .list());
    }

    /// The last line of a match that has begun.
    public Optional<Line> last(String table) {
        return database.read(handle -> handle.createQuery(
                        "SELECT " + COLUMNS + " FROM ledger WHERE table_id = :table ORDER BY number DESC LIMIT 1")
                .bind("table", table)
                .map((row, _) -> line(row))
                .findFirst());
    }

    /// The line that a command led to, if it was granted.
    public Optional<Line> granted(String table, String command) {
        return database.read(handle -> handle.createQuery(
                        "SELECT " + COLUMNS + " FROM ledger WHERE table_id = :table AND wish = :wish")
                .bind("table", table)
                .bind("wish", command)
                .map((row, _) -> line(row))
                .findFirst());
    }

    private static Line line(ResultSet row) throws SQLException {
        String told = row.getString("told");
        return new Line(
                row.getString("table_id"),
                row.getInt("number"),
                row.getInt("step"),
                row.getString("kind"),
                row.getInt("seat"),
                row.getString("line"),
                row.getString("by_whom"),
                row.getLong("spent"),
                told.isEmpty() ? List.of() : List.of(told.split("\n")),
                row.getString("fingerprint"),
                row.getLong("at"),
                Optional.ofNullable(row.getString("wish")));
    }
}
