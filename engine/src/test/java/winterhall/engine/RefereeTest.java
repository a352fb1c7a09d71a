package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static winterhall.engine.TinyGame.MAYBE;
import static winterhall.engine.TinyGame.NO;
import static winterhall.engine.TinyGame.YES;
import static winterhall.engine.TinyGame.begin;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import winterhall.engine.TinyGame.Choose;
import winterhall.engine.TinyGame.Forever;
import winterhall.engine.TinyGame.Heard;
import winterhall.engine.TinyGame.Hush;
import winterhall.engine.TinyGame.Peek;
import winterhall.engine.TinyGame.Said;
import winterhall.engine.TinyGame.Say;
import winterhall.engine.TinyGame.Stop;
import winterhall.engine.TinyGame.Toss;
import winterhall.engine.TinyGame.Utter;
import winterhall.engine.TinyGame.Vote;

class RefereeTest {

    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);
    private static final Referee<Said, Said> REFEREE = new Referee<>(new TinyGame());

    @Test
    void aMatchStartsFromItsSetupAtTheFirstDecision() {
        Step<Said> step = REFEREE.start(Setup.of("tiny", 2).with("pace", "fast"), new QuickChance(1));
        assertThat(step.position().board().words()).containsExactly("fast");
        assertThat(REFEREE.decision(step.position())).contains(new Decision(0, "choose", List.of(ONE)));
    }

    @Test
    void aSetupTheGameDoesNotKnowStartsNoMatch() {
        assertThatExceptionOfType(BadSetup.class)
                .isThrownBy(() -> REFEREE.start(Setup.of("tiny", 5), new QuickChance(1)));
    }

    @Test
    void effectsHappenInReadingOrderUntilSomebodyIsAsked() {
        Position<Said> position = begin(Utter.of("a"), Utter.of("b"), new Choose(ONE), Utter.of("c"));
        assertThat(position.board().words()).containsExactly("a", "b");
        assertThat(REFEREE.awaited(position)).containsExactly(ONE);
    }

    @Test
    void anAnswerHappensBeforeWhatWasWaiting() {
        Position<Said> position = begin(new Choose(ONE), Utter.of("later"));
        assertThat(accepted(position, ONE, NO).position().board().words()).containsExactly("no", "later");
    }

    /// What changes without a word is shown with the next event, or with the last one.
    @Test
    void aStepKeepsTheBoardAtEachEventIfItIsToldTo() {
        Position<Said> position =
                begin(new Choose(ONE), new Mumble("m"), Utter.of("b", "c"), new Mumble("n"), new Choose(TWO));
        Step<Said> step = REFEREE.keepingBoards().advance(position, ONE, YES);
        assertThat(step.events()).containsExactly(new Heard("yes"), new Heard("b"), new Heard("c"));
        assertThat(step.boards())
                .extracting(Said::words)
                .containsExactly(List.of("yes"), List.of("yes", "m", "b"), List.of("yes", "m", "b", "c", "n"));
        assertThat(step.boards().getLast()).isSameAs(step.position().board());
        assertThat(REFEREE.advance(position, ONE, YES)).isEqualTo(new Step<>(step.position(), step.events(), false));
    }

    private record Mumble(String word) implements Effect<Said> {
        @Override
        public void resolve(Table<Said> table) {
            table.update(said -> said.plus(word));
        }
    }

    @Test
    void aStepTellsItsEventsInTheOrderInWhichTheyHappened() {
        Step<Said> step = accepted(begin(new Choose(ONE), Utter.of("later")), ONE, YES);
        assertThat(step.events()).containsExactly(new Heard("yes"), new Heard("later"));
    }

    @Test
    void whatAnEventWakesComesBeforeWhatWasWaitingAndTheEarliestEventsTasksFirst() {
        assertThat(begin(Utter.of("a!", "b!"), Utter.of("end")).board().words())
                .containsExactly("a!", "b!", "a-1", "a-2", "b-1", "b-2", "end");
    }

    @Test
    void anEventWakesOnce() {
        Position<Said> position = begin(Utter.of("hey!"), new Choose(ONE));
        assertThat(accepted(position, ONE, YES).position().board().words())
                .containsExactly("hey!", "hey-1", "hey-2", "yes");
    }

    @Test
    void everyAnswerCountsOneDecision() {
        Position<Said> first = begin(new Choose(ONE), new Choose(TWO));
        assertThat(first.number()).isZero();
        assertThat(accepted(first, ONE, YES).position().number()).isEqualTo(1);
    }

    @Test
    void aSeatThatIsNotAskedIsRefused() {
        Position<Said> position = begin(new Choose(ONE));
        assertThat(refused(REFEREE.play(position, TWO, YES))).hasToString("engine:not-asked not-asked seat=seat-2");
        assertThat(REFEREE.options(position, TWO)).isEmpty();
    }

    @Test
    void aMoveThatIsNoOptionIsRefusedForTheReasonTheGameGives() {
        assertThat(refused(REFEREE.play(begin(new Choose(ONE)), ONE, MAYBE)))
                .hasToString("tiny:R4 undecided seat=seat-1");
    }

    @Test
    void aMoveThatIsNoOptionIsRefusedEvenIfTheGameHasNothingAgainstIt() {
        assertThat(refused(REFEREE.play(begin(new Choose(ONE)), ONE, new Say("perhaps"))))
                .hasToString("engine:not-an-option not-an-option");
    }

    @Test
    void whenNothingIsLeftTheMatchIsOver() {
        Position<Said> position = begin(Utter.of("a"));
        assertThat(REFEREE.decision(position)).isEmpty();
        assertThat(REFEREE.options(position, ONE)).isEmpty();
        assertThat(refused(REFEREE.play(position, ONE, YES)).reason()).isEqualTo("match-is-over");
    }

    @Test
    void advanceLeadsWherePlayLeads() {
        Position<Said> position = begin(new Choose(ONE), Utter.of("hey!"), new Choose(TWO));
        assertThat(REFEREE.advance(position, ONE, NO)).isEqualTo(accepted(position, ONE, NO));
    }

    @Test
    void advanceTakesAtItsWordWhatPlayRefuses() {
        Position<Said> position = begin(new Choose(ONE));
        Say unheard = new Say("maybe");
        assertThat(REFEREE.play(position, ONE, unheard)).isInstanceOf(Reply.Refused.class);
        assertThat(REFEREE.advance(position, ONE, unheard).position().board().words())
                .containsExactly("maybe");
    }

    @Test
    void aPositionIsTheSameAfterAMoveWasPlayedFromIt() {
        Position<Said> position = begin(new Choose(ONE));
        REFEREE.advance(position, ONE, YES);
        assertThat(position).isEqualTo(begin(new Choose(ONE)));
    }

    @Test
    void pollAnswersAreKeptUntilAllHaveAnswered() {
        Step<Said> step = accepted(begin(new Vote(List.of(ONE, TWO))), TWO, NO);
        assertThat(step.events()).isEmpty();
        assertThat(step.position().number()).isZero();
        assertThat(step.position().board().words()).isEmpty();
        assertThat(step.position().answers()).containsExactly(new Answer(TWO, NO));
        assertThat(REFEREE.awaited(step.position())).containsExactly(ONE);
    }

    @Test
    void theLastAnswerRevealsAllInTheOrderOfThePoll() {
        Position<Said> one =
                accepted(begin(new Vote(List.of(TWO, ONE))), ONE, YES).position();
        Step<Said> all = accepted(one, TWO, NO);
        assertThat(all.position().board().words()).containsExactly("no", "yes");
        assertThat(all.position().number()).isEqualTo(1);
        assertThat(all.position().answers()).isEmpty();
    }

    @Test
    void whoHasAnsweredAPollIsNotAskedAgain() {
        Position<Said> answered =
                accepted(begin(new Vote(List.of(ONE, TWO))), ONE, YES).position();
        assertThat(REFEREE.options(answered, ONE)).isEmpty();
        assertThat(refused(REFEREE.play(answered, ONE, NO)).reason()).isEqualTo("not-asked");
    }

    @Test
    void anAnswerToAnOpenPollCanBeWithdrawn() {
        Position<Said> open = begin(new Vote(List.of(ONE, TWO)));
        Position<Said> answered = accepted(open, ONE, YES).position();
        assertThat(REFEREE.withdraw(answered, ONE)).contains(open);
        assertThat(REFEREE.withdraw(answered, TWO)).isEmpty();
    }

    @Test
    void aViewShowsItsOwnAnswerToAnOpenPollAndNoOther() {
        Position<Said> answered =
                accepted(begin(new Vote(List.of(ONE, TWO))), ONE, YES).position();
        assertThat(REFEREE.view(answered, Viewer.at(ONE)).answered()).contains(YES);
        assertThat(REFEREE.view(answered, Viewer.at(TWO)).answered()).isEmpty();
        assertThat(REFEREE.view(answered, Viewer.everyone()).answered()).isEmpty();
    }

    @Test
    void anImaginedPollWaitsAgainForTheOthers() {
        Position<Said> answered =
                accepted(begin(new Vote(List.of(ONE, TWO))), ONE, YES).position();
        Position<Said> imagined = REFEREE.imagine(REFEREE.view(answered, Viewer.at(TWO)), new QuickChance(2));
        assertThat(REFEREE.awaited(imagined)).containsExactly(ONE, TWO);
        Position<Said> own = REFEREE.imagine(REFEREE.view(answered, Viewer.at(ONE)), new QuickChance(2));
        assertThat(REFEREE.awaited(own)).containsExactly(TWO);
    }

    @Test
    void anOptionIsOfferedAsTheLineToSendBack() {
        assertThat(REFEREE.offered(begin(new Choose(ONE)), ONE))
                .extracting(Option::line)
                .containsExactly("say yes", "say no");
    }

    @Test
    void aStepSaysWhetherChanceWasUsed() {
        assertThat(accepted(begin(new Choose(ONE), new Toss()), ONE, YES).rolled())
                .isTrue();
        assertThat(accepted(begin(new Choose(ONE), new Peek()), ONE, YES).rolled())
                .isFalse();
    }

    @Test
    void skippingDropsWhatWaitsAboveTheNextTaskOfThatKind() {
        Position<Said> position = begin(new Hush(), new Choose(ONE), new Vote(List.of(ONE)), new Vote(List.of(TWO)));
        assertThat(position.agenda().tasks()).containsExactly(new Vote(List.of(ONE)), new Vote(List.of(TWO)));
    }

    @Test
    void whatWasToldBeforeSkippingStillWakes() {
        assertThat(begin(new Hush(), new Vote(List.of(ONE))).board().words()).containsExactly("hush-1", "hush-2");
    }

    @Test
    void skippingToWhatDoesNotWaitBreaksARuleAndNamesTheAgenda() {
        assertThatExceptionOfType(BrokenRule.class)
                .isThrownBy(() -> begin(new Hush(), new Choose(ONE)))
                .withMessage(
                        "no vote waits to skip to; the agenda is" + " [Utter[words=[never]], Choose[seat=seat-1]]");
    }

    @Test
    void whenTheMatchEndsNothingThatWaitedHappens() {
        Position<Said> position = begin(new Stop(), Utter.of("never"), new Choose(ONE));
        assertThat(position.agenda().isEmpty()).isTrue();
        assertThat(position.board().words()).isEmpty();
    }

    @Test
    void effectsWithoutEndBreakARuleAndTheMessageNamesTheAgenda() {
        assertThatExceptionOfType(BrokenRule.class)
                .isThrownBy(() -> begin(new Forever(), new Choose(TWO)))
                .withMessage("effects do not come to an end: Forever[];"
                        + " the agenda is [Forever[], Choose[seat=seat-2]]");
    }

    @Test
    void anEffectOnTopOfAPositionBreaksARule() {
        var position = new Position<>(
                0, new Said(List.of()), Agenda.of(List.of(Utter.of("a"))), List.of(), new QuickChance(1));
        assertThatExceptionOfType(BrokenRule.class)
                .isThrownBy(() -> REFEREE.awaited(position))
                .withMessageContaining("an effect waits: Utter[words=[a]]; the agenda is [Utter[words=[a]]]");
    }

    private static Step<Said> accepted(Position<Said> position, Seat seat, Move move) {
        return switch (REFEREE.play(position, seat, move)) {
            case Reply.Accepted<Said>(var step) -> step;
            case Reply.Refused<Said>(var refusal) -> throw new AssertionError("refused: " + refusal);
        };
    }

    private static Refusal refused(Reply<Said> reply) {
        return Optional.of(reply)
                .filter(Reply.Refused.class::isInstance)
                .map(refused -> ((Reply.Refused<Said>) refused).refusal())
                .orElseThrow(() -> new AssertionError("accepted: " + reply));
    }
}
