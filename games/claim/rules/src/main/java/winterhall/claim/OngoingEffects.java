package winterhall.claim;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;

/// Effects of artifacts that last beyond the trick they were played in.
///
/// @param mask tricks still led face-down, the present one included (claim:A12)
/// @param torch tricks in which deck cards are still shown, the present one included (claim:A4)
/// @param flask the seats whose next card has a bonus, by number (claim:A11)
/// @param cloaked the seat that plays at random in the next trick, where the table plays so (claim:A2)
/// @param frozen the cards of a frozen trick (claim:A16)
/// @param prize the centre card of a frozen trick (claim:A16.5)
/// @param miss what the Wishing Lamp has proven absent (claim:A5)
public record OngoingEffects(
        int mask,
        int torch,
        List<Seat> flask,
        Optional<Seat> cloaked,
        List<PlayedCard> frozen,
        CardSet prize,
        Optional<Miss> miss) {
    static final OngoingEffects NONE =
            new OngoingEffects(0, 0, List.of(), Optional.empty(), List.of(), CardSet.EMPTY, Optional.empty());

    /// A named card that was not in a hand.
    ///
    /// @param spared cards that came into that hand later, of which nothing is proven
    public record Miss(Seat seat, Face named, CardSet spared) {}

    OngoingEffects masked(int tricks) {
        return new OngoingEffects(tricks, torch, flask, cloaked, frozen, prize, miss);
    }

    OngoingEffects torched(int tricks) {
        return new OngoingEffects(mask, tricks, flask, cloaked, frozen, prize, miss);
    }

    boolean flaskWaits(Seat seat) {
        return !flask.isEmpty() && flask.contains(seat);
    }

    OngoingEffects flask(Seat seat, boolean waits) {
        List<Seat> now = Seat.all(Seat.MOST).stream()
                .filter(each -> each.equals(seat) ? waits : flaskWaits(each))
                .toList();
        return new OngoingEffects(mask, torch, now, cloaked, frozen, prize, miss);
    }

    OngoingEffects cloak(Optional<Seat> seat) {
        return new OngoingEffects(mask, torch, flask, seat, frozen, prize, miss);
    }

    /// @param centre what the frozen trick was fought for in phase 1 (claim:A16.5)
    OngoingEffects freeze(List<PlayedCard> cards, CardSet centre) {
        return new OngoingEffects(mask, torch, flask, cloaked, cards, centre, miss);
    }

    OngoingEffects thaw() {
        return frozen.isEmpty() ? this : freeze(List.of(), CardSet.EMPTY);
    }

    OngoingEffects missed(Seat seat, Face named) {
        return new OngoingEffects(
                mask, torch, flask, cloaked, frozen, prize, Optional.of(new Miss(seat, named, CardSet.EMPTY)));
    }

    /// A card came openly into this seat's hand; nothing is proven of it.
    OngoingEffects joined(Seat seat, int card) {
        if (miss.isEmpty() || !miss.get().seat().equals(seat)) {
            return this;
        }
        Miss now = miss.get();
        return new OngoingEffects(
                mask,
                torch,
                flask,
                cloaked,
                frozen,
                prize,
                Optional.of(new Miss(now.seat(), now.named(), now.spared().with(card))));
    }

    /// After a trick, frozen or not. (claim:RU78)
    OngoingEffects afterTrick() {
        return mask == 0 && torch == 0
                ? this
                : new OngoingEffects(
                        Math.max(0, mask - 1), Math.max(0, torch - 1), flask, cloaked, frozen, prize, miss);
    }

    /// The torch has no deck to light in phase 2. (claim:A4)
    OngoingEffects nextPhase() {
        return new OngoingEffects(mask, 0, flask, cloaked, frozen, prize, miss);
    }
}
