package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampHall.DAY;
import static winterhall.server.CampHall.HOUR;
import static winterhall.server.CampHall.MINUTE;
import static winterhall.server.CampHall.SECOND;
import static winterhall.server.CampTable.asked;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.order;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.playToTheSecondVote;
import static winterhall.server.CampTable.playToTheVote;
import static winterhall.server.CampTable.propose;
import static winterhall.server.CampTable.respond;
import static winterhall.server.CampTable.settle;
import static winterhall.server.CampTable.why;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Clocks, in a time of the test's own.
class ClockTest {
    @AutoClose
    static final CampHall hall = CampHall.inFolderOfItsOwn();

    @Test
    void thinkingCostsAndAnsweringEarnsUpToTheCap() {
        List<Screen> both = hall.lay("live", "person", "person").openAll();
        assertThat(left(both.getFirst(), 1)).isEqualTo(10 * MINUTE);
        assertThat(runsOut(both.getLast(), 1)).isEqualTo(hall.time.now() + 10 * MINUTE);
        assertThat(clock(both.getLast(), 2).path("runsOut").isMissingNode()).isTrue();
        hall.time.advance(30 * SECOND);
        play(both.getFirst(), "rest");
        assertThat(left(both.getLast(), 1)).isEqualTo(10 * MINUTE - 30 * SECOND + 10 * SECOND);
        assertThat(left(both.getLast(), 2)).isEqualTo(10 * MINUTE);

        Screen slow = hall.lay("slow", "person", "greedy").openAll().getFirst();
        for (int i = 0; i < 4; i++) {
            play(slow, "rest");
            slow.asked();
            if (!settle(slow).path("question").path("ask").asString().equals("choose-deed")) {
                play(slow, "vote yes");
                slow.asked();
            }
        }
        assertThat(left(slow, 1)).isEqualTo(7 * DAY);
    }

    @Test
    void nobodysClockRunsBeforeTheyHaveComeOrAMinuteIsOver() {
        CampTable quick = hall.lay("live", "person", "person");
        quick.open(2);
        hall.time.advance(50 * SECOND);
        assertThat(left(quick.open(1), 1)).isEqualTo(10 * MINUTE);

        CampTable late = hall.lay("live", "person", "person");
        late.open(2);
        hall.time.advance(90 * SECOND);
        assertThat(left(late.open(1), 1)).isEqualTo(10 * MINUTE - 30 * SECOND);
    }

    @Test
    void atARematchNobodysClockRunsBeforeTheyAreBackOrAMinuteIsOver() {
        CampTable quick = rematch(hall.lay("live", "person", "person"));
        quick.open(2);
        hall.time.advance(50 * SECOND);
        assertThat(left(quick.open(1), 1)).isEqualTo(10 * MINUTE);

        CampTable late = rematch(hall.lay("live", "person", "person"));
        late.open(2);
        hall.time.advance(90 * SECOND);
        assertThat(left(late.open(1), 1)).isEqualTo(10 * MINUTE - 30 * SECOND);
    }

    @Test
    void byTurnsTheClocksOfARematchCountFromItsBeginning() {
        CampTable next = rematch(hall.lay("slow", "person", "person"));
        long began = hall.time.now();
        hall.time.advance(HOUR);
        assertThat(runsOut(next.open(2), 1)).isEqualTo(began + 3 * DAY);
    }

    /// Gives up and asks for another match; everybody sits one seat further on, and nobody has looked there yet.
    private static CampTable rematch(CampTable table) {
        command(table.openAll().getFirst(), "resign", "");
        Guest first = table.guests.getFirst();
        String next = first.post("/api/tables/" + table.id + "/rematch", "").text("id");
        assertThat(first.get("/api/tables/" + next)
                        .body()
                        .path("mySeats")
                        .path(0)
                        .asInt())
                .isEqualTo(2);
        return new CampTable(next, table.guests.reversed());
    }

    @Test
    void undoingEarnsNothing() {
        Screen screen = hall.lay("live", "person", "person").openAll().getFirst();
        for (int i = 0; i < 3; i++) {
            hall.time.advance(5 * SECOND);
            play(screen, "rest");
            hall.time.advance(SECOND);
            command(screen, "undo", asked(screen));
        }
        assertThat(left(screen, 1)).isEqualTo(10 * MINUTE - 3 * 6 * SECOND);
    }

    @Test
    void changingAnAnswerToAPollEarnsNothing() {
        List<Screen> both = hall.lay("live", "person", "person").openAll();
        playToTheVote(both);
        long before = left(both.getFirst(), 1);
        for (int i = 0; i < 3; i++) {
            hall.time.advance(5 * SECOND);
            play(both.getFirst(), "vote yes");
            hall.time.advance(20 * SECOND); // it has answered: its clock stands
            command(both.getFirst(), "withdraw", asked(both.getFirst()));
        }
        play(both.getFirst(), "vote no");
        assertThat(left(both.getFirst(), 1)).isEqualTo(before - 15 * SECOND);
        assertThat(clock(both.getLast(), 1).isMissingNode()).isTrue();
        assertThat(runsOut(both.getLast(), 2)).isEqualTo(hall.time.now() + left(both.getLast(), 2) - 75 * SECOND);
        play(both.getLast(), "vote no");
        assertThat(left(both.getLast(), 1)).isEqualTo(before - 5 * SECOND);
    }

    @Test
    void aPollThatIsTakenBackCostsNobodyAnything() {
        List<Screen> both = hall.lay("live", "person", "person").openAll();
        playToTheVote(both);
        long first = left(both.getFirst(), 1);
        long last = left(both.getLast(), 2);
        hall.time.advance(5 * SECOND);
        play(both.getFirst(), "vote yes"); // its clock has stood since then, and must not tell
        hall.time.advance(20 * SECOND);
        propose(both.getLast(), "take-back");
        respond(both.getFirst(), true);
        assertThat(left(both.getLast(), 1)).isEqualTo(first);
        assertThat(left(both.getLast(), 2)).isEqualTo(last);
    }

    @Test
    void goingBackOutOfAPollCostsThatSeatAlone() {
        List<Screen> both = hall.lay("live", "person", "person").openAll();
        playToTheSecondVote(both);
        long first = left(both.getFirst(), 1);
        long last = left(both.getLast(), 2);
        hall.time.advance(5 * SECOND);
        play(both.getFirst(), "vote yes");
        command(both.getFirst(), "withdraw", asked(both.getFirst()));
        play(both.getLast(), "vote yes"); // its clock stands, but the poll does
        hall.time.advance(20 * SECOND);
        command(both.getLast(), "undo", asked(both.getLast()));
        assertThat(settle(both.getLast()).path("question").path("ask").asString())
                .isEqualTo("choose-deed");
        assertThat(left(both.getFirst(), 1)).isEqualTo(first);
        assertThat(left(both.getLast(), 2)).isEqualTo(last - 25 * SECOND - 10 * SECOND);
    }

    @Test
    void goingBackOutOfAPollCostsNothingWhileTheHallIsClosed() {
        CampTable table = hall.lay("fast", "person", "person");
        List<Screen> both = table.openAll();
        playToTheSecondVote(both);
        long last = left(both.getLast(), 2);
        hall.restartAfter(9 * HOUR);
        Screen again = table.open(2);
        hall.time.advance(20 * SECOND);
        command(again, "undo", asked(again));
        assertThat(left(again, 2)).isEqualTo(last - 20 * SECOND - 12 * HOUR);
    }

    @Test
    void inAPollAFlagWaitsForTheOtherAnswers() {
        List<Screen> both = hall.lay("live", "person", "person").openAll();
        hall.time.advance(5 * MINUTE);
        playToTheVote(both);
        hall.time.advance(left(both.getFirst(), 1) + SECOND);
        assertThat(settle(both.getLast()).path("stage").asString())
                .as("whether the first has answered")
                .isEqualTo("running");
        play(both.getLast(), "vote yes");
        JsonNode end = both.getLast().next(Screen::isOver);
        assertThat(end.path("ending").path("ranks").toString()).isEqualTo("[2,1]");
    }

    @Test
    void aFreshBankOutlastsThePollInWhichItCame() {
        List<Screen> both = hall.lay("fast", "person", "person").openAll();
        hall.time.advance(DAY);
        both.getLast().asked(); // a bot has played both deeds of the first
        play(both.getLast(), "gather");
        play(both.getLast(), "rest");
        both.getLast()
                .next(message -> message.path("question").path("ask").asString().equals("stay-or-go"));
        command(both.getFirst(), "return", "");
        propose(both.getLast(), "take-back");
        respond(both.getFirst(), true);
        assertThat(left(both.getLast(), 1)).isEqualTo(DAY);
    }

    @Test
    void liveTheFallOfTheFlagLoses() {
        List<Screen> both = hall.lay("live", "person", "person").openAll();
        assertThat(fallOf("live")).isEqualTo("loses");
        hall.time.advance(10 * MINUTE - 1);
        assertThat(settle(both.getLast()).path("stage").asString()).isEqualTo("running");
        hall.time.advance(1);
        JsonNode end = both.getLast().next(Screen::isOver);
        assertThat(end.path("ending").toString())
                .isEqualTo("{\"how\":\"flagged\",\"ranks\":[2,1],\"reason\":\"flagged\"}");
    }

    @Test
    void byTurnsABotSitsInAndTheLeaverReturnsWithAFreshBank() {
        List<Screen> both = hall.lay("fast", "person", "person").openAll();
        assertThat(fallOf("fast")).isEqualTo("bot-sits-in");
        propose(both.getLast(), "end");
        hall.time.advance(DAY);
        JsonNode scene = both.getLast().asked();
        assertThat(scene.path("seats").get(0).path("sitting").asString()).isEqualTo("sitting-in");
        assertThat(scene.path("proposal").isMissingNode()).isTrue();
        assertThat(settle(both.getFirst()).path("question").path("offers")).isEmpty();
        assertThat(why(play(both.getFirst(), "rest"))).isEqualTo("no-person-sits-there");
        command(both.getFirst(), "return", "");
        assertThat(left(both.getLast(), 1)).isEqualTo(DAY);
        assertThat(settle(both.getLast()).path("seats").get(0).path("sitting").asString())
                .isEqualTo("person");
    }

    @Test
    void clocksStandInAPause() {
        List<Screen> both = hall.lay("fast", "person", "person").openAll();
        hall.time.advance(HOUR);
        propose(both.getFirst(), "pause");
        respond(both.getLast(), true);
        assertThat(left(both.getFirst(), 1)).isEqualTo(23 * HOUR);
        hall.time.advance(30 * DAY);
        propose(both.getFirst(), "resume");
        assertThat(runsOut(both.getLast(), 1)).isEqualTo(hall.time.now() + 23 * HOUR);
        hall.time.advance(HOUR);
        play(both.getFirst(), "rest");
        assertThat(left(both.getFirst(), 1)).isEqualTo(34 * HOUR);
    }

    @Test
    void aLostConnectionHasAMinuteOfItsOwnOnceAMatch() {
        CampTable table = hall.lay("live", "person", "person");
        List<Screen> both = table.openAll();
        hall.time.advance(10 * SECOND);
        Screen first = both.getFirst();
        for (int i = 0; i < 3; i++) {
            first.close();
            both.getLast().next("present");
            hall.time.advance(25 * SECOND);
            first = table.open(1);
            both.getLast().next("present");
        }
        // 75 seconds away, 60 of them borne by the grace
        assertThat(left(first, 1)).isEqualTo(10 * MINUTE - 25 * SECOND);
        assertThat(runsOut(both.getLast(), 1)).isEqualTo(hall.time.now() + 10 * MINUTE - 25 * SECOND);
        first.close();
        both.getLast().next("present");
        assertThat(runsOut(both.getLast(), 1)).isEqualTo(hall.time.now() + 10 * MINUTE - 25 * SECOND);
    }

    @Test
    void whileItIsSecretWhoIsAskedNobodySeesAnothersClock() {
        CampTable table = hall.lay("live", "person", "person");
        List<Screen> both = table.openAll();
        playToTheVote(both);
        // seat 1 is asked; its comings and goings are booked, but nobody sees that
        JsonNode before = settle(both.getLast());
        both.getFirst().close();
        both.getLast().next("present");
        hall.time.advance(30 * SECOND);
        Screen back = table.open(1);
        both.getLast().next("present");
        assertThat(settle(both.getLast()).path("seats")).isEqualTo(before.path("seats"));
        assertThat(clock(both.getLast(), 1).isMissingNode()).isTrue();
        assertThat(runsOut(back, 1)).isEqualTo(hall.time.now() + left(back, 1));
    }

    @Test
    void aWindowCostsNobodyAnything() {
        List<Screen> both = hall.lay("live", "person", "person").openAll();
        playToTheHorn(both);
        long first = left(both.getFirst(), 1);
        hall.time.advance(20 * SECOND);
        both.forEach(screen -> play(screen, "pass"));
        assertThat(settle(both.getFirst()).path("question").path("ask").asString())
                .isEqualTo("stay-or-go");
        assertThat(left(both.getFirst(), 1)).isEqualTo(first);
    }

    @Test
    void silenceInAWindowIsAPassInTheEnd() {
        List<Screen> both = hall.lay("live", "person", "person").openAll();
        playToTheHorn(both);
        JsonNode open = settle(both.getFirst()).path("question");
        assertThat(open.path("closes").asLong()).isEqualTo(hall.time.now() + 30 * SECOND);
        play(both.getLast(), "pass");
        hall.time.advance(30 * SECOND - 1);
        assertThat(settle(both.getFirst()).path("question")).isEqualTo(open);
        hall.time.advance(1);
        JsonNode vote = both.getFirst()
                .next(message -> message.path("question").path("ask").asString().equals("stay-or-go"));
        assertThat(vote.path("beats").toString())
                .contains("\"passed\",\"seat\":\"seat:1\"", "\"passed\",\"seat\":\"seat:2\"");
    }

    private static void playToTheHorn(List<Screen> screens) {
        screens.forEach(screen -> order(screen, "ask-me"));
        for (Screen screen : screens) {
            play(screen, "rest");
            play(screen, "rest");
        }
    }

    @Test
    void whileTheHallIsClosedNoClockRuns() {
        CampTable table = hall.lay("fast", "person", "person");
        table.openAll().forEach(Screen::close);
        hall.time.advance(2 * HOUR);
        hall.restartAfter(10 * DAY);
        Screen screen = table.open(1);
        assertThat(left(screen, 1)).isEqualTo(22 * HOUR);
        assertThat(runsOut(screen, 1)).isEqualTo(hall.time.now() + 22 * HOUR);
    }

    private static JsonNode clock(Screen screen, int seat) {
        return settle(screen).path("seats").get(seat - 1).path("clock");
    }

    private static long left(Screen screen, int seat) {
        return clock(screen, seat).path("millis").asLong();
    }

    private static long runsOut(Screen screen, int seat) {
        return clock(screen, seat).path("runsOut").asLong();
    }

    /// What the cards of the hall say that the fall of the flag does.
    private static String fallOf(String preset) {
        for (JsonNode clock :
                hall.guest().get("/api/games").body().path("games").get(0).path("clocks")) {
            if (clock.path("id").asString().equals(preset)) {
                return clock.path("fall").asString();
            }
        }
        throw new AssertionError("no such preset: " + preset);
    }
}
