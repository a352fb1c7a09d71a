package winterhall.toys.duel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;

/// The cardboard of duel: what lies open, and every card with those who know it.
///
/// @param cards where each copy lies and who knows it, and the order of the deck
record DuelBoard(Field field, Decks cards) {
    static final int DECK = 0;
    static final int DISCARD = 1;
    static final int TABLE = 2;

    static int hand(Seat seat) {
        return TABLE + seat.number();
    }

    static Decks noCards(int seats) {
        return Decks.empty(Card.ALL.size(), 1, hand(Seat.of(seats)) + 1, seats);
    }

    /// Every card in the discard pile, to be shuffled.
    static DuelBoard start(Field field) {
        Decks none = noCards(field.seats());
        return new DuelBoard(field, none.with(none.deal().lay(Card.ALL, DISCARD).show(Card.ALL)));
    }

    Deal deal() {
        return cards.deal();
    }

    List<Card> cards(Seat seat) {
        return Card.of(deal().at(hand(seat)));
    }

    int count(Seat seat) {
        return deal().size(hand(seat));
    }

    boolean hasCards(Seat seat) {
        return count(seat) > 0;
    }

    /// Whether this hand could hold one of these, for all that everybody knows. (duel:R21)
    boolean mayHold(Seat seat, CardSet wanted) {
        return deal().mayHold(hand(seat), wanted);
    }

    int discarded() {
        return deal().size(DISCARD);
    }

    DuelBoard field(UnaryOperator<Field> change) {
        return new DuelBoard(change.apply(field), cards);
    }

    DuelBoard attack(UnaryOperator<Attack> change) {
        return field(field -> field.with(change.apply(field.attacking())));
    }

    int deckSize() {
        return cards.size(DECK);
    }

    /// The top cards of the deck, the uppermost first.
    List<Card> top(int count) {
        return Arrays.stream(cards.row(DECK).take(count).toArray())
                .mapToObj(Card::of)
                .toList();
    }

    /// What a shuffle makes the deck of. (duel:R6, R33)
    List<Card> toShuffle() {
        return Card.of(deal().at(DECK).plus(deal().at(DISCARD)));
    }

    /// These become the deck, in this order, and nobody knows where its cards lie. (duel:R6, R33)
    DuelBoard shuffle(int[] order) {
        return with(cards.shuffle(DECK, DISCARD, order));
    }

    DuelBoard draw(Seat seat, int count) {
        Decks drawn = cards.draw(DECK, count, hand(seat));
        return with(drawn.with(drawn.deal().show(drawn.deal().at(hand(seat)), seat)));
    }

    DuelBoard look(Seat seat, int count) {
        return with(cards.look(DECK, count, seat));
    }

    /// The top cards, named by their places from 1, go back on top and under the deck. (duel:R32)
    DuelBoard arrange(Seat seat, List<Integer> top, List<Integer> under) {
        return with(cards.arrange(DECK, atPlaces(top), atPlaces(under), seat));
    }

    private CardRow atPlaces(List<Integer> places) {
        return CardRow.of(places.stream()
                .mapToInt(place -> cards.row(DECK).get(place - 1))
                .toArray());
    }

    /// A card of this hand is laid open on the table. Which copy it was tells nobody anything. (duel:R2)
    DuelBoard play(Seat seat, Card card) {
        CardSet alike = card.copies().and(deal().at(hand(seat)));
        int copy = alike.first();
        return with(deal().blur(copy, alike).move(copy, hand(seat), TABLE).show(copy));
    }

    /// A card on the table goes to the discard pile.
    DuelBoard discard(Card card) {
        int copy = card.copies().and(deal().at(TABLE)).first();
        return with(deal().move(copy, TABLE, DISCARD));
    }

    /// A whole hand goes to the discard pile.
    DuelBoard discardHand(Seat seat) {
        CardSet hand = deal().at(hand(seat));
        return with(deal().move(hand, hand(seat), DISCARD).show(hand));
    }

    /// A card changes hands; thief and victim see it, and nobody else. (duel:R18)
    DuelBoard steal(Card card, Seat victim, Seat thief) {
        CardSet hand = deal().at(hand(victim));
        CardSet alike = card.copies().and(hand);
        int copy = alike.first();
        Deal seen = deal().blur(copy, alike);
        for (Seat seat : Seat.all(field.seats())) {
            if (!seat.equals(victim) && !seat.equals(thief)) {
                seen = seen.forget(hand, seat);
            }
        }
        return with(seen.move(copy, hand(victim), hand(thief)).show(CardSet.of(copy), thief));
    }

    /// Cards of one hand go to another; who knew one still knows it. (duel:R19)
    DuelBoard pass(CardSet cards, Seat giver, Seat taker) {
        return with(deal().move(cards, hand(giver), hand(taker)).show(cards, taker));
    }

    private DuelBoard with(Deal changed) {
        return with(cards.with(changed));
    }

    private DuelBoard with(Decks changed) {
        return new DuelBoard(field, changed);
    }

    /// What no rule may ever break.
    List<String> faults() {
        var faults = new ArrayList<String>();
        CardSet found = CardSet.EMPTY;
        int count = 0;
        for (int zone = DECK; zone <= hand(Seat.of(field.seats())); zone++) {
            found = found.plus(deal().at(zone));
            count += deal().size(zone);
        }
        if (!found.equals(Card.ALL) || count != Card.ALL.size()) {
            faults.add("cards lie nowhere or twice: " + count + " of " + Card.ALL.size());
        }
        if (!Card.of(deal().at(TABLE)).equals(field.cards().stream().sorted().toList())) {
            faults.add("other cards lie on the table than its pieces show: " + field.cards());
        }
        for (Seat seat : Seat.all(field.seats())) {
            if (!deal().at(hand(seat)).within(deal().known(seat))) {
                faults.add(seat + " does not know its own hand");
            }
            if (!field.lives(seat) && hasCards(seat)) {
                faults.add(seat + " has fallen and still holds cards");
            }
        }
        return faults;
    }
}
