package winterhall.server;

import java.nio.file.Path;
import java.util.Optional;
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
