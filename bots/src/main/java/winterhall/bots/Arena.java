package winterhall.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import winterhall.engine.Game;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;

/// Measures one bot against another: each deal is played as often as there are seats, the challenger once in each of
/// them and its rival in all the others, so that luck with the cards goes both ways.
///
/// @param budgets a fresh budget for each question
public record Arena<B, V>(
        Game<B, V> game, Setup setup, Bot<V> challenger, Bot<V> rival, Supplier<Budget> budgets, long seed) {

    /// Plays this many deals, several at once.
    public Score run(int deals, int threads) throws InterruptedException {
        var scores = new ArrayList<Double>();
        var troubles = new ArrayList<String>();
        try (var workers = Executors.newFixedThreadPool(threads)) {
            var tasks = new ArrayList<Callable<List<BotMatch.Result>>>();
            for (int deal = 0; deal < deals; deal++) {
                QuickChance chance = new QuickChance(seed).split(deal);
                tasks.add(() -> play(chance));
            }
            for (Future<List<BotMatch.Result>> played : workers.invokeAll(tasks)) {
                List<BotMatch.Result> results = finished(played);
                scores.add(challengersShare(results));
                results.forEach(result -> troubles.addAll(result.troubles()));
            }
        }
        return new Score(scores, setup.seats(), troubles);
    }

    /// One deal, the challenger in each seat in turn.
    private List<BotMatch.Result> play(QuickChance chance) {
        var results = new ArrayList<BotMatch.Result>();
        for (Seat seat : Seat.all(setup.seats())) {
            List<Bot<V>> bots = Seat.all(setup.seats()).stream()
                    .map(other -> other.equals(seat) ? challenger : rival)
                    .toList();
            var match = new BotMatch<>(new Referee<>(game), bots, budgets);
            results.add(match.play(setup, chance, chance.split(seat.number())));
        }
        return results;
    }

    private static double challengersShare(List<BotMatch.Result> results) {
        double sum = 0;
        for (int i = 0; i < results.size(); i++) {
            sum += Reward.of(results.get(i).outcome(), Seat.of(i + 1));
        }
        return sum / results.size();
    }

    private static <T> T finished(Future<T> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("a match of the arena broke: " + broken.getCause(), broken.getCause());
        }
    }
}
