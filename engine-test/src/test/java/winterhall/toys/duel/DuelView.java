package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// The table as one viewer sees it: printed cards only, never a copy. (duel:R2, R3)
///
/// @param hands of each seat
/// @param deck how many cards are left
/// @param discard in the order of the catalogue
record DuelView(Viewer viewer, Field field, List<Hand> hands, int deck, List<Card> discard) {
    /// @param count how many cards there are
    /// @param known those the viewer knows, in the order of the catalogue
    record Hand(int count, List<Card> known) {
        int unknown() {
            return count - known.size();
        }
    }

    static DuelView of(DuelBoard board, Viewer viewer) {
        Deal deal = board.deal();
        var hands = new ArrayList<Hand>();
        for (Seat seat : Seat.all(board.field().seats())) {
            CardSet hand = deal.at(DuelBoard.hand(seat));
            hands.add(new Hand(hand.size(), Card.of(viewer.knows(seat) ? hand : hand.and(seen(deal, viewer)))));
        }
        return new DuelView(
                viewer, board.field(), List.copyOf(hands), board.deck().size(), Card.of(deal.at(DuelBoard.DISCARD)));
    }

    private static CardSet seen(Deal deal, Viewer viewer) {
        return viewer.seat().map(deal::known).orElseGet(deal::open);
    }

    Hand hand(Seat seat) {
        return hands.get(seat.index());
    }

    /// A whole board that looks the same to this viewer: what is unknown lies anywhere it could, each way as likely.
    ///
    /// What others have seen is unknown too; they are taken to know their own hands and what lies open.
    DuelBoard imagine(Chance chance) {
        var box = new Box();
        CardSet discarded = box.take(discard);
        CardSet table = box.take(field.cards());
        Deal deal = DuelBoard.noCards(field.seats())
                .lay(discarded, DuelBoard.DISCARD)
                .lay(table, DuelBoard.TABLE)
                .show(discarded.plus(table));
        for (Seat seat : Seat.all(field.seats())) {
            CardSet known = box.take(hand(seat).known());
            deal = deal.lay(known, DuelBoard.hand(seat)).show(known, seat);
            if (viewer instanceof Viewer.At(var at)) {
                deal = deal.show(known, at);
            }
        }
        CardRow hidden = box.takeShuffled(chance);
        for (Seat seat : Seat.all(field.seats())) {
            CardRow rest = hidden.drop(hand(seat).unknown());
            CardSet dealt = hidden.set().minus(rest.set());
            deal = deal.lay(dealt, DuelBoard.hand(seat)).show(dealt, seat);
            hidden = rest;
        }
        return new DuelBoard(field, deal.lay(hidden.set(), DuelBoard.DECK), hidden);
    }
}
