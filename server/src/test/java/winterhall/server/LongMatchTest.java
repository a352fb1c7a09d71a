package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampTable.asked;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.isAccepted;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.propose;
import static winterhall.server.CampTable.respond;
import static winterhall.server.CampTable.settle;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Game;
import winterhall.engine.record.MatchRecord;
import winterhall.server.store.Database;
import winterhall.server.table.HallTable.Stage;
import winterhall.wire.Json;
import winterhall.wire.Records;

/// What is done for a match of any length: counted, not timed.
class LongMatchTest {
    private static final int LENGTH =
            1_204; // answers: 172 rounds, every second with a horn, so that seat 1 has the next deed

    /// At this length a kept moment is never farther away.
    private static final int DISTANCE = 32;

    @TempDir
    Path data;

    private final LongMatch<?, ?> matches = LongMatch.ofCamp();
    private final Map<String, Integer> calls = new ConcurrentHashMap<>();
    private HallServer hall;
    private Database database;
    private Guest anna;
    private Guest bert;

    @BeforeEach
    void open() {
        String url = Halls.usual(data);
        hall = new HallServer(
                new HallOptions(0, data, Optional.of(url), Optional.empty(), 0, 20, false), List.of(counted()));
        database = Database.open(url);
        anna = Guest.at(hall.port());
        bert = Guest.at(hall.port());
    }

    @AfterEach
    void close() {
        anna.close();
        bert.close();
        database.close();
        hall.close();
    }

    /// The game, with a count of how often it was asked for what.
    private Game<?, ?> counted() {
        return (Game<?, ?>) Proxy.newProxyInstance(
                Game.class.getClassLoader(), new Class<?>[] {Game.class}, (_, method, arguments) -> {
                    calls.merge(method.getName(), 1, Integer::sum);
                    return method.invoke(matches.game, arguments);
                });
    }

    @Test
    void undoProposalsAndConsentReadNothingOfWhatIsLongPast() {
        lay("live", Stage.RUNNING, LENGTH);
        List<Screen> both = List.of(anna.open("live"), bert.open("live"));
        both.forEach(Screen::scene);
        spoil("live", 0, LENGTH - 2 * DISTANCE);
        calls.clear();
        assertThat(isAccepted(play(both.getFirst(), "gather"))).isTrue();
        int step = settle(both.getFirst()).path("step").asInt();
        command(both.getFirst(), "undo", asked(both.getFirst()));
        assertThat(lastBeat(both.getLast())).contains("'what':'undo'").contains("'to':" + (step - 1));
        play(both.getFirst(), "peek");
        propose(both.getFirst(), "pause");
        respond(both.getLast(), false);
        propose(both.getFirst(), "take-back");
        assertThat(isAccepted(respond(both.getLast(), true))).isTrue();
        assertThat(lastBeat(both.getLast())).contains("'what':'take-back'").contains("'to':" + (step + 1));
        both.getFirst().send("{\"kind\":\"look\",\"since\":" + (step - 5) + "}");
        assertThat(settle(both.getFirst()).path("beats")).hasSize(11);
        assertThat(replayed()).isLessThan(2 * DISTANCE);
        both.forEach(Screen::close);
    }

    @Test
    void aSceneOfThePastIsFoundNearIt() {
        lay("past", Stage.FINISHED, LENGTH);
        int step = scene("past", 0).path("step").asInt() + 600;
        JsonNode then = scene("past", step);
        scene("past", 1);
        int line = lineOf("past", step);
        spoil("past", 0, line - DISTANCE);
        spoil("past", line + DISTANCE + 2, LENGTH + 2);
        forgeFingerprints("past");
        calls.clear();
        assertThat(scene("past", step)).isEqualTo(then);
        assertThat(replayed()).isBetween(1, DISTANCE);
        assertThat(calls.getOrDefault("vocabulary", 0))
                .isLessThan(replayed() + 20); // a fingerprint each would double it
        calls.clear();
        scene("past", step + 1);
        assertThat(replayed()).isEqualTo(1);
    }

    @Test
    void whatAWholeMatchTakesGrowsWithItsLength() {
        var loads = new ArrayList<Integer>();
        var words = new ArrayList<Integer>();
        var records = new ArrayList<Integer>();
        for (int length : List.of(LENGTH / 2, LENGTH)) {
            String id = "n" + length;
            lay(id, Stage.FINISHED, length);
            int last =
                    anna.get("/api/tables/" + id + "/steps").body().path("last").asInt();
            calls.clear();
            scene(id, last);
            loads.add(replayed());
            words.add(calls.get("vocabulary"));
            calls.clear();
            String record = anna.getText("/api/tables/" + id + "/record").body();
            assertThat(MatchRecord.read(record).verify(matches.game)).hasSize(length + 1);
            records.add(replayed());
        }
        assertThat(loads.getLast()).isBetween(LENGTH * 3 / 4, LENGTH).isLessThan(21 * loads.getFirst() / 10);
        assertThat(words.getLast()).isLessThan(21 * words.getFirst() / 10 + 20);
        assertThat(words.getLast()) // to read its move, and for fewer and fewer to take its fingerprint
                .isLessThan(LENGTH + LENGTH / 16 + 128 + 20);
        assertThat(records.getLast()).isLessThanOrEqualTo(LENGTH);
    }

    /// Far longer than any other request may be.
    @Test
    void aHallTakesInItsOwnLongRecords() {
        lay("long", Stage.FINISHED, 4 * LENGTH);
        String record = anna.getText("/api/tables/long/record").body();
        String written = Json.write(new Records.WrittenRecord(record));
        assertThat(written.length()).isGreaterThan(2 * 262_144);
        assertThat(anna.post("/api/verify", written).status()).isEqualTo(200);
        assertThat(bert.post("/api/records", written).status()).isEqualTo(200);
        assertThat(anna.post("/api/tables", written).status()).isEqualTo(413);
        assertThat(anna.post("/api/verify", " ".repeat(4_194_305)).status()).isEqualTo(413);
    }

    /// Figures for the evidence, on the toy with real cardboard where it is on the class path.
    @Tag("soak")
    @Test
    void matchesOfFiveThousandDecisions() throws IOException {
        requireLinear(LongMatchFigures.run(data.resolve("figures"), LongMatch.ofTrek(), List.of(100, 1_000, 5_000)));
    }

    /// The same of larger boards.
    @Tag("soak")
    @Test
    void matchesOfEveryEndlessGame() throws IOException {
        for (LongMatch<?, ?> game : LongMatch.ofEveryEndlessGame()) {
            requireLinear(LongMatchFigures.run(data.resolve(game.game.id()), game, List.of(1_000, 2_000, 3_000)));
        }
    }

    /// What is done to a whole match takes no longer for each decision of a longer one; what is done to a part of it takes
    /// no longer at all. Generous, since other things may run beside it.
    private static void requireLinear(List<LongMatchFigures.Row> rows) {
        for (int i = 1; i < rows.size(); i++) {
            LongMatchFigures.Row shorter = rows.get(i - 1);
            LongMatchFigures.Row longer = rows.get(i);
            double times = (double) longer.length / shorter.length;
            for (String whole : List.of("load", "first scene", "all beats", "record", "verify")) {
                assertThat(longer.of(whole))
                        .as("%s at %d", whole, longer.length)
                        .isLessThan(2 * times * shorter.of(whole) + 50);
            }
            for (String part : List.of("any scene", "move", "propose or decline", "take back")) {
                assertThat(longer.of(part)).as("%s at %d", part, longer.length).isLessThan(3 * shorter.of(part) + 20);
            }
            assertThat(longer.of("heap")).as("heap at %d", longer.length).isLessThan(2_048);
        }
    }

    /// What a match of every game takes to load and holds in memory, apart from the hall: at 3 000 decisions 100 ms and 250 kB
    /// where nothing else runs.
    @Tag("soak")
    @Test
    void loadingOfEveryGame() {
        var games = new ArrayList<>(LongMatch.ofEveryGame());
        games.add(LongMatch.ofTrek());
        for (LongMatch<?, ?> game : games) {
            List<LoadFigures.Row> rows = LoadFigures.run(database, persons(), game, List.of(100, 1_000, 3_000));
            LoadFigures.Row longest = rows.getLast();
            assertThat(longest.decisions()).isGreaterThan(2_500);
            assertThat(longest.millis()).as(game.game.id()).isLessThan(250);
            assertThat(longest.kilobytes()).as(game.game.id()).isLessThan(300);
        }
    }

    private void lay(String id, Stage stage, int length) {
        matches.lay(database, id, stage, length, persons());
    }

    private List<String> persons() {
        return List.of(anna.get("/api/me").text("id"), bert.get("/api/me").text("id"));
    }

    private JsonNode scene(String id, int step) {
        return anna.get("/api/tables/" + id + "/steps/" + step).body();
    }

    /// How many answers were played: each of them tells something, but those that do not complete a vote.
    private int replayed() {
        return calls.getOrDefault("wakes", 0);
    }

    private static String lastBeat(Screen screen) {
        JsonNode beats = settle(screen).path("beats");
        return beats.get(beats.size() - 1).toString().replace('"', '\'');
    }

    /// Makes lines unreadable.
    private void spoil(String id, int from, int to) {
        change("UPDATE ledger SET kind = 'spoilt' WHERE table_id = ? AND number >= ? AND number < ?", id, from, to);
    }

    private void forgeFingerprints(String id) {
        change("UPDATE ledger SET fingerprint = 'forged' WHERE table_id = ?", id);
    }

    private int lineOf(String id, int step) {
        return database.read(
                handle -> handle.createQuery("SELECT MIN(number) FROM ledger WHERE table_id = :id AND step = :step")
                        .bind("id", id)
                        .bind("step", step)
                        .mapTo(Integer.class)
                        .one());
    }

    private void change(String sql, Object... values) {
        database.writer().run(transaction -> transaction.handle().execute(sql, values));
    }
}
