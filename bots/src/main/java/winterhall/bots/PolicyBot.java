package winterhall.bots;

import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.View;

/// Takes what the policy of its game values most, without looking ahead.
final class PolicyBot<B, V> implements Bot<V> {
    private final Referee<B, V> referee;
    private final Policy<B> policy;

    PolicyBot(Referee<B, V> referee, Policy<B> policy) {
        this.referee = referee;
        this.policy = policy;
    }

    @Override
    public Thought choose(View<V> view, List<? extends Move> options, Budget budget, QuickChance chance) {
        if (options.size() == 1) {
            return Thought.unthinking(options.getFirst());
        }
        try {
            Seat seat = view.viewer().seat().orElseThrow();
            B board = referee.imagine(view, chance).board();
            return Thought.unthinking(policy.suggest(board, seat, options, chance.source("policy")));
        } catch (RuntimeException broken) {
            return new Thought(Thought.any(options, chance), 0, Thought.trouble(broken));
        }
    }
}
