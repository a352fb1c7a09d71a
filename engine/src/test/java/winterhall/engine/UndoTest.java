package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static winterhall.engine.TinyGame.NO;
import static winterhall.engine.TinyGame.YES;
import static winterhall.engine.TinyGame.begin;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.engine.TinyGame.Choose;
import winterhall.engine.TinyGame.Peek;
import winterhall.engine.TinyGame.React;
import winterhall.engine.TinyGame.Said;
import winterhall.engine.TinyGame.Toss;
import winterhall.engine.TinyGame.Vote;

class UndoTest {

    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);
    private static final Referee<Said, Said> REFEREE = new Referee<>(new TinyGame());

    /// A match and what can be taken back in it.
    private record Played(Position<Said> position, Undo<Said> undo) {
        static Played from(Position<Said> position) {
            return new Played(position, Undo.none());
        }

        Played yes(Seat seat) {
            return say(seat, YES);
        }

        Played pass(Seat seat) {
            return say(seat, NO);
        }

        Played passByOrder(Seat seat) {
            return say(seat, NO, false);
        }

        private Played say(Seat seat, TinyGame.Say word) {
            return say(seat, word, true);
        }

        private Played say(Seat seat, TinyGame.Say word, boolean chosen) {
            Step<Said> step = REFEREE.advance(position, seat, word);
            return new Played(step.position(), undo.after(seat, word, position, step, chosen));
        }
    }

    @Test
    void beforeTheFirstMoveThereIsNothingToUndo() {
        assertThat(Undo.none().refusal(ONE)).map(Refusal::reason).contains("nothing-to-undo");
    }

    @Test
    void onesOwnLastMoveCanBeTakenBack() {
        Position<Said> start = begin(new Choose(ONE), new Choose(TWO));
        Undo<Said> undo = Played.from(start).yes(ONE).undo();
        assertThat(undo.refusal(ONE)).isEmpty();
        assertThat(undo.back(ONE)).isEqualTo(start);
    }

    @Test
    void severalMovesAreTakenBackOneByOne() {
        Position<Said> start = begin(new Choose(ONE), new Choose(ONE), new Choose(ONE));
        Played once = Played.from(start).yes(ONE);
        Undo<Said> twice = once.yes(ONE).undo();
        assertThat(twice.back(ONE)).isEqualTo(once.position());
        assertThat(twice.earlier(ONE).back(ONE)).isEqualTo(start);
        assertThat(twice.earlier(ONE).earlier(ONE).refusal(ONE))
                .map(Refusal::reason)
                .contains("nothing-to-undo");
    }

    @Test
    void onesOwnPassesAreTakenBackWithTheChoiceBefore() {
        Position<Said> start = begin(new Choose(ONE), React.of(ONE), React.of(ONE), new Choose(TWO));
        Undo<Said> undo = Played.from(start).yes(ONE).pass(ONE).pass(ONE).undo();
        assertThat(undo.refusal(ONE)).isEmpty();
        assertThat(undo.back(ONE)).isEqualTo(start);
        assertThat(undo.moves(ONE)).isEqualTo(3);
    }

    @Test
    void whereThereIsNothingButAPassThePassIsTakenBack() {
        Played before = Played.from(begin(new Choose(TWO), React.of(ONE), new Choose(TWO)))
                .yes(TWO);
        Undo<Said> undo = before.pass(ONE).undo();
        assertThat(undo.back(ONE)).isEqualTo(before.position());
        assertThat(undo.moves(ONE)).isEqualTo(1);
    }

    @Test
    void whereThereIsNothingButPassesByOrderThereIsNothingToUndo() {
        Played passed = Played.from(begin(new Choose(TWO), React.of(ONE), React.of(ONE), new Choose(ONE)))
                .yes(TWO)
                .passByOrder(ONE)
                .passByOrder(ONE);
        assertThat(passed.undo().refusal(ONE)).map(Refusal::reason).contains("nothing-to-undo");
        assertThat(passed.undo().moves(ONE)).isZero();
    }

    @Test
    void whoHasDecidedBeforeMayAskForATakeBackWherePassesByOrderFollowed() {
        Undo<Said> undo = Played.from(begin(new Choose(ONE), new Choose(TWO), React.of(ONE), new Choose(ONE)))
                .yes(ONE)
                .yes(TWO)
                .passByOrder(ONE)
                .undo();
        assertThat(undo.refusal(ONE))
                .hasValueSatisfying(
                        refusal -> assertThat(refusal).hasToString("engine:undo another-seat-has-moved seat=seat-2"));
    }

    @Test
    void aPassByHandIsFoundBelowThoseByOrder() {
        Played before = Played.from(begin(new Choose(TWO), React.of(ONE), React.of(ONE), new Choose(TWO)))
                .yes(TWO);
        Undo<Said> undo = before.pass(ONE).passByOrder(ONE).undo();
        assertThat(undo.back(ONE)).isEqualTo(before.position());
        assertThat(undo.moves(ONE)).isEqualTo(2);
    }

    @Test
    void aChoiceIsFoundBelowPassesByHandAndByOrder() {
        Position<Said> start = begin(new Choose(ONE), React.of(ONE), React.of(ONE), new Choose(TWO));
        Undo<Said> undo = Played.from(start).yes(ONE).pass(ONE).passByOrder(ONE).undo();
        assertThat(undo.back(ONE)).isEqualTo(start);
        assertThat(undo.moves(ONE)).isEqualTo(3);
    }

    @Test
    void nothingIsTakenBackToWhereAnOrderWouldAnswer() {
        Position<Said> start = begin(new Choose(ONE), React.of(ONE), new Choose(TWO));
        Undo<Said> undo = Played.from(start).yes(ONE).pass(ONE).undo();
        assertThat(undo.moves(ONE, start::equals)).isEqualTo(2);
        assertThat(undo.moves(ONE, then -> !then.equals(start))).isEqualTo(1);
        assertThat(undo.moves(ONE, _ -> false)).isZero();
        assertThat(undo.refusal(ONE, _ -> false)).map(Refusal::reason).contains("nothing-to-undo");
    }

    @Test
    void pastAWindowInWhichOthersPassedNothingIsTakenBack() {
        Undo<Said> undo = Played.from(begin(new Choose(ONE), React.of(ONE, TWO), new Choose(ONE)))
                .yes(ONE)
                .pass(ONE)
                .pass(TWO)
                .undo();
        assertThat(undo.refusal(ONE)).map(Refusal::reason).contains("another-seat-has-moved");
    }

    @Test
    void whoseMoveAnotherSeatHasAnsweredCannotTakeItBack() {
        Undo<Said> undo = Played.from(begin(new Choose(ONE), new Choose(TWO), new Choose(ONE)))
                .yes(ONE)
                .yes(TWO)
                .undo();
        assertThat(undo.refusal(ONE))
                .hasValueSatisfying(
                        refusal -> assertThat(refusal).hasToString("engine:undo another-seat-has-moved seat=seat-2"));
        assertThat(undo.refusal(TWO)).isEmpty();
    }

    @Test
    void afterARevealNothingCanBeTakenBack() {
        Undo<Said> undo = Played.from(begin(new Choose(ONE), new Choose(ONE), new Peek(), new Choose(ONE)))
                .yes(ONE)
                .yes(ONE)
                .undo();
        assertThat(undo.refusal(ONE))
                .hasValueSatisfying(
                        refusal -> assertThat(refusal).hasToString("engine:undo something-was-revealed event=peeked"));
    }

    @Test
    void whoHasNotMovedYetHasNothingToUndoWhateverOthersDid() {
        Played moved = Played.from(
                        begin(new Choose(ONE), new Choose(ONE), new Peek(), new Choose(TWO), new Choose(ONE)))
                .yes(ONE);
        assertThat(moved.undo().refusal(TWO)).map(Refusal::reason).contains("nothing-to-undo");
        Played shown = moved.yes(ONE);
        assertThat(shown.undo().refusal(TWO)).map(Refusal::reason).contains("nothing-to-undo");
        Played both = shown.yes(TWO).yes(ONE);
        assertThat(both.undo().refusal(TWO)).map(Refusal::reason).contains("another-seat-has-moved");
        assertThat(both.undo().forgotten().refusal(TWO)).map(Refusal::reason).contains("nothing-to-undo");
    }

    @Test
    void afterARollNothingCanBeTakenBack() {
        Undo<Said> undo = Played.from(begin(new Choose(ONE), new Toss(), new Choose(ONE)))
                .yes(ONE)
                .undo();
        assertThat(undo.refusal(ONE))
                .map(Refusal::toString)
                .hasValueSatisfying(refusal -> assertThat(refusal).startsWith("engine:undo chance-was-used event="));
    }

    @Test
    void aMoveAfterTheRollCanBeTakenBackButNotTheRoll() {
        Undo<Said> undo = Played.from(begin(new Choose(ONE), new Toss(), new Choose(ONE), new Choose(ONE)))
                .yes(ONE)
                .yes(ONE)
                .undo();
        assertThat(undo.refusal(ONE)).isEmpty();
        assertThat(undo.earlier(ONE).refusal(ONE)).map(Refusal::reason).contains("chance-was-used");
    }

    @Test
    void anAnswerToAnOpenPollIsWithdrawnAndNotUndone() {
        Played answered = Played.from(begin(new Choose(ONE), new Vote(List.of(ONE, TWO))))
                .yes(ONE)
                .yes(TWO);
        assertThat(answered.position().answered(TWO)).isPresent();
        assertThat(answered.undo().refusal(ONE)).isEmpty();
        assertThat(answered.undo().refusal(TWO)).isPresent();
    }

    @Test
    void takingBackWhatCannotBeTakenBackIsAFaultOfTheCaller() {
        assertThatIllegalStateException()
                .isThrownBy(() -> Undo.none().back(ONE))
                .withMessage("seat-1 may not undo: engine:undo nothing-to-undo");
    }
}
