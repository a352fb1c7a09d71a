package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.server.CampHall.DAY;
import static winterhall.server.CampTable.asked;
import static winterhall.server.CampTable.command;
import static winterhall.server.CampTable.isAccepted;
import static winterhall.server.CampTable.play;
import static winterhall.server.CampTable.playToTheVote;
import static winterhall.server.CampTable.propose;
import static winterhall.server.CampTable.respond;
import static winterhall.server.CampTable.settle;
import static winterhall.server.CampTable.why;

import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What needs the others' consent, and giving up, which does not.
class AgreementTest {
    @AutoClose
    static final CampHall hall = CampHall.inFolderOfItsOwn();

    // Taking back

    @Test
    void aMoveIsTakenBackWithConsentEvenPastAReveal() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        JsonNode before = settle(both.getFirst());
        play(both.getFirst(), "peek");
        play(both.getFirst(), "rest");
        play(both.getLast(), "gather");
        propose(both.getFirst(), "take-back");
        JsonNode open = settle(both.getLast()).path("proposal");
        assertThat(open.path("what").asString()).isEqualTo("take-back");
        assertThat(open.path("to").asInt()).isEqualTo(1);
        assertThat(isAccepted(respond(both.getLast(), true))).isTrue();
        JsonNode once = settle(both.getFirst());
        assertThat(once.path("view").path("wood").get(1).asInt()).isZero();
        assertThat(once.path("question").path("offers")).hasSize(3);
        propose(both.getFirst(), "take-back");
        respond(both.getLast(), true);
        JsonNode twice = settle(both.getFirst());
        assertThat(twice.path("view")).isEqualTo(before.path("view"));
        assertThat(twice.path("undoBarred")).isEqualTo(before.path("undoBarred"));
        assertThat(why(propose(both.getFirst(), "take-back"))).isEqualTo("nothing-to-take-back");
    }

    @Test
    void aDeclinedTakeBackChangesNothing() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        play(both.getFirst(), "gather");
        JsonNode before = settle(both.getFirst());
        propose(both.getFirst(), "take-back");
        assertThat(why(propose(both.getLast(), "pause"))).isEqualTo("another-proposal-is-open");
        assertThat(why(respond(both.getFirst(), true))).isEqualTo("not-yours-to-decide");
        respond(both.getLast(), false);
        JsonNode after = settle(both.getFirst());
        assertThat(after.path("proposal").isMissingNode()).isTrue();
        assertThat(after.path("view")).isEqualTo(before.path("view"));
        assertThat(after.path("question")).isEqualTo(before.path("question"));
    }

    @Test
    void aBotConsentsAtOnceAndManyTakeBacksReplayQuickly() {
        CampTable table = hall.lay("none", "person", "greedy");
        Screen screen = table.open(1);
        for (int i = 0; i < 24; i++) {
            hall.time.advance(1_000);
            assertThat(isAccepted(play(screen, "gather"))).isTrue();
            assertThat(isAccepted(propose(screen, "take-back"))).isTrue();
        }
        JsonNode before = settle(screen);
        assertThat(before.path("view").path("wood").get(0).asInt()).isZero();
        screen.close();
        hall.restartAfter(0); // with a replay for each that nested the earlier ones this would take forever
        assertThat(table.open(1).scene().path("view")).isEqualTo(before.path("view"));
    }

    @Test
    void aMoveTakesWhatWasProposedOffTheTable() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        propose(both.getLast(), "pause");
        int stale = settle(both.getFirst()).path("proposal").path("proposed").asInt();
        play(both.getFirst(), "rest");
        assertThat(settle(both.getFirst()).path("proposal").isMissingNode()).isTrue();
        propose(both.getLast(), "end");
        JsonNode late = command(both.getFirst(), "respond", "\"proposed\":" + stale + ",\"agree\":true");
        assertThat(why(late)).isEqualTo("stale");
        assertThat(settle(both.getFirst()).path("stage").asString()).isEqualTo("running");
    }

    @Test
    void theProposerMayDropIt() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        propose(both.getFirst(), "end");
        assertThat(isAccepted(respond(both.getFirst(), false))).isTrue();
        assertThat(settle(both.getLast()).path("proposal").isMissingNode()).isTrue();
        assertThat(why(propose(both.getFirst(), "sing"))).isEqualTo("no-such-proposal");
        assertThat(why(propose(both.getFirst(), "resume"))).isEqualTo("proposal-makes-no-sense");
    }

    // Pausing and ending

    @Test
    void nothingMovesInAPause() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        propose(both.getFirst(), "pause");
        respond(both.getLast(), true);
        JsonNode paused = settle(both.getFirst());
        assertThat(paused.path("stage").asString()).isEqualTo("paused");
        assertThat(paused.path("question").path("offers")).isEmpty();
        assertThat(why(play(both.getFirst(), "rest"))).isEqualTo("match-is-paused");
        propose(both.getLast(), "resume");
        respond(both.getFirst(), true);
        assertThat(isAccepted(play(both.getFirst(), "rest"))).isTrue();
    }

    @Test
    void afterADayOfPauseAnybodyMayGoOn() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        propose(both.getFirst(), "pause");
        respond(both.getLast(), true);
        hall.time.advance(DAY);
        propose(both.getFirst(), "resume");
        assertThat(settle(both.getFirst()).path("stage").asString()).isEqualTo("running");
    }

    @Test
    void aMatchEndsByAgreementWithoutAResult() {
        List<Screen> three = hall.lay("none", "person", "person", "person").openAll();
        propose(three.get(1), "end");
        respond(three.get(0), true);
        assertThat(settle(three.get(0)).path("stage").asString()).isEqualTo("running");
        respond(three.get(2), true);
        JsonNode ending = settle(three.get(0)).path("ending");
        assertThat(ending.path("how").asString()).isEqualTo("agreed");
        assertThat(ending.path("ranks")).isEmpty();
        assertThat(why(propose(three.get(0), "end"))).isEqualTo("match-is-over");
    }

    // What is told of it

    @Test
    void theStepThatCompletesAnAgreementSaysWhatWasAgreed() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        play(both.getFirst(), "gather");
        propose(both.getFirst(), "take-back");
        assertThat(lastBeat(both.getLast()))
                .isEqualTo("{'step':2,'what':'propose','seat':'seat:1','wanted':'take-back','events':[]}");
        respond(both.getLast(), true);
        assertThat(lastBeat(both.getFirst())).isEqualTo("{'step':3,'what':'take-back','to':0,'events':[]}");
        propose(both.getLast(), "pause");
        respond(both.getFirst(), true);
        propose(both.getLast(), "resume");
        respond(both.getFirst(), true);
        propose(both.getLast(), "end");
        respond(both.getFirst(), false);
        propose(both.getLast(), "end");
        respond(both.getFirst(), true);
        assertThat(toldAnew(both.getFirst()))
                .containsExactly(
                        "move",
                        "propose",
                        "take-back",
                        "propose",
                        "pause",
                        "propose",
                        "resume",
                        "propose",
                        "decline",
                        "propose",
                        "end");
    }

    @Test
    void ofThreeTheLastOneToAgreeCompletesIt() {
        List<Screen> three = hall.lay("none", "person", "person", "person").openAll();
        propose(three.get(1), "pause");
        respond(three.get(0), true);
        respond(three.get(2), true);
        hall.time.advance(DAY);
        propose(three.get(0), "resume");
        assertThat(toldAnew(three.get(0))).containsExactly("propose", "agree", "pause", "resume");
    }

    @Test
    void aBotForSomebodyGoneIsToldWithTheSeatAndAsksThatSeatNoMore() {
        List<Screen> three = hall.lay("none", "person", "person", "person").openAll();
        hall.time.advance(DAY);
        command(three.get(1), "propose", "\"what\":\"bot-for\",\"seat\":1");
        assertThat(lastBeat(three.get(2)))
                .isEqualTo(
                        "{'step':1,'what':'propose','seat':'seat:2','wanted':'bot-for','about':'seat:1','events':[]}");
        respond(three.get(2), true);
        three.get(1).asked(); // the bot has played both its moves
        propose(three.get(1), "pause");
        respond(three.get(2), true);
        assertThat(toldAnew(three.get(1)))
                .containsSubsequence("bot-for", "move", "move", "propose", "pause")
                .doesNotContain("agree");
    }

    @Test
    void movesTakenBackAloneNameTheStepToo() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        play(both.getFirst(), "gather");
        propose(both.getLast(), "pause");
        respond(both.getFirst(), false);
        command(both.getFirst(), "undo", asked(both.getFirst()));
        assertThat(lastBeat(both.getLast())).isEqualTo("{'step':4,'what':'undo','seat':'seat:1','to':0,'events':[]}");
        play(both.getFirst(), "gather");
        command(both.getFirst(), "undo", asked(both.getFirst()));
        assertThat(lastBeat(both.getLast())).isEqualTo("{'step':6,'what':'undo','seat':'seat:1','to':4,'events':[]}");
    }

    @Test
    void whoHasNobodyToAskIsToldToHaveTakenItBackAlone() {
        Screen screen = hall.lay("none", "person", "greedy").open(1);
        play(screen, "gather");
        int last = settle(screen).path("step").asInt();
        propose(screen, "take-back");
        assertThat(lastBeat(screen))
                .isEqualTo("{'step':" + (last + 1) + ",'what':'undo','seat':'seat:1','to':0,'events':[]}");
        assertThat(toldAnew(screen)).contains("undo").doesNotContain("take-back");
    }

    private static String lastBeat(Screen screen) {
        JsonNode beats = settle(screen).path("beats");
        return beats.get(beats.size() - 1).toString().replace('"', '\'');
    }

    /// What each step after the first is told as to somebody who comes back.
    private static List<String> toldAnew(Screen screen) {
        screen.send("{\"kind\":\"look\",\"since\":0}");
        return settle(screen)
                .path("beats")
                .valueStream()
                .map(beat -> beat.path("what").asString())
                .toList();
    }

    // Giving up

    @Test
    void withTwoSeatsTheOtherWins() {
        CampTable table = hall.lay("none", "person", "person");
        List<Screen> both = table.openAll();
        JsonNode first = command(both.getFirst(), "give-up", "resign", "");
        assertThat(isAccepted(first)).isTrue();
        assertThat(settle(both.getLast()).path("ending").toString())
                .isEqualTo("{\"how\":\"resigned\",\"ranks\":[2,1],\"reason\":\"resigned\"}");
        both.getFirst().close();
        assertThat(command(table.open(1), "give-up", "resign", "")).isEqualTo(first);
    }

    @Test
    void withThreeSeatsABotPlaysOn() {
        List<Screen> three = hall.lay("none", "person", "person", "person").openAll();
        command(three.get(0), "resign", "");
        JsonNode after = settle(three.get(1));
        assertThat(after.path("stage").asString()).isEqualTo("running");
        assertThat(after.path("seats").get(0).path("sitting").asString()).isEqualTo("resigned");
        assertThat(why(command(three.get(0), "return", ""))).isEqualTo("nothing-to-return-to");
        three.get(1).asked(); // the bot has played both its moves
        command(three.get(1), "resign", "");
        assertThat(three.get(2).asked().path("stage").asString()).isEqualTo("running");
        command(three.get(2), "resign", "");
        assertThat(settle(three.get(2)).path("ending").path("reason").asString())
                .isEqualTo("nobody-left");
    }

    @Test
    void aTakeBackInAPollLeavesTheAnswersSecret() {
        List<Screen> both = hall.lay("none", "person", "person").openAll();
        playToTheVote(both);
        play(both.getFirst(), "vote yes");
        propose(both.getLast(), "take-back");
        respond(both.getFirst(), true);
        assertThat(settle(both.getLast()).path("question").path("ask").asString())
                .isEqualTo("choose-deed");
        play(both.getLast(), "gather");
        JsonNode poll = both.getFirst()
                .next(message -> message.path("question").path("ask").asString().equals("stay-or-go"));
        assertThat(poll.path("question").path("answered").isMissingNode()).isTrue();
    }
}
