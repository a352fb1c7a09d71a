package winterhall.bots;

import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.View;

/// Takes any option, each as likely as the others.
final class RandomBot<V> implements Bot<V> {
    @Override
    public Thought choose(View<V> view, List<? extends Move> options, Budget budget, QuickChance chance) {
        return Thought.unthinking(Thought.any(options, chance));
    }
}
