package winterhall.bots.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import winterhall.bots.Bot;
import winterhall.bots.BotMatch;
import winterhall.bots.Bots;
import winterhall.bots.Budget;
import winterhall.bots.MatchObserver;
import winterhall.engine.Game;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Setup;

/// Plays many matches, the same bot in every seat, and counts what happens in them.
///
/// @param series the columns of the report
/// @param budgets a fresh budget for each question
public record Lab<B, V>(
        Game<B, V> game,
        Optional<Statistics<B>> statistics,
        List<Series> series,
        Bot<V> bot,
        Supplier<Budget> budgets,
        long seed) {
    /// As many matches as keep all threads busy without waiting long for the last of them.
    private static final int BATCH = 20;

    public Lab {
        series = List.copyOf(series);
    }

    /// What this game wants counted, if it says anything.
    @SuppressWarnings("unchecked") // the statistics of a game are about the boards of that game
    public static <B> Optional<Statistics<B>> statisticsOf(Game<B, ?> game) {
        for (Statistics<?> statistics : ServiceLoader.load(Statistics.class)) {
            if (statistics.game().equals(game.id())) {
                return Optional.of((Statistics<B>) statistics);
            }
        }
        return Optional.empty();
    }

    /// @param matches in each series
    /// @param progress is told each time some matches have been played, by any thread
    public LabReport run(int matches, int threads, Progress progress) throws InterruptedException {
        var columns = new ArrayList<Results.Column>();
        var troubles = new ArrayList<String>();
        try (var workers = Executors.newFixedThreadPool(threads)) {
            var played = new ArrayList<List<Future<Batch>>>();
            for (Series each : series) {
                played.add(submit(workers::submit, each.setup(), matches, progress));
            }
            for (int i = 0; i < series.size(); i++) {
                var all = new Tally();
                for (Future<Batch> future : played.get(i)) {
                    Batch batch = finished(future);
                    all.add(batch.tally);
                    troubles.addAll(batch.troubles);
                }
                columns.add(new Results.Column(series.get(i), all));
            }
        }
        var results = new Results(columns);
        var rows = new ArrayList<Row>();
        statistics.ifPresent(own -> rows.addAll(own.rows(results)));
        List<String> titles = rows.stream().map(Row::title).toList();
        QuestionCounter.rows(results).stream()
                .filter(row -> !titles.contains(row.title()))
                .forEach(rows::add);
        return new LabReport(series, rows, troubles);
    }

    /// Told while matches are being played.
    @FunctionalInterface
    public interface Progress {
        void played(int matches);
    }

    private record Batch(Tally tally, List<String> troubles) {}

    @FunctionalInterface
    private interface Workers {
        Future<Batch> submit(Callable<Batch> work);
    }

    private List<Future<Batch>> submit(Workers workers, Setup setup, int matches, Progress progress) {
        var futures = new ArrayList<Future<Batch>>();
        for (int first = 0; first < matches; first += BATCH) {
            int from = first;
            int to = Math.min(matches, first + BATCH);
            futures.add(workers.submit(() -> {
                Batch batch = play(setup, from, to);
                progress.played(to - from);
                return batch;
            }));
        }
        return futures;
    }

    private Batch play(Setup setup, int from, int to) {
        var all = new Tally();
        var troubles = new ArrayList<String>();
        var match = new BotMatch<>(new Referee<>(game), Collections.nCopies(setup.seats(), bot), budgets);
        for (int number = from; number < to; number++) {
            QuickChance chance = new QuickChance(seed).split(setup.seats()).split(number);
            var tally = new Tally();
            var observers = new ArrayList<MatchObserver<B>>();
            observers.add(new QuestionCounter<>(game, Bots.adviceFor(game), setup, tally));
            statistics.ifPresent(own -> observers.add(own.observe(setup, tally)));
            troubles.addAll(
                    match.play(setup, chance, chance.split(1), observers).troubles());
            all.add(tally);
        }
        return new Batch(all, troubles);
    }

    private static <T> T finished(Future<T> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("a match of the lab broke: " + broken.getCause(), broken.getCause());
        }
    }
}
