package winterhall.frozenwastes;

/// The states of a combat, each packed into one `int`, and how one leads to another.
///
/// A state is what is still to come for the first time ([CombatNumbers#FIRST_ROLL]), the wounds that the enemy can still
/// take, and the state of each character ([HarmStates]). Along a combat none of these grows.
final class CombatStates {
    private static final int FIRST_BITS = 2;

    private final CombatNumbers numbers;
    private final int enemyMask;
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
        int shift = FIRST_BITS + bits(numbers.enemyLife);
        enemyMask = (1 << bits(numbers.enemyLife)) - 1;
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

    int of(int first, int enemyLeft, int... bodies) {
        int state = numbers.relevant(first) | enemyLeft << FIRST_BITS;
        for (int who = 0; who < bodies.length; who++) {
            state |= bodies[who] << shifts[who];
        }
        return state;
    }

    boolean isWon(int state) {
        return enemyLeft(state) == 0;
    }

    boolean isLost(int state) {
        return body(state, 0) == HarmStates.DEAD;
    }

    boolean mayAttack(int state, int acted, int who) {
        return (acted & 1 << who) == 0 && body(state, who) != HarmStates.DEAD && numbers.mayAttack(who);
    }

    double attack(int state, int who, int phase) {
        return numbers.attack(state & (1 << FIRST_BITS) - 1, who, phase);
    }

    double defence(int state, int phase) {
        return numbers.defence(state & (1 << FIRST_BITS) - 1, phase);
    }

    /// The harm that the hero takes.
    int harm(int state, int happening) {
        return numbers.bodies.getFirst().harm(body(state, 0), happening);
    }

    /// At the beginning of the next round, after its text.
    int afterRound(int state) {
        int after = state & ~CombatNumbers.FIRST_ROUND;
        for (int who = 0; who < shifts.length; who++) {
            after = after(after, who, CombatNumbers.ROUND);
        }
        return after;
    }

    /// After a failed roll of this character.
    int afterFailure(int state, int phase, int roller) {
        int after = state;
        for (int who = 0; who < shifts.length; who++) {
            after = after(after, who, CombatNumbers.failure(phase, who == roller));
        }
        return after;
    }

    int afterHit(int state, int damage) {
        int left = enemyLeft(state);
        return state - (left - Math.max(0, left - damage) << FIRST_BITS);
    }

    private int after(int state, int who, int happening) {
        int body = body(state, who);
        return state - (body - next[who][happening][body] << shifts[who]);
    }

    private int enemyLeft(int state) {
        return state >> FIRST_BITS & enemyMask;
    }

    private int body(int state, int who) {
        return state >> shifts[who] & masks[who];
    }
}
