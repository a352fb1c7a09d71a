package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.engine.Viewer;
import winterhall.server.camp.Camp;
import winterhall.server.camp.CampBoard;
import winterhall.server.camp.CampBoard.CampView;
import winterhall.server.notify.NoticeOptions;

/// A hall with the games of camp and *duel* besides its own, and a time that the test moves on.
final class CampHall implements AutoCloseable {
    static final long SECOND = 1_000;
    static final long MINUTE = 60 * SECOND;
    static final long HOUR = 60 * MINUTE;
    static final long DAY = 24 * HOUR;

    final ManualTime time = new ManualTime();

    /// For whom a view was made since this was last cleared, once for each.
    final List<Viewer> views = Collections.synchronizedList(new ArrayList<>());

    private final Path data;
    private final String url;
    private final long pace;
    private final NoticeOptions reaching;
    private HallServer server;
    private Runnable farewell = () -> {};
    private final List<AutoCloseable> open = new ArrayList<>();

    /// A hall whose folder goes with it.
    static CampHall inFolderOfItsOwn() {
        try {
            Path folder = Files.createTempDirectory("hall");
            var hall = new CampHall(folder);
            hall.farewell = () -> delete(folder);
            return hall;
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    private static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            for (Path file : files.toList().reversed()) {
                Files.delete(file);
            }
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    CampHall(Path data) {
        this(data, 0, NoticeOptions.USUAL);
    }

    CampHall(Path data, long pace, NoticeOptions reaching) {
        this(data, Halls.database(data).orElse(Halls.SQLITE.url(data)), pace, reaching);
    }

    /// @param url the database
    CampHall(Path data, String url, long pace, NoticeOptions reaching) {
        this.data = data;
        this.url = url;
        this.pace = pace;
        this.reaching = reaching;
        this.server = start(0);
    }

    /// Moves on by so much at a time until it is so; what other threads do about it takes its own time.
    void await(BooleanSupplier it, long step) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!it.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            time.advance(step);
            Thread.sleep(10);
        }
    }

    private HallServer start(int port) {
        var games = new ArrayList<Game<?, ?>>(Shelf.games());
        games.add(Toys.duel());
        games.add(new Camp() {
            @Override
            public CampView view(CampBoard board, Viewer viewer) {
                views.add(viewer);
                return super.view(board, viewer);
            }
        });
        return new HallServer(
                new HallOptions(port, data, Optional.of(url), Optional.empty(), pace, 20), games, time, reaching);
    }

    HallServer server() {
        return server;
    }

    /// Closes the hall, and opens it again after so long.
    void restartAfter(long millis) {
        int port = server.port();
        server.close();
        time.advance(millis);
        server = start(port);
    }

    Guest guest() {
        var guest = Guest.at(server.port());
        open.add(guest);
        return guest;
    }

    /// Lays a table; each seat is `person` for a guest of its own, `mine` for the first guest again, or a bot's level.
    CampTable lay(String clock, String... seats) {
        return lay("camp", clock, "relaxed", seats);
    }

    /// The same with windows that all take the same time.
    CampTable layStrict(String clock, String... seats) {
        return lay("camp", clock, "strict", seats);
    }

    /// The same of *duel*, in which all may attack the first seat at once.
    CampTable layDuel(String clock, String... seats) {
        return lay("duel", clock, "relaxed", seats);
    }

    private CampTable lay(String game, String clock, String windows, String[] seats) {
        Guest owner = guest();
        var wanted = new ArrayList<String>();
        for (int i = 0; i < seats.length; i++) {
            String kind = i == 0 || seats[i].equals("mine") ? "me" : seats[i].equals("person") ? "open" : "bot";
            wanted.add("{\"kind\":\"%s\",\"bot\":\"%s\",\"name\":\"Seat %d\"}"
                    .formatted(kind, kind.equals("bot") ? seats[i] : "", i + 1));
        }
        Guest.Answer laid = owner.post("/api/tables", """
                {"game":"%s","settings":{},"seats":[%s],"listed":false,"spectators":"anyone","clock":"%s","windows":"%s",
                "entropy":""}
                """.formatted(game, String.join(",", wanted), clock, windows));
        var guests = new ArrayList<Guest>(List.of(owner));
        for (int i = 1; i < seats.length; i++) {
            if (seats[i].equals("person")) {
                Guest guest = guest();
                guest.sit(laid);
                guests.add(guest);
            }
        }
        var table = new CampTable(laid.text("id"), guests);
        open.add(table);
        return table;
    }

    @Override
    public void close() {
        for (AutoCloseable thing : open.reversed()) {
            try {
                thing.close();
            } catch (Exception trouble) {
                throw new IllegalStateException(trouble);
            }
        }
        server.close();
        farewell.run();
    }
}
