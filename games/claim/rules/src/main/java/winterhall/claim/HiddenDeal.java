package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.BrokenRule;
import winterhall.engine.Chance;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;
import winterhall.engine.kit.Matching;

/// Deals the cards that a viewer does not know to the zones it does not see, so that no hand holds what it is known to
/// lack. (claim section 11.4)
final class HiddenDeal {
    private static final int TRIES = 30;

    private final ClaimView view;
    private final FactionCards cards;
    private final Chance.Source source;
    private final CardSet[] zones;
    private final CardSet unused;
    private final CardSet open;
    private final CardSet inHand;
    private final List<Slot> slots;
    private final List<Group> groups;

    /// Room in one zone that is to be filled with cards this viewer does not know.
    record Slot(int zone, int count, Optional<Seat> holder) {}

    /// A hand of which a card may have gone to the Flail slot or lie face-down: known cards may be there too.
    record Group(Seat seat, CardSet known, boolean flailed, boolean faceDown) {}

    /// @param zones what is known to lie where; the rest is added to it
    /// @param unused the cards to deal
    /// @param open cards that everybody knows
    /// @param inHand known cards that are surely in the hand and not set aside
    HiddenDeal(
            ClaimView view,
            Chance.Source source,
            CardSet[] zones,
            CardSet unused,
            CardSet open,
            CardSet inHand,
            List<Slot> slots,
            List<Group> groups) {
        this.view = view;
        this.cards = view.rules().cards();
        this.source = source;
        this.zones = zones;
        this.unused = unused;
        this.open = open;
        this.inHand = inHand;
        this.slots = slots;
        this.groups = groups;
    }

    /// Gives every unused card a zone.
    void dealTheRest() {
        if (!groups.isEmpty() || !dealtAtRandom()) {
            dealByMatching();
        }
    }

    /// Constrained hands first, each out of the cards it may hold, then everything else; false if that never came out.
    private boolean dealtAtRandom() {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            CardSet left = unused;
            CardSet[] dealt = new CardSet[slots.size()];
            boolean fits = true;
            for (int i = 0; i < dealt.length && fits; i++) {
                Slot slot = slots.get(i);
                if (isConstrained(slot)) {
                    CardSet allowed = allowed(slot, left);
                    fits = allowed.size() >= slot.count();
                    dealt[i] = fits ? some(allowed, slot.count()) : CardSet.EMPTY;
                    left = left.minus(dealt[i]);
                }
            }
            if (fits) {
                int[] rest = left.toArray();
                shuffle(rest, source);
                int next = 0;
                for (int i = 0; i < dealt.length; i++) {
                    Slot slot = slots.get(i);
                    CardSet filled = isConstrained(slot) ? dealt[i] : CardSet.EMPTY;
                    for (int n = filled.size(); n < slot.count(); n++) {
                        filled = filled.with(rest[next++]);
                    }
                    zones[slot.zone()] = zones[slot.zone()].plus(filled);
                }
                return true;
            }
        }
        return false;
    }

    /// When hands constrain each other, or known cards may lie face-down: any assignment that fits, found by search.
    private void dealByMatching() {
        var items = new ArrayList<Integer>();
        unused.forEach(items::add);
        groups.forEach(group -> group.known().forEach(items::add));
        var spots = new ArrayList<Slot>();
        for (Slot slot : slots) {
            Optional<Group> group = groupOf(slot);
            int special = group.map(g -> (g.flailed() ? 1 : 0) + (g.faceDown() ? 1 : 0))
                    .orElse(0);
            int known = group.map(g -> g.known().size()).orElse(0);
            for (int i = 0; i < slot.count() + known - special; i++) {
                spots.add(slot);
            }
            group.filter(Group::flailed).ifPresent(g -> spots.add(new Slot(Board.flail(g.seat()), 1, slot.holder())));
            group.filter(Group::faceDown).ifPresent(g -> spots.add(new Slot(Board.played(g.seat()), 1, slot.holder())));
        }
        int[] itemOrder = source.order(items.size());
        int[] spotOrder = source.order(spots.size());
        int[] found = Matching.find(
                        items.size(),
                        spots.size(),
                        (item, spot) -> mayLie(items.get(item), spots.get(spotOrder[spot])),
                        itemOrder)
                .orElseThrow(() -> new BrokenRule("no world fits what " + view.viewer() + " sees"));
        for (Group group : groups) {
            zones[Board.hand(group.seat())] = CardSet.EMPTY;
        }
        for (int item = 0; item < found.length; item++) {
            int zone = spots.get(spotOrder[found[item]]).zone();
            zones[zone] = zones[zone].with(items.get(item));
        }
    }

    private Optional<Group> groupOf(Slot slot) {
        return groups.stream()
                .filter(group -> slot.zone() == Board.hand(group.seat()))
                .findFirst();
    }

    private boolean mayLie(int card, Slot slot) {
        for (Group group : groups) {
            if (group.known().has(card) && !slot.holder().equals(Optional.of(group.seat()))) {
                return false;
            }
        }
        boolean aside = slot.holder().isPresent()
                && slot.zone() == Board.flail(slot.holder().get());
        if (aside && inHand.has(card)) {
            return false; // it is known to be in the hand
        }
        boolean hand = slot.holder().isPresent()
                && slot.zone() == Board.hand(slot.holder().get());
        boolean lead = slot.holder().isPresent()
                && slot.zone() == Board.played(slot.holder().get());
        if (lead && view.trick().announced().isPresent()) {
            return cards.faction(card) == view.trick().announced().get();
        }
        return !hand || mayHold(slot.holder().get(), card);
    }

    private boolean isConstrained(Slot slot) {
        return slot.count() > 0
                && slot.holder()
                        .filter(seat -> !view.at(seat).lacking().isEmpty()
                                || view.ongoing().missedAt().equals(slot.holder()))
                        .isPresent();
    }

    private CardSet allowed(Slot slot, CardSet among) {
        CardSet allowed = CardSet.EMPTY;
        for (int card : among.toArray()) {
            allowed = mayHold(slot.holder().orElseThrow(), card) ? allowed.with(card) : allowed;
        }
        return allowed;
    }

    /// Whether nothing is known against this card being in the hidden part of a hand.
    private boolean mayHold(Seat seat, int card) {
        boolean lacks = !open.has(card) && view.at(seat).lacking().contains(cards.faction(card));
        boolean missed = view.ongoing().missedAt().equals(Optional.of(seat))
                && view.ongoing().missed().equals(Optional.of(cards.face(card)))
                && !inHand.has(card);
        return !lacks && !missed;
    }

    private CardSet some(CardSet among, int count) {
        int[] array = among.toArray();
        shuffle(array, source);
        CardSet some = CardSet.EMPTY;
        for (int i = 0; i < count; i++) {
            some = some.with(array[i]);
        }
        return some;
    }

    static void shuffle(int[] array, Chance.Source source) {
        int[] order = source.order(array.length);
        int[] copy = array.clone();
        for (int i = 0; i < array.length; i++) {
            array[i] = copy[order[i]];
        }
    }
}
