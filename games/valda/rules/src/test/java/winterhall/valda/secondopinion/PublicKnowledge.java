package winterhall.valda.secondopinion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import winterhall.engine.Seat;
import winterhall.valda.Area;
import winterhall.valda.CardKind;

/// What everybody at the table can tell of the hands: from which deck each card came. (valda:R227, R228, RU135)
///
/// A card that changes hands unseen could have been any card of that hand, so this keeps every way in which it may have
/// been, and forgets those that a card shown later proves wrong.
final class PublicKnowledge {
    /// More ways than a match at a table would ever have.
    private static final int MOST = 50_000;

    private Set<List<SortedMap<String, Integer>>> ways = new HashSet<>();
    private final Set<Seat> mixed = new HashSet<>();

    /// Whether there were too many ways to keep them all, so that nothing can be said any more.
    private boolean isLost;

    PublicKnowledge(int seats) {
        var nothing = new ArrayList<SortedMap<String, Integer>>();
        for (int i = 0; i < seats; i++) {
            nothing.add(new TreeMap<>());
        }
        ways.add(nothing);
    }

    /// Whether a card has come into this hand or left it unseen, so that it takes some thought what it may hold.
    boolean isMixed(Seat seat) {
        return mixed.contains(seat);
    }

    /// A card comes into this hand, from a deck or openly.
    void add(Seat seat, String origin) {
        change(way -> change(way, seat, origin, 1));
    }

    static String origin(Held card) {
        return card.recycled() || !CardText.isDivine(card.card())
                ? CardText.is(card.card(), CardKind.ACTION) ? "A" : "B"
                : CardText.home(card.card().toString()).name();
    }

    /// Of an open card everybody also knows whether it has been in a discard pile. (valda:RU134)
    static String open(Held card) {
        return "open " + card;
    }

    /// A card of this hand is shown, and leaves it.
    void show(Seat seat, Held card) {
        branch((way, each) -> {
            for (String origin : List.of(origin(card), open(card))) {
                if (way.get(seat.index()).containsKey(origin)) {
                    each.accept(with(way, copy -> change(copy, seat, origin, -1)));
                }
            }
        });
    }

    /// Some card passes from hand to hand unseen.
    void pass(Seat from, Seat to) {
        mixed.addAll(List.of(from, to));
        branch((way, each) -> way.get(from.index())
                .keySet()
                .forEach(origin -> each.accept(with(way, copy -> {
                    change(copy, from, origin, -1);
                    change(copy, to, origin, 1);
                }))));
    }

    /// A card of this origin passes from hand to hand.
    void pass(Seat from, Seat to, String origin) {
        change(way -> {
            change(way, from, origin, -1);
            change(way, to, origin, 1);
        });
    }

    /// A card that came from this deck goes back to it.
    void putBack(Seat seat, String origin) {
        change(way -> change(way, seat, origin, -1));
    }

    void swap(Seat one, Seat other) {
        if (mixed.contains(one) || mixed.contains(other)) {
            mixed.addAll(List.of(one, other));
        }
        change(way -> {
            var kept = way.get(one.index());
            way.set(one.index(), way.get(other.index()));
            way.set(other.index(), kept);
        });
    }

    /// Whether this seat could hold a card that came from the deck of this area.
    boolean mayHold(Seat seat, Area area) {
        return ways.stream().anyMatch(way -> way.get(seat.index()).containsKey(area.name()));
    }

    private interface Branching {
        void into(List<SortedMap<String, Integer>> way, Consumer<List<SortedMap<String, Integer>>> each);
    }

    private void change(Consumer<List<SortedMap<String, Integer>>> change) {
        branch((way, each) -> each.accept(with(way, change)));
    }

    private void branch(Branching branching) {
        if (isLost) {
            return;
        }
        var next = new HashSet<List<SortedMap<String, Integer>>>();
        ways.forEach(way -> branching.into(way, next::add));
        if (next.isEmpty()) {
            throw new IllegalStateException("what was told cannot be: " + ways);
        }
        isLost = next.size() > MOST;
        ways = isLost ? Set.of() : next;
    }

    private static List<SortedMap<String, Integer>> with(
            List<SortedMap<String, Integer>> way, Consumer<List<SortedMap<String, Integer>>> change) {
        var copy = new ArrayList<>(way);
        change.accept(copy);
        return copy;
    }

    private static void change(List<SortedMap<String, Integer>> way, Seat seat, String origin, int by) {
        var hand = new TreeMap<>(way.get(seat.index()));
        hand.merge(origin, by, Integer::sum);
        hand.values().removeIf(count -> count == 0);
        way.set(seat.index(), hand);
    }
}
