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
        execute("CREATE DATABASE " + name);
        return Running.SERVER.getJdbcUrl("postgres", name);
    }

    private static void execute(String sql) {
        try (var connection = Running.SERVER.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException trouble) {
            throw new IllegalStateException(trouble);
        }
    }

    /// A new, empty database that can be cut off: every connection to it ends, and no other is let in.
    static Outage cutOff() {
        String url = fresh();
        String name = "hall_" + COUNT.get();
        return new Outage() {
            @Override
            public String url() {
                return url;
            }

            @Override
            public void begin() {
                execute("ALTER DATABASE " + name + " ALLOW_CONNECTIONS false");
                execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name + "'");
            }

            @Override
            public void end() {
                execute("ALTER DATABASE " + name + " ALLOW_CONNECTIONS true");
            }

            @Override
            public void close() {}
        };
    }
}
