package winterhall.server.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import winterhall.engine.Seat;

/// The final ranking: a seat that gave up or lost on time ranks behind everybody who stayed, however well the bot played on.
final class Standings {
    private Standings() {}

    /// Those who stayed keep their order, partners of a leaver too; of those who left, the later stands ahead.
    ///
    /// @param played the ranks as the rules see them
    static List<Integer> of(Match<?> match, List<Integer> played) {
        List<Seat> seats = Seat.all(played.size());
        List<Seat> leavers = seats.stream()
                .filter(seat -> match.seat(seat).hasGivenUp())
                .sorted(Comparator.comparingInt(seat -> -match.seat(seat).gone()))
                .toList();
        if (leavers.isEmpty()) {
            return played;
        }
        var stayed = new TreeSet<Integer>();
        seats.stream().filter(seat -> !leavers.contains(seat)).forEach(seat -> stayed.add(played.get(seat.index())));
        var ranks = new ArrayList<>(Collections.nCopies(played.size(), 0));
        for (Seat seat : seats) {
            ranks.set(
                    seat.index(),
                    leavers.contains(seat)
                            ? stayed.size() + 1 + leavers.indexOf(seat)
                            : stayed.headSet(played.get(seat.index()), true).size());
        }
        return List.copyOf(ranks);
    }
}
