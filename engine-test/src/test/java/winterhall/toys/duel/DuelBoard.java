package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;

/// The cardboard of duel: what lies open, and every card with those who know it.
///
/// @param deal where each copy lies and who knows it
/// @param deck the order of the copies in the zone [#DECK]
record DuelBoard(Field field, Deal deal, CardRow deck) {
    static final int DECK = 0;
    static final int DISCARD = 1;
    static final int TABLE = 2;

    static int hand(Seat seat) {
        return TABLE + seat.number();
    }

    static Deal noCards(int seats) {
        return Deal.empty(Card.ALL.size(), hand(Seat.of(seats)) + 1, seats);
    }

    /// Every card in the discard pile, to be shuffled.
    static DuelBoard start(Field field) {
        Deal deal = noCards(field.seats()).lay(Card.ALL, DISCARD).show(Card.ALL);
        return new DuelBoard(field, deal, CardRow.EMPTY);
    }

    List<Card> cards(Seat seat) {
        return Card.of(deal.at(hand(seat)));
    }

    int count(Seat seat) {
        return deal.size(hand(seat));
    }

    boolean hasCards(Seat seat) {
        return count(seat) > 0;
    }

    int discarded() {
        return deal.size(DISCARD);
    }

    DuelBoard field(UnaryOperator<Field> change) {
        return new DuelBoard(change.apply(field), deal, deck);
    }

    DuelBoard attack(UnaryOperator<Attack> change) {
        return field(field -> field.with(change.apply(field.attacking())));
    }

    /// The discard pile becomes the deck, in this order, and nobody knows where its cards lie. (duel:R6)
    DuelBoard shuffle(int[] order) {
        CardSet pile = deal.at(DISCARD);
        int[] row = new int[order.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = pile.get(order[i]);
        }
        return new DuelBoard(field, deal.move(pile, DISCARD, DECK).forget(pile), CardRow.of(row));
    }

    CardSet top(int count) {
        return deck.set().minus(deck.drop(count).set());
    }

    DuelBoard draw(Seat seat, int count) {
        CardSet drawn = top(count);
        return new DuelBoard(field, deal.move(drawn, DECK, hand(seat)).show(drawn, seat), deck.drop(count));
    }

    /// A card of this hand is laid open on the table. Which copy it was tells nobody anything. (duel:R2)
    DuelBoard play(Seat seat, Card card) {
        CardSet alike = card.copies().and(deal.at(hand(seat)));
        int copy = alike.first();
        return with(deal.blur(copy, alike).move(copy, hand(seat), TABLE).show(copy));
    }

    /// A card on the table goes to the discard pile.
    DuelBoard discard(Card card) {
        int copy = card.copies().and(deal.at(TABLE)).first();
        return with(deal.move(copy, TABLE, DISCARD));
    }

    /// A whole hand goes to the discard pile.
    DuelBoard discardHand(Seat seat) {
        CardSet hand = deal.at(hand(seat));
        return with(deal.move(hand, hand(seat), DISCARD).show(hand));
    }

    /// A card changes hands; thief and victim see it, and nobody else. (duel:R18)
    DuelBoard steal(Card card, Seat victim, Seat thief) {
        CardSet hand = deal.at(hand(victim));
        CardSet alike = card.copies().and(hand);
        int copy = alike.first();
        Deal seen = deal.blur(copy, alike);
        for (Seat seat : Seat.all(field.seats())) {
            if (!seat.equals(victim) && !seat.equals(thief)) {
                seen = seen.forget(hand, seat);
            }
        }
        return with(seen.move(copy, hand(victim), hand(thief)).show(CardSet.of(copy), thief));
    }

    /// Cards of one hand go to another; who knew one still knows it. (duel:R19)
    DuelBoard pass(CardSet cards, Seat giver, Seat taker) {
        return with(deal.move(cards, hand(giver), hand(taker)).show(cards, taker));
    }

    private DuelBoard with(Deal changed) {
        return new DuelBoard(field, changed, deck);
    }

    /// What no rule may ever break.
    List<String> faults() {
        var faults = new ArrayList<String>();
        CardSet found = CardSet.EMPTY;
        int count = 0;
        for (int zone = DECK; zone <= hand(Seat.of(field.seats())); zone++) {
            found = found.plus(deal.at(zone));
            count += deal.size(zone);
        }
        if (!found.equals(Card.ALL) || count != Card.ALL.size()) {
            faults.add("cards lie nowhere or twice: " + count + " of " + Card.ALL.size());
        }
        if (!deck.set().equals(deal.at(DECK))) {
            faults.add("the order of the deck names other cards than the deck holds");
        }
        if (!Card.of(deal.at(TABLE)).equals(field.cards().stream().sorted().toList())) {
            faults.add("other cards lie on the table than its pieces show: " + field.cards());
        }
        for (Seat seat : Seat.all(field.seats())) {
            if (!deal.at(hand(seat)).within(deal.known(seat))) {
                faults.add(seat + " does not know its own hand");
            }
            if (!field.lives(seat) && hasCards(seat)) {
                faults.add(seat + " has fallen and still holds cards");
            }
        }
        return faults;
    }
}
