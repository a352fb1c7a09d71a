package winterhall.toys.trumps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;

/// The cardboard: what lies open, both hands, and what was set aside.
///
/// Hidden cards are kept sorted, so that their order says nothing about the deal.
record TrumpsBoard(OpenTable open, List<List<Card>> hands, List<Card> aside) {
    TrumpsBoard {
        hands = hands.stream().map(hand -> hand.stream().sorted().toList()).toList();
        aside = aside.stream().sorted().toList();
    }

    List<Card> hand(Seat seat) {
        return hands.get(seat.index());
    }

    TrumpsBoard open(UnaryOperator<OpenTable> change) {
        return new TrumpsBoard(change.apply(open), hands, aside);
    }

    TrumpsBoard play(Seat seat, Card card) {
        var changed = new ArrayList<>(hands);
        changed.set(
                seat.index(),
                hand(seat).stream().filter(held -> !held.equals(card)).toList());
        return new TrumpsBoard(open.play(seat, card), changed, aside);
    }

    boolean isOver() {
        return open.turned().isPresent()
                && hands.stream().allMatch(List::isEmpty)
                && open.trick().isEmpty();
    }

    /// What no rule may ever break.
    List<String> faults() {
        var faults = new ArrayList<String>();
        var all = new ArrayList<>(open.cards());
        all.addAll(aside);
        hands.forEach(all::addAll);
        if (!all.stream().sorted().toList().equals(Card.ALL)) {
            faults.add("a card lies nowhere or twice: " + all);
        }
        for (Seat seat : Seat.all(2)) {
            hand(seat).stream()
                    .filter(card -> open.lacks(seat, card.suit()))
                    .forEach(card -> faults.add(seat + " has shown to lack " + card.suit() + " and holds " + card));
        }
        return faults;
    }
}
