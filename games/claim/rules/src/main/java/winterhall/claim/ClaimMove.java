package winterhall.claim;

import java.util.List;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// What a seat may say. Cards are named as their mover knows them.
public sealed interface ClaimMove extends Move {
    /// Leads, follows or replaces a card. (claim:R9, claim:R10)
    record Play(Face card) implements ClaimMove {}

    /// Lets the window go by. (claim:W1)
    record Pass() implements ClaimMove {}

    /// Plays an artifact. (claim:W1)
    record Use(Artifact artifact) implements ClaimMove {}

    /// Does not use what a power offers.
    record Decline() implements ClaimMove {}

    /// Looks at the top of the deck with a Seer. (claim:F9)
    record Look() implements ClaimMove {}

    /// Takes an open card of the centre as a follower. (claim:R20, claim:N4)
    record Recruit(Face card) implements ClaimMove {}

    /// Takes the top card of the deck with a Seer. (claim:F9)
    record TakeDeck() implements ClaimMove {}

    /// Keeps the played Ghost instead of the card due. (claim:F20)
    record KeepGhost() implements ClaimMove {}

    /// Looks at one of the Toxics. (claim:F19)
    record Peek(Toxic.Place place) implements ClaimMove {}

    /// Smashes a Gnome in an opponent's row. (claim:F6)
    record Smash(Seat owner, Face gnome) implements ClaimMove {}

    /// Takes this Troll where the winner may choose. (claim:F8)
    record TakeTroll(Face card) implements ClaimMove {}

    /// Sets a card aside for the final trick. (claim:A1)
    record SetAside(Face card) implements ClaimMove {}

    /// Names a card for the Wishing Lamp. (claim:A5)
    record Name(Face card) implements ClaimMove {}

    /// Takes a card out of the discard. (claim:A6, claim:A7)
    record Retrieve(Face card) implements ClaimMove {}

    /// Lets go of a card of the trick for the Spyglass. (claim:A7)
    record GiveUp(Face card) implements ClaimMove {}

    /// Takes a card of one's own score pile into the hand. (claim:A9)
    record Haul(Face card) implements ClaimMove {}

    /// Makes one's own card count two more. (claim:A8)
    record Raise() implements ClaimMove {}

    /// Makes one's own card count two less. (claim:A8)
    record Lower() implements ClaimMove {}

    /// Hands over cards in the Tavern. (claim:L1)
    ///
    /// In whichever order they are named, it is the same gift.
    record Give(List<Face> cards) implements ClaimMove {
        public Give {
            cards = cards.stream().sorted().toList();
        }
    }
}
