package winterhall.enginetest.stash;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;

/// @param round 1 to 3; 4 when the points are counted
/// @param deck the top card first
public record StashBoard(Fault fault, Mood mood, int round, List<Side> places, List<Card> deck) {
    /// What lies before a seat.
    ///
    /// @param hand the lowest card first
    public record Side(List<Card> hand, List<Card> stash, int coins) {
        public Side {
            hand = hand.stream().sorted().toList();
            stash = List.copyOf(stash);
        }

        int points() {
            return coins + stash.stream().mapToInt(Card::points).sum();
        }
    }

    public StashBoard {
        places = List.copyOf(places);
        deck = List.copyOf(deck);
    }

    /// In a good mood.
    public StashBoard(Fault fault, int round, List<Side> places, List<Card> deck) {
        this(fault, Mood.GOOD, round, places, deck);
    }

    public int seats() {
        return places.size();
    }

    public Side place(Seat seat) {
        return places.get(seat.index());
    }

    boolean isOver() {
        return round > 3;
    }

    StashBoard round(int next) {
        return new StashBoard(fault, mood, next, places, deck);
    }

    StashBoard deck(List<Card> cards) {
        return new StashBoard(fault, mood, round, places, cards);
    }

    StashBoard place(Seat seat, Side changed) {
        var all = new ArrayList<>(places);
        all.set(seat.index(), changed);
        return new StashBoard(fault, mood, round, all, deck);
    }

    StashBoard earned(Seat seat, int coins) {
        Side place = place(seat);
        return place(seat, new Side(place.hand(), place.stash(), place.coins() + coins));
    }

    StashBoard stashed(Seat seat, Card card) {
        Side place = place(seat);
        var hand = new ArrayList<>(place.hand());
        hand.remove(card);
        var stash = new ArrayList<>(place.stash());
        stash.add(card);
        return place(seat, new Side(hand, stash, place.coins()));
    }

    StashBoard drawn(Seat seat) {
        Side place = place(seat);
        var hand = new ArrayList<>(place.hand());
        hand.add(deck.getFirst());
        return place(seat, new Side(hand, place.stash(), place.coins())).deck(deck.subList(1, deck.size()));
    }
}
