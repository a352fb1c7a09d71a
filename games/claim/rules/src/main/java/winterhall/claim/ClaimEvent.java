package winterhall.claim;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// What has happened at the table.
public sealed interface ClaimEvent extends Event {
    /// Something by which a seat learns what was hidden.
    sealed interface Reveal extends ClaimEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    // The start (claim:R4–R8)

    record CardsDealt() implements Reveal {}

    record LocationDrawn(Location location) implements Reveal {}

    record LeaderChosen(Seat leader) implements Reveal {}

    record PhaseBegan(Phase phase) implements ClaimEvent {}

    // A trick (claim:R9–R17)

    record CentreTurned(Face card) implements Reveal {}

    record CardLed(Seat seat, Face card, Optional<Cause> cause) implements Reveal {}

    /// A lead under the Mask of Darkness. (claim:A12)
    record CardLedFaceDown(Seat seat, Optional<Face> card, Optional<Cause> cause) implements ClaimEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new CardLedFaceDown(seat, Optional.empty(), cause);
        }
    }

    record FactionAnnounced(Seat seat, Faction faction, Optional<Cause> cause) implements Reveal {}

    record CardPlayed(Seat seat, Face card, Optional<Cause> cause) implements Reveal {}

    record NumberShown(Seat seat, Face card, Optional<Cause> cause) implements Reveal {}

    record LeadTurnedUp(Seat seat, Face card, Optional<Cause> cause) implements Reveal {}

    record TrickWon(Seat winner, Face card, Optional<Cause> cause) implements ClaimEvent {}

    record LeadMoved(Seat leader, Optional<Cause> cause) implements ClaimEvent {}

    // Phase 1 (claim:R18–R24)

    record DeckSeen(Seat seat, Optional<Face> card, Optional<Cause> cause) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new DeckSeen(seat, Optional.empty(), cause);
        }
    }

    record FollowerWon(Seat seat, Face card, Optional<Cause> cause) implements ClaimEvent {}

    /// @param shown whether a Prowler's Torch makes everybody see it (claim:A4)
    record FollowerDrawn(Seat seat, Optional<Face> card, boolean shown, Optional<Cause> cause) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return shown || viewer.knows(seat) ? this : new FollowerDrawn(seat, Optional.empty(), false, cause);
        }
    }

    record GhostKept(Seat seat, Face card, Optional<Cause> cause) implements ClaimEvent {}

    /// A card of the deck that a Ghost's player did not take. (claim:F20)
    record DeckCardDiscarded(Face card, Optional<Cause> cause) implements Reveal {}

    record FollowersTaken() implements ClaimEvent {}

    // Where cards go

    record CardsDiscarded(List<Face> cards, Optional<Cause> cause) implements ClaimEvent {}

    record CardsScored(Seat seat, List<Face> cards, Optional<Cause> cause) implements ClaimEvent {}

    record GnomesLined(Seat seat, List<Face> cards, Optional<Cause> cause) implements ClaimEvent {}

    record TrollsWait(List<Face> cards, Optional<Cause> cause) implements ClaimEvent {}

    record GnomeSmashed(Seat seat, Seat owner, Face gnome, Optional<Cause> cause) implements ClaimEvent {}

    record ToxicSeen(Seat seat, Toxic.Place place, Optional<Toxic> toxic, Optional<Cause> cause) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new ToxicSeen(seat, place, Optional.empty(), cause);
        }
    }

    record LeftoversDiscarded(Seat seat, List<Face> cards, Optional<Cause> cause) implements Reveal {}

    // Artifacts (claim:W1–W6)

    record WindowPassed(Seat seat) implements ClaimEvent {}

    record ArtifactPlayed(Seat seat, Artifact artifact) implements Reveal {}

    record CardSetAside(Seat seat, Optional<Face> card, Optional<Cause> cause) implements ClaimEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new CardSetAside(seat, Optional.empty(), cause);
        }
    }

    record FiveTaken(Seat seat, Seat owner, Face card, Optional<Cause> cause) implements ClaimEvent {}

    /// Nothing was played in the place of a card that King's Dagger took. (claim:A3)
    record NothingPlayed(Seat seat, Optional<Cause> cause) implements ClaimEvent {}

    record CardNamed(Seat seat, Face card, boolean held, Optional<Cause> cause) implements Reveal {}

    record HandCardDiscarded(Seat seat, Face card, Optional<Cause> cause) implements Reveal {}

    record CardRetrieved(Seat seat, Face card, Optional<Cause> cause) implements ClaimEvent {}

    record CardHauled(Seat seat, Face card, Optional<Cause> cause) implements ClaimEvent {}

    record CardGivenUp(Seat seat, Face card, Optional<Cause> cause) implements ClaimEvent {}

    record ValueChanged(Seat seat, PlayedCard.Twist by, Optional<Cause> cause) implements ClaimEvent {}

    record TrickFrozen(Optional<Cause> cause) implements ClaimEvent {}

    // The end (claim:R30–R43)

    record PitSwallowed(Seat seat, List<Face> cards, Optional<Cause> cause) implements Reveal {}

    record CardsGiven(Seat giver, Seat receiver, List<Face> cards, Optional<Cause> cause) implements Reveal {}

    record GnomesCounted(Seat seat, List<Face> cards, Optional<Cause> cause) implements ClaimEvent {}

    record ToxicRevealed(Toxic.Place place, Toxic toxic, Optional<Cause> cause) implements Reveal {}

    record CardsPoisoned(Seat seat, List<Face> cards, Optional<Cause> cause) implements ClaimEvent {}

    record FakesUnmasked(Seat seat, List<Face> cards, Optional<Cause> cause) implements Reveal {}

    record CouplesLeft(Seat seat, List<Face> cards, Optional<Cause> cause) implements ClaimEvent {}

    record VoteCast(Faction faction, Optional<Seat> seat, Optional<Cause> cause) implements ClaimEvent {}

    record MatchEnded(List<Seat> winners, Ending.Reason reason, Optional<Cause> cause) implements ClaimEvent {}
}
