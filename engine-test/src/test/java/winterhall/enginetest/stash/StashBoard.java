package winterhall.enginetest.stash;

import java.util.ArrayList;
import java.util.List;
import winterhall.engine.Seat;

/// @param round 1 to 3; 4 when the points are counted
/// @param deck the top card first
public record StashBoard(Fault fault, Mood mood, int round, List<Side> sides, List<Card> deck) {
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
        sides = List.copyOf(sides);
        deck = List.copyOf(deck);
    }

    /// In a good mood.
    public StashBoard(Fault fault, int round, List<Side> sides, List<Card> deck) {
        this(fault, Mood.GOOD, round, sides, deck);
    }

    public int seats() {
        return sides.size();
    }

    public Side side(Seat seat) {
        return sides.get(seat.index());
    }

    boolean isOver() {
        return round > 3;
    }

    StashBoard round(int next) {
        return new StashBoard(fault, mood, next, sides, deck);
    }

    StashBoard deck(List<Card> cards) {
        return new StashBoard(fault, mood, round, sides, cards);
    }

    StashBoard with(Seat seat, Side changed) {
        var all = new ArrayList<>(sides);
        all.set(seat.index(), changed);
        return new StashBoard(fault, mood, round, all, deck);
    }

    StashBoard earned(Seat seat, int coins) {
        Side side = side(seat);
        return with(seat, new Side(side.hand(), side.stash(), side.coins() + coins));
    }

    StashBoard stashed(Seat seat, Card card) {
        Side side = side(seat);
        var hand = new ArrayList<>(side.hand());
        hand.remove(card);
        var stash = new ArrayList<>(side.stash());
        stash.add(card);
        return with(seat, new Side(hand, stash, side.coins()));
    }

    StashBoard drawn(Seat seat) {
        Side side = side(seat);
        var hand = new ArrayList<>(side.hand());
        hand.add(deck.getFirst());
        return with(seat, new Side(hand, side.stash(), side.coins())).deck(deck.subList(1, deck.size()));
    }
}
