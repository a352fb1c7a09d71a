package winterhall.server.store;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import winterhall.wire.BadJson;
import winterhall.wire.Json;

/// Everything the hall keeps as one file, the same for both databases: so a hall can also move from one to the other.
///
/// The file is gzip over lines of JSON: first what it is and of which schema, then one row a line, then how many.
public final class Backup {
    private static final int FORMAT = 1;

    /// Secrets of tables to come stay with the hall: out of a backup one could come back that has been opened since.
    private static final String LEFT_OUT = "promise";

    private final Database database;

    /// A file that is not a backup, or one of another schema.
    public static final class BadBackup extends RuntimeException {
        BadBackup(String message) {
            super(message);
        }
    }

    public Backup(Database database) {
        this.database = database;
    }

    /// Writes a file while the hall runs, for its owner alone: all of it as it stood at one moment.
    ///
    /// @return how many rows it holds
    public long write(Path file) {
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try {
            OwnerOnly.file(unfinished);
            long rows;
            try (var out = new BufferedWriter(new OutputStreamWriter(
                    new GZIPOutputStream(Files.newOutputStream(unfinished)), StandardCharsets.UTF_8))) {
                rows = database.snapshot(connection -> write(connection, out));
            }
            Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
            return rows;
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    private static long write(Connection connection, BufferedWriter out) throws SQLException, IOException {
        out.write(Json.write(head(schema(connection))));
        long rows = 0;
        for (String table : tables(connection)) {
            try (var statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("SELECT * FROM " + table)) {
                while (row.next()) {
                    out.newLine();
                    out.write(Json.write(Map.of("table", table, "row", values(row))));
                    rows++;
                }
            }
        }
        out.newLine();
        out.write(Json.write(Map.of("rows", rows)));
        return rows;
    }

    /// Puts everything in the file in the place of what the hall holds; if anything is wrong with it, nothing changes.
    ///
    /// @return how many rows were put back
    public long restore(Path file) {
        return database.writer().write(transaction -> {
            try (var in = new BufferedReader(
                    new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
                return restore(transaction.connection(), in);
            } catch (ZipException | BadJson bad) {
                throw new BadBackup(file + " is not a backup: " + bad.getMessage());
            } catch (IOException trouble) {
                throw new BadBackup(file + " cannot be read: " + trouble.getMessage());
            }
        });
    }

    private static long restore(Connection connection, BufferedReader in) throws SQLException, IOException {
        JsonNode head = Json.tree(line(in));
        String schema = schema(connection);
        if (head.path("winterhall-backup").asInt() != FORMAT) {
            throw new BadBackup("this is not a backup of format " + FORMAT);
        }
        if (!head.path("schema").asString().equals(schema)) {
            throw new BadBackup(
                    "this backup is of schema " + head.path("schema").asString() + ", the hall of " + schema
                            + "; restore it with the version that wrote it, then upgrade");
        }
        List<String> tables = tables(connection);
        for (String table : tables.reversed()) {
            try (var statement = connection.createStatement()) {
                statement.executeUpdate("DELETE FROM " + table);
            }
        }
        long rows = 0;
        while (true) {
            JsonNode next = Json.tree(line(in));
            if (next.has("rows")) {
                if (next.path("rows").asLong() != rows) {
                    throw new BadBackup("it should hold " + next.path("rows").asLong() + " rows and holds " + rows);
                }
                return rows;
            }
            if (!tables.contains(next.path("table").asString())) {
                throw new BadBackup("it names a table that the hall does not have: "
                        + next.path("table").asString());
            }
            insert(connection, next.path("table").asString(), next.path("row"));
            rows++;
        }
    }

    private static String line(BufferedReader in) throws IOException {
        String line = in.readLine();
        if (line == null) {
            throw new BadBackup("it ends too soon");
        }
        return line;
    }

    private static Map<String, Object> head(String schema) {
        var head = new LinkedHashMap<String, Object>();
        head.put("winterhall-backup", FORMAT);
        head.put("schema", schema);
        return head;
    }

    private static Map<String, @Nullable Object> values(ResultSet row) throws SQLException {
        var values = new LinkedHashMap<String, @Nullable Object>();
        var columns = row.getMetaData();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            values.put(columns.getColumnLabel(i), row.getObject(i));
        }
        return values;
    }

    private static void insert(Connection connection, String table, JsonNode row) throws SQLException {
        List<String> columns = new ArrayList<>(row.propertyNames());
        if (!columns.stream().allMatch(column -> column.matches("[a-z_]+"))) {
            throw new BadBackup("a row of " + table + " has odd columns");
        }
        String sql = "INSERT INTO " + table + " (" + String.join(", ", columns) + ") VALUES ("
                + String.join(", ", columns.stream().map(_ -> "?").toList()) + ")";
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            for (int i = 0; i < columns.size(); i++) {
                JsonNode value = row.path(columns.get(i));
                if (value.isNull()) {
                    insert.setObject(i + 1, null);
                } else if (value.isIntegralNumber()) {
                    insert.setLong(i + 1, value.asLong());
                } else {
                    insert.setString(i + 1, value.asString());
                }
            }
            insert.executeUpdate();
        }
    }

    private static String schema(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT version FROM flyway_schema_history"
                        + " WHERE version IS NOT NULL ORDER BY installed_rank DESC LIMIT 1")) {
            return row.next() ? row.getString(1) : "";
        }
    }

    /// All tables of the hall that a backup holds, each after those it refers to.
    private static List<String> tables(Connection connection) throws SQLException {
        var references = new LinkedHashMap<String, Set<String>>();
        var meta = connection.getMetaData();
        try (ResultSet row = meta.getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
            while (row.next()) {
                String name = row.getString("TABLE_NAME");
                if (!name.startsWith("sqlite_") && !name.startsWith("flyway_") && !name.equals(LEFT_OUT)) {
                    references.put(name, new LinkedHashSet<>());
                }
            }
        }
        for (var entry : references.entrySet()) {
            try (ResultSet row = meta.getImportedKeys(null, connection.getSchema(), entry.getKey())) {
                while (row.next()) {
                    entry.getValue().add(row.getString("PKTABLE_NAME"));
                }
            }
            entry.getValue().remove(entry.getKey());
        }
        var ordered = new LinkedHashSet<String>();
        while (ordered.size() < references.size()) {
            references.forEach((table, needed) -> {
                if (ordered.containsAll(needed)) {
                    ordered.add(table);
                }
            });
        }
        return List.copyOf(ordered);
    }
}
