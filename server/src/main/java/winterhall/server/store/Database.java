package winterhall.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// The hall's one database: SQLite in its data folder, or PostgreSQL by a URL.
public final class Database implements AutoCloseable {
    /// The embedded database in its folder.
    public static final String FILE = "winterhall.db";

    private static final String SCHEMA = "classpath:winterhall/server/schema";
    private static final int READERS = 4;

    /// Milliseconds; a request made while the database is away is told so after that.
    private static final long PATIENCE = 3_000;

    /// What SQLite says when it is busy, cannot write, met a broken or full disk, or finds no file.
    private static final Set<Integer> AWAY_CODES = Set.of(5, 8, 10, 13, 14);

    /// What PostgreSQL says when it is lost, out of room, read-only, closing or starting, or met a broken disk.
    private static final Set<String> AWAY_STATES = Set.of("08", "53", "25006", "57P", "58");

    /// PostgreSQL may be set up to answer a commit before it is on the disk; the hall's own commits wait for it.
    private static final String DURABLE = "SELECT set_config('synchronous_commit', 'on', false)"
            + " WHERE current_setting('synchronous_commit') = 'off'";

    private final Kind kind;
    private final HikariDataSource readers;
    private final HikariDataSource writerSource;
    private final Jdbi jdbi;
    private final DatabaseWriter writer;

    /// Which database it is.
    public enum Kind {
        SQLITE,
        POSTGRESQL
    }

    private Database(Kind kind, HikariDataSource readers, HikariDataSource writerSource) {
        this.kind = kind;
        this.readers = readers;
        this.writerSource = writerSource;
        this.jdbi = Jdbi.create(readers);
        this.writer = new DatabaseWriter(writerSource);
    }

    /// Opens [#FILE] in this folder; every commit is on the disk before it is answered.
    public static Database inFolder(Path folder) {
        return open("jdbc:sqlite:" + folder.resolve(FILE));
    }

    /// @param url `jdbc:sqlite:…` or `jdbc:postgresql:…`
    /// @throws IllegalArgumentException if it is neither
    public static Database open(String url) {
        Kind kind = kindOf(url);
        migrate(url);
        var writerSource = new HikariDataSource(config(kind, url, "writer", 1));
        return new Database(kind, new HikariDataSource(config(kind, url, "readers", READERS)), writerSource);
    }

    public Kind kind() {
        return kind;
    }

    /// Reads; what was committed before the call is seen.
    public <T> T read(Function<Handle, T> query) {
        return jdbi.withHandle(query::apply);
    }

    /// Reads everything as it stood at one moment, however long it takes and whatever is written meanwhile.
    public <T> T snapshot(Reading<T> reading) throws IOException {
        try (Connection connection = readers.getConnection()) {
            connection.setAutoCommit(false);
            if (kind == Kind.POSTGRESQL) {
                connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            }
            try {
                return reading.read(connection);
            } finally {
                connection.rollback();
            }
        } catch (SQLException trouble) {
            throw new IllegalStateException(trouble);
        }
    }

    /// What is done with a snapshot.
    public interface Reading<T> {
        T read(Connection connection) throws SQLException, IOException;
    }

    /// The only way to write.
    public DatabaseWriter writer() {
        return writer;
    }

    @Override
    public void close() {
        writer.close();
        readers.close();
        writerSource.close();
    }

    /// Whether this is the database saying that a primary or unique key is taken.
    public static boolean isTaken(Throwable trouble) {
        return isCausedBy(
                trouble,
                sql -> sql.getErrorCode() == 19
                                && String.valueOf(sql.getMessage()).contains("UNIQUE")
                        || "23505".equals(sql.getSQLState()));
    }

    /// Whether this is SQLite saying that another process is at the file.
    static boolean isBusy(Throwable trouble) {
        return isCausedBy(trouble, sql -> sql.getErrorCode() == 5);
    }

    /// Whether this is the database being away, full, or unable to take anything: the same may succeed in a while.
    public static boolean isAway(Throwable trouble) {
        return isCausedBy(trouble, sql -> {
            String state = String.valueOf(sql.getSQLState());
            return sql instanceof SQLTransientException
                    || AWAY_CODES.contains(sql.getErrorCode())
                    || AWAY_STATES.stream().anyMatch(state::startsWith);
        });
    }

    private static boolean isCausedBy(Throwable trouble, Predicate<SQLException> test) {
        for (Throwable at = trouble; at != null; at = at.getCause()) {
            if (at instanceof SQLException sql && test.test(sql)) {
                return true;
            }
        }
        return false;
    }

    private static Kind kindOf(String url) {
        if (url.startsWith("jdbc:sqlite:")) {
            return Kind.SQLITE;
        }
        if (url.startsWith("jdbc:postgresql:")) {
            return Kind.POSTGRESQL;
        }
        throw new IllegalArgumentException(
                "the database is named by jdbc:sqlite:FILE or jdbc:postgresql://HOST/NAME?user=…, not " + url);
    }

    private static HikariConfig config(Kind kind, String url, String name, int size) {
        var config = new HikariConfig();
        config.setPoolName(name);
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(PATIENCE);
        if (kind == Kind.SQLITE) {
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("busy_timeout", "10000");
            config.addDataSourceProperty("foreign_keys", "true");
            config.addDataSourceProperty("jdbc.get_generated_keys", "false"); // else a query more for every line
            config.setMaxLifetime(0);
        } else {
            config.setConnectionInitSql(DURABLE);
        }
        return config;
    }

    /// With connections of its own: on PostgreSQL it takes two at once.
    private static void migrate(String url) {
        Flyway.configure().dataSource(url, null, null).locations(SCHEMA).load().migrate();
    }
}
