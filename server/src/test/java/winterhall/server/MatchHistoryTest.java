package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampTable.settle;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;
import winterhall.engine.record.MatchRecord;
import winterhall.wire.Json;
import winterhall.wire.Records;

/// Steps, records, fair deals and imports over the wire.
class MatchHistoryTest {
    @TempDir
    Path data;

    private HallServer hall;
    private Guest anna;
    private Guest bert;
    private Guest carl;

    @BeforeEach
    void open() {
        hall = new HallServer(new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 20), Shelf.games());
        anna = Guest.at(hall.port());
        bert = Guest.at(hall.port());
        carl = Guest.at(hall.port());
    }

    @AfterEach
    void close() {
        anna.close();
        bert.close();
        carl.close();
        hall.close();
    }

    @Test
    void aRunningMatchShowsEachItsOwnPastAndOpensNothing() {
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        String path = "/api/tables/" + table.text("id");
        try (Screen one = anna.open(table.text("id"));
                Screen two = bert.open(table.text("id"))) {
            play(6, one, two);
            JsonNode steps = anna.get(path + "/steps").body();
            assertThat(steps.path("last").asInt()).isEqualTo(6);
            assertThat(steps.path("beats")).hasSize(7);
            assertThat(steps.path("beats").get(0).path("what").asString()).isEqualTo("start");

            JsonNode then = anna.get(path + "/steps/0").body();
            assertThat(then.path("seat").asString()).isEqualTo("seat:1");
            assertThat(then.path("view").path("seats").get(0).path("known")).hasSize(13);
            assertThat(then.path("view").path("seats").get(1).path("known")).isEmpty();
            assertThat(firstSceneOf(one).path("view")).isEqualTo(then.path("view"));

            assertThat(anna.get(path + "/steps/7").status()).isEqualTo(404);
            assertThat(anna.get(path + "/steps/x").status()).isEqualTo(404);
            assertThat(anna.get(path + "/steps/0?seat=2").status()).isEqualTo(403);
            assertThat(anna.getText(path + "/record").statusCode()).isEqualTo(409);
            assertThat(anna.get(path + "/fairness").status()).isEqualTo(409);
            assertThat(carl.get(path + "/steps").status()).isEqualTo(404);

            JsonNode watched =
                    carl.get(path + "/steps/0?invite=" + table.text("invite")).body();
            assertThat(watched.path("view").path("seats").get(0).path("known")).isEmpty();
        }
    }

    @Test
    void afterTheEndEverythingIsOpenedAndCanBeCheckedAndTakenElsewhere() {
        Guest.Answer table = anna.lay("", "none", "me", "open");
        String path = "/api/tables/" + table.text("id");
        anna.post(path + "/entropy", "{\"entropy\":\"c0ffee\"}");
        assertThat(anna.post(path + "/entropy", "{\"entropy\":\"xyz\"}").status())
                .isEqualTo(422);
        bert.sit(table);
        assertThat(anna.post(path + "/entropy", "{\"entropy\":\"00\"}").status())
                .isEqualTo(409);
        try (Screen one = anna.open(table.text("id"));
                Screen two = bert.open(table.text("id"))) {
            play(1_000, one, two);
        }
        JsonNode fairness = anna.get(path + "/fairness").body();
        assertThat(fairness.path("commitment").asString()).isEqualTo(table.text("commitment"));
        assertThat(fairness.path("entropy").get(0).asString()).isEqualTo("c0ffee");

        String text = anna.getText(path + "/record").body();
        MatchRecord record = MatchRecord.read(text);
        assertThat(record.verify(Shelf.game(Guest.GAME))).hasSizeGreaterThan(50);
        assertThat(record.fairness().orElseThrow().entropy()).containsExactly("c0ffee", "");

        JsonNode verdict = bert.post("/api/verify", written(text)).body();
        assertThat(verdict.path("committed").asBoolean()).isTrue();
        Guest.Answer tampered = bert.post("/api/verify", written(text.replaceFirst("secret .", "secret x")));
        assertThat(tampered.status()).isEqualTo(422);
        assertThat(tampered.text("key")).isEqualTo("bad-record");
        String reprinted = text.replaceFirst("\nsetup .*", "$0 toxic.3.copies 3");
        for (String door : List.of("/api/verify", "/api/records")) {
            assertThat(bert.post(door, written(reprinted)).text("key")).isEqualTo("bad-setup");
        }

        Guest.Answer taken = carl.post("/api/records", written(text));
        assertThat(taken.text("stage")).isEqualTo("finished");
        String copy = "/api/tables/" + taken.text("id");
        assertThat(carl.getText(copy + "/record").body()).isEqualTo(text);
        JsonNode scene = carl.get(copy + "/steps/0").body();
        assertThat(scene.path("view").path("seats").get(1).path("known")).hasSize(13);
        assertThat(scene.path("view"))
                .isEqualTo(anna.get(path + "/steps/0").body().path("view"));
        assertThat(bert.get(copy).status()).isEqualTo(404);
        try (Screen screen = carl.open(taken.text("id"))) {
            assertThat(Screen.isOver(screen.scene())).isTrue();
        }
    }

    @Test
    void aResignedMatchHasARecordToo() {
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        try (Screen one = anna.open(table.text("id"));
                Screen two = bert.open(table.text("id"))) {
            play(3, one, two);
            one.send("{\"kind\":\"resign\",\"key\":\"r\"}");
            one.next("accepted");
        }
        String text =
                anna.getText("/api/tables/" + table.text("id") + "/record").body();
        assertThat(text).endsWith("\nstop places 2 1 reason resigned\n");
        Guest.Answer taken = carl.post("/api/records", written(text));
        assertThat(taken.status()).as(taken.whole().body()).isEqualTo(200);
        assertThat(carl.get("/api/tables/" + taken.text("id") + "/steps/4")
                        .body()
                        .path("ending")
                        .path("how")
                        .asString())
                .isEqualTo("resigned");
    }

    @Test
    void aViewerThatComesBackIsToldWhatItMissed() {
        Guest.Answer table = anna.lay("", "none", "me", "open");
        bert.sit(table);
        String id = table.text("id");
        try (Screen two = bert.open(id)) {
            int left;
            try (Screen one = anna.open(id)) {
                play(2, one, two);
                if (Screen.isAsked(settle(one))) {
                    play(1, one);
                }
                left = settle(one).path("step").asInt();
            }
            two.next(message ->
                    Screen.is(message, "present") && message.path("seats").size() == 1);
            two.asked();
            play(1, two);
            try (Screen again = anna.open(id)) {
                JsonNode scene = again.scene();
                assertThat(scene.path("since").asInt()).isEqualTo(left);
                assertThat(scene.path("beats")).hasSize(1);
                again.send("{\"kind\":\"look\",\"since\":0}");
                JsonNode all = again.next("scene");
                assertThat(all.path("since").asInt()).isZero();
                assertThat(all.path("beats")).hasSize(left + 1);
            }
        }
    }

    private static JsonNode firstSceneOf(Screen screen) {
        return screen.everything.stream()
                .map(Json::tree)
                .filter(message ->
                        Screen.is(message, "scene") && message.path("step").asInt() == 0)
                .findFirst()
                .orElseThrow();
    }

    private static String written(String record) {
        return Json.write(new Records.WrittenRecord(record));
    }

    /// The first offer of the seat that is asked, at most so many times.
    private static void play(int most, Screen... screens) {
        for (int played = 0; played < most; ) {
            for (Screen screen : screens) {
                JsonNode scene = settle(screen);
                if (Screen.isOver(scene)) {
                    return;
                }
                if (played < most && Screen.isAsked(scene)) {
                    String key = screen.play(scene, 0);
                    screen.next(message -> message.path("key").asString().equals(key));
                    played++;
                }
            }
        }
    }
}
