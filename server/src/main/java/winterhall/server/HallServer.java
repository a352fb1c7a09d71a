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

/// A whole hall: database, matches and doors, opened and closed together.
public final class HallServer implements AutoCloseable {
    private final Database database;
    private final Doors doors;
    private final Hall hall;
    private final BotDesk thinkers;
    private final int port;

    public HallServer(HallOptions options, List<Game<?, ?>> games) {
        Time time = Time.real();
        database = options.database().map(Database::open).orElseGet(() -> Database.inFolder(options.data()));
        var people = new People(database, time);
        thinkers = new BotDesk(options.botMillis());
        hall = new Hall(
                games,
                thinkers.levels(),
                database,
                people,
                new Surroundings(time, options.pace(), thinkers, (_, _, _) -> {}));
        doors = new Doors(options, hall, people, new Chat(database, hall, time), time);
        port = doors.open(options.port());
        hall.resume();
    }

    public int port() {
        return port;
    }

    @Override
    public void close() {
        doors.close();
        thinkers.close();
        database.close();
    }
}
