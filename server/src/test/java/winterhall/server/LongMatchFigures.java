package winterhall.server;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import winterhall.engine.QuickChance;
import winterhall.engine.record.MatchRecord;
import winterhall.server.store.Database;
import winterhall.server.table.HallTable.Stage;

/// What a match costs by its length, seen from outside: by requests and sockets, on a hall of its own.
final class LongMatchFigures {
    private static final int SCENES = 100;
    private static final int MOVES = 100;
    private static final OperatingSystemMXBean PROCESS =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private static final long PATIENCE = 20_000_000_000L;
    private static final int LOADED = 4;

    private final LongMatch<?, ?> matches;
    private final Database database;
    private final List<Guest> guests;
    private final List<String> persons;

    private LongMatchFigures(LongMatch<?, ?> matches, Database database, List<Guest> guests) {
        this.matches = matches;
        this.database = database;
        this.guests = guests;
        this.persons =
                guests.stream().map(guest -> guest.get("/api/me").text("id")).toList();
    }

    /// What a match of one length takes, in words and in figures.
    static final class Row {
        final int length;
        private final StringBuilder text = new StringBuilder();
        private final Map<String, Double> figures = new HashMap<>();

        Row(int length) {
            this.length = length;
        }

        /// Processor milliseconds of what is done to a whole match, the median of what is done often, kilobytes of heap.
        double of(String what) {
            return Objects.requireNonNull(figures.get(what), what);
        }

        private void add(String what, double figure) {
            figures.put(what, figure);
        }

        private void say(String words, Object... values) {
            text.append(String.format(Locale.ROOT, words, values));
        }
    }

    /// Measures matches of these lengths, in milliseconds; the first length is measured twice, the first time to warm up.
    static List<Row> run(Path folder, LongMatch<?, ?> matches, List<Integer> lengths) throws IOException {
        Files.createDirectories(folder);
        String url = Halls.SQLITE.url(folder);
        var rows = new ArrayList<Row>();
        try (var hall = new HallServer(
                        new HallOptions(0, folder, Optional.of(url), Optional.empty(), 0, 20, false),
                        List.of(matches.game));
                var one = Guest.at(hall.port());
                var two = Guest.at(hall.port());
                var database = Database.open(url)) {
            var figures = new LongMatchFigures(matches, database, List.of(one, two));
            figures.row("warm", lengths.getFirst());
            for (int length : lengths) {
                rows.add(figures.row("n" + length, length));
            }
        }
        return rows;
    }

    private Row row(String name, int length) {
        matches.lay(database, name + "over", Stage.FINISHED, length, persons);
        matches.lay(database, name, Stage.RUNNING, length, persons);
        var row = new Row(length);
        row.say("%s %d:", matches.game.id(), length);
        past(name + "over", row);
        live(name, row);
        heap(name, length, row);
        System.out.println(row.text);
        return row;
    }

    private void past(String id, Row row) {
        Guest guest = guests.getFirst();
        String path = "/api/tables/" + id;
        whole(row, "first scene", () -> guest.get(path + "/steps/0"));
        int last = guest.get(path + "/steps").body().path("last").asInt();
        whole(row, "all beats", () -> guest.get(path + "/steps"));
        var random = new QuickChance(3).source("steps");
        var scenes = new ArrayList<Double>();
        long busy = PROCESS.getProcessCpuTime();
        long end = System.nanoTime() + PATIENCE;
        while (scenes.size() < SCENES && System.nanoTime() < end) {
            int step = random.below(last + 1);
            scenes.add(timed(() -> guest.get(path + "/steps/" + step)));
        }
        spread(row, "any scene", scenes);
        row.say(" (processor %.1f)", (PROCESS.getProcessCpuTime() - busy) / 1e6 / scenes.size());
        whole(row, "record", () -> guest.getText(path + "/record"));
        String text = guest.getText(path + "/record").body();
        whole(row, "verify", () -> MatchRecord.read(text).verify(matches.game));
        row.say("; record %,d bytes", text.length());
    }

    private void live(String id, Row row) {
        var screens = new ArrayList<Screen>();
        whole(row, "load", () -> {
            screens.add(guests.getFirst().open(id));
            screens.getFirst().scene();
        });
        screens.add(guests.getLast().open(id));
        screens.getLast().scene();
        var moves = new ArrayList<Double>();
        var talks = new ArrayList<Double>();
        var takenBack = new ArrayList<Double>();
        var random = new QuickChance(5).source("moves");
        long end = System.nanoTime() + PATIENCE;
        while (moves.size() < MOVES && System.nanoTime() < end) {
            for (Screen screen : screens) {
                JsonNode scene = CampTable.settle(screen);
                if (!Screen.isAsked(scene)) {
                    continue;
                }
                int offers = scene.path("question").path("offers").size();
                moves.add(timed(() -> {
                    String key = screen.play(scene, random.below(offers));
                    screen.next(message -> message.path("key").asString().equals(key));
                }));
                if (moves.size() % 10 == 0) {
                    Screen other = screens.get(1 - screens.indexOf(screen));
                    talks.add(timed(() -> CampTable.propose(screen, "pause")));
                    talks.add(timed(() -> CampTable.respond(other, false)));
                    CampTable.propose(screen, "take-back");
                    takenBack.add(timed(() -> CampTable.respond(other, true)));
                }
            }
        }
        spread(row, "move", moves);
        spread(row, "propose or decline", talks);
        spread(row, "take back", takenBack);
        screens.forEach(Screen::close);
    }

    /// What one more match in memory holds, on average of a few.
    private void heap(String name, int length, Row row) {
        for (int i = 0; i < LOADED; i++) {
            matches.lay(database, name + "copy" + i, Stage.RUNNING, length, persons);
        }
        long before = used();
        for (int i = 0; i < LOADED; i++) {
            try (Screen screen = guests.getFirst().open(name + "copy" + i)) {
                screen.scene();
            }
        }
        row.add("heap", (used() - before) / LOADED / 1024.0);
        row.say("; heap %,.0f kB", row.of("heap"));
    }

    private static long used() {
        for (int i = 0; i < 4; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static double timed(Runnable work) {
        long began = System.nanoTime();
        work.run();
        return (System.nanoTime() - began) / 1e6;
    }

    /// What takes long is measured in processor time too, since a machine may have other things to do.
    private static void whole(Row row, String what, Runnable work) {
        long before = PROCESS.getProcessCpuTime();
        double millis = timed(work);
        double busy = (PROCESS.getProcessCpuTime() - before) / 1e6;
        row.add(what, busy);
        row.say("; %s %.1f (processor %.1f)", what, millis, busy);
    }

    private static void spread(Row row, String what, List<Double> millis) {
        Collections.sort(millis);
        row.add(what, millis.get(millis.size() / 2));
        row.say("; %s %.1f (p99 %.1f)", what, row.of(what), millis.get(millis.size() * 99 / 100));
    }
}
