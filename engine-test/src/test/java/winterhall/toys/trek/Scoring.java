package winterhall.toys.trek;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import winterhall.engine.Outcome;
import winterhall.engine.Seat;

/// Who has won. (trek:R30, R31)
final class Scoring {
    private Scoring() {}

    static Outcome outcome(TrekBoard board, Expedition.Ending ending) {
        Comparator<Seat> better = Comparator.comparing(
                        (Seat seat) -> ending.onSummit().equals(Optional.of(seat)))
                .thenComparingInt(seat -> worth(board, seat))
                .thenComparingInt(seat -> board.hero(seat).gold());
        List<Seat> seats = Seat.all(board.open().seats());
        var places = new ArrayList<Integer>();
        for (Seat seat : seats) {
            Predicate<Seat> ahead = other -> better.compare(other, seat) > 0;
            places.add(1 + (int) seats.stream().filter(ahead).count());
        }
        return new Outcome(places, ending.onSummit().isPresent() ? "summit" : "worth");
    }

    static int worth(TrekBoard board, Seat seat) {
        return board.tokens().treasures(seat).stream().mapToInt(Treasure::worth).sum();
    }
}
