package winterhall.claim;

import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.Table;
import winterhall.engine.kit.CardSet;

/// Picks the physical card that is meant: by its face, or by chance.
final class CardPicker {
    private CardPicker() {}

    /// The card that a face names. Of those alike the one known to most goes first, so that what stays in the hand is
    /// known to nobody who could not tell the two apart. (claim:P3, claim:H6)
    static int choose(Board board, Face face, CardSet among) {
        CardSet alike = board.showing(face, among);
        if (alike.size() == 1) {
            return alike.first();
        }
        int best = alike.first();
        for (int card : alike.toArray()) {
            best = knowers(board, card) > knowers(board, best) ? card : best;
        }
        return best;
    }

    private static int knowers(Board board, int card) {
        int knowers = board.deal().isOpen(card) ? Seat.MOST : 0;
        for (Seat seat : Seat.all(board.seats())) {
            knowers += board.deal().knows(seat, card) ? 1 : 0;
        }
        return knowers;
    }

    /// A random card; a scenario may name it by its true face.
    static int pick(Table<Board> table, String stream, CardSet among) {
        Board board = table.board();
        List<Drawn> candidates = among.stream()
                .mapToObj(card -> new Drawn(card, board.trueFace(card)))
                .toList();
        return table.pick(stream, candidates).card();
    }

    private record Drawn(int card, Face face) {
        @Override
        public String toString() {
            return face.toString();
        }
    }
}
