package winterhall.engine.kit;

import java.util.Arrays;
import java.util.List;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// A deal in which some zones are face-down decks: their order, and who knows what of it.
///
/// The first zones are the decks. A viewer who knows a card in a deck, in the sense of [Deal], knows its place there; so
/// knowledge moves with the cards. A card that was looked at and put under is known at the bottom until a shuffle; drawn
/// from a place that somebody knows, it is known to that somebody in the hand it went to.
///
/// Others forget a card as soon as they cannot see where it goes, and they forget it in every case, whether it went
/// elsewhere or not: what depends on hidden facts tells them. As long as every look is seen by all, it is public which
/// seats know which place; only the faces are not.
///
/// Law: a row holds the cards of its zone, each once.
///
/// @param rows the order of each deck
public record Decks(Deal deal, List<CardRow> rows) {
    public Decks {
        rows = List.copyOf(rows);
        for (int deck = 0; deck < rows.size(); deck++) {
            CardRow row = rows.get(deck);
            if (!deal.isAll(row, deck)) {
                throw new IllegalArgumentException(
                        "deck " + deck + " holds " + deal.at(deck) + ", and its order is of " + row);
            }
        }
    }

    /// Decks without a card.
    public static Decks empty(int cards, int decks, int zones, int seats) {
        CardRow[] rows = new CardRow[decks];
        Arrays.fill(rows, CardRow.EMPTY);
        return new Decks(Deal.empty(cards, zones, seats), List.of(rows));
    }

    /// The order of a deck, the top first: hidden, but for the places of those that a viewer knows ([#known]).
    public CardRow row(int deck) {
        return rows.get(deck);
    }

    public int size(int deck) {
        return row(deck).size();
    }

    /// The cards of a deck whose places this viewer knows.
    public CardSet known(int deck, Viewer viewer) {
        return switch (viewer) {
            case Viewer.At(var seat) -> deal.at(deck).and(deal.known(seat));
            case Viewer.Spectator() -> deal.at(deck).and(deal.open());
            case Viewer.Everyone() -> deal.at(deck);
        };
    }

    /// The same decks, and everything else as it lies in this deal.
    public Decks with(Deal changed) {
        return new Decks(changed, rows);
    }

    /// Lays cards that lay nowhere as a deck, below what lies there.
    public Decks lay(CardRow cards, int deck) {
        return with(deal.lay(cards.set(), deck), deck, row(deck).then(cards));
    }

    /// This seat looks at the top cards.
    public Decks look(int deck, int count, Seat seat) {
        return with(deal.show(row(deck).take(count).set(), seat));
    }

    /// The top cards go to another zone; who sees them there, the rule says by [Deal#show].
    public Decks draw(int deck, int count, int zone) {
        CardRow row = row(deck);
        return with(deal.move(row.take(count).set(), deck, zone), deck, row.drop(count));
    }

    /// The same, and this seat sees them there.
    public Decks draw(int deck, int count, int zone, Seat seat) {
        CardRow row = row(deck);
        CardSet cards = row.take(count).set();
        Deal changed = deal.change().move(cards, deck, zone).show(cards, seat).done();
        return with(changed, deck, row.drop(count));
    }

    /// Cards of another zone go under a deck in this order. Who knew them knows them there: if others could not see which
    /// of some cards these were, those cards are to be hidden first, by [Deal#hide].
    public Decks putUnder(CardRow cards, int zone, int deck) {
        return with(deal.move(cards.set(), zone, deck), deck, row(deck).then(cards));
    }

    /// This seat takes the top cards and puts them back, some on top and some under, in an order that nobody else sees.
    ///
    /// @param top those on top, the uppermost first
    /// @param under those under the deck, the lowest last; with `top` they are the top cards, each once
    public Decks arrange(int deck, CardRow top, CardRow under, Seat by) {
        CardRow row = row(deck);
        CardRow taken = row.take(top.size() + under.size());
        if (!top.set().plus(under.set()).equals(taken.set())) {
            throw new IllegalArgumentException(top + " and " + under + " are not the top cards " + taken);
        }
        return with(
                deal.hide(taken.set(), by),
                deck,
                top.then(row.drop(taken.size())).then(under));
    }

    /// The deck and all that lies in this zone become the deck, and nobody knows where any of its cards lies.
    ///
    /// @param order for each place from the top, which of these cards lies there, counted from the lowest
    public Decks shuffle(int deck, int zone, int[] order) {
        CardSet cards = deal.at(deck).plus(deal.at(zone));
        int[] lowestFirst = cards.toArray();
        int[] row = new int[order.length];
        for (int place = 0; place < row.length; place++) {
            row[place] = lowestFirst[order[place]];
        }
        return with(deal.move(deal.at(zone), zone, deck).forget(cards), deck, CardRow.of(row));
    }

    private Decks with(Deal changed, int deck, CardRow row) {
        CardRow[] changedRows = rows.toArray(CardRow[]::new);
        changedRows[deck] = row;
        return new Decks(changed, List.of(changedRows));
    }
}
