package winterhall.toys.duel;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// What has happened.
sealed interface DuelEvent extends Event {
    /// Somebody sees a card that was hidden before.
    sealed interface Reveal extends DuelEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    record DeckShuffled(int cards) implements DuelEvent {}

    record TurnBegan(Seat seat, int round) implements DuelEvent {}

    /// @param cards what was drawn; unknown to everybody but the drawer
    record CardsDrawn(Seat seat, int count, Optional<List<Card>> cards) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new CardsDrawn(seat, count, Optional.empty());
        }
    }

    /// @param cards what was seen, the top first; unknown to everybody else
    record DeckSeen(Seat seat, int count, Optional<List<Card>> cards) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new DeckSeen(seat, count, Optional.empty());
        }
    }

    /// How many cards were put back where; which ones, only the seat knows.
    record DeckArranged(Seat seat, int top, int under) implements DuelEvent {}

    record AttackDeclared(Seat from, Card card, List<Seat> targets) implements Reveal {}

    record Held(Seat seat) implements DuelEvent {}

    record WeaponUsed(Seat by, Card card, Optional<Seat> against) implements Reveal {}

    record Passed(Seat seat) implements DuelEvent {}

    record WeaponUndone(Card card) implements DuelEvent {}

    record AttackRaised(int value) implements DuelEvent {}

    record AttackLowered(Seat target, int value) implements DuelEvent {}

    record AttackCancelled() implements DuelEvent {}

    record DefenceClaimed(Seat target, Card spent) implements DuelEvent {}

    record Parried(Seat seat, Card card) implements Reveal {}

    record Endured(Seat seat) implements DuelEvent {}

    record AttackResolved(List<Seat> hit, List<Seat> held) implements DuelEvent {}

    record Hurt(List<Seat> seats, int amount) implements DuelEvent {}

    /// @param card what was stolen; unknown to everybody but thief and victim
    record CardStolen(Seat thief, Seat victim, Optional<Card> card) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(thief) || viewer.knows(victim) ? this : new CardStolen(thief, victim, Optional.empty());
        }
    }

    /// @param cards the hand; unknown to everybody but giver and taker
    record HandPassed(Seat giver, Seat taker, int count, Optional<List<Card>> cards) implements DuelEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(giver) || viewer.knows(taker)
                    ? this
                    : new HandPassed(giver, taker, count, Optional.empty());
        }

        @Override
        public boolean reveals() {
            return count > 0;
        }
    }

    record Fell(Seat seat, List<Card> hand) implements DuelEvent {
        @Override
        public boolean reveals() {
            return !hand.isEmpty();
        }
    }

    record MatchEnded(List<Seat> winners) implements DuelEvent {}
}
