package winterhall.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import winterhall.bots.Hiding.Go;
import winterhall.bots.Hiding.Picks;
import winterhall.engine.Setup;

class ArenaTest {
    private static final Hiding GAME = Hiding.in(1, 2);

    /// Always goes to the first place there is: as hider it is found by its like, as seeker it finds it.
    private static final Bot<Picks> FIRST = (_, options, _, _) -> Thought.unthinking(options.getFirst());

    private static final Bot<Picks> LAST = (_, options, _, _) -> Thought.unthinking(options.getLast());

    @Test
    void playsEveryDealFromEverySeat() throws InterruptedException {
        assertThat(arena(FIRST, FIRST).run(3, 1)).isEqualTo(new Score(List.of(0.5, 0.5, 0.5), 2, List.of()));
        assertThat(arena(FIRST, LAST).run(3, 1)).hasToString("50.0 % ± 0.0 (6 games)");
    }

    @Test
    void givesTheSameScoreOnAnyNumberOfThreads() throws InterruptedException {
        Bot<Picks> random = Bots.named("random", GAME);
        Score alone = arena(random, random).run(50, 1);
        assertThat(arena(random, random).run(50, 3)).isEqualTo(alone);
        assertThat(alone.deals()).contains(0.0, 0.5, 1.0);
    }

    @Test
    void collectsTroubles() throws InterruptedException {
        Bot<Picks> troubled = (_, options, _, _) -> new Thought(options.getFirst(), 0, Optional.of("dizzy"));
        assertThat(arena(troubled, FIRST).run(2, 1).troubles()).hasSize(4).containsOnly("dizzy");
    }

    @Test
    void refusesWhatIsNoOption() {
        Bot<Picks> stubborn = (_, _, _, _) -> Thought.unthinking(new Go(9));
        assertThatThrownBy(() -> arena(stubborn, FIRST).run(2, 1))
                .hasMessageContaining(
                        "the bot of seat-1 answered Go[place=9]; the options are [Go[place=1], Go[place=2]]");
    }

    /// Shares 1, ½, ½, 1: deviation √(1/12), so ± 1.96 · √(1/12) / √4.
    @Test
    void tellsTheShareWithItsSpreadOverDeals() {
        var score = new Score(List.of(1.0, 0.5, 0.5, 1.0), 2, List.of());
        assertThat(score).hasToString("75.0 % ± 28.3 (8 games)");
        assertThatThrownBy(() -> new Score(List.of(1.0), 2, List.of())).hasMessageContaining("at least two");
    }

    private static Arena<Picks, Picks> arena(Bot<Picks> challenger, Bot<Picks> rival) {
        return new Arena<>(GAME, Setup.of("hiding", 2), challenger, rival, () -> Budget.ofIterations(5), 7);
    }
}
