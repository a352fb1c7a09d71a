package winterhall.claim;

import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// Several cards of a trick going to several places in one change of the table.
final class Moving {
    private final Board board;
    private final int[] cards;
    private final int[] from;
    private final int[] to;
    private int count;

    Moving(Board board) {
        this.board = board;
        int most = 2 * board.seats();
        this.cards = new int[most];
        this.from = new int[most];
        this.to = new int[most];
    }

    /// These cards of the trick, frozen ones included, go to this zone.
    void move(CardSet moved, int zone) {
        for (CardSet left = moved; !left.isEmpty(); left = left.without(left.first())) {
            int card = left.first();
            cards[count] = card;
            from[count] = lies(card);
            to[count++] = zone;
        }
    }

    Deal done() {
        return board.deal().moveEach(count, cards, from, to);
    }

    private int lies(int card) {
        for (int i = 0; i < board.trick().plays().size(); i++) {
            Played played = board.trick().plays().get(i);
            if (played.card() == card) {
                return Board.played(played.seat());
            }
        }
        return Board.FROZEN;
    }
}
