package winterhall.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import winterhall.bots.Hiding.Picks;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;

class SearchTest {
    /// Four hiding places, three places to look, and twelve ways in which the two can meet.
    @Test
    void growsNoFurtherThanItMay() {
        assertThat(nodesAfter(1000, 1000)).isEqualTo(4 + 3 + 12);
        assertThat(nodesAfter(1000, 5)).isBetween(5, 6);
    }

    private static int nodesAfter(int iterations, int mostNodes) {
        var question = FirstQuestion.to(Hiding.HIDER, Hiding.in(Hiding.HOME, 1, 2, 3));
        var referee = new Referee<>(question.game());
        var playout = new Playout<Picks, Picks>(referee, new NoAdvice<>("hiding"), _ -> false, 10);
        var search = new Search<>(
                referee, playout, question.view(), Budget.ofIterations(iterations), new QuickChance(1), mostNodes);
        assertThat(search.run(question.options()).iterations()).isEqualTo(iterations);
        return search.nodes();
    }
}
