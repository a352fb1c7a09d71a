package winterhall.bots;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// One answer in the search tree: how often it could be given, how often it was, and what came of it for its seat.
final class Node {
    private static final double EXPLORATION = 0.7;

    private @Nullable Map<Choice, Node> children;
    private int available;
    private int visits;
    private double total;

    /// Who answers what; in other worlds another seat may be asked at the same node.
    record Choice(Seat seat, Move move) {}

    /// What follows this answer, if it was tried before.
    @Nullable
    Node child(Choice choice) {
        return children == null ? null : children.get(choice);
    }

    Node grow(Choice choice) {
        if (children == null) {
            children = new HashMap<>();
        }
        var child = new Node();
        child.offer();
        children.put(choice, child);
        return child;
    }

    int visits() {
        return visits;
    }

    /// It could be given once more, whether it is or not.
    void offer() {
        available++;
    }

    /// How much there is to hope for, or to learn: UCB over the times it was available.
    double promise() {
        return total / visits + EXPLORATION * Math.sqrt(Math.log(available) / visits);
    }

    void reward(double value) {
        visits++;
        total += value;
    }
}
