package winterhall.frozenwastes;

/// The states of a combat, each packed into one `int`, and how one leads to another.
///
/// A state is what is still to come for the first time ([CombatNumbers#FIRST_ROLL]), the wounds that the enemy can still take
/// if its Life rises as far as it goes, how far something can still rise, and the state of each character ([HarmStates]). Along
/// a combat none of these grows.
final class CombatStates {
    private static final int FIRST_BITS = 2;
    private static final int FIRST_MASK = (1 << FIRST_BITS) - 1;
    private static final int WON = 0;

    private final CombatNumbers numbers;
    private final int enemyMask;
    private final int riseShift;
    private final int riseMask;
    private final int[] shifts;
    private final int[] masks;

    /// By character, happening and state: what [HarmStates] says.
    private final int[][][] next;

    CombatStates(CombatNumbers numbers) {
        this.numbers = numbers;
        int characters = numbers.characters;
        shifts = new int[characters];
        masks = new int[characters];
        next = new int[characters][][];
        enemyMask = (1 << bits(numbers.enemyLife)) - 1;
        riseShift = FIRST_BITS + bits(numbers.enemyLife);
        riseMask = (1 << bits(numbers.top)) - 1;
        int shift = riseShift + bits(numbers.top);
        for (int who = 0; who < characters; who++) {
            int bits = bits(numbers.bodies.get(who).size() - 1);
            shifts[who] = shift;
            masks[who] = (1 << bits) - 1;
            next[who] = numbers.bodies.get(who).transitions();
            shift += bits;
        }
        if (shift > Integer.SIZE - 1) {
            throw new IllegalArgumentException(shift + " bits are too many for the states of a combat");
        }
    }

    private static int bits(int most) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(most);
    }

    int of(int first, int enemyLeft, int riseLeft, int... bodies) {
        int state = numbers.relevant(first) | enemyLeft << FIRST_BITS | riseLeft << riseShift;
        for (int who = 0; who < bodies.length; who++) {
            state |= bodies[who] << shifts[who];
        }
        return state;
    }

    boolean isWon(int state) {
        return enemyLeft(state) == WON;
    }

    boolean isLost(int state) {
        return body(state, 0) == HarmStates.DEAD;
    }

    boolean isLastRound(int state) {
        return numbers.isLastRound(riseLeft(state));
    }

    boolean mayAttack(int state, int acted, int who) {
        return (acted & 1 << who) == 0 && body(state, who) != HarmStates.DEAD && numbers.mayAttack(who);
    }

    double attack(int state, int who, int phase) {
        return numbers.attack(alive(state), state & FIRST_MASK, riseLeft(state), who, phase);
    }

    double defence(int state, int phase) {
        return numbers.defence(alive(state), state & FIRST_MASK, riseLeft(state), phase);
    }

    int damage(int state, int who, int phase) {
        return numbers.damage(alive(state), who, phase);
    }

    /// The harm that the hero takes after a failed roll.
    int harm(int state, int phase, int roller) {
        return numbers.bodies.getFirst().harm(body(state, 0), numbers.failure(phase, roller == 0, riseLeft(state)));
    }

    /// The harm that the hero takes at the start of a round.
    int harmOfRound(int state) {
        return numbers.bodies.getFirst().harm(body(state, 0), CombatNumbers.ROUND);
    }

    /// The chance that something rises at the start of the next round.
    double rising(int state) {
        return numbers.rising(alive(state), riseLeft(state));
    }

    /// At the beginning of the next round, after its text.
    int afterRound(int state, boolean rises) {
        int after = state & ~CombatNumbers.FIRST_ROUND;
        for (int who = 0; who < shifts.length; who++) {
            after = after(after, who, CombatNumbers.ROUND);
        }
        int left = riseLeft(state);
        return rises ? after - (left - numbers.afterRise(left) << riseShift) : after;
    }

    /// After a failed roll of this character.
    int afterFailure(int state, int phase, int roller) {
        int after = state;
        for (int who = 0; who < shifts.length; who++) {
            after = after(after, who, numbers.failure(phase, who == roller, riseLeft(state)));
        }
        return after;
    }

    int afterHit(int state, int damage) {
        if (damage == 0) {
            return state;
        }
        int left = enemyLeft(state);
        int lives = left - numbers.lifeStep * riseLeft(state);
        return state - ((damage >= lives ? left - WON : damage) << FIRST_BITS);
    }

    private int after(int state, int who, int happening) {
        int body = body(state, who);
        return state - (body - next[who][happening][body] << shifts[who]);
    }

    private int enemyLeft(int state) {
        return state >> FIRST_BITS & enemyMask;
    }

    private int riseLeft(int state) {
        return state >> riseShift & riseMask;
    }

    private int body(int state, int who) {
        return state >> shifts[who] & masks[who];
    }

    /// The bits of the Allies who are.
    private int alive(int state) {
        int alive = 0;
        for (int who = 1; who < shifts.length; who++) {
            alive |= body(state, who) == HarmStates.DEAD ? 0 : 1 << who - 1;
        }
        return alive;
    }
}
