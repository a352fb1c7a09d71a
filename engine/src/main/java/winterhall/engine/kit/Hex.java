package winterhall.engine.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// One space of a hex map: kept in axial coordinates, called by row and column.
///
/// Rows run from north to south, columns from west to east; odd rows are shifted half a hex to the
/// east ("odd-r"), as map files are written. So `hex-9-13` is row 9, column 13 of the text grid, and
/// [#at] is the usual way to name a space in code. The components are axial because neighbours and
/// distances are then plain sums: `r` is the row, `q` the column counted along a slanted axis.
///
/// Laws: `parse(hex.toString())` equals `hex`, and a hex has one text only; hexes are ordered by row,
/// then by column; rows and columns lie between -9999 and 9999.
public record Hex(int q, int r) implements Comparable<Hex> {

    private static final int FARTHEST = 9999;
    private static final Pattern TEXT = Pattern.compile("hex-(m?)([0-9]{1,4})-(m?)([0-9]{1,4})");

    /// The six ways out of a hex, clockwise from the east; everything about neighbours keeps this order.
    private enum Direction {
        EAST(1, 0),
        SOUTH_EAST(0, 1),
        SOUTH_WEST(-1, 1),
        WEST(-1, 0),
        NORTH_WEST(0, -1),
        NORTH_EAST(1, -1);

        private static final List<Direction> ALL = List.of(values());

        private final int q;
        private final int r;

        Direction(int q, int r) {
            this.q = q;
            this.r = r;
        }
    }

    public Hex {
        long column = q + (long) (r >> 1);
        if (Math.abs((long) r) > FARTHEST || Math.abs(column) > FARTHEST) {
            throw new IllegalArgumentException(
                    "row " + r + ", column " + column + " is not a hex: both must lie between -9999 and 9999");
        }
    }

    /// The hex in this row and column of the text grid.
    public static Hex at(int row, int column) {
        return new Hex(Math.subtractExact(column, row >> 1), row);
    }

    /// The hex of a text such as `hex-9-13`; `m` stands for minus, so `hex-m1-2` is row -1, column 2.
    public static Hex parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            Hex hex = at(number(matcher, 1), number(matcher, 3));
            if (hex.toString().equals(text)) {
                return hex;
            }
        }
        throw new IllegalArgumentException(
                "\"" + text + "\" is not a hex; write hex-<row>-<column>, such as hex-9-13 or, for row -1, hex-m1-13");
    }

    private static int number(Matcher matcher, int group) {
        int size = Integer.parseInt(matcher.group(group + 1));
        return matcher.group(group).isEmpty() ? size : -size;
    }

    public int row() {
        return r;
    }

    public int column() {
        return q + (r >> 1);
    }

    /// The six hexes around this one, clockwise from the east, whether a map has them or not.
    public List<Hex> neighbours() {
        List<Hex> around = new ArrayList<>(6);
        for (Direction direction : Direction.ALL) {
            around.add(new Hex(q + direction.q, r + direction.r));
        }
        return List.copyOf(around);
    }

    /// Steps from here to there when nothing is in the way; holes of a map are [HexMap#distance]'s business.
    public int distance(Hex other) {
        int east = other.q - q;
        int south = other.r - r;
        return (Math.abs(east) + Math.abs(south) + Math.abs(east + south)) / 2;
    }

    @Override
    public int compareTo(Hex other) {
        return r != other.r ? Integer.compare(r, other.r) : Integer.compare(q, other.q);
    }

    /// What a board lights up for this space: `hex:9-13`.
    public String anchor() {
        return "hex:" + place();
    }

    /// The short, stable name: `hex-9-13`.
    @Override
    public String toString() {
        return "hex-" + place();
    }

    private String place() {
        return signed(row()) + "-" + signed(column());
    }

    private static String signed(int number) {
        return number < 0 ? "m" + -number : Integer.toString(number);
    }
}
