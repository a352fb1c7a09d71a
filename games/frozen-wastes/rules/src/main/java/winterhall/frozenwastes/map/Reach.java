package winterhall.frozenwastes.map;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.kit.Hex;

/// Where dice can take a figure: each die pays for one step onto a space it shows. (frozen-wastes:R31–R35)
///
/// For each subset of the dice it keeps the spaces reached by spending just these, as a set of bits ([Neighbourhood]). Of equal dice
/// the earlier ones are spent first, so that there are fewer subsets to look at.
public final class Reach {
    private static final int MOST_DICE = Neighbourhood.STEPS;
    private static final int FACES = Face.ALL.size();
    private static final int USUAL_SPACES = 30;
    private static final int VALE = Isheim.number(Isheim.GREEN_VALE);

    private final int start;
    private final List<Face> dice;
    private final Neighbourhood neighbourhood;
    private final long[] paid;

    /// By subset, low bits and high bits in turn.
    private final long[] reached;

    /// For each die the equal dice before it, as bits.
    private final int[] before;

    private Reach(Hex start, List<Face> dice, List<Terrain> withAnyDie, boolean townsAreTerrain) {
        if (dice.size() > MOST_DICE) {
            throw new IllegalArgumentException(dice.size() + " dice; at most " + MOST_DICE + " are rolled");
        }
        this.start = Isheim.number(start);
        this.dice = dice;
        neighbourhood = Neighbourhood.around(this.start, townsAreTerrain);
        paid = neighbourhood.paid(withAnyDie);
        reached = new long[2 << dice.size()];
        before = before(dice);
        search();
    }

    /// @param dice equal ones beside each other
    /// @param withAnyDie terrains that any die pays for
    /// @param townsAreTerrain whether a town and Green Vale take a die of the terrain under them (frozen-wastes:RU3)
    public static Reach of(Hex start, List<Face> dice, List<Terrain> withAnyDie, boolean townsAreTerrain) {
        return new Reach(start, dice, withAnyDie, townsAreTerrain);
    }

    /// One way of spending dice: `dice.get(i)` pays for entering `path.get(i)`.
    public record Way(List<Hex> path, List<Face> dice) {
        public Way {
            path = List.copyOf(path);
            dice = List.copyOf(dice);
        }
    }

    private static int[] before(List<Face> dice) {
        int[] before = new int[dice.size()];
        for (int die = 0; die < before.length; die++) {
            for (int earlier = 0; earlier < die; earlier++) {
                before[die] |= dice.get(earlier) == dice.get(die) ? 1 << earlier : 0;
            }
        }
        return before;
    }

    private void search() {
        reached[0] = Neighbourhood.lowCentre();
        int vale = neighbourhood.bit(VALE);
        long lowOpen = vale < 0 ? -1 : ~Neighbourhood.low(vale);
        long highOpen = vale < 0 ? -1 : ~Neighbourhood.high(vale);
        int all = (1 << before.length) - 1;
        for (int spent = 0; spent < all; spent++) {
            long low = reached[2 * spent] & (spent == 0 ? -1 : lowOpen);
            long high = reached[2 * spent + 1] & (spent == 0 ? -1 : highOpen);
            if ((low | high) != 0) {
                spread(spent, neighbourhood.lowAround(low, high), neighbourhood.highAround(low, high));
            }
        }
    }

    /// Spends one more die to enter spaces out of these.
    private void spread(int spent, long low, long high) {
        for (int die = 0; die < before.length; die++) {
            if ((spent & 1 << die) == 0 && (spent & before[die]) == before[die]) {
                int now = spent | 1 << die;
                int face = dice.get(die).ordinal();
                reached[2 * now] |= low & paid[2 * face];
                reached[2 * now + 1] |= high & paid[2 * face + 1];
            }
        }
    }

    /// How many spaces can be reached.
    public int size() {
        long low = 0;
        long high = 0;
        for (int spent = 1; spent < reached.length / 2; spent++) {
            low |= reached[2 * spent];
            high |= reached[2 * spent + 1];
        }
        return Long.bitCount(low & ~Neighbourhood.lowCentre()) + Long.bitCount(high);
    }

    /// Every space that can be reached, but not the start; those that take fewer dice first, then in the order in which
    /// they are found.
    public List<Hex> spaces() {
        return spaces(Integer.MAX_VALUE);
    }

    /// The first of them, at least as many as wanted unless there are fewer.
    public List<Hex> spaces(int wanted) {
        var spaces = new ArrayList<Hex>(USUAL_SPACES);
        long[] left = facesLeft();
        long[] after = reachedAfter();
        long lowSeen = Neighbourhood.lowCentre();
        long highSeen = 0;
        int vale = neighbourhood.bit(VALE);
        int[] edge = {Neighbourhood.CENTRE};
        int size = 1;
        for (int count = 0; count < before.length && spaces.size() < wanted; count++) {
            boolean isLast = count == before.length - 1;
            long lowMissing = after[2 * count + 2] & (isLast ? ~lowSeen : -1);
            long highMissing = after[2 * count + 3] & (isLast ? ~highSeen : -1);
            int[] next = new int[Long.bitCount(lowMissing) + Long.bitCount(highMissing)];
            int found = 0;
            for (int i = 0; i < size && found < next.length && spaces.size() < wanted; i++) {
                int here = edge[i];
                long low = lowMissing & neighbourhood.lowAround(Neighbourhood.low(here), Neighbourhood.high(here));
                long high = highMissing & neighbourhood.highAround(Neighbourhood.low(here), Neighbourhood.high(here));
                if ((low | high) == 0 || count > 0 && here == vale) {
                    continue;
                }
                long lowPaid = 0;
                long highPaid = 0;
                for (int face = 0; face < FACES; face++) {
                    int at = 2 * (count * FACES + face);
                    if ((left[at] & Neighbourhood.low(here) | left[at + 1] & Neighbourhood.high(here)) != 0) {
                        lowPaid |= paid[2 * face];
                        highPaid |= paid[2 * face + 1];
                    }
                }
                low &= lowPaid;
                high &= highPaid;
                lowMissing &= ~low;
                highMissing &= ~high;
                for (int way : neighbourhood.ways(here)) {
                    int there = here + way;
                    if ((low & Neighbourhood.low(there) | high & Neighbourhood.high(there)) != 0) {
                        next[found++] = there;
                        if ((lowSeen & Neighbourhood.low(there) | highSeen & Neighbourhood.high(there)) == 0) {
                            spaces.add(neighbourhood.hex(there));
                        }
                    }
                }
                lowSeen |= low;
                highSeen |= high;
            }
            edge = next;
            size = found;
        }
        return spaces;
    }

    /// By number of dice spent, low bits and high bits in turn: the spaces these can lead to.
    private long[] reachedAfter() {
        long[] after = new long[2 * before.length + 2];
        for (int spent = 0; spent < reached.length / 2; spent++) {
            int at = 2 * Integer.bitCount(spent);
            after[at] |= reached[2 * spent];
            after[at + 1] |= reached[2 * spent + 1];
        }
        return after;
    }

    /// By number of dice spent and face, low bits and high bits in turn: the spaces these can lead to with such a die left.
    private long[] facesLeft() {
        long[] left = new long[2 * FACES * before.length];
        for (int spent = 0; spent < reached.length / 2 - 1; spent++) {
            for (int die = 0; die < before.length; die++) {
                if ((spent & 1 << die) == 0) {
                    int at =
                            2 * (Integer.bitCount(spent) * FACES + dice.get(die).ordinal());
                    left[at] |= reached[2 * spent];
                    left[at + 1] |= reached[2 * spent + 1];
                }
            }
        }
        return left;
    }

    private boolean pays(Face face, int bit) {
        int at = 2 * face.ordinal();
        return (paid[at] & Neighbourhood.low(bit) | paid[at + 1] & Neighbourhood.high(bit)) != 0;
    }

    public boolean has(Hex hex) {
        int number = Isheim.number(hex);
        if (number == start) {
            return false;
        }
        for (int spent = 1; spent < reached.length / 2; spent++) {
            if (leads(spent, number)) {
                return true;
            }
        }
        return false;
    }

    /// A way there that takes as few dice as any; of several, the one that spends the earlier dice.
    public Way way(Hex goal) {
        int here = Isheim.number(goal);
        int left = here == start ? 0 : fewest(here);
        Hex[] path = new Hex[Integer.bitCount(left)];
        Face[] spent = new Face[path.length];
        for (int last = path.length - 1; last >= 0; last--) {
            path[last] = Isheim.hex(here);
            int step = lastStep(left, here);
            int die = step % MOST_DICE;
            spent[last] = dice.get(die);
            left = earliest(left & ~(1 << die));
            here = step / MOST_DICE;
        }
        if (here != start) {
            throw new IllegalArgumentException(goal + " cannot be reached");
        }
        return new Way(List.of(path), List.of(spent));
    }

    /// Where the last of these dice was spent, and which one: the space times [#MOST_DICE], and the die.
    private int lastStep(int spent, int here) {
        int bit = neighbourhood.bit(here);
        for (int die = 0; die < before.length; die++) {
            if ((spent & 1 << die) == 0 || !pays(dice.get(die), bit)) {
                continue;
            }
            int rest = earliest(spent & ~(1 << die));
            for (int next : Isheim.around(here)) {
                if (leads(rest, next) && (next == start || next != VALE)) {
                    return next * MOST_DICE + die;
                }
            }
        }
        throw new IllegalArgumentException(Isheim.hex(here) + " cannot be reached");
    }

    private boolean leads(int spent, int number) {
        int bit = neighbourhood.bit(number);
        return bit >= 0
                && (reached[2 * spent] & Neighbourhood.low(bit) | reached[2 * spent + 1] & Neighbourhood.high(bit))
                        != 0;
    }

    private int fewest(int number) {
        int best = 0;
        for (int spent = 1; spent < reached.length / 2; spent++) {
            boolean fewer = best == 0 || Integer.bitCount(spent) < Integer.bitCount(best);
            best = fewer && leads(spent, number) ? spent : best;
        }
        return best;
    }

    /// The same dice with the earliest of equal ones.
    private int earliest(int spent) {
        int now = spent;
        for (int die = 0; die < before.length; die++) {
            int missing = before[die] & ~now;
            if ((now & 1 << die) != 0 && missing != 0) {
                now = now & ~(1 << die) | Integer.lowestOneBit(missing);
            }
        }
        return now;
    }
}
