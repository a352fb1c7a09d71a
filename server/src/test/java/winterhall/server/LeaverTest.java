package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampHall.DAY;
import static winterhall.server.CampHall.HOUR;
import static winterhall.server.CampHall.MINUTE;
import static winterhall.server.CampTable.asked;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.isAccepted;
import static winterhall.server.CampTable.order;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.playToTheVote;
import static winterhall.server.CampTable.propose;
import static winterhall.server.CampTable.respond;
import static winterhall.server.CampTable.settle;
import static winterhall.server.CampTable.why;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Somebody is gone: orders answer what they can, a bot sits in, the others may end it, the leaver may come back.
class LeaverTest {
    @TempDir
    Path data;

    @Test
    void withoutAClockTheOthersMayAgreeOnABotAfterADay() throws Exception {
        try (var hall = new CampHall(data)) {
            CampTable table = hall.lay("none", "person", "person", "person");
            List<Screen> three = table.openAll();
            three.get(0).close();
            JsonNode early = botFor(three.get(1), 1);
            assertThat(why(early)).isEqualTo("too-early");
            long possible = Long.parseLong(
                    early.path("problem").path("words").path("at").asString());
            assertThat(possible).isEqualTo(hall.time.now() + DAY);
            assertThat(why(botFor(three.get(1), 3))).isEqualTo("not-waited-for");
            assertThat(why(botFor(three.get(1), 9))).isEqualTo("no-such-seat");
            hall.time.advance(DAY);
            assertThat(isAccepted(botFor(three.get(1), 1))).isTrue();
            assertThat(settle(three.get(2)).path("proposal").path("awaited")).hasSize(1);
            respond(three.get(2), true);
            three.get(1).asked();

            Screen back = table.open(1);
            assertThat(settle(back).path("seats").get(0).path("sitting").asString())
                    .isEqualTo("sitting-in");
            command(back, "return", "");
            assertThat(settle(three.get(1)).path("seats").get(0).path("sitting").asString())
                    .isEqualTo("person");
        }
    }

    @Test
    void inAWindowNobodyIsReplacedSinceSilenceIsAPassAfterADay() throws Exception {
        try (var hall = new CampHall(data)) {
            List<Screen> three = hall.lay("none", "person", "person", "person").openAll();
            three.forEach(screen -> order(screen, "ask-me"));
            for (Screen screen : three) {
                play(screen, "rest");
                play(screen, "rest");
            }
            play(three.get(2), "pass");
            hall.time.advance(DAY - 1);
            // the others are still asked, but the table says only that it waits
            assertThat(settle(three.get(2)).path("question").path("awaited")).isEmpty();
            assertThat(why(botFor(three.get(2), 1))).isEqualTo("too-early");
            assertThat(why(botFor(three.get(2), 2))).isEqualTo("too-early");
            hall.time.advance(1);
            three.get(2)
                    .next(message ->
                            message.path("question").path("ask").asString().equals("stay-or-go"));
        }
    }

    @Test
    void aRefusalDoesNotTellWhoHasWithdrawnAnAnswer() throws Exception {
        try (var hall = new CampHall(data)) {
            List<Screen> both = hall.lay("none", "person", "person").openAll();
            playToTheVote(both);
            long asked = hall.time.now();
            play(both.getFirst(), "vote yes");
            hall.time.advance(HOUR);
            command(both.getFirst(), "withdraw", asked(both.getFirst()));
            play(both.getLast(), "vote no");
            JsonNode early = botFor(both.getLast(), 1);
            assertThat(early.path("problem").path("words").path("at").asString())
                    .isEqualTo(String.valueOf(asked + DAY));
        }
    }

    @Test
    void onTheClockABotSitsInAndTheOthersMayEndIt() throws Exception {
        try (var hall = new CampHall(data)) {
            CampTable table = hall.lay("slow", "person", "person", "person");
            List<Screen> three = table.openAll();
            assertThat(why(botFor(three.get(1), 1))).isEqualTo("the-clock-decides");
            three.get(0).close();
            hall.time.advance(3 * DAY);
            JsonNode scene = three.get(1).asked();
            assertThat(scene.path("seats").get(0).path("sitting").asString()).isEqualTo("sitting-in");
            propose(three.get(1), "end");
            respond(three.get(2), true);
            assertThat(settle(three.get(1)).path("ending").path("how").asString())
                    .isEqualTo("agreed");
        }
    }

    @Test
    void idleMatchesLeaveMemoryAndWakeWhenTheirTimeComes() throws Exception {
        try (var hall = new CampHall(data)) {
            CampTable table = hall.lay("fast", "person", "person");
            List<Screen> both = table.openAll();
            hall.time.advance(6 * MINUTE);
            settle(both.getFirst());
            assertThat(hall.server().hall().matches().count()).isEqualTo(1);
            both.forEach(Screen::close);
            awaitMatches(hall, 0);

            Screen back = table.open(1);
            long runsOut = settle(back)
                    .path("seats")
                    .get(0)
                    .path("clock")
                    .path("runsOut")
                    .asLong();
            assertThat(runsOut).isLessThan(hall.time.now() + DAY); // nothing was given for being out of memory
            back.close();
            awaitMatches(hall, 0);
            hall.time.advance(runsOut - hall.time.now());
            awaitMatches(hall, 1);
            Screen late = table.open(2);
            assertThat(late.asked().path("seats").get(0).path("sitting").asString())
                    .isEqualTo("sitting-in");
        }
    }

    @Test
    void someoneJoinsWhileTheMatchIsLetGoOf() throws Exception {
        try (var hall = new CampHall(data)) {
            CampTable table = hall.lay("none", "person", "person");
            for (int i = 0; i < 40; i++) {
                Thread sweep = Thread.startVirtualThread(() -> hall.time.advance(HOUR));
                try (Screen screen = table.guests.getFirst().open(table.id)) {
                    settle(screen);
                }
                sweep.join();
            }
        }
    }

    private static JsonNode botFor(Screen screen, int seat) {
        return command(screen, "propose", "\"what\":\"bot-for\",\"seat\":" + seat);
    }

    /// Moves on, a round of the hall's at a time, until so many matches are in memory.
    private static void awaitMatches(CampHall hall, int matches) throws InterruptedException {
        hall.await(() -> hall.server().hall().matches().count() == matches, MINUTE);
    }
}
