package winterhall.enginetest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import winterhall.engine.Chance;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.engine.Step;
import winterhall.engine.Usage;

/// Plays random matches and counts what they put to use, by the game's [Usage].
///
/// @param isGuided whether every other match starts where the game's guide leads, and most answers are those it seeks
public record UsageCount<B, V>(Game<B, V> game, Usage<B> usage, long games, long seed, boolean isGuided) {
    /// A guided match takes what the guide seeks three times out of four, if it can.
    private static final int SEEK = 4;

    /// @throws IllegalArgumentException if the game has no [Usage]
    public static <B, V> UsageCount<B, V> of(Game<B, V> game, long games) {
        Usage<B> usage =
                game.usage().orElseThrow(() -> new IllegalArgumentException(game.id() + " does not say what is used"));
        return new UsageCount<>(game, usage, games, 1, false);
    }

    public UsageCount<B, V> seed(long other) {
        return new UsageCount<>(game, usage, games, other, isGuided);
    }

    public UsageCount<B, V> guided() {
        return new UsageCount<>(game, usage, games, seed, true);
    }

    /// How often everything was used.
    ///
    /// @param entries each entry of the [Usage], 0 among them, in its order
    /// @param pairs whatever else can be counted or was, 0 among them, in alphabetical order
    public record Report(
            String game, long games, SequencedMap<String, Long> entries, SequencedMap<String, Long> pairs) {
        /// The entries that were used less often than this.
        public List<String> below(long least) {
            return entries.entrySet().stream()
                    .filter(entry -> entry.getValue() < least)
                    .map(Map.Entry::getKey)
                    .toList();
        }

        /// The pairs that can meet and did not.
        public List<String> neverMet() {
            return pairs.entrySet().stream()
                    .filter(pair -> pair.getValue() == 0)
                    .map(Map.Entry::getKey)
                    .toList();
        }

        /// `valda: 5000 games, 159 entries, the rarest used 104 times, 0 never; 525 pairs, 3 never met`, and then a line for
        /// each.
        @Override
        public String toString() {
            var lines = new ArrayList<String>();
            lines.add(game + ": " + games + " games, " + entries.size() + " entries, the rarest used "
                    + entries.values().stream().min(Long::compare).orElse(0L) + " times, "
                    + below(1).size() + " never; " + pairs.size() + " pairs, "
                    + neverMet().size() + " never met");
            entries.forEach((entry, count) -> lines.add(String.format(Locale.ROOT, "%9d %s", count, entry)));
            pairs.forEach((pair, count) -> lines.add(String.format(Locale.ROOT, "%9d %s", count, pair)));
            return String.join("\n", lines);
        }
    }

    public Report run() {
        var entries = new LinkedHashMap<String, Long>();
        usage.entries().forEach(entry -> entries.put(entry, 0L));
        var pairs = new TreeMap<String, Long>();
        usage.pairs().forEach(pair -> pairs.put(pair, 0L));
        ParallelGames.run(Runtime.getRuntime().availableProcessors(), games, this::play, uses -> {
            uses.forEach((use, count) -> (entries.containsKey(use) ? entries : pairs).merge(use, count, Long::sum));
            return true;
        });
        return new Report(game.id(), games, entries, pairs);
    }

    private Map<String, Long> play(long number) {
        var uses = new TreeMap<String, Long>();
        var referee = new Referee<>(game);
        QuickChance chance = new QuickChance(seed).split(number);
        Chance.Source moves = chance.split(1).source("moves");
        Optional<Guide<B>> guide = isGuided ? game.guide() : Optional.empty();
        Position<B> position =
                start(referee, chance, guide.filter(_ -> number % 2 == 0)).position();
        while (!position.agenda().isEmpty()) {
            Seat seat = moves.pick(referee.awaited(position));
            Move move = choose(position, referee.options(position, seat), guide, moves);
            Step<B> step = referee.advance(position, seat, move);
            usage.uses(position, move, step.events()).forEach(use -> uses.merge(use, 1L, Long::sum));
            position = step.position();
        }
        return uses;
    }

    private Step<B> start(Referee<B, V> referee, QuickChance chance, Optional<Guide<B>> guide) {
        Chance.Source source = chance.source("setup");
        if (guide.isEmpty()) {
            return referee.start(game.anySetup(source), chance.split(2));
        }
        Setup setup = guide.get().setup(source);
        List<List<String>> lines = guide.get().table(setup, source).stream()
                .map(line -> List.of(line.split(" ")))
                .toList();
        return lines.isEmpty()
                ? referee.start(setup, chance.split(2))
                : referee.begin(game.staging().stage(setup, lines), chance.split(2));
    }

    private Move choose(
            Position<B> position, List<? extends Move> options, Optional<Guide<B>> guide, Chance.Source moves) {
        if (guide.isPresent() && moves.below(SEEK) > 0) {
            List<? extends Move> sought = options.stream()
                    .filter(move -> guide.get().seeks(position.board(), move))
                    .toList();
            if (!sought.isEmpty()) {
                return moves.pick(sought);
            }
        }
        List<? extends Move> useful = options.stream()
                .filter(move -> guide.isEmpty() || !guide.get().avoids(position.board(), move))
                .toList();
        return useful.isEmpty() ? moves.pick(options) : moves.pick(useful);
    }
}
