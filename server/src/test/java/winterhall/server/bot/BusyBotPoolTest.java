package winterhall.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.engine.Game;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Shelf;
import winterhall.engine.View;
import winterhall.engine.Viewer;
import winterhall.server.BotPool;

/// Far more questions than the pool has time for.
class BusyBotPoolTest {
    private static final int WAITING = 11_000;
    private static final int READ = 500;

    @Test
    void whoAsksNeverThinksAndBotsInHasteArePlayedGreedily() throws InterruptedException {
        check(Shelf.games().getFirst());
    }

    private static <B, V> void check(Game<B, V> game) throws InterruptedException {
        var clear = ClearQuestion.clear(game);
        var gate = new CountDownLatch(1);
        var threads = new ConcurrentLinkedQueue<String>();
        Queue<Move> moves = new ConcurrentLinkedQueue<>();
        var enough = new CountDownLatch(READ);
        try (var pool = new BotPool(100)) {
            for (int i = 0; i < WAITING; i++) {
                clear.ask(pool, move -> {
                    await(gate);
                    threads.add(Thread.currentThread().getName());
                    moves.add(move);
                    enough.countDown();
                });
            }
            assertThat(pool.waiting()).isGreaterThan(WAITING - 100);
            assertThat(moves).isEmpty();
            gate.countDown();
            assertThat(enough.await(60, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(threads).allMatch(name -> name.startsWith("bot-"));
        List<Move> read = moves.stream().limit(READ).toList();
        assertThat(read.stream().filter(clear.best::equals).count()).isGreaterThan(READ * 3 / 4);
    }

    private static void await(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /// A question with several options, of which one look ahead finds the same one best in whatever world.
    private record ClearQuestion<B, V>(Referee<B, V> referee, View<V> view, List<? extends Move> options, Move best) {
        private static final int FEWEST = 4;
        private static final int LOOKS = 40;

        static <B, V> ClearQuestion<B, V> clear(Game<B, V> game) {
            var referee = new Referee<>(game);
            var chance = new QuickChance(1);
            var source = chance.source("moves");
            Position<B> position = referee.start(game.anySetup(source), chance).position();
            while (!position.agenda().isEmpty()) {
                Seat seat = referee.awaited(position).getFirst();
                List<? extends Move> options = referee.options(position, seat);
                View<V> view = referee.view(position, Viewer.at(seat));
                if (options.size() >= FEWEST) {
                    List<Move> best = java.util.stream.IntStream.range(0, LOOKS)
                            .mapToObj(look -> Bots.named("greedy", game)
                                    .choose(view, options, Budget.ofIterations(1), new QuickChance(look))
                                    .move())
                            .distinct()
                            .toList();
                    if (best.size() == 1) {
                        return new ClearQuestion<>(referee, view, options, best.getFirst());
                    }
                }
                position = referee.advance(position, seat, source.pick(options)).position();
            }
            throw new AssertionError("every question of this match leaves room for doubt");
        }

        void ask(BotPool pool, Consumer<Move> answer) {
            pool.think(
                    "search",
                    referee,
                    view,
                    options,
                    () -> BotScene.withoutTable(referee.game(), view, options, List.of()),
                    answer);
        }
    }
}
