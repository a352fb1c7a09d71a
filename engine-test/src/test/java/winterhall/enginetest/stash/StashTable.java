package winterhall.enginetest.stash;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// The table as one viewer sees it: how many cards lie where, and which, as far as the viewer knows.
public record StashTable(Fault fault, Mood mood, int round, List<Side> sides, int deck) {
    public record Side(int hand, int stash, int coins, Optional<Known> known) {}

    public record Known(List<Card> hand, List<Card> stash) {}

    static StashTable of(StashBoard board, Viewer viewer) {
        var sides = new ArrayList<Side>();
        for (Seat seat : Seat.all(board.seats())) {
            var side = board.side(seat);
            boolean knows = board.isOver() || viewer.knows(seat);
            sides.add(new Side(
                    side.hand().size(),
                    side.stash().size(),
                    side.coins(),
                    knows ? Optional.of(new Known(side.hand(), side.stash())) : Optional.empty()));
        }
        return new StashTable(
                board.fault(),
                board.mood(),
                board.round(),
                List.copyOf(sides),
                board.deck().size());
    }

    /// Deals the cards that this viewer has not seen to wherever some are missing.
    StashBoard imagine(Chance chance) {
        var unseen = new ArrayList<>(Card.ALL);
        sides.forEach(side -> side.known().ifPresent(known -> {
            unseen.removeAll(known.hand());
            unseen.removeAll(known.stash());
        }));
        var dealt = new ArrayList<Card>();
        for (int card : chance.source("imagine").order(unseen.size())) {
            dealt.add(unseen.get(card));
        }
        var whole = new ArrayList<StashBoard.Side>();
        for (Side side : sides) {
            List<Card> hand = side.known().map(Known::hand).orElseGet(() -> taken(dealt, side.hand()));
            List<Card> stash = side.known().map(Known::stash).orElseGet(() -> taken(dealt, side.stash()));
            whole.add(new StashBoard.Side(hand, stash, side.coins()));
        }
        return new StashBoard(fault, mood, round, whole, taken(dealt, deck));
    }

    private static List<Card> taken(List<Card> from, int count) {
        var cards = List.copyOf(from.subList(0, count));
        from.subList(0, count).clear();
        return cards;
    }
}
