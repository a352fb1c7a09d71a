package winterhall.app.lots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import winterhall.engine.Seat;

/// @param bag the straws nobody has drawn, by length
/// @param straws what each seat has drawn; 0 for nothing
public record LotsBoard(List<Integer> bag, List<Integer> straws, boolean over) {
    static LotsBoard start(int seats) {
        return new LotsBoard(List.of(1, 2, 3, 4, 5), Collections.nCopies(seats, 0), false);
    }

    LotsBoard draw(Seat seat, int length) {
        var less = new ArrayList<>(bag);
        less.remove((Integer) length);
        var more = new ArrayList<>(straws);
        more.set(seat.index(), length);
        return new LotsBoard(List.copyOf(less), List.copyOf(more), over);
    }

    LotsBoard end() {
        return new LotsBoard(bag, straws, true);
    }
}
