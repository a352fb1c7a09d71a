package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Setup;

/// The leak test: two worlds that differ only in what a viewer cannot know must look alike to that viewer.
///
/// At random moments of random games two worlds are made that a viewer (a seat or a spectator) cannot tell apart: the
/// true one and one imagined from the view, with the true chance; or the true one after two moves of another seat
/// between which the view shows no difference. The pair counts if the cardboard or the secret answers to an open poll
/// truly differ. All that reaches the viewer through the [Door] must then be the same in both, now and after each of
/// the next moves, which are drawn in the true world and played in both for as long as they are options in both.
///
/// An event that reveals something to this viewer excuses a difference from there on; what was told before it must
/// still agree. If the viewer's own version of the events and its view are the same in both worlds, it was revealed to
/// somebody else and excuses nothing.
///
/// That excuse hides an event which tells a viewer too much. So a game names the events that may pass without a trace
/// ([#passing]); all others must then be kept: whoever learns something hears it and sees it on the table, unless
/// chance was used in the same step and may have shuffled it away.
///
/// What a view itself shows counts as known in the worlds imagined from it, so that a view which shows too much may
/// look the same in all of them; a [Redeal] finds it.
///
/// @param steps how many moves are played in both worlds
/// @param setup what every game starts from; empty for another one each time
/// @param redeal makes the second worlds; empty to imagine them
/// @param passing the events that may tell what the viewer's table does not keep, say who of several played which card;
///     empty if that is not checked
public record PairedWorlds<B, V>(
        Game<B, V> game,
        Door<B> door,
        int steps,
        int threads,
        Optional<Setup> setup,
        Optional<Redeal<B>> redeal,
        Optional<List<Class<? extends Event>>> passing) {
    private static final int USUAL_STEPS = 8;

    /// After so many games without a pair the game hides nothing.
    private static final int PATIENCE = 1000;

    private static final int SHOWN = 3;

    /// What a run found.
    ///
    /// @param pairs how many pairs of worlds truly differed
    /// @param moments how often the two were compared
    /// @param leaks in how many pairs the viewer could tell one from the other
    /// @param first the first leaks
    public record Report(String game, long pairs, long moments, long leaks, List<Leak> first) {
        public Report {
            first = List.copyOf(first);
        }

        /// One line when all is well; the first leaks in full below it otherwise.
        @Override
        public String toString() {
            var text = new StringBuilder(game + ": " + pairs + " pairs, " + moments + " moments, " + leaks
                    + (leaks == 1 ? " leak" : " leaks"));
            first.forEach(leak -> text.append("\n\n").append(leak));
            return text.toString();
        }
    }

    public static <B, V> PairedWorlds<B, V> of(Game<B, V> game) {
        int threads = Runtime.getRuntime().availableProcessors();
        return new PairedWorlds<>(
                game, Door.honest(game), USUAL_STEPS, threads, Optional.empty(), Optional.empty(), Optional.empty());
    }

    public PairedWorlds<B, V> door(Door<B> other) {
        return new PairedWorlds<>(game, other, steps, threads, setup, redeal, passing);
    }

    public PairedWorlds<B, V> steps(int count) {
        return new PairedWorlds<>(game, door, count, threads, setup, redeal, passing);
    }

    public PairedWorlds<B, V> threads(int count) {
        return new PairedWorlds<>(game, door, steps, count, setup, redeal, passing);
    }

    public PairedWorlds<B, V> setup(Setup fixed) {
        return new PairedWorlds<>(game, door, steps, threads, Optional.of(fixed), redeal, passing);
    }

    public PairedWorlds<B, V> redeal(Redeal<B> dealer) {
        return new PairedWorlds<>(game, door, steps, threads, setup, Optional.of(dealer), passing);
    }

    /// Checks that viewers see what they hear and hear what they see; only these events may pass without a trace.
    public PairedWorlds<B, V> passing(List<Class<? extends Event>> kinds) {
        return new PairedWorlds<>(game, door, steps, threads, setup, redeal, Optional.of(List.copyOf(kinds)));
    }

    /// Compares this many truly different pairs; fewer only if the game hides nothing.
    public Report run(long pairs, long seed) {
        return run(pairs, Long.MAX_VALUE, seed);
    }

    /// The same, but stops at so many leaks.
    Report run(long pairs, long leaks, long seed) {
        var tally = new Tally(game.id(), pairs, leaks);
        InOrder.run(threads, Long.MAX_VALUE, number -> new PairedGame<>(this, seed, number).play(), tally::add);
        return tally.report();
    }

    /// Adds up the pairs of the games, in their order.
    private static final class Tally {
        private final String game;
        private final long enoughPairs;
        private final long enoughLeaks;
        private final List<Leak> first = new ArrayList<>();
        private long pairs;
        private long moments;
        private long leaks;
        private int idle;

        Tally(String game, long enoughPairs, long enoughLeaks) {
            this.game = game;
            this.enoughPairs = enoughPairs;
            this.enoughLeaks = enoughLeaks;
        }

        /// Whether more games are wanted.
        boolean add(List<PairedGame.Followed> found) {
            idle = found.isEmpty() ? idle + 1 : 0;
            for (var pair : found) {
                if (isEnough()) {
                    break;
                }
                pairs++;
                moments += pair.moments();
                pair.leak().ifPresent(leak -> {
                    leaks++;
                    if (first.size() < SHOWN) {
                        first.add(leak);
                    }
                });
            }
            return !isEnough() && idle < PATIENCE;
        }

        private boolean isEnough() {
            return pairs >= enoughPairs || leaks >= enoughLeaks;
        }

        Report report() {
            return new Report(game, pairs, moments, leaks, first);
        }
    }
}
