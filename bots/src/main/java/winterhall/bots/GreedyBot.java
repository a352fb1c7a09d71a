package winterhall.bots;

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
    /// Playouts for one answer, so that many options mean fewer worlds: a few milliseconds in all.
    private static final int PLAYOUTS = 100;
    private static final int LONGEST = 40;

    private final Referee<B, V> referee;
    private final Playout<B, V> playout;

    GreedyBot(Referee<B, V> referee, Advice<B> advice) {
        this.referee = referee;
        this.playout = new Playout<>(referee, advice, advice::isQuiet, LONGEST);
    }

    @Override
    public Thought choose(View<V> view, List<? extends Move> options, Budget budget, QuickChance chance) {
        if (options.size() == 1) {
            return Thought.unthinking(options.getFirst());
        }
        Seat seat = view.viewer().seat().orElseThrow();
        double[] worth = new double[options.size()];
        int worlds = Math.min(budget.iterations(), Math.clamp(PLAYOUTS / options.size(), 1, WORLDS));
        int seen = 0;
        Optional<String> trouble = Optional.empty();
        try {
            while (seen < worlds && look(view, seat, options, budget, chance.split(seen), worth)) {
                seen++;
            }
        } catch (RuntimeException broken) {
            trouble = Thought.trouble(broken);
        }
        return new Thought(best(options, worth, chance), seen, trouble);
    }

    /// Adds what each option is worth in one world; adds nothing if the budget does not last for all of them.
    private boolean look(
            View<V> view, Seat seat, List<? extends Move> options, Budget budget, QuickChance chance, double[] worth) {
        if (budget.isSpent()) {
            return false;
        }
        Position<B> world = referee.imagine(view, chance);
        double[] here = new double[worth.length];
        for (int i = 0; i < here.length; i++) {
            Position<B> next = referee.advance(world, seat, options.get(i)).position();
            Optional<ToDoubleFunction<Seat>> value =
                    playout.play(next, budget, chance.split(1).source("playout"));
            if (value.isEmpty()) {
                return false;
            }
            here[i] = value.get().applyAsDouble(seat);
        }
        for (int i = 0; i < here.length; i++) {
            worth[i] += here[i];
        }
        return true;
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
