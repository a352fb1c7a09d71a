package winterhall.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static winterhall.engine.TinyGame.MAYBE;
import static winterhall.engine.TinyGame.NO;
import static winterhall.engine.TinyGame.YES;
import static winterhall.engine.TinyGame.begin;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import winterhall.engine.TinyGame.Choose;
import winterhall.engine.TinyGame.Said;
import winterhall.engine.TinyGame.Say;
import winterhall.engine.TinyGame.Utter;
import winterhall.engine.TinyGame.Vote;

class ReasonsTest {
    private static final Referee<Said, Said> REFEREE = new Referee<>(new TinyGame());
    private static final Seat ONE = Seat.of(1);
    private static final Seat TWO = Seat.of(2);

    /// No answer to any question of the game.
    private record Shout() implements Move {}

    @Test
    void theAnswersOfTheQuestionAreCandidatesAndThoseThatNoRuleForbidsAreOptions() {
        Position<Said> position = begin(new Choose(ONE));
        Explainer explainer = explainer(position, Viewer.at(ONE));
        assertThat(explainer.candidates()).containsExactly(YES, NO, MAYBE);
        assertThat(REFEREE.options(position, ONE).equals(List.of(YES, NO))).isTrue();
        assertThat(explainer.whyNot(YES)).isEmpty();
        assertThat(why(explainer, MAYBE)).isEqualTo("tiny:R4 undecided seat=seat-1");
    }

    @Test
    void aMoveOfTheRightKindThatIsNoAnswerIsNoOption() {
        assertThat(why(explainer(begin(new Choose(ONE)), Viewer.at(ONE)), new Say("perhaps")))
                .isEqualTo("engine:not-an-option not-an-option");
    }

    @Test
    void aMoveOfAnotherKindBelongsToAnotherQuestion() {
        assertThat(why(explainer(begin(new Choose(ONE)), Viewer.at(ONE)), new Shout()))
                .isEqualTo("engine:another-question another-question ask=choose");
        assertThat(why(explainer(begin(new Vote(List.of(ONE, TWO))), Viewer.at(TWO)), new Shout()))
                .isEqualTo("engine:another-question another-question ask=vote");
    }

    @Test
    void whoIsNotAskedIsToldSoAndNotWhoIs() {
        Explainer explainer = explainer(begin(new Choose(ONE)), Viewer.at(TWO));
        assertThat(explainer.candidates()).isEmpty();
        assertThat(why(explainer, YES)).isEqualTo("engine:not-asked not-asked seat=seat-2");
    }

    @Test
    void whoHasAnsweredAPollIsNotAskedAgain() {
        Position<Said> open = begin(new Vote(List.of(ONE, TWO)));
        assertThat(explainer(open, Viewer.at(ONE)).whyNot(NO)).isEmpty();
        Position<Said> answered = REFEREE.advance(open, ONE, YES).position();
        assertThat(why(explainer(answered, Viewer.at(ONE)), NO)).isEqualTo("engine:not-asked not-asked seat=seat-1");
        assertThat(explainer(answered, Viewer.at(TWO)).whyNot(NO)).isEmpty();
    }

    @Test
    void aSpectatorHasNoSeatAndAfterTheEndNobodyHasAMove() {
        assertThat(why(explainer(begin(new Choose(ONE)), Viewer.spectator()), YES))
                .isEqualTo("engine:not-seated not-seated");
        assertThat(why(explainer(begin(Utter.of("bye")), Viewer.at(ONE)), YES))
                .isEqualTo("engine:match-is-over match-is-over");
    }

    @Test
    void oneImaginedBoardServesAllCandidatesAndWhoIsNotAskedNeedsNone() {
        var imagined = new AtomicInteger();
        var game = new TinyGame() {
            @Override
            public Said imagine(Said view, Chance chance) {
                imagined.incrementAndGet();
                return super.imagine(view, chance);
            }
        };
        Position<Said> position = begin(new Choose(ONE));
        game.explainer(REFEREE.view(position, Viewer.at(TWO))).whyNot(YES);
        assertThat(imagined).hasValue(0);
        Explainer explainer = game.explainer(REFEREE.view(position, Viewer.at(ONE)));
        assertThat(explainer.candidates().stream()
                        .filter(move -> explainer.whyNot(move).isEmpty()))
                .containsExactly(YES, NO);
        assertThat(imagined).hasValue(1);
    }

    private static Explainer explainer(Position<Said> position, Viewer viewer) {
        return REFEREE.game().explainer(REFEREE.view(position, viewer));
    }

    private static String why(Explainer explainer, Move move) {
        return explainer.whyNot(move).orElseThrow().toString();
    }
}
