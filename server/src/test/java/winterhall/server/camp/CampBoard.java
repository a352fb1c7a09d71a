package winterhall.server.camp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// @param wood what each seat has gathered
/// @param tokens what each seat keeps to itself, 1 to 6
public record CampBoard(int round, List<Integer> wood, List<Integer> tokens) {
    static final int ROUNDS = 2;

    public CampBoard {
        wood = List.copyOf(wood);
        tokens = List.copyOf(tokens);
    }

    /// The camp as a viewer sees it.
    public record CampView(int round, List<Integer> wood, List<Optional<Integer>> tokens) {}

    CampView seenBy(Viewer viewer) {
        var known = new ArrayList<Optional<Integer>>();
        for (Seat seat : Seat.all(wood.size())) {
            known.add(isOver() || viewer.knows(seat) ? Optional.of(token(seat)) : Optional.empty());
        }
        return new CampView(round, wood, known);
    }

    boolean isOver() {
        return round > ROUNDS;
    }

    int token(Seat seat) {
        return tokens.get(seat.index());
    }

    CampBoard nextRound() {
        return new CampBoard(round + 1, wood, tokens);
    }

    CampBoard gathered(Seat seat) {
        var more = new ArrayList<>(wood);
        more.set(seat.index(), more.get(seat.index()) + 1);
        return new CampBoard(round, more, tokens);
    }

    CampBoard drawn(Seat seat, int token) {
        var more = new ArrayList<>(tokens);
        more.set(seat.index(), token);
        return new CampBoard(round, wood, more);
    }
}
