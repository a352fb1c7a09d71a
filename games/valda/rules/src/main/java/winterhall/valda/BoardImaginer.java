package winterhall.valda;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Deal;
import winterhall.engine.kit.Decks;

/// A whole board that one viewer cannot tell from the true one. (valda section 18)
///
/// What is unknown lies anywhere it could: every card in the deck it comes from, or in a hand that drew from that deck or
/// got a card that nobody else saw. Others are taken to know their own hands, what lies open, and the places of decks that
/// they have looked at; what else they have seen is unknown too.
final class BoardImaginer {
    private final ValdaView view;
    private final Rules rules;
    private final CardCopies allCards;
    private final Chance.Source source;
    private final CardSet[] zones;
    private final CardSet[] known;
    private CardSet open = CardSet.EMPTY;
    private CardSet left;
    private final CardSet recycled;

    private BoardImaginer(ValdaView view, Chance chance) {
        this.view = view;
        this.rules = view.state().rules();
        this.allCards = rules.cards();
        this.source = chance.source("imagine");
        this.zones = empty(Board.hand(Seat.of(rules.seats())) + 1);
        this.known = empty(rules.seats());
        this.left = inGame();
        this.recycled = firstOf(view.recycled());
    }

    static Board board(ValdaView view, Chance chance) {
        return new BoardImaginer(view, chance).board();
    }

    private static CardSet[] empty(int count) {
        CardSet[] sets = new CardSet[count];
        Arrays.fill(sets, CardSet.EMPTY);
        return sets;
    }

    private CardSet inGame() {
        CardSet all = allCards.main(MainDeck.A).plus(allCards.main(MainDeck.B));
        for (AreaState there : view.state().areas()) {
            if (there.occupant().isPresent()) {
                all = all.plus(allCards.of(there.occupant().get()));
            }
        }
        return all;
    }

    /// As many copies of each of these as they are listed.
    private CardSet firstOf(List<CardId> cards) {
        CardSet found = CardSet.EMPTY;
        for (CardId card : cards) {
            found = found.with(allCards.copies(card).minus(found).first());
        }
        return found;
    }

    private Board board() {
        layOpen(view.discardA(), Board.DISCARD_A);
        layOpen(view.discardB(), Board.DISCARD_B);
        layOpen(view.removed(), Board.REMOVED);
        CardSet table = take(view.table());
        lay(table, Board.TABLE);
        open = open.plus(table);
        int seats = rules.seats();
        HandOrigins[] origins = new HandOrigins[seats];
        for (Seat seat : Seat.all(seats)) {
            ValdaView.Hand hand = view.hand(seat);
            CardSet shown = take(hand.open());
            CardSet seen = take(minus(hand.known(), hand.open()));
            lay(shown.plus(seen), Board.hand(seat));
            open = open.plus(shown);
            viewerKnows(shown.plus(seen));
            origins[seat.index()] = view.state().player(seat).origins().without(seen, this::home);
        }
        CardSet drawn = take(view.drawn());
        lay(drawn, Board.DRAWN);
        viewerKnows(drawn);
        int[][] rows = knownPlaces();
        dealTheRest(origins, rows, view.drawnCount() - drawn.size());
        return assemble(rows);
    }

    /// The second is part of the first.
    private static ValdaView.CardList minus(ValdaView.CardList all, ValdaView.CardList some) {
        var cards = new ArrayList<>(all.cards());
        some.cards().forEach(cards::remove);
        var again = new ArrayList<>(all.recycled());
        some.recycled().forEach(again::remove);
        return new ValdaView.CardList(cards, again);
    }

    private void layOpen(List<CardId> cards, int zone) {
        for (CardId card : cards) {
            boolean divine = allCards.sheet(card).deck().isPresent()
                    && allCards.sheet(card).kind() != CardKind.WEAPON;
            CardSet copy = CardSet.of(takeCopy(card, divine));
            lay(copy, zone);
            open = open.plus(copy);
        }
    }

    private CardSet take(ValdaView.CardList cards) {
        var again = new ArrayList<>(cards.recycled());
        CardSet taken = CardSet.EMPTY;
        for (CardId card : cards.cards()) {
            taken = taken.with(takeCopy(card, again.remove(card)));
        }
        return taken;
    }

    private int takeCopy(CardId card, boolean again) {
        CardSet alike = allCards.copies(card).and(left);
        int copy = (again ? alike.and(recycled) : alike.minus(recycled)).first();
        left = left.without(copy);
        return copy;
    }

    private void lay(CardSet cards, int zone) {
        zones[zone] = zones[zone].plus(cards);
    }

    private void viewerKnows(CardSet cards) {
        if (view.viewer() instanceof Viewer.At(var seat)) {
            known[seat.index()] = known[seat.index()].plus(cards);
        }
    }

    private int home(int copy) {
        return recycled.has(copy) ? CardCopies.pile(allCards.sheetOf(copy).kind()) : allCards.home(copy);
    }

    /// The order of each deck, with gaps where the viewer knows nothing.
    private int[][] knownPlaces() {
        int[][] rows = new int[CardCopies.HOMES][];
        for (int deck = 0; deck < rows.length; deck++) {
            ValdaView.Deck seen = view.decks().get(deck);
            rows[deck] = new int[seen.count()];
            Arrays.fill(rows[deck], CardRow.GAP);
            for (ValdaView.Looked looked : seen.looked()) {
                if (looked.card().isPresent()) {
                    CardId card = looked.card().get();
                    boolean again = deck < 2 && allCards.sheet(card).deck().isPresent();
                    rows[deck][looked.place() - 1] = takeCopy(card, again);
                }
            }
        }
        return rows;
    }

    /// First where a card must come from one deck, then those that can come from several.
    private void dealTheRest(HandOrigins[] origins, int[][] rows, int drawn) {
        var anywhere = new ArrayList<Integer>();
        for (int home = 0; home < CardCopies.HOMES; home++) {
            int[] cards = shuffled(ofHome(home));
            int next = 0;
            for (int place = 0; place < rows[home].length; place++) {
                if (rows[home][place] == CardRow.GAP) {
                    rows[home][place] = cards[next++];
                }
            }
            if (drawn > 0 && view.state().pending().drawing().orElseThrow().home() == home) {
                for (int i = 0; i < drawn; i++) {
                    lay(CardSet.of(cards[next++]), Board.DRAWN);
                }
            }
            for (int seat = 0; seat < origins.length; seat++) {
                for (int i = 0; i < origins[seat].from(home); i++) {
                    lay(CardSet.of(cards[next++]), Board.hand(Seat.of(seat + 1)));
                }
            }
            while (next < cards.length) {
                anywhere.add(cards[next++]);
            }
        }
        dealTheUncertain(origins, shuffled(anywhere));
    }

    /// Cards that can come from several decks. A card goes to the first seat that may have it; if all its places are taken,
    /// a card there moves on to another seat, as long as it takes. The true deal shows that there is a way.
    private void dealTheUncertain(HandOrigins[] origins, int[] cards) {
        var places = new ArrayList<Integer>();
        for (int seat = 0; seat < origins.length; seat++) {
            for (int i = 0; i < origins[seat].rest(); i++) {
                places.add(seat);
            }
        }
        int[] taken = new int[places.size()];
        Arrays.fill(taken, CardRow.GAP);
        for (int place = 0; place < taken.length; place++) {
            if (!fill(place, places, origins, cards, taken, new boolean[cards.length])) {
                throw new IllegalStateException("no card can lie in the hand of seat " + (places.get(place) + 1));
            }
        }
        for (int place = 0; place < taken.length; place++) {
            lay(CardSet.of(cards[taken[place]]), Board.hand(Seat.of(places.get(place) + 1)));
        }
    }

    private boolean fill(
            int place, List<Integer> places, HandOrigins[] origins, int[] cards, int[] taken, boolean[] tried) {
        for (int card = 0; card < cards.length; card++) {
            if (tried[card] || !origins[places.get(place)].restMayComeFrom(home(cards[card]))) {
                continue;
            }
            tried[card] = true;
            int other = holder(card, taken);
            if (other < 0 || fill(other, places, origins, cards, taken, tried)) {
                taken[place] = card;
                return true;
            }
        }
        return false;
    }

    private static int holder(int card, int[] taken) {
        for (int place = 0; place < taken.length; place++) {
            if (taken[place] == card) {
                return place;
            }
        }
        return -1;
    }

    private List<Integer> ofHome(int home) {
        var copies = new ArrayList<Integer>();
        left.forEach(copy -> {
            if (home(copy) == home) {
                copies.add(copy);
            }
        });
        return copies;
    }

    private int[] shuffled(List<Integer> copies) {
        int[] order = source.order(copies.size());
        int[] shuffled = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            shuffled[i] = copies.get(order[i]);
        }
        return shuffled;
    }

    private Board assemble(int[][] rows) {
        int seats = rules.seats();
        for (int seat = 0; seat < seats; seat++) {
            known[seat] = known[seat].plus(open).plus(zones[Board.hand(Seat.of(seat + 1))]);
        }
        view.state()
                .pending()
                .drawing()
                .ifPresent(drawing ->
                        known[drawing.by().index()] = known[drawing.by().index()].plus(zones[Board.DRAWN]));
        var decks = new ArrayList<CardRow>();
        for (int deck = 0; deck < rows.length; deck++) {
            CardRow row = CardRow.of(rows[deck]);
            decks.add(row);
            zones[deck] = row.set();
            for (ValdaView.Looked looked : view.decks().get(deck).looked()) {
                for (Seat seat : looked.by()) {
                    known[seat.index()] = known[seat.index()].with(row.get(looked.place() - 1));
                }
            }
        }
        Deal deal = Deal.of(allCards.count(), zones, known, open);
        return new Board(view.state(), new Decks(deal, decks), recycled);
    }
}
