package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.kit.Hex;

/// Where dice can take a figure: each die pays for one step onto a space it shows. (frozen-wastes:R31–R35)
///
/// For each space it keeps which subsets of the dice lead there, as the bits of one `int`: with at most five dice there
/// are 32 subsets, and spending one more die is a shift.
public final class Reach {
    private static final int MOST_DICE = 5;

    /// For each die the subsets that do not contain it.
    private static final int[] WITHOUT = without();

    private final int start;
    private final List<Face> dice;

    /// The dice that pay for each kind of space: terrains by their order, then towns and Green Vale.
    private final int[] paying;

    private final int[] subsets = new int[Isheim.SIZE];
    private final List<Hex> reached = new ArrayList<>();

    private Reach(Hex start, List<Face> dice, List<Terrain> withAnyDie) {
        if (dice.size() > MOST_DICE) {
            throw new IllegalArgumentException(dice.size() + " dice; at most " + MOST_DICE + " are rolled");
        }
        this.start = Isheim.number(start);
        this.dice = dice;
        this.paying = paying(dice, withAnyDie);
        search();
    }

    /// @param withAnyDie terrains that any die pays for
    public static Reach of(Hex start, List<Face> dice, List<Terrain> withAnyDie) {
        return new Reach(start, dice, withAnyDie);
    }

    /// One way of spending dice: `dice.get(i)` pays for entering `path.get(i)`.
    public record Way(List<Hex> path, List<Face> dice) {
        public Way {
            path = List.copyOf(path);
            dice = List.copyOf(dice);
        }
    }

    /// Every space that can be reached, but not the start; those that take fewer dice first.
    public List<Hex> spaces() {
        return reached;
    }

    boolean has(Hex hex) {
        int number = Isheim.number(hex);
        return number != start && subsets[number] != 0;
    }

    /// A way there that takes as few dice as any; of several, the one that spends the earlier dice.
    public Way way(Hex goal) {
        int end = Isheim.number(goal);
        int subset = fewest(subsets[end]);
        var path = new ArrayList<Hex>();
        var spent = new ArrayList<Face>();
        int here = end;
        while (subset != 0) {
            path.addFirst(Isheim.hex(here));
            int before = -1;
            for (int die = 0; die < dice.size() && before < 0; die++) {
                if ((subset & 1 << die) == 0 || (paying[kind(here)] & 1 << die) == 0) {
                    continue;
                }
                int rest = subset & ~(1 << die);
                for (int next : Isheim.around(here)) {
                    if ((subsets[next] & 1 << rest) != 0 && (next == start || !isVale(next))) {
                        before = next;
                        spent.addFirst(dice.get(die));
                        subset = rest;
                        break;
                    }
                }
            }
            if (before < 0) {
                throw new IllegalArgumentException(goal + " cannot be reached");
            }
            here = before;
        }
        return new Way(path, spent);
    }

    private static int fewest(int subsets) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int left = subsets; left != 0; left &= left - 1) {
            int subset = Integer.numberOfTrailingZeros(left);
            if (Integer.bitCount(subset) < least) {
                least = Integer.bitCount(subset);
                best = subset;
            }
        }
        return best;
    }

    /// One die after the other; a space reached again with other dice may lead farther.
    private void search() {
        subsets[start] = 1;
        int[] frontier = new int[Isheim.SIZE];
        int[] now = new int[Isheim.SIZE];
        frontier[0] = start;
        now[start] = 1;
        int size = 1;
        for (int step = 0; step < dice.size(); step++) {
            int[] next = new int[Isheim.SIZE];
            int[] nextFrontier = new int[Isheim.SIZE];
            int nextSize = 0;
            for (int i = 0; i < size; i++) {
                int here = frontier[i];
                if (step > 0 && isVale(here)) {
                    continue;
                }
                for (int there : Isheim.around(here)) {
                    int found = spend(now[here], paying[kind(there)]);
                    if (found != 0) {
                        if (next[there] == 0) {
                            nextFrontier[nextSize++] = there;
                        }
                        next[there] |= found;
                    }
                }
            }
            for (int i = 0; i < nextSize; i++) {
                int there = nextFrontier[i];
                if (subsets[there] == 0) {
                    reached.add(Isheim.hex(there));
                }
                subsets[there] |= next[there];
            }
            frontier = nextFrontier;
            now = next;
            size = nextSize;
        }
    }

    /// The subsets after one of the fitting dice was spent, too.
    private static int spend(int subsets, int fitting) {
        int found = 0;
        for (int left = fitting; left != 0; left &= left - 1) {
            int die = Integer.numberOfTrailingZeros(left);
            found |= (subsets & WITHOUT[die]) << (1 << die);
        }
        return found;
    }

    private static boolean isVale(int number) {
        return number == Isheim.number(Isheim.GREEN_VALE);
    }

    private static int kind(int number) {
        return Isheim.kind(number);
    }

    private static int[] paying(List<Face> dice, List<Terrain> withAnyDie) {
        int all = (1 << dice.size()) - 1;
        int[] paying = new int[Terrain.values().length + 1];
        paying[paying.length - 1] = all;
        for (int die = 0; die < dice.size(); die++) {
            for (Terrain terrain : dice.get(die).terrains()) {
                paying[terrain.ordinal()] |= 1 << die;
            }
        }
        for (Terrain terrain : withAnyDie) {
            paying[terrain.ordinal()] = all;
        }
        return paying;
    }

    private static int[] without() {
        int[] without = new int[MOST_DICE];
        for (int die = 0; die < MOST_DICE; die++) {
            for (int subset = 0; subset < 1 << MOST_DICE; subset++) {
                if ((subset & 1 << die) == 0) {
                    without[die] |= 1 << subset;
                }
            }
        }
        return without;
    }
}
