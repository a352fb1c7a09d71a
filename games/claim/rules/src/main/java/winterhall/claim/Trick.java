package winterhall.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import winterhall.engine.Seat;
import winterhall.engine.kit.CardSet;

/// The trick under way: a piece on the table that every artifact can change.
///
/// @param plays what lies in it, the lead first
/// @param spells what artifacts have put over it, in the order played (claim:RU73)
/// @param masked whether the lead lies face-down (claim:A12)
/// @param last whether it was the final trick when it began (claim:A1)
/// @param winner who won it, once it is judged
/// @param ghosts the seats that keep their Ghost, by number (claim:F20)
/// @param deckCardForWinner whether a Seer's winner takes the card of the deck (claim:F9)
/// @param givenUp cards let go by the Spyglass (claim:A7)
public record Trick(
        List<PlayedCard> plays,
        List<Spell> spells,
        boolean masked,
        boolean last,
        Optional<Seat> winner,
        List<Seat> ghosts,
        boolean deckCardForWinner,
        CardSet givenUp) {
    static final Trick NONE =
            new Trick(List.of(), List.of(), false, false, Optional.empty(), List.of(), false, CardSet.EMPTY);
    static final Trick FINAL =
            new Trick(List.of(), List.of(), false, true, Optional.empty(), List.of(), false, CardSet.EMPTY);

    /// The card of this seat, if it has played.
    Optional<PlayedCard> of(Seat seat) {
        for (int i = 0; i < plays.size(); i++) {
            if (plays.get(i).seat().equals(seat)) {
                return Optional.of(plays.get(i));
            }
        }
        return Optional.empty();
    }

    PlayedCard lead() {
        return plays.getFirst();
    }

    CardSet cards() {
        CardSet cards = CardSet.EMPTY;
        for (int i = 0; i < plays.size(); i++) {
            cards = cards.with(plays.get(i).card());
        }
        return cards;
    }

    boolean under(Spell.Kind kind) {
        for (int i = 0; i < spells.size(); i++) {
            if (spells.get(i).kind() == kind) {
                return true;
            }
        }
        return false;
    }

    Trick play(PlayedCard played, boolean asLead) {
        List<PlayedCard> more;
        if (plays.isEmpty()) {
            more = List.of(played);
        } else if (plays.size() == 1) {
            more = asLead ? List.of(played, plays.getFirst()) : List.of(plays.getFirst(), played);
        } else {
            var all = new ArrayList<>(plays);
            all.add(asLead ? 0 : all.size(), played);
            more = List.copyOf(all);
        }
        return new Trick(more, spells, masked, last, winner, ghosts, deckCardForWinner, givenUp);
    }

    Trick without(Seat seat) {
        return withPlays(
                plays.stream().filter(played -> !played.seat().equals(seat)).toList());
    }

    Trick twist(Seat seat, PlayedCard.Twist twist) {
        return withPlays(plays.stream()
                .map(played -> played.seat().equals(seat) ? played.twisted(twist) : played)
                .toList());
    }

    private Trick withPlays(List<PlayedCard> changed) {
        return new Trick(changed, spells, masked, last, winner, ghosts, deckCardForWinner, givenUp);
    }

    Trick cast(Spell spell) {
        var more = new ArrayList<>(spells);
        more.add(spell);
        return new Trick(plays, List.copyOf(more), masked, last, winner, ghosts, deckCardForWinner, givenUp);
    }

    Trick without(Spell.Kind kind) {
        return under(kind)
                ? new Trick(
                        plays,
                        spells.stream().filter(spell -> spell.kind() != kind).toList(),
                        masked,
                        last,
                        winner,
                        ghosts,
                        deckCardForWinner,
                        givenUp)
                : this;
    }

    Trick maskedNow(boolean now) {
        return new Trick(plays, spells, now, last, winner, ghosts, deckCardForWinner, givenUp);
    }

    Trick wonBy(Seat seat) {
        return new Trick(plays, spells, masked, last, Optional.of(seat), ghosts, deckCardForWinner, givenUp);
    }

    Trick keepingGhostOf(Seat seat) {
        var more = new ArrayList<>(ghosts);
        more.add(seat);
        return new Trick(plays, spells, masked, last, winner, List.copyOf(more), deckCardForWinner, givenUp);
    }

    Trick withDeckCardForWinner() {
        return new Trick(plays, spells, masked, last, winner, ghosts, true, givenUp);
    }

    Trick givingUp(int card) {
        return new Trick(plays, spells, masked, last, winner, ghosts, deckCardForWinner, givenUp.with(card));
    }
}
