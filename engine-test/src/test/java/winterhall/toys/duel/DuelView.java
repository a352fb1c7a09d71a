package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;

/// The table as one viewer sees it: printed cards only, never a copy. (duel:R2, R3)
///
/// @param hands of each seat
/// @param discard in the order of the catalogue
record DuelView(Viewer viewer, Field field, List<Hand> hands, Deck deck, List<Card> discard) {
    /// @param count how many cards there are
    /// @param known those the viewer knows, in the order of the catalogue
    record Hand(int count, List<Card> known) {
        int unknown() {
            return count - known.size();
        }
    }

    /// @param count how many cards are left
    /// @param looked the places somebody has looked at, from the top
    record Deck(int count, List<Looked> looked) {}

    /// A place of the deck whose card somebody has seen since the last shuffle. (duel:R32)
    ///
    /// @param place counted from 1 at the top
    /// @param by who knows the card; everybody knows who looked
    /// @param card unless the viewer does not know it
    record Looked(int place, List<Seat> by, Optional<Card> card) {}

    static DuelView of(DuelBoard board, Viewer viewer) {
        Deal deal = board.deal();
        var hands = new ArrayList<Hand>();
        for (Seat seat : Seat.all(board.field().seats())) {
            CardSet hand = deal.at(DuelBoard.hand(seat));
            hands.add(new Hand(hand.size(), Card.of(viewer.knows(seat) ? hand : hand.and(seen(deal, viewer)))));
        }
        return new DuelView(
                viewer,
                board.field(),
                List.copyOf(hands),
                new Deck(board.deckSize(), looked(board, viewer)),
                Card.of(deal.at(DuelBoard.DISCARD)));
    }

    private static List<Looked> looked(DuelBoard board, Viewer viewer) {
        CardRow deck = board.cards().row(DuelBoard.DECK);
        CardSet known = board.cards().known(DuelBoard.DECK, viewer);
        var looked = new ArrayList<Looked>();
        for (int place = 0; place < deck.size(); place++) {
            int copy = deck.get(place);
            List<Seat> by = Seat.all(board.field().seats()).stream()
                    .filter(seat -> board.deal().knows(seat, copy))
                    .toList();
            if (!by.isEmpty()) {
                Optional<Card> card = known.has(copy) ? Optional.of(Card.of(copy)) : Optional.empty();
                looked.add(new Looked(place + 1, by, card));
            }
        }
        return List.copyOf(looked);
    }

    private static CardSet seen(Deal deal, Viewer viewer) {
        return viewer.seat().map(deal::known).orElseGet(deal::open);
    }

    Hand hand(Seat seat) {
        return hands.get(seat.index());
    }

    /// A whole board that looks the same to this viewer: what is unknown lies anywhere it could, each way as likely.
    ///
    /// Others are taken to know their own hands, what lies open, and the places of the deck that they have looked at; what
    /// else they have seen is unknown too.
    DuelBoard imagine(Chance chance) {
        var box = new Box();
        CardSet discarded = box.take(discard);
        CardSet table = box.take(field.cards());
        Decks none = DuelBoard.noCards(field.seats());
        Deal deal = none.deal()
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
        int[] order = new int[deck.count()];
        Arrays.fill(order, CardRow.GAP);
        for (Looked looked : deck.looked()) {
            looked.card().ifPresent(card -> order[looked.place() - 1] = box.take(card));
        }
        CardRow hidden = box.takeShuffled(chance);
        for (Seat seat : Seat.all(field.seats())) {
            CardRow rest = hidden.drop(hand(seat).unknown());
            CardSet dealt = hidden.set().minus(rest.set());
            deal = deal.lay(dealt, DuelBoard.hand(seat)).show(dealt, seat);
            hidden = rest;
        }
        CardRow row = CardRow.filled(order, hidden);
        for (Looked looked : deck.looked()) {
            CardSet copy = CardSet.of(row.get(looked.place() - 1));
            for (Seat seat : looked.by()) {
                deal = deal.show(copy, seat);
            }
        }
        return new DuelBoard(field, none.with(deal).lay(row, DuelBoard.DECK));
    }
}
