package winterhall.enginetest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Event;
import winterhall.engine.Game;
import winterhall.engine.Guide;
import winterhall.engine.Move;
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
/// still agree. If the viewer's own version of the events is the same in both worlds, it was revealed to somebody else
/// and excuses nothing: a table that differs then shows what was not told.
///
/// That excuse hides an event which tells a viewer too much. So a game names the events that may pass without a trace
/// ([#passing]); all others must then be kept: a viewer who hears something sees it on the table, unless chance was used in the
/// same step and may have shuffled it away.
///
/// Random games seldom meet what is rare. [#guided] games start where the game's [Guide] says, prefer the moves that it
/// seeks, and branch off where such a move is at hand.
///
/// What a view itself shows counts as known in the worlds imagined from it, so that a view which shows too much may
/// look the same in all of them; a [Redeal] finds it.
///
/// @param steps how many moves are played in both worlds
/// @param setup what every game starts from; empty for another one each time
/// @param redeal makes the second worlds; empty to imagine them
/// @param guide where rare things are looked for; empty to draw setups and moves uniformly
/// @param passing the events that may tell what the viewer's table does not keep, say who of several played which card;
///     empty if that is not checked
public record PairedWorlds<B, V>(
        Game<B, V> game,
        Door<B> door,
        int steps,
        int threads,
        Optional<Setup> setup,
        Optional<Redeal<B>> redeal,
        Optional<Guide<B>> guide,
        Optional<List<Class<? extends Event>>> passing) {
    private static final int USUAL_STEPS = 8;

    /// A game that yields no pair in this many matches hides nothing.
    private static final int PATIENCE = 1000;

    private static final int SHOWN = 3;

    /// A guided game plays a move that is sought so many times out of so many.
    private static final int SOUGHT = 2;

    private static final int OUT_OF = 3;

    /// What a run found.
    ///
    /// @param kind `guided ` or nothing, to be said before the pairs
    /// @param pairs how many pairs of worlds truly differed
    /// @param moments how often the two were compared
    /// @param leaks in how many pairs the viewer could tell one from the other
    /// @param first the first leaks
    public record Report(String game, String kind, long pairs, long moments, long leaks, List<Leak> first) {
        public Report {
            first = List.copyOf(first);
        }

        /// One line when all is well; the first leaks in full below it otherwise.
        @Override
        public String toString() {
            var text = new StringBuilder(game + ": " + pairs + " " + kind + "pairs, " + moments + " moments, " + leaks
                    + (leaks == 1 ? " leak" : " leaks"));
            first.forEach(leak -> text.append("\n\n").append(leak));
            return text.toString();
        }
    }

    public static <B, V> PairedWorlds<B, V> of(Game<B, V> game) {
        int threads = Runtime.getRuntime().availableProcessors();
        return new PairedWorlds<>(
                game,
                Door.honest(game),
                USUAL_STEPS,
                threads,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public PairedWorlds<B, V> door(Door<B> other) {
        return new PairedWorlds<>(game, other, steps, threads, setup, redeal, guide, passing);
    }

    public PairedWorlds<B, V> steps(int count) {
        return new PairedWorlds<>(game, door, count, threads, setup, redeal, guide, passing);
    }

    public PairedWorlds<B, V> threads(int count) {
        return new PairedWorlds<>(game, door, steps, count, setup, redeal, guide, passing);
    }

    public PairedWorlds<B, V> setup(Setup fixed) {
        return new PairedWorlds<>(game, door, steps, threads, Optional.of(fixed), redeal, guide, passing);
    }

    public PairedWorlds<B, V> redeal(Redeal<B> dealer) {
        return new PairedWorlds<>(game, door, steps, threads, setup, Optional.of(dealer), guide, passing);
    }

    /// Looks where the game's own guide leads; a game without one is drawn uniformly all the same.
    public PairedWorlds<B, V> guided() {
        return new PairedWorlds<>(game, door, steps, threads, setup, redeal, game.guide(), passing);
    }

    /// Checks that viewers see what they hear; only these events may pass without a trace.
    public PairedWorlds<B, V> passing(List<Class<? extends Event>> kinds) {
        return new PairedWorlds<>(game, door, steps, threads, setup, redeal, guide, Optional.of(List.copyOf(kinds)));
    }

    /// Compares this many truly different pairs; fewer only if the game hides nothing.
    public Report run(long pairs, long seed) {
        return run(pairs, Long.MAX_VALUE, seed);
    }

    /// The same, but stops at this many leaks.
    Report run(long pairs, long leaks, long seed) {
        var tally = new Tally(game.id(), guide.isPresent() ? "guided " : "", pairs, leaks);
        ParallelGames.run(threads, Long.MAX_VALUE, number -> new PairedGame<>(this, seed, number).play(), tally::add);
        return tally.report();
    }

    /// Whether the guide seeks one of these options.
    boolean seeks(B board, List<? extends Move> options) {
        return guide.isPresent()
                && options.stream().anyMatch(move -> guide.get().seeks(board, move));
    }

    /// One of these options: most often one that the guide seeks, if there is any.
    Move pick(B board, List<? extends Move> options, Chance.Source source) {
        if (seeks(board, options) && source.below(OUT_OF) < SOUGHT) {
            List<? extends Move> sought = options.stream()
                    .filter(move -> guide.orElseThrow().seeks(board, move))
                    .toList();
            return source.pick(sought);
        }
        return source.pick(options);
    }

    /// Adds up the pairs of the games, in their order.
    private static final class Tally {
        private final String game;
        private final String kind;
        private final long enoughPairs;
        private final long enoughLeaks;
        private final List<Leak> first = new ArrayList<>();
        private long pairs;
        private long moments;
        private long leaks;
        private int idle;

        Tally(String game, String kind, long enoughPairs, long enoughLeaks) {
            this.game = game;
            this.kind = kind;
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
            return new Report(game, kind, pairs, moments, leaks, first);
        }
    }
}
