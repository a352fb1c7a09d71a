package winterhall.engine.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;

/// Several seats may react in turn: every play reopens the round, and it closes when all have passed in a row.
///
/// Where the round goes on after a play is a rule of the game: at the next in order ([#played]), or at the first again
/// ([#restarted]), who then may answer before those who have not been asked yet.
///
/// Who is in depends on public facts only, never on what a seat holds: a skipped question tells.
///
/// @param seats who is in, in playing order
/// @param turn whose turn it is, as a place in `seats`
/// @param passes how many have passed in a row
public record Window(List<Seat> seats, int turn, int passes) {
    public Window {
        seats = List.copyOf(seats);
        if (turn < 0 || turn >= seats.size() || passes < 0 || passes >= seats.size()) {
            throw new IllegalArgumentException(
                    "there is no turn " + turn + " after " + passes + " passes in a window of " + seats);
        }
    }

    /// The first seat acts first; empty if nobody is in.
    public static Optional<Window> open(List<Seat> seats) {
        return seats.isEmpty() ? Optional.empty() : Optional.of(new Window(seats, 0, 0));
    }

    /// Who acts now.
    public Seat seat() {
        return seats.get(turn);
    }

    /// Who is asked after this seat if everybody passes, in order.
    public List<Seat> later() {
        var later = new ArrayList<Seat>();
        for (int step = 1; step < seats.size() - passes; step++) {
            later.add(seats.get((turn + step) % seats.size()));
        }
        return later;
    }

    /// After a pass; empty when this pass closed the window.
    public Optional<Window> passed() {
        return passes + 1 == seats.size()
                ? Optional.empty()
                : Optional.of(new Window(seats, (turn + 1) % seats.size(), passes + 1));
    }

    /// After a play: everybody still in may react to it, the next in order first.
    ///
    /// To be asked once everything the play set off is done: only then is it known who is still in.
    ///
    /// @param in who is still in, for instance because there is a card left to play
    public Optional<Window> played(List<Seat> in) {
        var order = new ArrayList<Seat>();
        for (int step = 1; step <= seats.size(); step++) {
            Seat seat = seats.get((turn + step) % seats.size());
            if (in.contains(seat)) {
                order.add(seat);
            }
        }
        return open(order);
    }

    /// After a play, the other way: all passes are forgotten, and everybody still in is asked from the first on.
    ///
    /// To be asked when [#played] would be, and instead of it: a window that goes on at the next has another first.
    public Optional<Window> restarted(List<Seat> in) {
        return open(seats.stream().filter(in::contains).toList());
    }
}
