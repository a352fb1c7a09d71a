package winterhall.engine.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Which hexes exist, and what kind of space each one is.
///
/// Laws: never empty; spaces are listed row by row from the north, each row from the west, however the
/// map was built; two maps with the same spaces are equal. A hex that is not on the map is refused, so
/// ask [#has] first where it may be missing.
///
/// @param <T> the kind of space, such as a terrain; an immutable value
public final class HexMap<T> {

    private static final Pattern CELL = Pattern.compile("\\S+");
    private static final String NO_SPACE = "~";
    private static final int UNREACHED = -1;

    private final List<Hex> hexes;
    private final List<T> spaces;
    private final SequencedMap<Hex, Integer> numbers;
    private final int[][] around;

    private HexMap(SequencedMap<Hex, T> inOrder) {
        if (inOrder.isEmpty()) {
            throw new IllegalArgumentException("a map without a space; give it at least one");
        }
        hexes = List.copyOf(inOrder.sequencedKeySet());
        spaces = List.copyOf(inOrder.sequencedValues());
        numbers = new LinkedHashMap<>();
        for (Hex hex : hexes) {
            numbers.put(hex, numbers.size());
        }
        around = new int[hexes.size()][];
        for (int number = 0; number < around.length; number++) {
            around[number] = hexes.get(number).neighbours().stream()
                    .filter(this::has)
                    .mapToInt(this::number)
                    .toArray();
        }
    }

    /// The map of these spaces; the order of the entries does not matter.
    public static <T> HexMap<T> of(Map<Hex, ? extends T> spaces) {
        return new HexMap<>(new TreeMap<Hex, T>(spaces));
    }

    /// The map drawn as a text grid: one row per line, cells separated by blanks, row 0 and column 0 first.
    ///
    /// A cell that begins with `~` is not a space; any other goes to `space`, which refuses an unknown cell
    /// with an `IllegalArgumentException` that says what would do. Lines may be indented, so that odd
    /// rows can be drawn half a hex to the east; empty lines do not count.
    public static <T> HexMap<T> read(String grid, Function<String, ? extends T> space) {
        SequencedMap<Hex, T> read = new TreeMap<>();
        List<String> lines = grid.lines().toList();
        int row = 0;
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line).isBlank()) {
                continue;
            }
            int column = 0;
            Matcher cell = CELL.matcher(lines.get(line));
            while (cell.find()) {
                if (!cell.group().startsWith(NO_SPACE)) {
                    String place = "line " + (line + 1) + ", column " + (cell.start() + 1);
                    Hex hex = Hex.at(row, column);
                    read.put(hex, space(place, hex, cell.group(), space));
                }
                column++;
            }
            row++;
        }
        if (read.isEmpty()) {
            throw new IllegalArgumentException(
                    "line 1, column 1: the grid has no space; write one row per line, cells separated by blanks");
        }
        return new HexMap<>(read);
    }

    private static <T> T space(String place, Hex hex, String cell, Function<String, ? extends T> space) {
        try {
            return space.apply(cell);
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException(
                    place + ": \"" + cell + "\" is not a space for " + hex + ": " + unknown.getMessage()
                            + "; or ~ where there is no space",
                    unknown);
        }
    }

    public int size() {
        return hexes.size();
    }

    /// Every hex of the map, row by row.
    public List<Hex> hexes() {
        return hexes;
    }

    public boolean has(Hex hex) {
        return numbers.containsKey(hex);
    }

    /// What lies at a hex of the map.
    public T at(Hex hex) {
        return spaces.get(number(hex));
    }

    /// The hexes of the map next to this one, in the order of [Hex#neighbours].
    public List<Hex> neighbours(Hex hex) {
        List<Hex> next = new ArrayList<>(6);
        for (int number : around[number(hex)]) {
            next.add(hexes.get(number));
        }
        return List.copyOf(next);
    }

    /// The steps of a shortest path over spaces of the map, or empty if there is none.
    ///
    /// Every space between the two ends must be passable; the ends themselves need not be.
    public OptionalInt distance(Hex from, Hex to, Predicate<Hex> passable) {
        int steps = distances(from, passable)[number(to)];
        return steps == UNREACHED ? OptionalInt.empty() : OptionalInt.of(steps);
    }

    /// All goals at the least [#distance], row by row: more than one is a tie for somebody to break.
    ///
    /// A start that is a goal is the only nearest one; the list is empty if no goal can be reached.
    public List<Hex> nearest(Hex from, Predicate<? super T> goal, Predicate<Hex> passable) {
        int[] distances = distances(from, passable);
        List<Hex> nearest = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int number = 0; number < distances.length; number++) {
            int steps = distances[number];
            if (steps == UNREACHED || steps > least || !goal.test(spaces.get(number))) {
                continue;
            }
            if (steps < least) {
                nearest.clear();
                least = steps;
            }
            nearest.add(hexes.get(number));
        }
        return List.copyOf(nearest);
    }

    private int[] distances(Hex from, Predicate<Hex> passable) {
        int[] distances = new int[hexes.size()];
        Arrays.fill(distances, UNREACHED);
        int[] queue = new int[hexes.size()];
        int tail = 0;
        int start = number(from);
        distances[start] = 0;
        queue[tail++] = start;
        for (int head = 0; head < tail; head++) {
            int here = queue[head];
            if (here != start && !passable.test(hexes.get(here))) {
                continue;
            }
            for (int next : around[here]) {
                if (distances[next] == UNREACHED) {
                    distances[next] = distances[here] + 1;
                    queue[tail++] = next;
                }
            }
        }
        return distances;
    }

    /// The place of a hex in [#hexes]; for the kit's own searches.
    int number(Hex hex) {
        int number = numbers.getOrDefault(hex, UNREACHED);
        if (number == UNREACHED) {
            throw new IllegalArgumentException(hex + " is not on the map; its " + hexes.size() + " spaces run from "
                    + hexes.getFirst() + " to " + hexes.getLast());
        }
        return number;
    }

    /// The numbers of the neighbours, in the order of [Hex#neighbours]; not to be written to.
    int[] around(int number) {
        return around[number];
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HexMap<?> map && hexes.equals(map.hexes) && spaces.equals(map.spaces);
    }

    @Override
    public int hashCode() {
        return 31 * hexes.hashCode() + spaces.hashCode();
    }

    @Override
    public String toString() {
        return "map of " + hexes.size() + " spaces from " + hexes.getFirst() + " to " + hexes.getLast();
    }
}
