package winterhall.engine.kit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/// Where dice can take a figure: one die pays for one step, if it fits the space entered.
///
/// Each die is spent at most once; any of them may be spent, in any order, and movement may stop at
/// any time. Entering a stopping space ends it; starting on one does not. Dice that are equal are
/// interchangeable, so they are offered once.
///
/// A reach holds the rules of moving, never the figure or the dice: build it once, beside the map.
///
/// @param <D> a rolled die: an immutable value, equal to another that pays for the same spaces
public final class DiceReach<D> {

    /// More dice than this would make the search large; games roll five or six.
    public static final int MOST_DICE = 12;

    private static final int UNSEEN = -1;

    private final HexMap<?> map;
    private final BiPredicate<D, Hex> pays;
    private final Predicate<Hex> stops;

    private DiceReach(HexMap<?> map, BiPredicate<D, Hex> pays, Predicate<Hex> stops) {
        this.map = map;
        this.pays = pays;
        this.stops = stops;
    }

    /// Moving over this map, where a die that `fits` a space pays for it and some spaces stop the mover.
    public static <D, T> DiceReach<D> over(
            HexMap<T> map, BiPredicate<? super D, ? super T> fits, Predicate<? super T> stops) {
        return new DiceReach<>(map, (die, hex) -> fits.test(die, map.at(hex)), hex -> stops.test(map.at(hex)));
    }

    /// One way of spending dice: `dice.get(i)` pays for entering `path.get(i)`.
    ///
    /// Law: as many dice as steps; the path leaves out the start, so staying is empty.
    public record Way<D>(List<Hex> path, List<D> dice) {
        public Way {
            path = List.copyOf(path);
            dice = List.copyOf(dice);
            if (path.size() != dice.size()) {
                throw new IllegalArgumentException(
                        path.size() + " steps paid with " + dice.size() + " dice; each step takes one die");
            }
        }
    }

    /// The adjacent hexes that can be entered now, each with the dice that pay for it.
    ///
    /// Law: hexes in the order of [Hex#neighbours], dice in the order given; no list is empty.
    public SequencedMap<Hex, List<D>> steps(Hex from, List<D> dice) {
        SequencedMap<Hex, List<D>> steps = new LinkedHashMap<>();
        for (Hex next : map.neighbours(from)) {
            List<D> paying = new ArrayList<>();
            for (D die : dice) {
                if (!paying.contains(die) && pays.test(die, next)) {
                    paying.add(die);
                }
            }
            if (!paying.isEmpty()) {
                steps.put(next, List.copyOf(paying));
            }
        }
        return Collections.unmodifiableSequencedMap(steps);
    }

    /// Every hex in reach with one way to get there, the start first with the way that stays.
    ///
    /// Law: a hex is listed exactly if some legal way ends on it; its way spends as few dice as any;
    /// hexes that need fewer dice come first. Equal arguments give equal ways in equal order.
    public SequencedMap<Hex, Way<D>> from(Hex start, List<D> dice) {
        if (dice.size() > MOST_DICE) {
            throw new IllegalArgumentException(dice.size() + " dice; a reach takes at most " + MOST_DICE);
        }
        return new Search(start, dice).ways();
    }

    /// Breadth first over (hex, dice spent): a hex reached again with other dice left may lead farther.
    private final class Search {
        private final List<D> dice;
        private final int[] twins;
        private final int start;
        private final int[] paying;
        private final int[] cameFrom;

        Search(Hex start, List<D> dice) {
            this.dice = List.copyOf(dice);
            this.twins = twins(this.dice);
            this.start = map.number(start);
            this.paying = new int[map.size()];
            this.cameFrom = new int[map.size() << dice.size()];
            Arrays.fill(paying, UNSEEN);
            Arrays.fill(cameFrom, UNSEEN);
        }

        SequencedMap<Hex, Way<D>> ways() {
            SequencedMap<Hex, Way<D>> ways = new LinkedHashMap<>();
            int[] queue = new int[cameFrom.length];
            int tail = 0;
            int first = state(start, 0);
            cameFrom[first] = first;
            queue[tail++] = first;
            for (int head = 0; head < tail; head++) {
                int state = queue[head];
                Hex here = map.hexes().get(hexNumber(state));
                if (!ways.containsKey(here)) {
                    ways.put(here, way(state));
                }
                if (state != first && stops.test(here)) {
                    continue;
                }
                for (int next : map.around(hexNumber(state))) {
                    int useful = paying(next) & ~spent(state);
                    for (int left = useful; left != 0; left &= left - 1) {
                        int die = Integer.numberOfTrailingZeros(left);
                        if ((useful & twins[die]) != 0) {
                            continue;
                        }
                        int after = state(next, spent(state) | 1 << die);
                        if (cameFrom[after] == UNSEEN) {
                            cameFrom[after] = state;
                            queue[tail++] = after;
                        }
                    }
                }
            }
            return Collections.unmodifiableSequencedMap(ways);
        }

        private Way<D> way(int end) {
            ArrayDeque<Hex> path = new ArrayDeque<>();
            ArrayDeque<D> paid = new ArrayDeque<>();
            for (int state = end; cameFrom[state] != state; state = cameFrom[state]) {
                path.addFirst(map.hexes().get(hexNumber(state)));
                int die = spent(state) & ~spent(cameFrom[state]);
                paid.addFirst(dice.get(Integer.numberOfTrailingZeros(die)));
            }
            return new Way<>(List.copyOf(path), List.copyOf(paid));
        }

        private int paying(int number) {
            if (paying[number] == UNSEEN) {
                Hex hex = map.hexes().get(number);
                int fitting = 0;
                for (int die = 0; die < dice.size(); die++) {
                    if (pays.test(dice.get(die), hex)) {
                        fitting |= 1 << die;
                    }
                }
                paying[number] = fitting;
            }
            return paying[number];
        }

        private int state(int number, int spent) {
            return number << dice.size() | spent;
        }

        private int hexNumber(int state) {
            return state >> dice.size();
        }

        private int spent(int state) {
            return state & (1 << dice.size()) - 1;
        }
    }

    /// For each die the earlier dice equal to it: while one of those is unspent, it goes first.
    private static int[] twins(List<?> dice) {
        int[] twins = new int[dice.size()];
        for (int die = 0; die < twins.length; die++) {
            for (int earlier = 0; earlier < die; earlier++) {
                if (dice.get(earlier).equals(dice.get(die))) {
                    twins[die] |= 1 << earlier;
                }
            }
        }
        return twins;
    }
}
