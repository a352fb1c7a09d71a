package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Shelf;
import winterhall.server.store.Database;
import winterhall.server.table.HallTable.Stage;
import winterhall.server.table.Repair;

/// A match that changed rules have parted from: here its ledger is made to say something else.
class RepairTest {
    @TempDir
    Path data;

    @Test
    void aFrozenMatchGoesOnWhenTheRulesAgreeAgain() {
        String id = matchOfThreeMoves();
        forge(id, "forged");
        assertThat(stageAfterStart(id)).isEqualTo("frozen");
        try (var database = Database.inFolder(data)) {
            Repair repair = repair(database);
            Repair.Finding finding = repair.look(id);
            assertThat(finding.stage()).isEqualTo(Stage.FROZEN);
            assertThat(finding.divergence().orElseThrow()).startsWith("line 2: the position is ");
            assertThatExceptionOfType(Denied.class).isThrownBy(() -> repair.unfreeze(id));
        }
        forge(id, "");
        try (var database = Database.inFolder(data)) {
            assertThat(repair(database).unfreeze(id).stage()).isEqualTo(Stage.RUNNING);
        }
        assertThat(stageAfterStart(id)).isEqualTo("running");
    }

    @Test
    void aFrozenMatchCanBeEndedAndItsStepsAreStillTold() {
        String id = matchOfThreeMoves();
        try (var database = Database.inFolder(data)) {
            assertThatExceptionOfType(Denied.class)
                    .isThrownBy(() -> repair(database).end(id, "old rules"));
        }
        forge(id, "forged");
        assertThat(stageAfterStart(id)).isEqualTo("frozen");
        try (var database = Database.inFolder(data)) {
            assertThat(repair(database).end(id, "old rules").stage()).isEqualTo(Stage.CANCELLED);
        }
        try (var hall = open();
                var stranger = Guest.at(hall.port())) {
            String path = "/api/tables/" + id;
            assertThat(stranger.get(path).text("stage")).isEqualTo("cancelled");
            assertThat(stranger.get(path + "/steps").body().path("beats")).hasSize(5);
            Guest.Answer scene = stranger.get(path + "/steps/3");
            assertThat(scene.text("key")).isEqualTo("rules-have-changed");
        }
    }

    private HallServer open() {
        return new HallServer(new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 20), Shelf.games());
    }

    private String stageAfterStart(String id) {
        try (var hall = open();
                var stranger = Guest.at(hall.port())) {
            return stranger.get("/api/tables/" + id).text("stage");
        }
    }

    /// On the public list, so that anybody may look.
    private String matchOfThreeMoves() {
        try (var hall = open();
                var anna = Guest.at(hall.port())) {
            String id = anna.post("/api/tables", """
                    {"game":"%s","settings":{},"seats":[{"kind":"me","bot":"","name":"A"},{"kind":"me","bot":"","name":"B"}],
                     "listed":true,"spectators":"anyone","clock":"none","entropy":""}""".formatted(Guest.GAME)).text("id");
            try (Screen screen = anna.open(id)) {
                for (int i = 0; i < 3; i++) {
                    String next = screen.scene().path("handOver").asString("");
                    if (!next.isEmpty()) {
                        screen.send("{\"kind\":\"hand-over\",\"seat\":%s}".formatted(next.substring(5)));
                        screen.next(Screen::isAsked);
                    }
                    String key = screen.play(screen.asked(), 0);
                    screen.next(message -> message.path("key").asString().equals(key));
                }
            }
            return id;
        }
    }

    private void forge(String id, String prefix) {
        try (var database = Database.inFolder(data)) {
            database.writer()
                    .run(transaction -> transaction
                            .handle()
                            .createUpdate(
                                    "UPDATE ledger SET fingerprint = :prefix || REPLACE(fingerprint, 'forged', '')"
                                            + " WHERE table_id = :id AND number = 2")
                            .bind("prefix", prefix)
                            .bind("id", id)
                            .execute());
        }
    }

    private static Repair repair(Database database) {
        return HallServer.repair(database, Shelf.games());
    }
}
