package winterhall.bots;

import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.View;

/// Monte Carlo tree search over information sets, seen by one observer (Cowling, Powley and Whitehouse, 2012).
final class SearchBot<B, V> implements Bot<V> {
    /// No playout of our games comes near it.
    private static final int LONGEST = 2_000;
    /// Some twenty megabytes.
    private static final int MOST_NODES = 100_000;

    private final Referee<B, V> referee;
    private final Advice<B> advice;

    SearchBot(Referee<B, V> referee, Advice<B> advice) {
        this.referee = referee;
        this.advice = advice;
    }

    @Override
    public Thought choose(View<V> view, List<? extends Move> options, Budget budget, QuickChance chance) {
        if (options.size() == 1) {
            return Thought.unthinking(options.getFirst());
        }
        var playout = new Playout<>(referee, advice, _ -> false, LONGEST);
        return new Search<>(referee, playout, view, budget, chance, MOST_NODES).run(options);
    }
}
