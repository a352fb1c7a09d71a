package winterhall.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.View;

/// Looks one step ahead: plays each option in a few imagined worlds up to the next quiet board, and takes the best.
final class GreedyBot<B, V> implements Bot<V> {
    private static final int WORLDS = 16;
    /// After this many answers played out, a few milliseconds, it looks at no further world.
    private static final int ENOUGH = 800;
    private static final int LONGEST = 24;

    private final Referee<B, V> referee;
    private final Advice<B> advice;

    GreedyBot(Referee<B, V> referee, Advice<B> advice) {
        this.referee = referee;
        this.advice = advice;
    }

    @Override
    public Thought choose(View<V> view, List<? extends Move> options, Budget budget, QuickChance chance) {
        if (options.size() == 1) {
            return Thought.unthinking(options.getFirst());
        }
        var playout = new Playout<>(referee, advice, advice::isQuiet, LONGEST);
        double[] worth = new double[options.size()];
        int most = Math.min(budget.iterations(), WORLDS);
        int seen = 0;
        Optional<String> trouble = Optional.empty();
        try {
            while (seen < most && playout.answers() < ENOUGH) {
                Optional<double[]> here = look(view, options, playout, budget, chance.split(seen));
                if (here.isEmpty()) {
                    break;
                }
                Arrays.setAll(worth, i -> worth[i] + here.get()[i]);
                seen++;
            }
        } catch (RuntimeException broken) {
            trouble = Thought.trouble(broken);
        }
        return new Thought(best(options, worth, chance), seen, trouble);
    }

    /// What each option is worth in one world; empty if the budget does not last for all of them.
    private Optional<double[]> look(
            View<V> view, List<? extends Move> options, Playout<B, V> playout, Budget budget, QuickChance chance) {
        if (budget.isSpent()) {
            return Optional.empty();
        }
        Seat seat = view.viewer().seat().orElseThrow();
        Position<B> world = referee.imagine(view, chance);
        double[] worth = new double[options.size()];
        for (int i = 0; i < worth.length; i++) {
            Position<B> next = referee.advance(world, seat, options.get(i)).position();
            Optional<ToDoubleFunction<Seat>> value =
                    playout.play(next, budget, chance.split(1).source("playout"));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            worth[i] = value.get().applyAsDouble(seat);
        }
        return Optional.of(worth);
    }

    /// The option worth most; of equals any one.
    private static Move best(List<? extends Move> options, double[] worth, QuickChance chance) {
        int[] order = chance.source("best").order(worth.length);
        int best = order[0];
        for (int i : order) {
            best = worth[i] > worth[best] ? i : best;
        }
        return options.get(best);
    }
}
