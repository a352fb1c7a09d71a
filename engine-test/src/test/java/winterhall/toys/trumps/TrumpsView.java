package winterhall.toys.trumps;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.Words;
import winterhall.engine.kit.Matching;

/// The table as one viewer sees it. (trumps:R3)
///
/// @param aside how many cards are set aside
record TrumpsView(OpenTable open, List<Hand> hands, int aside) {
    /// @param known the cards, if the viewer knows them; empty otherwise
    record Hand(int count, List<Card> known) {}

    static TrumpsView of(TrumpsBoard board, Viewer viewer) {
        return new TrumpsView(
                board.open(),
                Seat.all(2).stream()
                        .map(seat ->
                                new Hand(board.hand(seat).size(), viewer.knows(seat) ? board.hand(seat) : List.of()))
                        .toList(),
                board.aside().size());
    }

    /// A whole board that looks the same: unknown cards lie anywhere but in a hand that has shown to lack their suit.
    TrumpsBoard imagine(Chance chance) {
        var unseen = new ArrayList<>(Card.ALL);
        unseen.removeAll(open.cards());
        hands.forEach(hand -> unseen.removeAll(hand.known()));
        var source = chance.source("imagine");
        List<Card> cards =
                IntStream.of(source.order(unseen.size())).mapToObj(unseen::get).toList();
        List<Seat> places = Seat.all(2).stream()
                .flatMap(seat -> IntStream.range(
                                hand(seat).known().size(), hand(seat).count())
                        .mapToObj(_ -> seat))
                .toList();
        int[] dealt = Matching.find(
                        places.size(),
                        cards.size(),
                        (place, card) ->
                                !open.lacks(places.get(place), cards.get(card).suit()),
                        source.order(places.size()))
                .orElseThrow();
        var full = new ArrayList<List<Card>>();
        hands.forEach(hand -> full.add(new ArrayList<>(hand.known())));
        var rest = new ArrayList<>(cards);
        for (int place = 0; place < dealt.length; place++) {
            Card card = cards.get(dealt[place]);
            full.get(places.get(place).index()).add(card);
            rest.remove(card);
        }
        return new TrumpsBoard(open, full, rest);
    }

    /// Which trick is played, of how many; nothing before the deal.
    SequencedMap<String, String> where() {
        if (open.turned().isEmpty()) {
            return Words.NONE;
        }
        int over = open.won().getFirst() + open.won().getLast();
        int left = (hands.getFirst().count()
                        + hands.getLast().count()
                        + open.trick().size())
                / 2;
        return Words.of("over", left == 0, "trick", over + 1, "tricks", over + left);
    }

    Hand hand(Seat seat) {
        return hands.get(seat.index());
    }
}
