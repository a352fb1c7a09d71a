package winterhall.server;

import java.util.List;
import winterhall.engine.Game;
import winterhall.server.door.Doors;
import winterhall.server.match.Surroundings;
import winterhall.server.match.Time;
import winterhall.server.people.People;
import winterhall.server.store.Database;
import winterhall.server.table.Chat;
import winterhall.server.table.Hall;
import winterhall.server.table.Timekeeper;

/// A whole hall: database, matches and doors, opened and closed together.
public final class HallServer implements AutoCloseable {
    private final Database database;
    private final Doors doors;
    private final Hall hall;
    private final BotDesk thinkers;
    private final Timekeeper timekeeper;
    private final int port;

    public HallServer(HallOptions options, List<Game<?, ?>> games) {
        this(options, games, Time.real());
    }

    /// A hall with a time of its own, for tests.
    HallServer(HallOptions options, List<Game<?, ?>> games, Time time) {
        database = options.database().map(Database::open).orElseGet(() -> Database.inFolder(options.data()));
        var people = new People(database, time);
        thinkers = new BotDesk(options.botMillis());
        hall = new Hall(
                games,
                thinkers.levels(),
                database,
                people,
                new Surroundings(time, options.pace(), options.botPace(), thinkers, (_, _, _, _) -> {}),
                Timekeeper.downtime(database, time));
        doors = new Doors(options, hall, people, new Chat(database, hall, time), time);
        port = doors.open(options.port());
        hall.resume();
        timekeeper = new Timekeeper(database, hall, time);
    }

    public int port() {
        return port;
    }

    public Hall hall() {
        return hall;
    }

    @Override
    public void close() {
        doors.close();
        hall.close();
        timekeeper.close();
        thinkers.close();
        database.close();
    }
}
