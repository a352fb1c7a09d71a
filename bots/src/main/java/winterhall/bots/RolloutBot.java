package winterhall.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.View;

/// Tries the options its policy likes best in many imagined worlds, everybody playing on by the same policy.
///
/// All options are tried in the same worlds with the same chance, so that luck goes both ways; those that fall behind
/// drop out, and the time is spent on the rest. In long games with many questions this reaches further than a tree: a
/// tree would spend all its iterations on the first few answers.
final class RolloutBot<B, V> implements Bot<V> {
    /// More options than these are hardly ever worth a look.
    private static final int WIDTH = 8;
    /// Options may drop out after every batch of this many worlds.
    private static final int LOOK_EVERY = 4;
    /// An option drops out when it is this many standard errors worse than the best.
    private static final double DOUBT = 2;

    private static final int LONGEST = 2_000;
    private static final int MOST = 20_000;

    private final Referee<B, V> referee;
    private final Policy<B> policy;

    RolloutBot(Referee<B, V> referee, Policy<B> policy) {
        this.referee = referee;
        this.policy = policy.forSearch();
    }

    @Override
    public Thought choose(View<V> view, List<? extends Move> options, Budget budget, QuickChance chance) {
        if (options.size() == 1) {
            return Thought.unthinking(options.getFirst());
        }
        Move fallback = Thought.any(options, chance);
        try {
            Seat seat = view.viewer().seat().orElseThrow();
            Position<B> first = referee.imagine(view, chance);
            List<Candidate> candidates = candidates(first.board(), seat, options);
            fallback = candidates.getFirst().move;
            int worlds = compare(candidates, view, first.board(), budget, chance);
            return new Thought(candidates.getFirst().move, worlds, Optional.empty());
        } catch (RuntimeException broken) {
            return new Thought(fallback, 0, Thought.trouble(broken));
        }
    }

    /// The options that the policy values most, the best first.
    private List<Candidate> candidates(B board, Seat seat, List<? extends Move> options) {
        double[] values = policy.values(board, seat, options);
        double least = values[Policy.best(values)] - policy.margin();
        return new ArrayList<>(IntStream.range(0, values.length)
                .boxed()
                .filter(i -> values[i] >= least)
                .sorted(Comparator.comparingDouble(i -> -values[i]))
                .limit(WIDTH)
                .map(i -> new Candidate(options.get(i), policy.trust() * values[i]))
                .toList());
    }

    /// Leaves the best in front. One option tried in one world is an iteration.
    ///
    /// @return how many worlds were imagined
    private int compare(List<Candidate> candidates, View<V> view, B start, Budget budget, QuickChance chance) {
        var playout = new Playout<>(referee, policy, board -> policy.isFarEnough(start, board), LONGEST);
        int worlds = 0;
        int left = Math.min(budget.iterations(), MOST);
        while (candidates.size() > 1
                && left >= candidates.size()
                && tryAll(candidates, view, playout, budget, chance.split(worlds))) {
            worlds++;
            left -= candidates.size();
            candidates.sort(Comparator.comparingDouble(candidate -> -candidate.merit()));
            if (worlds % LOOK_EVERY == 0) {
                Candidate best = candidates.getFirst();
                int seen = worlds;
                candidates.removeIf(candidate -> candidate != best && best.isClearlyAhead(candidate, seen));
            }
        }
        return worlds;
    }

    /// Plays every candidate in one world; if the budget does not last for all of them, nothing is learned.
    private boolean tryAll(
            List<Candidate> candidates, View<V> view, Playout<B, V> playout, Budget budget, QuickChance chance) {
        Seat seat = view.viewer().seat().orElseThrow();
        Position<B> world = referee.imagine(view, chance);
        double[] worth = new double[candidates.size()];
        for (int i = 0; i < worth.length; i++) {
            Position<B> next =
                    referee.advance(world, seat, candidates.get(i).move).position();
            Optional<ToDoubleFunction<Seat>> value =
                    playout.play(next, budget, chance.split(1).source("rollout"));
            if (value.isEmpty()) {
                return false;
            }
            worth[i] = value.get().applyAsDouble(seat);
        }
        for (int i = 0; i < worth.length; i++) {
            candidates.get(i).add(worth[i]);
        }
        return true;
    }

    private static final class Candidate {
        private final Move move;
        private final double opinion;
        private final List<Double> worth = new ArrayList<>();
        private double total;

        Candidate(Move move, double opinion) {
            this.move = move;
            this.opinion = opinion;
        }

        /// What the policy thinks of it, and what came of it.
        double merit() {
            return opinion + total;
        }

        void add(double value) {
            worth.add(value);
            total += value;
        }

        /// By the differences in the same worlds, which vary less than the worlds do.
        boolean isClearlyAhead(Candidate other, int worlds) {
            double mean = (total - other.total) / worlds;
            double squares = 0;
            for (int i = 0; i < worlds; i++) {
                double difference = worth.get(i) - other.worth.get(i) - mean;
                squares += difference * difference;
            }
            return mean > DOUBT * Math.sqrt(squares / (worlds - 1) / worlds);
        }
    }
}
