package winterhall.enginetest;

import java.util.ArrayDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;
import java.util.function.Predicate;

/// Numbered games on several threads, their results taken in the order of their numbers: the same on every machine.
final class ParallelGames {
    /// Games that may wait for each thread, so that a long one does not hold up the others.
    private static final int AHEAD = 64;

    private ParallelGames() {}

    /// Plays game 0, 1, 2 and so on, until there are no more or `more` has seen enough.
    static <T> void run(int threads, long games, LongFunction<T> play, Predicate<T> more) {
        try (var workers = Executors.newFixedThreadPool(threads)) {
            var waiting = new ArrayDeque<Future<T>>();
            long next = 0;
            boolean goOn = true;
            while (goOn && (next < games || !waiting.isEmpty())) {
                while (next < games && waiting.size() < AHEAD * threads) {
                    long number = next++;
                    waiting.add(workers.submit(() -> play.apply(number)));
                }
                goOn = more.test(result(waiting.remove(), next - waiting.size() - 1));
            }
            workers.shutdownNow();
        }
    }

    private static <T> T result(Future<T> future, long number) {
        try {
            return future.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while games were running", interrupted);
        } catch (ExecutionException failed) {
            throw new IllegalStateException("game " + number + " failed: " + failed.getCause(), failed.getCause());
        }
    }
}
