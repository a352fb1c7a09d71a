package winterhall.server;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import winterhall.engine.Shelf;

/// Halls for tests, on either database: what is tested with one is tested with both.
enum Halls {
    SQLITE {
        @Override
        String url(Path folder) {
            return "jdbc:sqlite:" + folder.resolve("winterhall.db");
        }

        @Override
        Outage outage(Path folder) {
            return new SmallDisk(folder);
        }

        @Override
        String tables() {
            return "SELECT name FROM sqlite_master WHERE type = 'table'";
        }

        @Override
        String columns(String table) {
            return "SELECT name, type FROM pragma_table_info('" + table + "')";
        }
    },
    POSTGRESQL {
        @Override
        String url(Path folder) {
            return Postgres.fresh();
        }

        @Override
        Outage outage(Path folder) {
            return Postgres.cutOff();
        }

        @Override
        String tables() {
            return "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'";
        }

        @Override
        String columns(String table) {
            return "SELECT column_name, upper(data_type) FROM information_schema.columns WHERE table_name = '" + table
                    + "' ORDER BY ordinal_position";
        }
    };

    private static final long BOT_MILLIS = 20;

    /// Which database the other tests use: `-Dwinterhall.test.database=postgresql` runs them all on that one.
    private static final boolean ON_POSTGRESQL = "postgresql".equals(System.getProperty("winterhall.test.database"));

    private static final Map<Path, String> DATABASES = new ConcurrentHashMap<>();

    /// The database of a test's own hall, the same for the same folder; nothing for the embedded one.
    static Optional<String> database(Path folder) {
        return ON_POSTGRESQL ? Optional.of(DATABASES.computeIfAbsent(folder, _ -> Postgres.fresh())) : Optional.empty();
    }

    /// The database of tests that need no more than one.
    static Halls usual() {
        return ON_POSTGRESQL ? POSTGRESQL : SQLITE;
    }

    /// The URL of that one, the same for the same folder.
    static String usual(Path folder) {
        return database(folder).orElse(SQLITE.url(folder));
    }

    /// The URL of a new, empty database.
    abstract String url(Path folder);

    /// A new, empty database that can fail: a disk that is full, or a server that is away.
    abstract Outage outage(Path folder);

    /// Asks for the name of every table.
    abstract String tables();

    /// Asks for the name and type of every column.
    abstract String columns(String table);

    /// Without the pauses and limits that are there for people.
    static HallOptions options(Path folder, String url, int port) {
        return options(folder, url, port, false);
    }

    /// Without the pauses, and perhaps without the limits.
    static HallOptions options(Path folder, String url, int port, boolean limited) {
        return new HallOptions(port, folder, Optional.of(url), Optional.empty(), 0, BOT_MILLIS, limited);
    }

    /// A hall on a new, empty database.
    HallServer open(Path folder) {
        return new HallServer(options(folder, url(folder), 0), Shelf.games());
    }
}
