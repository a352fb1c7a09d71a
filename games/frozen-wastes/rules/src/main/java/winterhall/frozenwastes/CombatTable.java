package winterhall.frozenwastes;

import java.util.Arrays;
import winterhall.frozenwastes.cards.Phase;

/// The exact chances of a combat from every state that can come up, each worked out once, by [RoundSolver].
///
/// What follows a state is worked out before it. For each state there are twelve nodes: the phase that begins and who has
/// attacked before it in the same round, as bits.
final class CombatTable {
    static final int PHASES = Phase.ALL.size();
    static final int[][] NODES = nodes();
    static final int NODE_COUNT = 12;

    private final CombatNumbers numbers;
    private final CombatStates states;
    private final RoundSolver solver;

    /// A hash table with open addresses: states, and where their nodes lie.
    private int[] keys = new int[64];
    private int[] places = new int[keys.length];
    private int size;
    private double[] win = new double[NODE_COUNT * 32];
    private double[] knockout = new double[win.length];
    private double[] wounds = new double[win.length];

    CombatTable(CombatNumbers numbers) {
        this.numbers = numbers;
        states = new CombatStates(numbers);
        solver = new RoundSolver(numbers, states, this);
        Arrays.fill(places, -1);
    }

    CombatNumbers numbers() {
        return numbers;
    }

    CombatStates states() {
        return states;
    }

    /// At the beginning of a round, before its text.
    Chances nextRound(int state) {
        return phase(state, PHASES, 0);
    }

    /// At the beginning of a round, after its text.
    Chances round(int state) {
        return phase(state, 0, 0);
    }

    /// At the beginning of a phase.
    Chances phase(int state, int phase, int acted) {
        var sum = new Expectation();
        addPhase(state, phase, acted, 1, sum);
        return sum.chances();
    }

    Chances attack(int state, int phase, int acted, int who) {
        return rolled(
                state,
                phase,
                acted | 1 << who,
                who,
                states.attack(state, who, phase),
                states.damage(state, who, phase));
    }

    Chances defend(int state, int phase, int acted) {
        return numbers.hurts[phase]
                ? rolled(state, phase, acted, 0, states.defence(state, phase), 0)
                : phase(state, phase + 1, acted);
    }

    /// A roll with this chance of success, which wounds the enemy if it succeeds.
    Chances rolled(int state, int phase, int acted, int who, double success, int damage) {
        int rolled = state & ~CombatNumbers.FIRST_ROLL;
        var sum = new Expectation();
        addPhase(states.afterHit(rolled, damage), phase + 1, acted, success, sum);
        addPhase(states.afterFailure(rolled, phase, who), phase + 1, acted, 1 - success, sum);
        sum.wounds += (1 - success) * states.harm(state, phase, who);
        return sum.chances();
    }

    /// A failed escape, and the next round.
    Chances failedEscape(int state, int phase) {
        return nextRound(states.afterFailure(state, phase, 0)).plusWounds(states.harm(state, phase, 0));
    }

    /// Adds a share of what follows from the beginning of a phase; after the last one comes the next round.
    void addPhase(int state, int phase, int acted, double share, Expectation sum) {
        if (share == 0) {
            return;
        }
        if (states.isWon(state)) {
            sum.win += share;
        } else if (states.isLost(state)) {
            sum.knockout += share;
        } else if (phase == PHASES) {
            addRound(state, share, sum);
        } else if (Integer.bitCount(acted) > phase) {
            addUnusual(state, phase, acted, share, sum);
        } else {
            int node = place(state) * NODE_COUNT + NODES[phase][acted];
            sum.win += share * win[node];
            sum.knockout += share * knockout[node];
            sum.wounds += share * wounds[node];
        }
    }

    private void addRound(int state, double share, Expectation sum) {
        if (states.isLastRound(state)) {
            return;
        }
        double rising = states.rising(state);
        sum.wounds += share * states.harmOfRound(state);
        addPhase(states.afterRound(state, true), 0, 0, share * rising, sum);
        addPhase(states.afterRound(state, false), 0, 0, share * (1 - rising), sum);
    }

    /// More have attacked than phases have passed, as can happen at a table that was set up by hand.
    private void addUnusual(int state, int phase, int acted, double share, Expectation sum) {
        Chances best = numbers.open[phase] ? defend(state, phase, acted) : phase(state, phase + 1, acted);
        for (int who = 0; who < numbers.characters && numbers.open[phase]; who++) {
            if (states.mayAttack(state, acted, who)) {
                Chances attack = attack(state, phase, acted, who);
                best = attack.win() > best.win() ? attack : best;
            }
        }
        sum.win += share * best.win();
        sum.knockout += share * best.knockout();
        sum.wounds += share * best.wounds();
    }

    /// Where the nodes of a state lie; they are worked out if they are not known yet.
    private int place(int state) {
        int slot = slot(state);
        return places[slot] >= 0 ? places[slot] : keep(state, solver.solve(state));
    }

    private int keep(int state, Expectation[] nodes) {
        int place = size++;
        if (2 * size > keys.length) {
            grow();
        }
        int slot = slot(state);
        keys[slot] = state;
        places[slot] = place;
        if (size * NODE_COUNT > win.length) {
            win = Arrays.copyOf(win, 2 * win.length);
            knockout = Arrays.copyOf(knockout, win.length);
            wounds = Arrays.copyOf(wounds, win.length);
        }
        for (int node = 0; node < NODE_COUNT; node++) {
            win[place * NODE_COUNT + node] = nodes[node].win;
            knockout[place * NODE_COUNT + node] = nodes[node].knockout;
            wounds[place * NODE_COUNT + node] = nodes[node].wounds;
        }
        return place;
    }

    private int slot(int state) {
        int hash = state * 0x9E3779B9;
        int slot = (hash ^ hash >>> 15) & keys.length - 1;
        while (places[slot] >= 0 && keys[slot] != state) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldPlaces = places;
        keys = new int[2 * oldKeys.length];
        places = new int[keys.length];
        Arrays.fill(places, -1);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldPlaces[i] >= 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                places[slot] = oldPlaces[i];
            }
        }
    }

    /// By phase and who has attacked: at most one in each phase before.
    private static int[][] nodes() {
        int[][] nodes = new int[PHASES][8];
        int node = 0;
        for (int phase = 0; phase < PHASES; phase++) {
            for (int acted = 0; acted < nodes[phase].length; acted++) {
                nodes[phase][acted] = Integer.bitCount(acted) <= phase ? node++ : -1;
            }
        }
        return nodes;
    }
}
