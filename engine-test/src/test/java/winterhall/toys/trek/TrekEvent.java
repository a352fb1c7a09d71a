package winterhall.toys.trek;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;

/// What happens in a match of trek.
public sealed interface TrekEvent extends Event {
    /// By lot. (trek:R4)
    record FirstChosen(Seat seat) implements TrekEvent {}

    record RoundBegun(int round) implements TrekEvent {}

    record TurnBegun(int turn, Seat seat) implements TrekEvent {}

    /// Movement dice. (trek:R6)
    record DiceRolled(Seat seat, List<Die> dice) implements TrekEvent {}

    /// By a snowshoe. (trek:R8)
    record DieTurned(Seat seat, Die from, Die to) implements TrekEvent {}

    record Entered(Seat seat, Hex hex) implements TrekEvent {}

    /// A token was turned, and it is a treasure; only the finder learns which. (trek:R11, R13)
    record TreasureFound(Seat seat, Hex hex, Optional<Treasure> treasure) implements TrekEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new TreasureFound(seat, hex, Optional.empty());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// A token was turned, and it is a beast. (trek:R11)
    record BeastTurned(Seat seat, Hex hex, Beast beast) implements TrekEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record FightBegun(Seat seat, Beast beast) implements TrekEvent {}

    record FightRoundBegun(Seat seat, int round) implements TrekEvent {}

    /// Two dice, with the bonus, against a value. (trek:R19)
    record Rolled(Seat seat, Fighter by, RollPurpose deed, int first, int second, int bonus, int target)
            implements TrekEvent {
        boolean fails() {
            return first + second + bonus < target;
        }
    }

    /// To roll again. (trek:R21)
    record LuckstoneUsed(Seat seat) implements TrekEvent {}

    record BeastHurt(Seat seat, Beast beast) implements TrekEvent {}

    record HeroHurt(Seat seat, int wounds) implements TrekEvent {}

    record AllyHurt(Seat seat, Ally ally, int wounds) implements TrekEvent {}

    record AllyDied(Seat seat, Ally ally) implements TrekEvent {}

    /// The fight is over, and the beast stays. (trek:R16, R17)
    record FightLeft(Seat seat, Beast beast) implements TrekEvent {}

    record BeastDefeated(Seat seat, Beast beast, int gold) implements TrekEvent {}

    /// A treasure that lay under a beast; the seat that takes it learns which it is, or knew it before. (trek:R13, R22)
    ///
    /// @param treasure told to the taker alone
    /// @param known whether the taker had seen it before
    record TreasureTaken(Seat seat, Optional<Treasure> treasure, boolean known) implements TrekEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new TreasureTaken(seat, Optional.empty(), known);
        }

        @Override
        public boolean reveals() {
            return !known;
        }
    }

    /// @param treasures how many go under the beast (trek:R27)
    record KnockedOut(Seat seat, int gold, int treasures) implements TrekEvent {}

    record Retreated(Seat seat, Hex village) implements TrekEvent {}

    record Bought(Seat seat, Ware ware, Purse<Gear> price) implements TrekEvent {}

    record Hired(Seat seat, Ally ally) implements TrekEvent {}

    /// Chosen in secret, revealed together. (trek:R28)
    record CampRevealed(Seat seat, Site site) implements TrekEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// In the cave. (trek:R29)
    record Rested(Seat seat) implements TrekEvent {}

    /// In the grove. (trek:R29)
    record Foraged(Seat seat) implements TrekEvent {}

    /// From the ridge; the others learn no more than where. (trek:R29)
    record LookedAt(Seat seat, Hex hex, Optional<Face> face) implements TrekEvent {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new LookedAt(seat, hex, Optional.empty());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// On the summit. (trek:R30)
    record SummitClaimed(Seat seat, Treasure first, Treasure second) implements TrekEvent {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /// At the end. (trek:R31)
    record TreasuresShown(Seat seat, List<Treasure> treasures) implements TrekEvent {
        @Override
        public boolean reveals() {
            return !treasures.isEmpty();
        }
    }
}
