package winterhall.frozenwastes.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
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
import winterhall.enginetest.BotPlayCheck;
import winterhall.frozenwastes.Board;
import winterhall.frozenwastes.FrozenWastes;
import winterhall.frozenwastes.Odds;
import winterhall.frozenwastes.Party;
import winterhall.frozenwastes.Rules;
import winterhall.frozenwastes.WastesMove;
import winterhall.frozenwastes.WastesView;

class FrozenWastesBotTest {
    private static final FrozenWastes GAME = new FrozenWastes();

    @Test
    void theFrozenWastesArePlayedByEveryBot() {
        assertThat(new BotPlayCheck<>(GAME, 1, 20, 1).longest(300).faults()).isEmpty();
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

    /// A bot that knew where the Princess was stayed near the place, and one too weak for a fight met it and escaped, turn
    /// by turn, until the time was up.
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

    /// A bot dares to fight a weaker Arshan, since it looks at the cards of its own table.
    @Test
    void theBotReadsTheCardsOfItsTable() {
        Rules printed = rules(Setup.of("frozen-wastes", 2));
        Rules weaker = rules(Setup.of("frozen-wastes", 2).with("challenge.arshan.values", "1,1,1"));
        Party party = start(Setup.of("frozen-wastes", 2)).field().parties().getFirst();
        assertThat(Strength.now(printed, party).arshan()).isLessThan(0.1);
        assertThat(Strength.now(weaker, party).arshan()).isGreaterThan(0.9);
    }

    /// In its worlds it counts with quick odds, like everybody else there.
    @Test
    void theSearchValuesTheFightInPlayByExactOdds() {
        var referee = new Referee<>(GAME);
        var lines = Stream.of(
                        "moment adventure seat-1", "deck yellow wyrmling", "seat-1 hero karnon at hex-7-3 gear nothing")
                .map(line -> List.of(line.split(" ")))
                .toList();
        var position = referee.begin(GAME.staging().stage(Setup.of("frozen-wastes", 2), lines), new QuickChance(1))
                .position();
        Seat seat = Seat.of(1);
        for (WastesMove move : List.of(new WastesMove.SeekAdventure(), new WastesMove.FightOn())) {
            position = referee.advance(position, seat, move).position();
        }
        Board board = position.board();
        var options = referee.options(position, seat);
        double[] exact = options.stream()
                .mapToDouble(option -> Odds.of(board.field()).win((WastesMove.Action) option))
                .toArray();
        double[] search = new FrozenWastesPolicy().forSearch().values(board, seat, options);
        double[] quick = new FrozenWastesPolicy().values(board, seat, options);
        assertThat(search[0] / search[1]).isCloseTo(exact[0] / exact[1], within(1e-9));
        assertThat(quick[0] / quick[1]).isNotCloseTo(exact[0] / exact[1], within(1e-3));
    }

    private static Rules rules(Setup setup) {
        return start(setup).field().rules();
    }

    private static Board start(Setup setup) {
        return new Referee<>(GAME).start(setup, new QuickChance(1)).position().board();
    }
}
