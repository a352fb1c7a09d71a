package winterhall.server;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Game;
import winterhall.server.door.Doors;
import winterhall.server.door.Reception;
import winterhall.server.match.Surroundings;
import winterhall.server.match.Time;
import winterhall.server.notify.Mail;
import winterhall.server.people.People;
import winterhall.server.store.Database;
import winterhall.server.table.Hall;

/// A whole hall: database, matches and doors, opened and closed together.
public final class HallServer implements AutoCloseable {
    private final Database database;
    private final Doors doors;
    private final Hall hall;
    private final Reception reception;
    private final BotDesk thinkers;
    private final int port;

    public HallServer(HallOptions options, List<Game<?, ?>> games) {
        this(options, games, Mail.NONE);
    }

    public HallServer(HallOptions options, List<Game<?, ?>> games, Mail mail) {
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
        reception = Reception.of(database, hall, people, time, mail, options.address());
        doors = new Doors(options, hall, reception, time);
        port = doors.open(options.port());
        hall.resume();
    }

    public int port() {
        return port;
    }

    /// The path by which the first administrator comes in, at the first start only.
    public Optional<String> firstAdminLink() {
        return reception.links().firstAdmin();
    }

    @Override
    public void close() {
        doors.close();
        reception.close();
        thinkers.close();
        database.close();
    }
}
