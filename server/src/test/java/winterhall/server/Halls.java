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
    },
    POSTGRESQL {
        @Override
        String url(Path folder) {
            return Postgres.fresh();
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

    /// The URL of a new, empty database.
    abstract String url(Path folder);

    /// Without the pauses and limits that are there for people.
    static HallOptions options(Path folder, String url, int port) {
        return new HallOptions(port, folder, Optional.of(url), Optional.empty(), 0, BOT_MILLIS, false);
    }

    /// A hall on a new, empty database.
    HallServer open(Path folder) {
        return new HallServer(options(folder, url(folder), 0), Shelf.games());
    }
}
