package winterhall.engine.kit;

import java.util.Arrays;
import java.util.Optional;

/// Pairs every thing on the left with a thing of its own on the right, where only some pairs are allowed.
///
/// Tokens to spaces, spaces to symbols, hidden cards to the places they may lie in: whenever a rule
/// says "there must be an assignment such that". What may stay over belongs on the right.
///
/// Law: an answer gives each left thing an allowed right thing and no right thing twice; it is empty
/// exactly if that cannot be done. Equal arguments give equal answers. The answer is *some* assignment:
/// not the least, and not a fair draw among all of them, even from a shuffled order.
///
/// By Kuhn's augmenting paths, with a row of bits per left thing; meant for sizes up to about 128.
public final class Matching {

    private static final int NOBODY = -1;

    /// Whether a left thing may be paired with a right thing; both are counted from 0.
    @FunctionalInterface
    public interface Allows {
        boolean test(int left, int right);
    }

    private final long[][] allowed;
    private final long[] free;
    private final long[] untried;
    private final int[] owner;

    private Matching(int left, int right, Allows allows) {
        int words = (right + Long.SIZE - 1) / Long.SIZE;
        allowed = new long[left][words];
        for (int thing = 0; thing < left; thing++) {
            for (int place = 0; place < right; place++) {
                if (allows.test(thing, place)) {
                    allowed[thing][place / Long.SIZE] |= bit(place);
                }
            }
        }
        free = new long[words];
        Arrays.fill(free, -1L); // bits beyond the last place do no harm: no row has them
        untried = new long[words];
        owner = new int[right];
        Arrays.fill(owner, NOBODY);
    }

    /// An assignment that places the left things in their own order, or empty if there is none.
    public static Optional<int[]> find(int left, int right, Allows allows) {
        int[] order = new int[Math.max(0, left)];
        Arrays.setAll(order, thing -> thing);
        return find(left, right, allows, order);
    }

    /// An assignment (`answer[left]` is the right thing), or empty if there is none.
    ///
    /// Left things are placed in the order given, each on the first free right thing it may have; a
    /// later one can push an earlier one elsewhere. `allows` is asked at most once for each pair. To
    /// vary the answer, shuffle the order and renumber the right things inside `allows`.
    public static Optional<int[]> find(int left, int right, Allows allows, int[] leftOrder) {
        if (left < 0 || right < 0) {
            throw new IllegalArgumentException(
                    "cannot match " + left + " things with " + right + "; both must be 0 or more");
        }
        requireEachOnce(left, leftOrder);
        if (left > right) {
            return Optional.empty();
        }
        Matching matching = new Matching(left, right, allows);
        for (int thing : leftOrder) {
            Arrays.fill(matching.untried, -1L);
            if (!matching.place(thing)) {
                return Optional.empty();
            }
        }
        return Optional.of(matching.assignment());
    }

    private static void requireEachOnce(int left, int[] leftOrder) {
        int[] sorted = leftOrder.clone();
        Arrays.sort(sorted);
        boolean eachOnce = sorted.length == left;
        for (int place = 0; eachOnce && place < left; place++) {
            eachOnce = sorted[place] == place;
        }
        if (!eachOnce) {
            throw new IllegalArgumentException(Arrays.toString(leftOrder) + " is not an order of " + left
                    + " things; name each from 0 below " + left + " once");
        }
    }

    /// Gives the thing a free place, or one whose owner can move on: an augmenting path.
    private boolean place(int thing) {
        long[] row = allowed[thing];
        for (int word = 0; word < row.length; word++) {
            long open = row[word] & free[word];
            if (open != 0) {
                int place = first(word, open);
                free[word] &= ~bit(place);
                owner[place] = thing;
                return true;
            }
        }
        for (int word = 0; word < row.length; word++) {
            for (long taken = row[word] & untried[word]; taken != 0; taken = row[word] & untried[word]) {
                int place = first(word, taken);
                untried[word] &= ~bit(place);
                if (place(owner[place])) {
                    owner[place] = thing;
                    return true;
                }
            }
        }
        return false;
    }

    private int[] assignment() {
        int[] assignment = new int[allowed.length];
        for (int place = 0; place < owner.length; place++) {
            if (owner[place] != NOBODY) {
                assignment[owner[place]] = place;
            }
        }
        return assignment;
    }

    private static int first(int word, long bits) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
    }

    private static long bit(int place) {
        return 1L << place % Long.SIZE;
    }
}
