package winterhall.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import winterhall.bots.Hiding.Go;
import winterhall.bots.Hiding.Picks;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;

class PolicyTest {
    /// Both like low numbers, so the seeker looks where the hider would go first. Home is not liked at all.
    private record LowNumbers(double margin) implements Policy<Picks> {
        @Override
        public String game() {
            return "hiding";
        }

        @Override
        public double[] values(Picks board, Seat seat, List<? extends Move> options) {
            return options.stream()
                    .mapToDouble(option -> ((Go) option).place() == Hiding.HOME ? -9 : -((Go) option).place())
                    .toArray();
        }

        @Override
        public double worth(Picks board, Seat seat) {
            return 0.5;
        }

        @Override
        public boolean isQuiet(Picks board) {
            return false;
        }

        @Override
        public boolean isFarEnough(Picks start, Picks board) {
            return false;
        }
    }

    private static final FirstQuestion<Picks, Picks> QUESTION =
            FirstQuestion.to(Hiding.HIDER, Hiding.in(Hiding.HOME, 1, 2, 3));
    private static final Referee<Picks, Picks> REFEREE = new Referee<>(QUESTION.game());

    @Test
    void greedyTakesWhatIsValuedMost() {
        assertThat(choice(new PolicyBot<>(REFEREE, new LowNumbers(1)), 100)).isEqualTo(1);
    }

    @Test
    void searchFindsThatTheSecondBestIsBetter() {
        assertThat(choice(new RolloutBot<>(REFEREE, new LowNumbers(1)), 100)).isEqualTo(2);
    }

    @Test
    void searchLooksAtSensibleOptionsOnly() {
        assertThat(choice(new RolloutBot<>(REFEREE, new LowNumbers(0.5)), 100)).isEqualTo(1);
    }

    @Test
    void searchWithoutTimeForAllOptionsIsGreedy() {
        assertThat(choice(new RolloutBot<>(REFEREE, new LowNumbers(1)), 1)).isEqualTo(1);
    }

    @Test
    void sensibleIsWhatIsNotFarBehindTheBest() {
        assertThat(new LowNumbers(1).sensible(new Picks(List.of()), Hiding.HIDER, QUESTION.options()))
                .isEqualTo(2);
        assertThat(new LowNumbers(20).sensible(new Picks(List.of()), Hiding.HIDER, QUESTION.options()))
                .isEqualTo(4);
    }

    private static int choice(Bot<Picks> bot, int iterations) {
        Thought thought =
                bot.choose(QUESTION.view(), QUESTION.options(), Budget.ofIterations(iterations), new QuickChance(1));
        assertThat(thought.trouble()).isEmpty();
        return ((Go) thought.move()).place();
    }
}
