package winterhall.server;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import winterhall.engine.BadContent;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.server.bot.BotPrograms;
import winterhall.server.door.Doors;
import winterhall.server.door.PeopleServices;
import winterhall.server.door.Route;
import winterhall.server.match.HallServices;
import winterhall.server.match.Time;
import winterhall.server.notify.Mail;
import winterhall.server.notify.NoticeOptions;
import winterhall.server.notify.Notices;
import winterhall.server.people.People;
import winterhall.server.people.Token;
import winterhall.server.store.DataFolder;
import winterhall.server.store.Database;
import winterhall.server.table.Hall;
import winterhall.server.table.Housekeeping;
import winterhall.server.table.Repair;

/// A whole hall: data folder, database, matches and doors, started and stopped together.
public final class HallServer implements AutoCloseable {
    private final DataFolder folder;
    private final Database database;
    private final BotPool bots;
    private final Notices notices;
    private final Hall hall;
    private final PeopleServices services;
    private final Doors doors;
    private final Housekeeping housekeeping;
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

    /// @throws CannotOpen if a game cannot be played, or the folder, the database or the port is not to be had
    public HallServer(HallOptions options, List<Game<?, ?>> games) {
        this(options, games, Time.real(), reaching(), Optional.empty());
    }

    /// A hall whose letters somebody else carries, for tests.
    HallServer(HallOptions options, List<Game<?, ?>> games, Mail mail) {
        this(options, games, Time.real(), NoticeOptions.USUAL, Optional.of(mail));
    }

    /// A hall with a time of its own, for tests.
    HallServer(HallOptions options, List<Game<?, ?>> games, Time time) {
        this(options, games, time, NoticeOptions.USUAL, Optional.empty());
    }

    HallServer(HallOptions options, List<Game<?, ?>> games, Time time, NoticeOptions reaching) {
        this(options, games, time, reaching, Optional.empty());
    }

    private HallServer(
            HallOptions options, List<Game<?, ?>> games, Time time, NoticeOptions reaching, Optional<Mail> mail) {
        requireSound(games);
        folder = folder(options.data());
        database = database(options);
        bots = new BotPool(options.botMillis(), new BotPrograms(options.programs()));
        var people = new People(database, time);
        notices = new Notices(database, time, reaching, address(options));
        hall = new Hall(
                games,
                bots.levels(),
                database,
                people,
                new HallServices(time, options.pace(), options.botPace(), bots, notices.turnNotifier()),
                Housekeeping.downtime(database, time));
        services = PeopleServices.of(database, hall, people, time, mail.orElse(notices.mail()), options.address());
        String control = Token.fresh();
        doors = new Doors(options, control, database, hall, services, notices.contacts(), time);
        port = open(options);
        folder.announce(new DataFolder.Control(port, control));
        hall.resume();
        notices.open((table, seat, asked) -> hall.matches().host(table).waitsFor(seat, asked));
        housekeeping = new Housekeeping(database, hall, time);
    }

    /// Looks after frozen matches of a hall that is closed.
    public static Repair repair(Database database, List<Game<?, ?>> games) {
        Time time = Time.real();
        var bots = new BotPool(0);
        bots.close(); // nothing is played here
        var quiet = new HallServices(time, 0, 0, bots, (_, _, _, _) -> {});
        var people = new People(database, time);
        var hall = new Hall(games, bots.levels(), database, people, quiet, Housekeeping.downtime(database, time));
        return new Repair(hall, database, time);
    }

    public int port() {
        return port;
    }

    public Hall hall() {
        return hall;
    }

    /// Every request this hall understands.
    public List<Route<?, ?>> routes() {
        return doors.routes();
    }

    /// The path by which the first administrator comes in, at the first start only.
    public Optional<String> firstAdminLink() {
        return services.links().firstAdmin();
    }

    /// Lets nobody in any more and stores what was accepted.
    @Override
    public synchronized void close() {
        if (!closed) {
            closed = true;
            doors.close();
            hall.close();
            services.close();
            housekeeping.close();
            notices.close();
            bots.close();
            database.close();
            folder.close();
        }
    }

    /// Where the links in letters lead.
    private static String address(HallOptions options) {
        return options.address()
                .map(address -> address.toString().replaceAll("/+$", ""))
                .orElse("http://localhost:" + options.port());
    }

    /// Before anything is opened: a table of such a game would break for those who sit at it.
    private static void requireSound(List<Game<?, ?>> games) {
        try {
            games.forEach(Shelf::requireSound);
        } catch (BadContent found) {
            throw new CannotOpen(String.valueOf(found.getMessage()), found);
        }
    }

    private static DataFolder folder(Path data) {
        try {
            return DataFolder.take(data)
                    .orElseThrow(() -> new CannotOpen(
                            "another hall is open on " + data + "; stop it, or choose another folder with --data"));
        } catch (UncheckedIOException refused) {
            throw new CannotOpen("cannot write to " + data + ": " + firstCause(refused), refused);
        }
    }

    private Database database(HallOptions options) {
        try {
            return options.database().map(Database::open).orElseGet(() -> Database.inFolder(options.data()));
        } catch (RuntimeException trouble) {
            folder.close();
            throw new CannotOpen("cannot open the database: " + firstCause(trouble), trouble);
        }
    }

    private int open(HallOptions options) {
        try {
            return doors.open(options.host(), options.port());
        } catch (RuntimeException taken) {
            bots.close();
            database.close();
            folder.close();
            throw new CannotOpen(
                    "port " + options.port()
                            + options.host().map(host -> " of " + host).orElse("") + " is not to be had: "
                            + firstCause(taken) + "; choose another with --port, or 0 for any",
                    taken);
        }
    }

    private static NoticeOptions reaching() {
        try {
            return NoticeOptions.of(System.getenv());
        } catch (IllegalArgumentException wrong) {
            throw new CannotOpen(String.valueOf(wrong.getMessage()));
        }
    }

    private static String firstCause(Throwable trouble) {
        Throwable cause = trouble.getCause();
        return cause == null
                ? String.valueOf(trouble.getMessage()).lines().findFirst().orElse("")
                : firstCause(cause);
    }
}
