package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.isAccepted;
import static winterhall.server.CampTable.order;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.settle;
import static winterhall.server.CampTable.why;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Shelf;

/// One device for several seats: it shows a seat only after that seat has taken it over.
class HotSeatTest {
    @TempDir
    Path data;

    @Test
    void noHandIsSeenByThePreviousHolderOfTheDevice() {
        try (var hall = new HallServer(
                        new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 20, false), Shelf.games());
                var owner = Guest.at(hall.port());
                var friend = Guest.at(hall.port())) {
            Guest.Answer table = owner.lay("\"artifacts\":\"yes\"", "none", "me", "me");
            assertThat(table.text("stage")).isEqualTo("running");
            try (Screen device = owner.open(table.text("id"));
                    Screen spectator = friend.open(table.text("id"), "?invite=" + table.text("invite"))) {
                spectator.scene();
                int passed = playByPassingAround(device);
                assertThat(passed).isPositive();
                settle(spectator);
                requireCovered(device, spectator);
            }
        }
    }

    /// Plays to the end; gives how often the device went round.
    private static int playByPassingAround(Screen device) {
        var random = RandomGenerator.of("L64X128MixRandom");
        int passed = 0;
        for (JsonNode scene = device.scene(); !Screen.isOver(scene); scene = device.scene()) {
            JsonNode next = scene.path("handOver");
            JsonNode offers = scene.path("question").path("offers");
            if (!next.isMissingNode()) {
                passed++;
                takeOver(device, next.asString());
                device.next(message -> message.path("seat").equals(next));
            } else if (!offers.isEmpty()) {
                String key = device.play(scene, random.nextInt(offers.size()));
                assertThat(isAccepted(device.next(
                                message -> message.path("key").asString().equals(key))))
                        .isTrue();
            } else {
                device.next("scene"); // orders answer
            }
        }
        return passed;
    }

    private static void takeOver(Screen device, String seat) {
        device.send("{\"kind\":\"hand-over\",\"seat\":%s}".formatted(seat.replace("seat:", "")));
    }

    /// Walks through everything that the device was sent: what is covered shows what a spectator sees, and a seat is
    /// shown only to the seat that was called last.
    private static void requireCovered(Screen device, Screen spectator) {
        Map<Integer, JsonNode> spectated = spectated(spectator);
        String holder = "";
        String called = "";
        String question = "";
        int covers = 0;
        for (String text : device.everything) {
            JsonNode scene = winterhall.wire.Json.tree(text);
            if (!Screen.is(scene, "scene") || Screen.isOver(scene)) {
                continue;
            }
            if (scene.path("seat").isMissingNode()) {
                covers++;
                if (!scene.path("handOver").isMissingNode()) {
                    called = scene.path("handOver").asString();
                    assertThat(called).isNotEqualTo(holder);
                    String asked = scene.path("question").path("asked") + " " + called;
                    assertThat(asked)
                            .as("the device goes round once a question at most")
                            .isNotEqualTo(question);
                    question = asked;
                }
                JsonNode seen = spectated.get(scene.path("step").asInt());
                if (seen != null) {
                    assertThat(scene.path("view")).isEqualTo(seen.path("view"));
                    if (!scene.path("beats").isEmpty()) { // told once: a scene shown again tells none
                        assertThat(scene.path("beats")).isEqualTo(seen.path("beats"));
                    }
                }
                assertThat(scene.path("question").path("offers")).isEmpty();
                assertThat(scene.path("orders")).isEmpty();
            } else {
                holder = scene.path("seat").asString();
                assertThat(holder).isEqualTo(called);
            }
        }
        assertThat(covers).isPositive();
    }

    /// What a spectator was shown at each step. The first scene is left out: it tells no beats, since an order may have
    /// answered before the spectator came in.
    private static Map<Integer, JsonNode> spectated(Screen spectator) {
        Map<Integer, JsonNode> shown = new HashMap<>();
        spectator.messages().stream()
                .filter(scene -> Screen.is(scene, "scene"))
                .skip(1)
                .forEach(scene -> shown.putIfAbsent(scene.path("step").asInt(), scene));
        return shown;
    }

    @Test
    void inAPollTheDeviceGoesRound() throws Exception {
        try (var hall = new CampHall(data)) {
            CampTable table = hall.lay("none", "person", "mine", "person");
            Screen device = table.open(1);
            Screen other = table.open(2);
            assertThat(why(command(device, "resign", ""))).isEqualTo("not-your-seat");
            for (String seat : new String[] {"1", "2"}) {
                takeOver(device, seat);
                settle(device);
                play(device, "gather");
                JsonNode last = command(device, "hand-" + seat, "play", CampTable.asked(device) + ",\"move\":\"rest\"");
                assertThat(isAccepted(last)).isTrue();
                // asked again with the screen covered, a command is still the same command
                assertThat(command(device, "hand-" + seat, "play", "\"asked\":0,\"move\":\"rest\""))
                        .isEqualTo(last);
            }
            play(other, "rest");
            play(other, "rest");
            JsonNode poll = device.next(
                    message -> message.path("question").path("ask").asString().equals("stay-or-go"));
            assertThat(settle(device).path("handOver").isMissingNode())
                    .as("seat 2 holds it and is asked: %s", poll)
                    .isTrue();
            play(device, "vote yes");
            JsonNode covered = settle(device);
            assertThat(covered.path("handOver").asString()).isEqualTo("seat:1");
            assertThat(covered.path("question").path("answered").isMissingNode())
                    .isTrue();
            takeOver(device, "1");
            JsonNode first = settle(device);
            assertThat(first.path("beats").toString()).contains("gathered").contains("seat:2");
            play(device, "vote no");
            assertThat(settle(device).path("handOver").isMissingNode()).isTrue();
            play(other, "vote no");
            assertThat(settle(device).path("view").path("round").asInt()).isEqualTo(2);
            device.send("{\"kind\":\"hand-over\",\"seat\":3}");
            assertThat(device.next("refused").path("problem").path("key").asString())
                    .isEqualTo("not-your-seat");
        }
    }

    /// Seat 1, 3 and 4 share a device; seat 2, who comes before two of them, does not.
    @Test
    void inAWindowTheDeviceGoesInOrderAndNoFurtherThanToWhoPlays() {
        try (var hall = new CampHall(data)) {
            for (int tries = 0; tries < 30; tries++) {
                CampTable table = hall.lay("none", "person", "person", "mine", "mine");
                Screen device = table.open(1);
                Screen other = table.open(2);
                if (isLoudAtTheHorn(device, other, device, device)) {
                    requireOrder(device, other);
                    return;
                }
            }
        }
        throw new AssertionError("thirty low tokens in a row");
    }

    /// Seat 1 and 4 share a device, 2 is silent, 3 has sealed an answer: whatever it is, seat 4 is called after seat 1.
    @ParameterizedTest
    @ValueSource(strings = {"shout", "pass"})
    void inAWindowTheDeviceGoesOnWhateverIsSealedElsewhere(String sealed) {
        try (var hall = new CampHall(data)) {
            for (int tries = 0; tries < 30; tries++) {
                CampTable table = hall.lay("none", "person", "person", "person", "mine");
                Screen device = table.open(1);
                Screen silent = table.open(2);
                Screen sealing = table.open(3);
                if (isLoudAtTheHorn(device, silent, sealing, device)) {
                    play(sealing, sealed);
                    assertThat(called(device)).isEqualTo("seat:1");
                    takeOver(device, "1");
                    play(device, "pass");
                    assertThat(called(device)).isEqualTo("seat:4");
                    return;
                }
            }
        }
        throw new AssertionError("thirty low tokens in a row");
    }

    /// Plays to the window; says whether seat 3 can play something in it.
    ///
    /// @param screens of each seat; the first one goes round
    private static boolean isLoudAtTheHorn(Screen... screens) {
        boolean isLoud = false;
        for (int seat = 1; seat <= 4; seat++) {
            Screen screen = screens[seat - 1];
            if (screen == screens[0]) {
                takeOver(screen, String.valueOf(seat));
            }
            order(screen, "ask-me");
            isLoud |= seat == 3
                    && settle(screen).path("view").path("tokens").get(2).asInt() > 3;
            play(screen, "rest");
            play(screen, "rest");
        }
        return isLoud;
    }

    private static void requireOrder(Screen device, Screen other) {
        assertThat(called(device)).as("seat 4 holds it and is asked too").isEqualTo("seat:1");
        takeOver(device, "1");
        play(device, "pass");
        assertThat(called(device)).isEqualTo("seat:3");
        takeOver(device, "3");
        play(device, "shout");
        assertThat(settle(device).path("question").path("answered").path("kind").asString())
                .isEqualTo("shout");
        assertThat(called(device))
                .as("seat 2 has not answered, seat 4 may never be asked")
                .isEmpty();
        play(other, "pass");
        assertThat(called(device)).as("what seat 3 played counts").isEqualTo("seat:4");
    }

    /// The seat that should take the device over; empty if it stays where it is.
    private static String called(Screen device) {
        return settle(device).path("handOver").asString("");
    }
}
