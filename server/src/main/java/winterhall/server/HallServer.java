package winterhall.server;

import java.util.List;
import winterhall.engine.Game;
import winterhall.server.door.Doors;
import winterhall.server.match.Surroundings;
import winterhall.server.match.Time;
import winterhall.server.people.People;
import winterhall.server.people.Token;
import winterhall.server.store.DataFolder;
import winterhall.server.store.Database;
import winterhall.server.table.Chat;
import winterhall.server.table.Hall;

/// A whole hall: data folder, database, matches and doors, opened and closed together.
public final class HallServer implements AutoCloseable {
    private final DataFolder folder;
    private final Database database;
    private final BotDesk bots;
    private final Doors doors;
    private final int port;
    private boolean closed;

    /// The hall cannot be opened here and now; the message says why and what would do.
    public static final class CannotOpen extends RuntimeException {
        CannotOpen(String message, Throwable cause) {
            super(message, cause);
        }

        CannotOpen(String message) {
            super(message);
        }
    }

    /// @throws CannotOpen if the folder, the database or the port is not to be had
    public HallServer(HallOptions options, List<Game<?, ?>> games) {
        folder = DataFolder.take(options.data())
                .orElseThrow(() -> new CannotOpen("another hall is open on " + options.data()
                        + "; stop it, or choose another folder with --data"));
        Time time = Time.real();
        database = database(options);
        bots = new BotDesk(options.botMillis());
        var people = new People(database, time);
        var hall = new Hall(
                games, bots.levels(), database, people, new Surroundings(time, options.pace(), bots, (_, _, _) -> {}));
        doors = new Doors(options, database, hall, people, new Chat(database, hall, time), time);
        port = open(options.port());
        folder.announce(new DataFolder.Control(port, Token.fresh()));
        hall.resume();
    }

    public int port() {
        return port;
    }

    /// Lets nobody in any more and stores what was accepted.
    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            doors.close();
            bots.close();
            database.close();
            folder.close();
        }
    }

    private Database database(HallOptions options) {
        try {
            return options.database().map(Database::open).orElseGet(() -> Database.inFolder(options.data()));
        } catch (RuntimeException trouble) {
            folder.close();
            throw new CannotOpen("the database does not open: " + firstCause(trouble), trouble);
        }
    }

    private int open(int wanted) {
        try {
            return doors.open(wanted);
        } catch (RuntimeException taken) {
            close();
            throw new CannotOpen(
                    "port " + wanted + " is not to be had: " + firstCause(taken)
                            + "; choose another with --port, or 0 for any",
                    taken);
        }
    }

    private static String firstCause(Throwable trouble) {
        Throwable cause = trouble.getCause();
        return cause == null
                ? String.valueOf(trouble.getMessage()).lines().findFirst().orElse("")
                : firstCause(cause);
    }
}
