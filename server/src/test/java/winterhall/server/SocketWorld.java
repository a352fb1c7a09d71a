package winterhall.server;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Game;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.engine.Viewer;
import winterhall.server.match.Match;
import winterhall.server.match.MatchHost;
import winterhall.server.notify.NoticeOptions;
import winterhall.server.store.Database;

/// One of two worlds as its guests see it: a whole hall with all its doors, in which each match begins midway.
final class SocketWorld implements AutoCloseable {
    static final long PACE = 700;

    /// Of any game on the shelf.
    private static final int MOST_SEATS = Shelf.games().stream()
            .flatMap(game -> game.seatCounts().stream())
            .max(Integer::compare)
            .orElseThrow();

    /// What is behind the shuffles in both worlds.
    static final String SECRET = "5ec4e7".repeat(21) + "05";

    private final ManualTime time = new ManualTime();
    private final HallServer hall;
    private final Database database;
    private final Map<Viewer, Guest> guests = new LinkedHashMap<>();
    private final Map<Viewer, Screen> screens = new LinkedHashMap<>();
    private final List<String> pages = new ArrayList<>();
    private String id = "";
    private String invite = "";
    private int pings;

    SocketWorld(Path folder, List<Game<?, ?>> games) {
        String url = Halls.SQLITE.url(folder);
        var options = new HallOptions(0, folder, Optional.of(url), Optional.empty(), PACE, 20, false);
        hall = new HallServer(options, games, time, NoticeOptions.USUAL);
        database = Database.open(url);
        for (Viewer viewer : Viewer.during(MOST_SEATS)) {
            Guest guest = Guest.at(hall.port());
            guest.patch("/api/me", "{\"name\":\"%s\"}".formatted(viewer));
            guests.put(viewer, guest);
        }
    }

    /// Lays a table of this game, and seats everybody before a screen.
    void begin(Setup setup, String clock, String windows) {
        String settings = setup.chosen().entrySet().stream()
                .map(chosen -> "\"" + chosen.getKey() + "\":\"" + chosen.getValue() + "\"")
                .collect(Collectors.joining(","));
        String open = ",{\"kind\":\"open\",\"bot\":\"\",\"name\":\"\"}".repeat(setup.seats() - 1);
        Guest.Answer table =
                at(Seat.of(1)).post("/api/tables", """
                {"game":"%s","settings":{%s},"seats":[{"kind":"me","bot":"","name":""}%s],"listed":false,
                 "spectators":"anyone","clock":"%s","windows":"%s","entropy":""}""".formatted(setup.game(), settings, open, clock, windows));
        id = table.text("id");
        invite = table.text("invite");
        time.advance(1_000); // so that tables are listed in the order in which they were laid
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("UPDATE hall_table SET secret = :secret WHERE id = :id")
                        .bind("secret", SECRET)
                        .bind("id", id)
                        .execute());
        Seat.all(setup.seats()).stream().skip(1).forEach(seat -> at(seat).sit(table));
        Viewer.during(setup.seats()).forEach(viewer -> open(viewer, ""));
    }

    private Guest at(Seat seat) {
        return guests.get(Viewer.at(seat));
    }

    private void open(Viewer viewer, String query) {
        screens.put(viewer, guests.get(viewer).open(id, "?invite=" + invite + query));
        settle(viewer);
    }

    /// Closes the table's screens, and takes everybody off its seats, so that nobody's list of tables grows.
    void end() {
        screens.values().forEach(Screen::close);
        screens.clear();
        pages.clear();
        database.writer()
                .write(transaction -> transaction
                        .handle()
                        .createUpdate("DELETE FROM chair WHERE table_id = :id")
                        .bind("id", id)
                        .execute());
    }

    /// All that reached this viewer so far, in which the names that each hall draws at random read alike.
    List<String> taken(Viewer viewer) {
        settle(viewer);
        var all = new ArrayList<String>();
        synchronized (screens.get(viewer)) {
            all.addAll(screens.get(viewer).everything);
        }
        all.addAll(pages);
        return all.stream()
                .filter(text -> !text.contains("\"kind\":\"pong\""))
                .map(this::withoutRandomNames)
                .toList();
    }

    private String withoutRandomNames(String text) {
        return text.replace(id, "TABLE").replace(invite, "INVITE");
    }

    void say(Viewer viewer, String json) {
        screens.get(viewer).send(json);
        settle(viewer);
    }

    /// The viewer's connection is lost; it comes back and asks for what it missed.
    void comeBack(Viewer viewer, int since) {
        var before = screens.get(viewer);
        Viewer other = screens.keySet().stream()
                .filter(each -> !each.equals(viewer))
                .findFirst()
                .orElseThrow();
        settle(viewer);
        settle(other); // so that the next word about who is here is the one about this parting
        pages.addAll(before.everything);
        before.close();
        screens.get(other).next(message -> Screen.is(message, "present"));
        open(viewer, "&since=" + since);
    }

    /// Looks at a page, or at the error in its place.
    ///
    /// Of a list of tables only this one counts: at the others the two worlds have parted, and what is told there differs
    /// by what everybody has seen.
    void get(Viewer viewer, String path) {
        Guest.Answer answer = guests.get(viewer).get(path.replace("TABLE", id));
        JsonNode tables = answer.body().path("tables");
        Map<String, List<String>> headers =
                new TreeMap<>(answer.whole().headers().map());
        headers.remove("date");
        if (tables.isArray()) {
            headers.remove("content-length");
        }
        pages.add(answer.status() + " " + headers);
        pages.add(
                tables.isArray()
                        ? tables.valueStream()
                                .filter(table -> table.path("id").asString().equals(id))
                                .toList()
                                .toString()
                        : answer.whole().body());
    }

    void pass(long millis) {
        time.advance(millis);
    }

    /// Everything said to this viewer before has arrived.
    void settle(Viewer viewer) {
        int number = ++pings;
        screens.get(viewer).send("{\"kind\":\"ping\",\"number\":%d}".formatted(number));
        JsonNode ignored = screens.get(viewer)
                .next(message ->
                        Screen.is(message, "pong") && message.path("number").asInt() == number);
    }

    @SuppressWarnings("unchecked") // the match of this table is one of the game that was laid
    <B> Match<B> match() {
        var seen = new CompletableFuture<Match<B>>();
        ((MatchHost<B, ?>) hall.hall().matches().host(id)).look(seen::complete);
        return seen.orTimeout(30, TimeUnit.SECONDS).join();
    }

    /// Waits until something else is asked: an order answers in its own time.
    void awaitQuestionAfter(int asked) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (match().asked() == asked) {
            if (System.nanoTime() > end) {
                throw new AssertionError("nobody answers");
            }
            Thread.onSpinWait();
        }
    }

    @Override
    public void close() {
        guests.values().forEach(Guest::close);
        database.close();
        hall.close();
    }
}
