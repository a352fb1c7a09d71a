package winterhall.frozenwastes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import winterhall.bots.Arena;
import winterhall.bots.Bot;
import winterhall.bots.BotMatch;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.engine.Outcome;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.enginetest.BotCheck;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.FrozenWastes;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Rules;
import winterhall.frozenwastes.WastesView;

class FrozenWastesBotTest {
    private static final FrozenWastes GAME = new FrozenWastes();

    @Test
    void theFrozenWastesArePlayedByEveryBot() {
        assertThat(new BotCheck<>(GAME, 1, 20, 1).longest(300).faults()).isEmpty();
    }

    @Test
    void greedyBeatsRandom() throws InterruptedException {
        var arena = new Arena<>(
                GAME,
                Setup.of("frozen-wastes", 2),
                Bots.named("greedy", GAME),
                Bots.named("random", GAME),
                () -> Budget.ofIterations(1),
                1);
        assertThat(arena.run(5, 2).mean()).isGreaterThanOrEqualTo(0.9);
    }

    /// Who knew where the Princess was lingered near the place, who was too weak for a fight met it and escaped, turn by
    /// turn, until the time was up.
    @ParameterizedTest
    @CsvSource({"15, 2", "44, 1", "47, 1", "55, 2"})
    void aHeroGetsThereInTheEnd(int deal, int seat) {
        QuickChance chance = new QuickChance(7).split(deal);
        Bot<WastesView> greedy = Bots.named("greedy", GAME);
        Bot<WastesView> random = Bots.named("random", GAME);
        var match = new BotMatch<>(
                new Referee<>(GAME),
                seat == 1 ? List.of(greedy, random) : List.of(random, greedy),
                () -> Budget.ofIterations(1));
        Outcome outcome = match.play(Setup.of("frozen-wastes", 2), chance, chance.split(seat))
                .outcome();
        assertThat(outcome.winners()).containsExactly(Seat.of(seat));
    }

    /// Whoever meets a weaker Arshan dares to, since the bot looks at the cards of its own table.
    @Test
    void theBotReadsTheCardsOfItsTable() {
        Rules printed = rules(Setup.of("frozen-wastes", 2));
        Rules weaker = rules(Setup.of("frozen-wastes", 2).with("challenge.arshan.values", "1,1,1"));
        Party party = start(Setup.of("frozen-wastes", 2)).field().parties().getFirst();
        assertThat(Strength.now(printed, party).arshan()).isLessThan(0.1);
        assertThat(Strength.now(weaker, party).arshan()).isGreaterThan(0.9);
    }

    private static Rules rules(Setup setup) {
        return start(setup).field().rules();
    }

    private static Board start(Setup setup) {
        return new Referee<>(GAME).start(setup, new QuickChance(1)).position().board();
    }
}
