package winterhall.valda;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;

/// What has happened. What a rule, a power or a card brought about ends in its cause.
public sealed interface ValdaEvent extends Event {
    /// Somebody sees a card that was hidden before.
    sealed interface Reveal extends ValdaEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    // --- setting up and the course of a match

    record DeckShuffled(MainDeck deck, int cards, Optional<Cause> cause) implements ValdaEvent {}

    record DivineDeckLaid(Area area, int cards) implements ValdaEvent {}

    record AreasDealt(Seat seat, List<Area> areas) implements ValdaEvent {}

    /// @param seat who decided it; nobody if chance did
    record OccupantSettled(Area area, Deity occupant, Optional<Seat> seat) implements ValdaEvent {}

    record RoundBegan(int round) implements ValdaEvent {}

    record TurnBegan(Seat seat, int round, int actions, int points) implements ValdaEvent {}

    record PhaseBegan(Seat seat, Phase phase) implements ValdaEvent {}

    record MatchEnded(List<Seat> winners) implements ValdaEvent {}

    // --- goods and points

    /// @param recycled whether it is a divine card that has been in a discard pile, as anyone sees who sees it (valda:RU134)
    /// @param cause what spared it the action point, if something did
    record ActionPlayed(Seat seat, CardId card, int cost, boolean recycled, Optional<Cause> cause) implements Reveal {}

    record PointsGained(Seat seat, int actions, int points, Optional<Cause> cause) implements ValdaEvent {}

    record TokenTurned(Seat seat, TokenSide into, Optional<Cause> cause) implements ValdaEvent {}

    record ResourcesGained(Seat seat, Stock resources, Optional<Cause> cause) implements ValdaEvent {}

    record ResourcesTraded(Seat seat, Stock given, Stock taken, Optional<Cause> cause) implements ValdaEvent {}

    record ResourcesPaid(Seat seat, Stock resources, Optional<Cause> cause) implements ValdaEvent {}

    record RuneTraded(Seat seat, Stock taken, Optional<Cause> cause) implements ValdaEvent {}

    /// @param missed how many the supply did not have
    record RunesGained(Seat seat, int runes, int missed, Optional<Cause> cause) implements ValdaEvent {}

    record ResourcesStolen(Seat thief, Seat victim, Stock resources, Optional<Cause> cause) implements ValdaEvent {}

    record RunesStolen(Seat thief, Seat victim, int runes, Optional<Cause> cause) implements ValdaEvent {}

    // --- buildings

    /// Paid, and not yet placed.
    record BuildingBegun(Seat seat, BuildingKind building, Stock paid) implements ValdaEvent {}

    record TempleBegun(Seat seat, Area area, Stock paid) implements ValdaEvent {}

    record BuildingPlaced(Seat seat, BuildingKind building, Optional<Cause> cause) implements ValdaEvent {}

    record TemplePlaced(Seat seat, Site temple) implements ValdaEvent {}

    record BuildingUndone(Seat seat, Stock returned, Optional<Cause> cause) implements ValdaEvent {}

    record BuildingDestroyed(Seat seat, BuildingKind building, Optional<Cause> cause) implements ValdaEvent {}

    record TempleDestroyed(Seat seat, Site temple, Optional<Cause> cause) implements ValdaEvent {}

    record TempleMoved(Seat seat, Site from, Site to, Optional<Cause> cause) implements ValdaEvent {}

    record TemplesSwitched(Seat seat, Site own, Seat opponent, Site other, Optional<Cause> cause)
            implements ValdaEvent {}

    record TempleFrozen(Seat seat, Site temple, Seat by, boolean forEver, Optional<Cause> cause)
            implements ValdaEvent {}

    record TemplesThawed(Seat by, List<Site> temples, Optional<Cause> cause) implements ValdaEvent {}

    record TemplesProtected(Seat seat, Optional<Cause> cause) implements ValdaEvent {}

    record LevelBorrowed(Seat seat, Area area, Optional<Cause> cause) implements ValdaEvent {}

    // --- followers

    record FollowersGained(Seat seat, int followers, Optional<Cause> cause) implements ValdaEvent {}

    /// @param saved how many a safe haven or 0 kept
    record FollowersLost(Seat seat, int followers, int saved, Optional<Cause> cause) implements ValdaEvent {}

    record FollowersStolen(Seat thief, Seat victim, int followers, int saved, Optional<Cause> cause)
            implements ValdaEvent {}

    record FollowersTraded(Seat seat, String trade, Stock paid, int runes, int followers, Optional<Cause> cause)
            implements ValdaEvent {}

    record HavensIgnored(Seat seat, Optional<Cause> cause) implements ValdaEvent {}

    // --- cards

    /// @param cards what was drawn; unknown to everybody but the drawer
    record CardsDrawn(Seat seat, MainDeck deck, int count, Optional<List<CardId>> cards, Optional<Cause> cause)
            implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new CardsDrawn(seat, deck, count, Optional.empty(), cause);
        }
    }

    /// @param card what was drawn; unknown to everybody but the drawer and those who had seen it
    record DivineCardDrawn(Seat seat, Area area, Optional<CardId> card, Optional<Cause> cause) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new DivineCardDrawn(seat, area, Optional.empty(), cause);
        }
    }

    /// The divine card that the victim has just drawn.
    record DivineCardTaken(Seat thief, Seat victim, Optional<CardId> card, Optional<Cause> cause) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(thief) || viewer.knows(victim)
                    ? this
                    : new DivineCardTaken(thief, victim, Optional.empty(), cause);
        }
    }

    record CardPutUnder(Seat seat, MainDeck deck, Optional<CardId> card, Optional<Cause> cause) implements ValdaEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new CardPutUnder(seat, deck, Optional.empty(), cause);
        }
    }

    record DeckSeen(Seat seat, Area area, Optional<CardId> card, Optional<Cause> cause) implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new DeckSeen(seat, area, Optional.empty(), cause);
        }
    }

    /// @param recycled those of the cards that have been in a discard pile
    record HandSeen(
            Seat seat, Seat opponent, Optional<List<CardId>> cards, List<CardId> recycled, Optional<Cause> cause)
            implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) || viewer.knows(opponent)
                    ? this
                    : new HandSeen(seat, opponent, Optional.empty(), List.of(), cause);
        }
    }

    /// @param recycled whether it has been in a discard pile; no for those who do not see the card
    record CardStolen(Seat thief, Seat victim, Optional<CardId> card, boolean recycled, Optional<Cause> cause)
            implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(thief) || viewer.knows(victim)
                    ? this
                    : new CardStolen(thief, victim, Optional.empty(), false, cause);
        }
    }

    /// @param given the former hand of the seat; the two know both hands, others neither
    /// @param gained the former hand of the opponent
    /// @param recycledGiven those given that have been in a discard pile
    /// @param recycledGained those gained that have been in a discard pile
    record HandsSwapped(
            Seat seat,
            Seat opponent,
            Optional<List<CardId>> given,
            Optional<List<CardId>> gained,
            List<CardId> recycledGiven,
            List<CardId> recycledGained,
            Optional<Cause> cause)
            implements Reveal {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) || viewer.knows(opponent)
                    ? this
                    : new HandsSwapped(seat, opponent, Optional.empty(), Optional.empty(), List.of(), List.of(), cause);
        }
    }

    /// @param recycled whether it has been in a discard pile before
    record CardDiscarded(Seat seat, CardId card, boolean recycled, Optional<Cause> cause) implements Reveal {}

    record CardTaken(Seat seat, CardId card, Optional<Cause> cause) implements ValdaEvent {}

    record DeckRanDry(Seat seat, MainDeck deck) implements ValdaEvent {}

    // --- dice

    record DiceRolled(Seat seat, List<Face> faces, Optional<Cause> cause) implements ValdaEvent {}

    record DieRerolled(Seat seat, int die, Face face, Optional<Cause> cause) implements ValdaEvent {}

    record DieTurned(Seat seat, int die, Face face, CardId card) implements Reveal {}

    /// @param kept how many followers the skull would have cost
    record SkullSoftened(Seat seat, int kept, Optional<Cause> cause) implements ValdaEvent {}

    // --- attacks

    /// @param cards one, or two with Brute; the first gives the effect
    /// @param recycled those of them that have been in a discard pile
    record AttackDeclared(Seat seat, List<CardId> cards, List<Seat> targets, int value, List<CardId> recycled)
            implements Reveal {}

    /// @param source the anchor of the card or God it comes from
    /// @param against the only target it counts for
    /// @param value against the target named, or else against all without changes of their own
    record AttackChanged(Seat seat, String source, int amount, Optional<Seat> against, int value, Optional<Cause> cause)
            implements ValdaEvent {}

    /// @param against for whom it is cancelled; empty for all
    record AttackCancelled(Seat seat, Optional<Seat> against, Optional<Cause> cause) implements ValdaEvent {}

    record AttacksForbidden(Seat seat, Optional<Cause> cause) implements ValdaEvent {}

    /// @param attacked whether it is over after an attack, or came to none
    record Held(Seat seat, boolean attacked) implements ValdaEvent {}

    /// @param aegis whether an attack card serves as defence
    /// @param bonus what Tyr adds
    /// @param recycled whether the card has been in a discard pile
    record Defended(
            Seat seat, CardId card, boolean aegis, int value, int bonus, boolean recycled, Optional<Cause> cause)
            implements Reveal {}

    record Endured(Seat seat) implements ValdaEvent {}

    record DefenceClaimed(Seat seat, Seat target, Optional<Cause> cause) implements ValdaEvent {}

    record AttackResolved(Seat seat, List<Seat> hit, List<Seat> held) implements ValdaEvent {}

    // --- weapons

    /// @param on against whom it is directed
    record WeaponUsed(Seat seat, CardId card, Optional<Seat> on) implements Reveal {}

    record Passed(Seat seat) implements ValdaEvent {}
}
