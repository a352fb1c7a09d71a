package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampTable.asked;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.isAccepted;
import static winterhall.server.CampTable.order;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.playToTheSecondVote;
import static winterhall.server.CampTable.playToTheVote;
import static winterhall.server.CampTable.propose;
import static winterhall.server.CampTable.respond;
import static winterhall.server.CampTable.settle;
import static winterhall.server.CampTable.since;
import static winterhall.server.CampTable.why;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What a seat may do by itself: play, undo, answer polls, give orders; each command once.
class OwnTurnTest {
    @AutoClose
    static final CampHall hall = CampHall.inFolderOfItsOwn();

    // Undo

    @Test
    void anUndoneMoveNeverWas() {
        Screen screen = hall.lay("none", "person", "person").openAll().getFirst();
        JsonNode before = settle(screen);
        assertThat(before.path("undoBarred").path("reason").asString()).isEqualTo("nothing-to-undo");
        play(screen, "gather");
        assertThat(settle(screen).path("undoBarred").isMissingNode()).isTrue();
        assertThat(isAccepted(command(screen, "undo", asked(screen)))).isTrue();
        JsonNode after = settle(screen);
        assertThat(after.path("view")).isEqualTo(before.path("view"));
        assertThat(after.path("question").path("offers"))
                .isEqualTo(before.path("question").path("offers"));
        assertThat(after.path("step").asInt()).isEqualTo(before.path("step").asInt() + 2);
    }

    @Test
    void aResetTakesBackTheWholeTurnUntilSomebodyElseMoves() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        JsonNode before = settle(both.getFirst());
        play(both.getFirst(), "gather");
        play(both.getFirst(), "gather");
        assertThat(isAccepted(command(both.getFirst(), "reset", asked(both.getFirst()))))
                .isTrue();
        assertThat(settle(both.getFirst()).path("view")).isEqualTo(before.path("view"));
        play(both.getFirst(), "gather");
        play(both.getFirst(), "rest");
        play(both.getLast(), "rest");
        JsonNode refused = command(both.getFirst(), "undo", asked(both.getFirst()));
        assertThat(why(refused)).isEqualTo("another-seat-has-moved");
        assertThat(settle(both.getFirst())
                        .path("undoBarred")
                        .path("words")
                        .path("seat")
                        .asString())
                .isEqualTo("seat-2");
    }

    @Test
    void nothingIsUndonePastAReveal() {
        Screen screen = hall.lay("none", "person", "person").openAll().getFirst();
        play(screen, "peek");
        JsonNode refused = command(screen, "undo", asked(screen));
        assertThat(why(refused)).isEqualTo("something-was-revealed");
        assertThat(refused.path("problem").path("words").path("event").asString())
                .isEqualTo("peeked");
    }

    @Test
    void aPassByOrderIsNotUndoneToBePassedAgain() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        playToTheVote(both);
        JsonNode barred = settle(both.getLast()).path("undoBarred");
        assertThat(barred.path("reason").asString()).isEqualTo("another-seat-has-moved");
        assertThat(barred.path("words").path("seat").asString()).isEqualTo("seat-1");
        int step = settle(both.getLast()).path("step").asInt();
        assertThat(why(command(both.getLast(), "undo", asked(both.getLast())))).isEqualTo("another-seat-has-moved");
        assertThat(why(command(both.getLast(), "reset", asked(both.getLast())))).isEqualTo("another-seat-has-moved");
        assertThat(settle(both.getLast()).path("step").asInt()).isEqualTo(step);
    }

    @Test
    void whoTakesBackAPassByHandIsAskedAgainUnlessAnOrderWouldAnswer() {
        List<Screen> both = hornForTheLast("ask-once");
        assertThat(isAccepted(play(both.getLast(), "pass"))).isTrue();
        both.getFirst().next(OwnTurnTest::isVote);
        assertThat(settle(both.getLast()).path("undoBarred").isMissingNode()).isTrue();
        assertThat(isAccepted(command(both.getLast(), "undo", asked(both.getLast()))))
                .isTrue();
        JsonNode again = settle(both.getLast()).path("question");
        assertThat(again.path("ask").asString()).isEqualTo("hear-horn");
        assertThat(again.path("offers")).hasSize(2);
        play(both.getLast(), "pass");
        both.getFirst().next(OwnTurnTest::isVote);
        order(both.getLast(), "pass");
        assertThat(settle(both.getLast()).path("undoBarred").path("reason").asString())
                .isEqualTo("another-seat-has-moved");
        assertThat(why(command(both.getLast(), "undo", asked(both.getLast())))).isEqualTo("another-seat-has-moved");
    }

    @Test
    void aTakeBackAsksAgainAboutWhatWasPassedOver() {
        List<Screen> both = hornForTheLast("ask-once");
        play(both.getLast(), "pass");
        both.getFirst().next(OwnTurnTest::isVote);
        assertThat(isAccepted(propose(both.getLast(), "take-back"))).isTrue();
        settle(both.getFirst());
        assertThat(isAccepted(respond(both.getFirst(), true))).isTrue();
        play(both.getLast(), "rest");
        JsonNode horn = settle(both.getLast()).path("question");
        assertThat(horn.path("ask").asString()).isEqualTo("hear-horn");
        assertThat(horn.path("offers")).hasSize(2);
    }

    /// A table where the last seat has a token to shout with, and is asked when the horn sounds.
    private static List<Screen> hornForTheLast(String order) {
        for (int tries = 0; tries < 30; tries++) {
            List<Screen> both = hall.lay("none", "person", "person").openAll();
            order(both.getLast(), order);
            if (settle(both.getLast()).path("view").path("tokens").get(1).asInt() > 3) {
                for (Screen screen : both) {
                    play(screen, "rest");
                    play(screen, "rest");
                }
                settle(both.getLast());
                return both;
            }
        }
        throw new AssertionError("thirty low tokens in a row");
    }

    private static boolean isVote(JsonNode message) {
        return message.path("question").path("ask").asString().equals("stay-or-go");
    }

    // Polls

    @Test
    void goingBackOutOfAPollTakesItsAnswersAlong() {
        CampTable table = hall.lay("none", "person", "person");
        List<Screen> both = table.openAll();
        playToTheSecondVote(both);
        play(both.getFirst(), "vote yes");
        command(both.getLast(), "undo", asked(both.getLast()));
        play(both.getLast(), "rest");
        while (!Screen.isOver(settle(both.getFirst()))) {
            for (Screen screen : both) {
                JsonNode offers = settle(screen).path("question").path("offers");
                if (!offers.isEmpty()) {
                    play(screen, offers.get(0).path("line").asString());
                }
            }
        }
        var record = table.guests.getFirst().getText("/api/tables/" + table.id + "/record");
        assertThat(record.statusCode()).isEqualTo(200);
        assertThat(record.body()).contains("vote");
    }

    @Test
    void nobodyLearnsWhoHasAnsweredAPoll() {
        CampTable table = hall.lay("none", "person", "person", "person");
        List<Screen> screens = table.openAll();
        Screen spectator = hall.guest().open(table.id, "?invite=" + invite(table));
        screens.forEach(CampTable::settle);
        playToTheVote(screens);
        String before = spectatorScene(spectator);
        int[] seen = {
            screens.get(1).everything.size(), screens.get(2).everything.size()
        };
        assertThat(isAccepted(play(screens.get(0), "vote yes"))).isTrue();
        assertThat(settle(screens.get(0))
                        .path("question")
                        .path("answered")
                        .path("stay")
                        .asBoolean())
                .isTrue();
        assertThat(since(screens.get(1), seen[0])).isEmpty();
        assertThat(since(screens.get(2), seen[1])).isEmpty();
        assertThat(spectatorScene(spectator)).isEqualTo(before);
        assertThat(isAccepted(command(screens.get(0), "withdraw", asked(screens.get(0)))))
                .isTrue();
        assertThat(why(command(screens.get(0), "withdraw", asked(screens.get(0)))))
                .isEqualTo("nothing-to-withdraw");
        assertThat(since(screens.get(1), seen[0])).isEmpty();
        assertThat(spectatorScene(spectator)).isEqualTo(before);
        spectator.close();
    }

    @Test
    void whoEndedAPollStaysUnknown() {
        List<Screen> screens = hall.lay("none", "person", "person", "person").openAll();
        playToTheVote(screens);
        play(screens.get(0), "vote yes");
        play(screens.get(2), "vote no");
        play(screens.get(1), "vote no");
        for (Screen screen : screens) {
            JsonNode scene = settle(screen);
            JsonNode beat = scene.path("beats").get(0);
            assertThat(beat.path("what").asString()).isEqualTo("poll-answer");
            assertThat(beat.path("seat").isMissingNode()).isTrue();
            assertThat(scene.path("undoBarred").path("words")).isEmpty();
        }
    }

    // Whose turn it is, in the list of one's own tables

    @Test
    void theListOfTablesSaysWhoseTurnItIs() {
        CampTable table = hall.lay("none", "person", "person");
        List<Screen> both = table.openAll();
        assertThat(turn(table, 1).path("isMine").asBoolean()).isTrue();
        assertThat(turn(table, 2).path("isMine").asBoolean()).isFalse();
        assertThat(turn(table, 2).path("seats").toString()).isEqualTo("[1]");
        assertThat(turn(table, 2).path("since").asLong()).isPositive();
        command(both.getFirst(), "resign", "");
        assertThat(turn(table, 1).isMissingNode()).isTrue();
    }

    @Test
    void theListOfTablesSaysThatAMatchIsPaused() {
        CampTable table = hall.lay("none", "person", "person");
        List<Screen> both = table.openAll();
        assertThat(turn(table, 1).path("isPaused").asBoolean(true)).isFalse();
        propose(both.getFirst(), "pause");
        respond(both.getLast(), true);
        assertThat(turn(table, 1).path("isPaused").asBoolean()).isTrue();
        assertThat(turn(table, 1).path("isMine").asBoolean()).isFalse();
    }

    @Test
    void theListOfTablesDoesNotSayWhoHasYetToAnswerAPoll() {
        CampTable table = hall.lay("none", "person", "person", "person");
        List<Screen> screens = table.openAll();
        playToTheVote(screens);
        JsonNode before = turn(table, 3);
        assertThat(before.path("isMine").asBoolean()).isTrue();
        assertThat(before.path("seats")).isEmpty();
        play(screens.get(0), "vote yes");
        assertThat(turn(table, 3)).isEqualTo(before);
        assertThat(turn(table, 1).path("isMine").asBoolean()).isFalse();
        assertThat(turn(table, 1).has("since")).isFalse();
    }

    // Orders

    @Test
    void ordersAreTheirOwnersAlone() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        int seen = both.getLast().everything.size();
        assertThat(isAccepted(order(both.getFirst(), "ask-me"))).isTrue();
        assertThat(settle(both.getFirst()).path("orders").get(0).path("choice").asString())
                .isEqualTo("ask-me");
        assertThat(since(both.getLast(), seen)).isEmpty();
        assertThat(why(order(both.getFirst(), "sing"))).isEqualTo("no-such-order");
        assertThat(why(order(both.getFirst(), ""))).isEqualTo("no-such-order");
    }

    @Test
    void anOrderThatStopsSaysSoAndAnOrderGivenNowAnswersNow() {
        for (int tries = 0; tries < 30; tries++) {
            List<Screen> both = hall.lay("none", "person", "person").openAll();
            order(both.getFirst(), "pass-unless-playable");
            for (Screen screen : both) {
                play(screen, "rest");
                play(screen, "rest");
            }
            int token =
                    settle(both.getFirst()).path("view").path("tokens").get(0).asInt();
            if (token > 3) {
                JsonNode stopped = both.getFirst().asked();
                assertThat(stopped.path("question").path("ask").asString()).isEqualTo("hear-horn");
                assertThat(stopped.path("question")
                                .path("stopped")
                                .path("choice")
                                .asString())
                        .isEqualTo("pass-unless-playable");
                assertThat(stopped.path("question").path("awaited")).isEmpty();
                order(both.getFirst(), "pass");
                both.getLast()
                        .next(message ->
                                message.path("question").path("ask").asString().equals("stay-or-go"));
                return;
            }
        }
        throw new AssertionError("thirty low tokens in a row");
    }

    @Test
    void whoHasOrderedTooOftenIsStoppedAndNobodyElse() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        Screen busy = both.getFirst();
        for (int i = 0; i < 10; i++) {
            hall.time.advance(CampHall.SECOND);
            assertThat(isAccepted(propose(busy, "pause"))).isTrue();
            assertThat(isAccepted(respond(busy, false))).isTrue();
        }
        for (int i = 0; i < 990; i++) {
            hall.time.advance(50); // no faster than a client may talk
            assertThat(isAccepted(order(busy, "pass"))).isTrue();
        }
        hall.time.advance(CampHall.MINUTE);
        assertThat(why(order(busy, "ask-me"))).isEqualTo("too-many-lines");
        assertThat(why(propose(busy, "end"))).isEqualTo("too-many-lines");
        assertThat(isAccepted(order(both.getLast(), "ask-me"))).isTrue();
        assertThat(isAccepted(play(busy, "gather"))).isTrue();
        assertThat(isAccepted(propose(both.getLast(), "pause"))).isTrue();
        assertThat(isAccepted(respond(busy, true))).isTrue();
        assertThat(isAccepted(command(busy, "resign", ""))).isTrue();
    }

    // One command, once

    @Test
    void aRepeatedCommandIsDoneOnce() {
        CampTable table = hall.lay("none", "person", "person");
        Screen screen = table.openAll().getFirst();
        String move = asked(screen) + ",\"move\":\"gather\"";
        JsonNode first = command(screen, "double-click", "play", move);
        JsonNode again = command(screen, "double-click", "play", move);
        assertThat(again).isEqualTo(first);
        screen.close();
        Screen back = table.open(1);
        assertThat(command(back, "double-click", "play", move)).isEqualTo(first);
        JsonNode order = command(back, "order-1", "order", "\"order\":\"hear-horn ask-me\"");
        assertThat(command(back, "order-1", "order", "\"order\":\"hear-horn ask-me\""))
                .isEqualTo(order);
        assertThat(why(command(back, "order-1", "order", "\"order\":\"hear-horn pass\"")))
                .isEqualTo("key-was-used");
        assertThat(settle(back).path("orders").get(0).path("choice").asString()).isEqualTo("ask-me");
        assertThat(settle(back).path("view").path("wood").get(0).asInt()).isEqualTo(1);
    }

    @Test
    void aCommandRepeatedAfterARestartIsDoneOnce() {
        CampTable table = hall.lay("none", "person", "person");
        Screen screen = table.openAll().getFirst();
        String move = asked(screen) + ",\"move\":\"gather\"";
        JsonNode first = command(screen, "lost-answer", "play", move);
        hall.restartAfter(0);
        Screen back = table.open(1);
        assertThat(command(back, "lost-answer", "play", move)).isEqualTo(first);
        assertThat(settle(back).path("view").path("wood").get(0).asInt()).isEqualTo(1);
    }

    @Test
    void aCommandWithoutAFitKeyIsRefused() {
        Screen screen = hall.lay("none", "person", "person").openAll().getFirst();
        String move = asked(screen) + ",\"move\":\"gather\"";
        assertThat(why(command(screen, "", "play", move))).isEqualTo("bad-key");
        assertThat(why(command(screen, "k".repeat(65), "play", move))).isEqualTo("bad-key");
    }

    @Test
    void whatComesLateGetsThePresentScene() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        String early = asked(both.getFirst());
        play(both.getFirst(), "gather");
        JsonNode late = command(both.getFirst(), "play", early + ",\"move\":\"rest\"");
        assertThat(why(late)).isEqualTo("stale");
        JsonNode shown = both.getFirst().next("scene");
        assertThat(shown.path("question").path("asked").asInt()).isEqualTo(1);
        assertThat(why(command(both.getLast(), "play", asked(both.getLast()) + ",\"move\":\"rest\"")))
                .isEqualTo("not-asked");
    }

    @Test
    void aRefusalCostsNoSceneAndALateCommandOneAStep() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        Screen screen = both.getFirst();
        String early = asked(screen);
        settle(screen);
        int seen = screen.everything.size();
        assertThat(why(play(screen, "fly"))).isEqualTo("no-such-move");
        assertThat(why(play(screen, "vote yes"))).isNotEmpty();
        assertThat(why(command(screen, "undo", early))).isEqualTo("nothing-to-undo");
        assertThat(why(propose(screen, "sing"))).isEqualTo("no-such-proposal");
        assertThat(why(play(both.getLast(), "rest"))).isEqualTo("not-asked");
        assertThat(scenesSince(screen, seen)).isZero();
        JsonNode done = play(screen, "gather");
        settle(screen);
        seen = screen.everything.size();
        for (int i = 0; i < 5; i++) {
            assertThat(why(command(screen, "play", early + ",\"move\":\"rest\"")))
                    .isEqualTo("stale");
        }
        assertThat(scenesSince(screen, seen)).isEqualTo(1);
        play(screen, "gather");
        settle(screen);
        seen = screen.everything.size();
        for (int i = 0; i < 5; i++) {
            String first = command(screen, done.path("key").asString(), "play", early + ",\"move\":\"gather\"")
                    .toString();
            assertThat(first).isEqualTo(done.toString());
        }
        assertThat(scenesSince(screen, seen)).isZero();
    }

    private static long scenesSince(Screen screen, int messages) {
        return since(screen, messages).stream()
                .filter(text -> text.contains("\"kind\":\"scene\""))
                .count();
    }

    @Test
    void twoTabsOfOnePersonShowTheSame() {
        CampTable table = hall.lay("none", "person", "person");
        Screen one = table.open(1);
        Screen two = table.open(1);
        play(one, "gather");
        assertThat(settle(two)).isEqualTo(settle(one));
        assertThat(isAccepted(play(two, "gather"))).isTrue();
        assertThat(settle(one)).isEqualTo(settle(two));
    }

    private static JsonNode turn(CampTable table, int seat) {
        for (JsonNode card :
                table.guests.get(seat - 1).get("/api/me/tables").body().path("tables")) {
            if (card.path("id").asString().equals(table.id)) {
                return card.path("turn");
            }
        }
        throw new AssertionError("the table is not among one's own");
    }

    private static String invite(CampTable table) {
        return table.guests.getFirst().get("/api/tables/" + table.id).text("invite");
    }

    private static String spectatorScene(Screen spectator) {
        spectator.send("{\"kind\":\"look\",\"since\":-1}");
        settle(spectator);
        return spectator.scene().toString();
    }
}
