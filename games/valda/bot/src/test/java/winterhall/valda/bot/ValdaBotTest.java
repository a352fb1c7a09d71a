package winterhall.valda.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import winterhall.bots.Arena;
import winterhall.bots.BotMatch;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.enginetest.BotPlayCheck;
import winterhall.valda.Board;
import winterhall.valda.Valda;
import winterhall.valda.ValdaView;

class ValdaBotTest {
    private static final Valda VALDA = new Valda();
    private static final int MILLIS = 100;

    /// How much later a busy machine may come back, now and then.
    private static final int GRACE = 200;

    private static final int TRIES = 3;

    @Test
    void valdaIsPlayedByEveryBot() {
        assertThat(new BotPlayCheck<>(VALDA, 2, 100, 1).faults()).isEmpty();
    }

    /// The search has its time in every part of a match, at every number of seats: one of so many choices is timed, and with
    /// `-Dcontract.times=20` each.
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void searchAnswersInTime(int seats) {
        int every = Math.max(1, 20 / Integer.getInteger("contract.times", 1));
        Setup setup = Setup.of("valda", seats);
        var chance = new QuickChance(seats);
        var referee = new Referee<>(VALDA);
        BotMatch<Board, ValdaView> greedy = match(referee, setup, "greedy", () -> Budget.ofIterations(1));
        BotMatch<Board, ValdaView> search = match(referee, setup, "search", () -> Budget.ofMillis(MILLIS));
        var times = new ArrayList<Long>();
        int choices = 0;
        Position<Board> position = referee.start(setup, chance).position();
        while (!position.agenda().isEmpty()) {
            Seat seat = referee.awaited(position).getFirst();
            QuickChance own = chance.split(1).split(position.number());
            if (referee.options(position, seat).size() > 1 && choices++ % every == 0) {
                times.add(timed(search, position, seat, own));
            }
            position = referee.advance(
                            position, seat, greedy.ask(position, seat, own).move())
                    .position();
        }
        times.sort(Comparator.naturalOrder());
        System.out.println(seats + " seats: " + times.size() + " answers of the search in " + MILLIS
                + " ms, half within " + times.get(times.size() / 2) + ", the longest " + times.getLast());
        assertThat(times).hasSizeGreaterThan(5).allMatch(took -> took <= MILLIS + GRACE);
    }

    private static BotMatch<Board, ValdaView> match(
            Referee<Board, ValdaView> referee, Setup setup, String bot, Supplier<Budget> budgets) {
        return new BotMatch<>(referee, Collections.nCopies(setup.seats(), Bots.named(bot, VALDA)), budgets);
    }

    /// In milliseconds; what takes too long is asked again, since other programs may have had the processor.
    private static long timed(
            BotMatch<Board, ValdaView> search, Position<Board> position, Seat seat, QuickChance chance) {
        long took = Long.MAX_VALUE;
        for (int tries = 0; tries < TRIES && took > MILLIS + GRACE; tries++) {
            long began = System.nanoTime();
            assertThat(search.ask(position, seat, chance).trouble()).isEmpty();
            took = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
        }
        return took;
    }

    @Test
    void greedyBeatsRandom() throws InterruptedException {
        var arena = new Arena<>(
                VALDA,
                Setup.of("valda", 2),
                Bots.named("greedy", VALDA),
                Bots.named("random", VALDA),
                () -> Budget.ofIterations(1),
                1);
        assertThat(arena.run(20, 2).mean()).isGreaterThanOrEqualTo(0.95);
    }
}
