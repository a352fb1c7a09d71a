package winterhall.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/// A PostgreSQL of the tests' own, started once and stopped with the JVM.
///
/// The library behind it turns off all that makes a commit durable, to be quick; here it is on again.
final class Postgres {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private Postgres() {}

    private static final class Running {
        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("fsync", "on")
                        .setServerConfig("full_page_writes", "on")
                        .setServerConfig("max_connections", "100")
                        .start();
            } catch (IOException trouble) {
                throw new UncheckedIOException(trouble);
            }
        }
    }

    /// The URL of a new, empty database.
    static String fresh() {
        String name = "hall_" + COUNT.incrementAndGet();
        try (var connection = Running.SERVER.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException trouble) {
            throw new IllegalStateException(trouble);
        }
        return Running.SERVER.getJdbcUrl("postgres", name);
    }
}
