package winterhall.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import winterhall.bots.Node.Choice;
import winterhall.engine.Chance;
import winterhall.engine.Move;
import winterhall.engine.Position;
import winterhall.engine.QuickChance;
import winterhall.engine.Referee;
import winterhall.engine.Seat;
import winterhall.engine.View;

/// One tree, grown to answer one question.
///
/// Each iteration imagines a world that fits the view, walks down the tree by the answers that are possible in that
/// world, adds one, plays the world out and credits every answer on the way to the seat that gave it.
final class Search<B, V> {
    private final Referee<B, V> referee;
    private final Playout<B, V> playout;
    private final View<V> view;
    private final Budget budget;
    private final QuickChance chance;
    private final int mostNodes;
    private final Node root = new Node();
    private final List<Given> path = new ArrayList<>();
    private int nodes;

    private record Given(Node node, Seat seat) {}

    /// @param mostNodes the tree stops growing at this size, and is still walked
    Search(
            Referee<B, V> referee,
            Playout<B, V> playout,
            View<V> view,
            Budget budget,
            QuickChance chance,
            int mostNodes) {
        this.referee = referee;
        this.playout = playout;
        this.view = view;
        this.budget = budget;
        this.chance = chance;
        this.mostNodes = mostNodes;
    }

    Thought run(List<? extends Move> options) {
        int done = 0;
        Optional<String> trouble = Optional.empty();
        try {
            while (done < budget.iterations() && !budget.isSpent() && iterate(chance.split(done))) {
                done++;
            }
        } catch (RuntimeException broken) {
            trouble = Thought.trouble(broken);
        }
        return new Thought(mostVisited(options), done, trouble);
    }

    int nodes() {
        return nodes;
    }

    private Move mostVisited(List<? extends Move> options) {
        Seat seat = view.viewer().seat().orElseThrow();
        Move best = Thought.any(options, chance);
        int most = 0;
        for (Move option : options) {
            Node child = root.child(new Choice(seat, option));
            if (child != null && child.visits() > most) {
                best = option;
                most = child.visits();
            }
        }
        return best;
    }

    /// @return whether it came to an end within the budget; if not, nothing was learned
    private boolean iterate(QuickChance own) {
        Chance.Source source = own.split(1).source("search");
        path.clear();
        Position<B> leaf = descend(referee.imagine(view, own), source);
        Optional<ToDoubleFunction<Seat>> value = playout.play(leaf, budget, source);
        value.ifPresent(worth -> path.forEach(given -> given.node.reward(worth.applyAsDouble(given.seat))));
        return value.isPresent();
    }

    /// Walks down to the first answer that was never tried. The seats of a poll all choose at the node where it was
    /// opened, since none knows the answers of the others; what follows depends on all of them.
    private Position<B> descend(Position<B> world, Chance.Source source) {
        Position<B> position = world;
        Node node = root;
        Node opened = root;
        boolean known = true;
        while (known && !position.agenda().isEmpty() && !budget.isSpent()) {
            Seat seat = referee.awaited(position).getFirst();
            List<? extends Move> options = referee.options(position, seat);
            Choice choice = choose(opened, seat, options, source);
            if (nodes >= mostNodes && opened.child(choice) == null) {
                break;
            }
            int before = nodes;
            Node chosen = childOf(opened, choice);
            path.add(new Given(chosen, seat));
            node = node == opened ? chosen : childOf(node, choice);
            position = referee.advance(position, seat, choice.move()).position();
            if (position.answers().isEmpty()) {
                opened = node;
            }
            known = nodes == before || options.size() == 1; // a forced answer is nothing to stop at
        }
        return position;
    }

    /// An answer that was never tried, or else the most promising one.
    private static Choice choose(Node node, Seat seat, List<? extends Move> options, Chance.Source source) {
        @Nullable Choice best = null;
        double most = Double.NEGATIVE_INFINITY;
        int untried = 0;
        for (Move option : options) {
            var choice = new Choice(seat, option);
            Node child = node.child(choice);
            if (child == null) {
                untried++;
                if (source.below(untried) == 0) {
                    best = choice;
                }
                continue;
            }
            child.offer();
            if (untried == 0 && child.promise() > most) {
                best = choice;
                most = child.promise();
            }
        }
        return Objects.requireNonNull(best, "a seat without options was asked");
    }

    private Node childOf(Node node, Choice choice) {
        Node child = node.child(choice);
        if (child != null) {
            return child;
        }
        nodes++;
        return node.grow(choice);
    }
}
