package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static winterhall.server.CampTable.settle;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;
import winterhall.server.notify.NoticeOptions;
import winterhall.server.store.Backup;
import winterhall.server.store.DataFolder;
import winterhall.server.store.Database;

class BackupTest {
    @TempDir
    Path data;

    @TempDir
    Path elsewhere;

    private HallServer open() {
        return new HallServer(
                new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 1, false), Shelf.games());
    }

    /// Two moves, a backup, two more moves, the backup again: the match stands where it stood, and goes on.
    @Test
    void aRunningHallGoesBackToItsBackup() throws Exception {
        Path file = elsewhere.resolve("hall.gz");
        try (HallServer hall = open();
                var anna = Guest.at(hall.port());
                var bert = Guest.at(hall.port())) {
            Guest.Answer table = anna.lay("", "none", "me", "open");
            bert.sit(table);
            int stepThen;
            try (Screen one = anna.open(table.text("id"));
                    Screen two = bert.open(table.text("id"))) {
                play(one, two);
                play(one, two);
                stepThen = settle(one).path("step").asInt();
                try (var database = Database.open(Halls.usual(data))) {
                    new Backup(database).write(file);
                }
                play(one, two);
                assertThat(restore(file).statusCode()).isEqualTo(200);
                assertThat(one.closed.get()).isNotNull();
            }
            try (Screen one = anna.open(table.text("id"));
                    Screen two = bert.open(table.text("id"))) {
                assertThat(settle(one).path("step").asInt()).isEqualTo(stepThen);
                play(one, two);
                assertThat(settle(one).path("step").asInt()).isGreaterThan(stepThen);
            }
        }
    }

    /// Its secret may have been opened since: it must not be dealt from again.
    @Test
    void whatWasPromisedDoesNotComeBack() throws Exception {
        Path file = elsewhere.resolve("hall.gz");
        try (HallServer hall = open();
                var anna = Guest.at(hall.port())) {
            String promised = anna.get("/api/me/commitment").text("commitment");
            try (var database = Database.open(Halls.usual(data))) {
                new Backup(database).write(file);
            }
            assertThat(anna.lay("", "none", "me", "bot-random").text("commitment"))
                    .isEqualTo(promised);
            String next = anna.get("/api/me/commitment").text("commitment");
            assertThat(restore(file).statusCode()).isEqualTo(200);
            assertThat(anna.get("/api/me/commitment").text("commitment"))
                    .isEqualTo(next)
                    .isNotEqualTo(promised);
        }
    }

    /// The clock ran for two hours before the backup; ten days later the hall goes back to it.
    @Test
    void theTimeSinceTheBackupIsChargedToNobody() throws Exception {
        Path file = elsewhere.resolve("hall.gz");
        String url = Halls.usual(data);
        try (var hall = new CampHall(data, url, 0, NoticeOptions.USUAL);
                var database = Database.open(url)) {
            CampTable table = hall.lay("fast", "person", "person");
            table.openAll().forEach(Screen::close);
            long asked = hall.time.now();
            hall.time.advance(2 * CampHall.HOUR);
            hall.await(() -> lastOpen(database) >= asked + 2 * CampHall.HOUR, CampHall.SECOND);
            long left = CampHall.DAY - (lastOpen(database) - asked);
            new Backup(database).write(file);
            hall.time.advance(10 * CampHall.DAY);
            assertThat(restore(file).statusCode()).isEqualTo(200);
            JsonNode first = settle(table.open(1)).path("seats").get(0);
            assertThat(first.path("sitting").asString()).isEqualTo("person");
            assertThat(first.path("clock").path("millis").asLong()).isEqualTo(left);
        }
    }

    private static long lastOpen(Database database) {
        return database.read(handle ->
                handle.createQuery("SELECT at FROM hall_open").mapTo(Long.class).one());
    }

    @Test
    void whatIsNoBackupChangesNothing() throws Exception {
        Path file = Files.writeString(elsewhere.resolve("hall.gz"), "no backup");
        try (HallServer hall = open();
                var anna = Guest.at(hall.port())) {
            HttpResponse<String> answer = restore(file);
            assertThat(answer.statusCode()).isEqualTo(422);
            assertThat(answer.body()).contains("bad-backup");
            assertThat(anna.get("/api/me").status()).isEqualTo(200);
        }
    }

    @Test
    void aShortenedBackupChangesNothing() throws Exception {
        Path file = elsewhere.resolve("hall.gz");
        try (HallServer hall = open()) {
            Guest.at(hall.port()).close();
        }
        try (var database = Database.open(Halls.usual(data))) {
            new Backup(database).write(file);
            byte[] whole = Files.readAllBytes(file);
            Files.write(file, java.util.Arrays.copyOf(whole, whole.length - 30));
            long before = people(database);
            assertThatThrownBy(() -> new Backup(database).restore(file)).isInstanceOf(Backup.BadBackup.class);
            assertThat(people(database)).isEqualTo(before).isPositive();
        }
    }

    @Test
    void onlyTheOwnerOfTheFolderMayRestore() throws Exception {
        try (HallServer hall = open()) {
            var request = HttpRequest.newBuilder(URI.create("http://localhost:" + hall.port() + "/control/restore"))
                    .header("X-Control", "guessed")
                    .POST(HttpRequest.BodyPublishers.ofString("x"))
                    .build();
            assertThat(HttpClient.newHttpClient()
                            .send(request, HttpResponse.BodyHandlers.ofString())
                            .statusCode())
                    .isEqualTo(403);
        }
    }

    @Test
    void aFolderHasOneHall() {
        try (HallServer _ = open()) {
            assertThatThrownBy(this::open)
                    .isInstanceOf(HallServer.CannotOpen.class)
                    .hasMessageContaining("another hall");
        }
    }

    private static long people(Database database) {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM person")
                .mapTo(Long.class)
                .one());
    }

    private HttpResponse<String> restore(Path file) throws IOException, InterruptedException {
        DataFolder.Control control = DataFolder.control(data).orElseThrow();
        var request = HttpRequest.newBuilder(URI.create("http://localhost:" + control.port() + "/control/restore"))
                .header("X-Control", control.token())
                .POST(HttpRequest.BodyPublishers.ofString(file.toString()))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static void play(Screen... screens) {
        for (Screen screen : screens) {
            JsonNode scene = settle(screen);
            if (Screen.isAsked(scene)) {
                String key = screen.play(scene, 0);
                screen.next(message -> message.path("key").asString().equals(key));
                return;
            }
        }
        throw new AssertionError("nobody is asked");
    }
}
