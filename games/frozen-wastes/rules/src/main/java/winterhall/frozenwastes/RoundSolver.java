package winterhall.frozenwastes;

import java.util.Arrays;
import java.util.List;

/// Works out the nodes of one state of a [CombatTable].
///
/// A round in which nothing changes leads back to its own state. For fixed choices its chance to win is then `a + p·x`, which
/// is solved for `x`, and this is repeated while another choice would win more often.
final class RoundSolver {
    private static final double CLOSE_ENOUGH = 1e-12;
    private static final int DEFEND = -1;

    private final CombatNumbers numbers;
    private final CombatStates states;
    private final CombatTable table;

    RoundSolver(CombatNumbers numbers, CombatStates states, CombatTable table) {
        this.numbers = numbers;
        this.states = states;
        this.table = table;
    }

    Expectation[] solve(int state) {
        var nodes = new Expectation[CombatTable.NODE_COUNT + 1];
        var choices = new int[CombatTable.NODE_COUNT];
        Arrays.setAll(nodes, _ -> new Expectation());
        Arrays.fill(choices, DEFEND);
        addEnd(state, nodes[CombatTable.NODE_COUNT]);
        double guess = 0;
        while (true) {
            improve(state, nodes, choices, guess);
            double leaves = 1 - nodes[0].again;
            double better = leaves < CLOSE_ENOUGH ? 0 : nodes[0].win / leaves;
            if (better - guess < CLOSE_ENOUGH) {
                return withReturns(nodes, leaves);
            }
            guess = better;
        }
    }

    /// The end of the round, which may come back to its beginning.
    private void addEnd(int state, Expectation end) {
        if (states.isLastRound(state)) {
            return;
        }
        end.wounds = states.harmOfRound(state);
        double rising = states.rising(state);
        for (boolean rises : List.of(true, false)) {
            int then = states.afterRound(state, rises);
            double share = rises ? rising : 1 - rising;
            if (then == state) {
                end.again += share;
            } else {
                table.addPhase(then, 0, 0, share, end);
            }
        }
    }

    /// Puts in what coming back is worth; nothing if the round never ends otherwise.
    private static Expectation[] withReturns(Expectation[] nodes, double leaves) {
        var again = new Expectation();
        if (leaves >= CLOSE_ENOUGH) {
            again.add(1 / leaves, nodes[0]);
            again.again = 0;
        }
        for (Expectation node : nodes) {
            double share = node.again;
            node.again = 0;
            node.add(share, again);
        }
        return nodes;
    }

    /// The best choice at each node if coming back is worth the guess; a choice stays unless another is better.
    private void improve(int state, Expectation[] nodes, int[] choices, double guess) {
        var other = new Expectation();
        for (int phase = CombatTable.PHASES - 1; phase >= 0; phase--) {
            for (int acted = 0; acted < 1 << numbers.characters; acted++) {
                int node = CombatTable.NODES[phase][acted];
                if (node < 0) {
                    continue;
                }
                Expectation best = nodes[node];
                if (!numbers.open[phase]) {
                    best.set(after(nodes, phase, acted));
                    continue;
                }
                choose(state, phase, acted, choices[node], nodes, best);
                for (int who = DEFEND; who < numbers.characters; who++) {
                    if (who != choices[node] && (who == DEFEND || states.mayAttack(state, acted, who))) {
                        choose(state, phase, acted, who, nodes, other);
                        if (other.value(guess) > best.value(guess) + CLOSE_ENOUGH) {
                            best.set(other);
                            choices[node] = who;
                        }
                    }
                }
            }
        }
    }

    private static Expectation after(Expectation[] nodes, int phase, int acted) {
        return phase + 1 == CombatTable.PHASES
                ? nodes[CombatTable.NODE_COUNT]
                : nodes[CombatTable.NODES[phase + 1][acted]];
    }

    private void choose(int state, int phase, int acted, int who, Expectation[] nodes, Expectation sum) {
        sum.clear();
        if (who == DEFEND && !numbers.hurts[phase]) {
            sum.set(after(nodes, phase, acted));
            return;
        }
        boolean attacks = who != DEFEND;
        int roller = attacks ? who : 0;
        double success = attacks ? states.attack(state, who, phase) : states.defence(state, phase);
        int done = attacks ? acted | 1 << who : acted;
        int rolled = state & ~CombatNumbers.FIRST_ROLL;
        int hit = attacks ? states.afterHit(rolled, states.damage(state, who, phase)) : rolled;
        int failed = states.afterFailure(rolled, phase, roller);
        addNext(state, hit, phase, done, success, nodes, sum);
        addNext(state, failed, phase, done, 1 - success, nodes, sum);
        sum.wounds += (1 - success) * states.harm(state, phase, roller);
    }

    /// The nodes of the state itself are not in the table yet.
    private void addNext(
            int state, int then, int phase, int acted, double share, Expectation[] nodes, Expectation sum) {
        if (then == state) {
            sum.add(share, after(nodes, phase, acted));
        } else {
            table.addPhase(then, phase + 1, acted, share, sum);
        }
    }
}
