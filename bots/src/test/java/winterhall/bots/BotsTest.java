package winterhall.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.bots.Hiding.Go;
import winterhall.engine.BrokenRule;
import winterhall.engine.Move;

class BotsTest {
    private static final Go STAY = new Go(Hiding.HOME);

    @Test
    void areFoundByName() {
        assertThat(Bots.names()).containsExactly("random", "greedy", "search");
        assertThatThrownBy(() -> Bots.named("oracle", Hiding.in(1)))
                .hasMessage("there is no bot oracle; there are random, greedy, search");
    }

    @Test
    void randomTakesEveryOption() {
        var question = FirstQuestion.to(Hiding.HIDER, Hiding.in(Hiding.HOME, 1, 2, 3));
        Set<Move> taken = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            taken.add(question.answer("random", Budget.ofIterations(0), seed).move());
        }
        assertThat(taken).hasSize(4);
    }

    /// Two times in three the seeker looks elsewhere. A bot that saw the answer would think hiding useless.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void searchKnowsThatAnswersToAPollAreSecret(int seed) {
        var question = FirstQuestion.to(Hiding.HIDER, Hiding.in(Hiding.HOME, 1, 2, 3));
        assertThat(question.answer("search", Budget.ofIterations(1000), seed).move())
                .isNotEqualTo(STAY);
    }

    /// The seeker is asked second, and must still find its own answers.
    @ParameterizedTest
    @ValueSource(strings = {"greedy", "search"})
    void theSecondSeatOfAPollFindsTheOnlyHidingPlace(String bot) {
        var question = FirstQuestion.to(Hiding.SEEKER, Hiding.in(2));
        assertThat(question.answer(bot, Budget.ofIterations(100), 1).move()).isEqualTo(new Go(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "search"})
    void answerAndSaySoWhenARuleBreaks(String bot) {
        var question = FirstQuestion.to(Hiding.HIDER, Hiding.imagining(board -> {
            throw new BrokenRule("no world fits");
        }));
        Thought thought = question.answer(bot, Budget.ofMillis(50), 1);
        assertThat(question.options().contains(thought.move())).isTrue();
        assertThat(thought.trouble())
                .hasValueSatisfying(trouble -> assertThat(trouble).contains("no world fits"));
    }

    /// A playout of this game would take seconds.
    @ParameterizedTest
    @ValueSource(strings = {"greedy", "search"})
    void stopInTheMiddleOfAPlayout(String bot) {
        var question = FirstQuestion.to(Hiding.HIDER, Hiding.forEver());
        long began = System.nanoTime();
        Thought thought = question.answer(bot, Budget.ofMillis(10), 1);
        assertThat(System.nanoTime() - began).isLessThan(TimeUnit.MILLISECONDS.toNanos(210));
        assertThat(thought.iterations()).isZero();
        assertThat(thought.trouble()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "search"})
    void answerAtOnceWhenCalledOff(String bot) {
        var question = FirstQuestion.to(Hiding.HIDER, Hiding.forEver());
        Budget budget = Budget.ofIterations(Integer.MAX_VALUE);
        budget.cancel();
        Thought thought = question.answer(bot, budget, 1);
        assertThat(question.options().contains(thought.move())).isTrue();
        assertThat(thought.iterations()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "search"})
    void doNotThinkAboutTheOnlyOption(String bot) {
        var question = FirstQuestion.to(Hiding.HIDER, Hiding.in(2));
        assertThat(question.answer(bot, Budget.ofIterations(9), 1)).isEqualTo(Thought.unthinking(new Go(2)));
    }
}
