package winterhall.app.lots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// The table as one viewer sees it.
public record LotsTable(List<Straw> straws, boolean over) {
    /// @param length unknown to all but its owner until the end
    public record Straw(boolean drawn, Optional<Integer> length) {}

    static LotsTable of(LotsBoard board, Viewer viewer) {
        var straws = new ArrayList<Straw>();
        for (Seat seat : Seat.all(board.straws().size())) {
            int length = board.straws().get(seat.index());
            boolean known = length > 0 && (board.over() || viewer.knows(seat));
            straws.add(new Straw(length > 0, known ? Optional.of(length) : Optional.empty()));
        }
        return new LotsTable(List.copyOf(straws), board.over());
    }

    LotsBoard imagine(Chance chance) {
        LotsBoard board = LotsBoard.start(straws.size());
        for (Seat seat : Seat.all(straws.size())) {
            Optional<Integer> length = straws.get(seat.index()).length();
            board = length.isPresent() ? board.draw(seat, length.get()) : board;
        }
        var source = chance.source("imagine");
        for (Seat seat : Seat.all(straws.size())) {
            Straw straw = straws.get(seat.index());
            board = straw.drawn() && straw.length().isEmpty() ? board.draw(seat, source.pick(board.bag())) : board;
        }
        return over ? board.end() : board;
    }
}
