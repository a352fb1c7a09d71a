package winterhall.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One side in a match, numbered from 1 clockwise; written `seat-2`.
public record Seat(int number) {
    /// More seats than any of our games has.
    public static final int MOST = 8;

    private static final List<Seat> SEATS = numbered(MOST);

    /// For each number of seats, the table seen from each of them: made once, since play goes round all the time.
    private static final List<List<List<Seat>>> RINGS = rings();

    public Seat {
        if (number < 1 || number > MOST) {
            throw new IllegalArgumentException("a seat is numbered 1 to " + MOST + ", not " + number);
        }
    }

    public static Seat of(int number) {
        return number >= 1 && number <= MOST ? SEATS.get(number - 1) : new Seat(number);
    }

    /// The seats of a table, in order.
    public static List<Seat> all(int seats) {
        return seats == 0 ? List.of() : SEATS.getFirst().around(seats);
    }

    /// Every seat of the table once, clockwise from this one.
    public List<Seat> around(int seats) {
        return RINGS.get(seats).get(index());
    }

    /// The seat that many steps clockwise.
    public Seat clockwise(int steps, int seats) {
        return SEATS.get((index() + steps) % seats);
    }

    /// The next seat clockwise.
    public Seat next(int seats) {
        return clockwise(1, seats);
    }

    /// Place in a list of seats: 0 for `seat-1`.
    public int index() {
        return number - 1;
    }

    /// By hand, since seats are compared all the time.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Seat that && number == that.number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    public String anchor() {
        return "seat:" + number;
    }

    public static Seat parse(String text) {
        if (!text.matches("seat-[1-" + MOST + "]")) {
            throw new IllegalArgumentException("not a seat: " + text + "; seats are written seat-1 to seat-" + MOST);
        }
        return of(text.charAt(text.length() - 1) - '0');
    }

    @Override
    public String toString() {
        return "seat-" + number;
    }

    private static List<List<List<Seat>>> rings() {
        var rings = new ArrayList<List<List<Seat>>>();
        for (int seats = 0; seats <= MOST; seats++) {
            var twice = new ArrayList<>(SEATS.subList(0, seats));
            twice.addAll(SEATS.subList(0, seats));
            var ring = new ArrayList<List<Seat>>();
            for (int first = 0; first < seats; first++) {
                ring.add(List.copyOf(twice.subList(first, first + seats)));
            }
            rings.add(List.copyOf(ring));
        }
        return List.copyOf(rings);
    }

    private static List<Seat> numbered(int count) {
        var seats = new ArrayList<Seat>(count);
        for (int number = 1; number <= count; number++) {
            seats.add(new Seat(number));
        }
        return List.copyOf(seats);
    }
}
