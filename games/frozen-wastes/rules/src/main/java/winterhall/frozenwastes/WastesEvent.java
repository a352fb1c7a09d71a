package winterhall.frozenwastes;

import java.util.List;
import java.util.Optional;
import winterhall.engine.Cause;
import winterhall.engine.Event;
import winterhall.engine.Seat;
import winterhall.engine.Viewer;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.Skill;
import winterhall.frozenwastes.cards.Threat;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Colour;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Symbol;
import winterhall.frozenwastes.map.Terrain;
import winterhall.frozenwastes.map.Town;
import winterhall.frozenwastes.map.Weather;

/// What happens in a match.
public sealed interface WastesEvent extends Event {
    /// Things that come up by chance or from hiding: nobody takes them back.
    sealed interface Revealing extends WastesEvent {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    record HeroTaken(Seat seat, CardId hero) implements WastesEvent {}

    record FirstChosen(Seat seat) implements WastesEvent {}

    record StartedIn(Seat seat, Hex town) implements WastesEvent {}

    /// New cards in a town. (frozen-wastes:R128)
    record CardsAdded(Town town, List<CardId> cards) implements Revealing {}

    record RoundBegan(int round) implements WastesEvent {}

    record TurnBegan(int turn, Seat seat) implements WastesEvent {}

    record Rested(Seat seat, CardId who) implements WastesEvent {}

    record DieSetAside(Seat seat) implements WastesEvent {}

    record DiceRolled(Seat seat, List<Face> dice) implements WastesEvent {}

    record DieTurned(Seat seat, Face from, Face to, Optional<Cause> cause) implements WastesEvent {}

    record DieRerolled(Seat seat, Face from, Face to, Optional<Cause> cause) implements WastesEvent {}

    /// Along this way, paid with these dice. (frozen-wastes:R31)
    record Walked(Seat seat, List<Hex> path, List<Face> dice) implements WastesEvent {}

    /// The forced step. (frozen-wastes:R34)
    record Trudged(Seat seat, Hex to) implements WastesEvent {}

    record FlareLit(Seat seat) implements WastesEvent {}

    record FlareFollowed(Seat seat, Hex town) implements WastesEvent {}

    record FlareLost(Seat seat, Optional<Cause> cause) implements WastesEvent {}

    record WarmedUp(Seat seat, List<CardId> who, int gold) implements WastesEvent {}

    record PowerUsed(Seat seat, CardId card, Power.Deed deed) implements WastesEvent {}

    record Treated(Seat seat, CardId card, CardId patient, Harm harm, int amount) implements WastesEvent {}

    record ExtraDie(Seat seat, CardId card) implements WastesEvent {}

    record CardDiscarded(Seat seat, CardId card, Optional<Cause> cause) implements WastesEvent {}

    /// Survival begins: the weather takes its toll. (frozen-wastes:R40)
    record FrostFell(Seat seat, Terrain terrain, int frost, Weather weather) implements WastesEvent {}

    record Protected(Seat seat, CardId who) implements WastesEvent {}

    /// Counters are put on a character. (frozen-wastes:R48)
    record Harmed(Seat seat, CardId who, Harm harm, int amount, Optional<Cause> cause) implements WastesEvent {}

    /// A power cancelled some of it.
    record HarmCancelled(Seat seat, CardId card, CardId who, Harm harm, int amount) implements WastesEvent {}

    /// Frost turned into white death. (frozen-wastes:R50)
    record FrostBit(Seat seat, CardId who, int frost, boolean prevented) implements WastesEvent {}

    record CountersRemoved(Seat seat, CardId who, Harm harm, int amount, Optional<Cause> cause)
            implements WastesEvent {}

    record AllyDied(Seat seat, CardId ally, Optional<Cause> cause) implements WastesEvent {}

    record KnockedOut(Seat seat, int gold, Optional<Cause> cause) implements WastesEvent {}

    record CardLost(Seat seat, CardId card, Optional<Cause> cause) implements WastesEvent {}

    record GearLost(Seat seat, Gear gear, Optional<Cause> cause) implements WastesEvent {}

    record Retreated(Seat seat, Hex town) implements WastesEvent {}

    record PrincessLost(Seat seat, Optional<Cause> cause) implements WastesEvent {}

    /// An adventure card is turned. (frozen-wastes:R66)
    record AdventureDrawn(Seat seat, CardId card) implements Revealing {}

    /// The deck and its discards hold no Challenge. (frozen-wastes:R67, RU86)
    record NothingFound(Seat seat, Colour colour) implements WastesEvent {}

    record DeckReshuffled(Colour colour) implements WastesEvent {}

    record EventBegan(CardId event, Weather weather) implements WastesEvent {}

    record EventRejected(CardId event) implements WastesEvent {}

    record CountersRefilled(List<Hex> jewels, Optional<Cause> cause) implements WastesEvent {}

    record ChallengeMet(Seat seat, CardId challenge) implements WastesEvent {}

    /// A skill test. (frozen-wastes:R59)
    record TestRolled(
            Seat seat,
            CardId card,
            Attribute attribute,
            Optional<Skill> skill,
            int first,
            int second,
            int bonus,
            int difficulty,
            boolean passed)
            implements WastesEvent {}

    record LuckstoneUsed(Seat seat) implements WastesEvent {}

    record HeroAttacked(Seat seat, Seat rival) implements WastesEvent {}

    record EnemyLowered(Seat seat, CardId card, Phase phase, int amount) implements WastesEvent {}

    record CombatChanged(CardId challenge, Threat.Result result, int amount) implements WastesEvent {}

    record RoundFought(Seat seat, int round) implements WastesEvent {}

    /// Who acts in a phase. (frozen-wastes:R93)
    record ActorNamed(Seat seat, CardId who, Phase phase, boolean attacks) implements WastesEvent {}

    /// The target that a defending hero rolls. (frozen-wastes:R182)
    record TargetRolled(Seat seat, Phase phase, int first, int second, int bonus) implements WastesEvent {}

    record CombatRolled(
            Seat seat,
            CardId who,
            Phase phase,
            boolean attacks,
            int first,
            int second,
            int bonus,
            int target,
            boolean hit)
            implements WastesEvent {}

    record EscapeRolled(Seat seat, Attribute attribute, int first, int second, int bonus, int target, boolean escaped)
            implements WastesEvent {}

    record EnemyWounded(Seat seat, CardId challenge, int wounds, Optional<Cause> cause) implements WastesEvent {}

    record Escaped(Seat seat, Optional<Cause> cause) implements WastesEvent {}

    record ChallengeDefeated(Seat seat, CardId challenge) implements WastesEvent {}

    record ChallengeRemains(Seat seat, CardId challenge, Optional<Integer> number) implements WastesEvent {}

    record GoldGained(Seat seat, int gold, Optional<Cause> cause) implements WastesEvent {}

    record GoldLost(Seat seat, int gold, Optional<Cause> cause) implements WastesEvent {}

    record ExperienceGained(Seat seat, int points, Optional<Cause> cause) implements WastesEvent {}

    record GearGained(Seat seat, Gear gear, Optional<Cause> cause) implements WastesEvent {}

    record CardsTurnedDown(Seat seat, List<CardId> cards, Optional<Cause> cause) implements WastesEvent {}

    /// Only the owner learns which. (frozen-wastes:H1)
    record RumorGained(Seat seat, Optional<Symbol> token) implements Revealing {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new RumorGained(seat, Optional.empty());
        }
    }

    /// Taken from another seat, since the pool is empty; these two know which. (frozen-wastes:R146, H2)
    record RumorTaken(Seat seat, Seat from, Optional<Symbol> token) implements Revealing {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) || viewer.knows(from) ? this : new RumorTaken(seat, from, Optional.empty());
        }
    }

    /// Only the owner learns which. (frozen-wastes:H3)
    record ClueGained(Seat seat, Optional<Clue> clue) implements Revealing {
        @Override
        public Event seenBy(Viewer viewer) {
            return viewer.knows(seat) ? this : new ClueGained(seat, Optional.empty());
        }
    }

    /// @param tokens back in the pool, after all have seen them (frozen-wastes:R153)
    record LegendDiscovered(Seat seat, CardId legend, Purse<Symbol> tokens) implements Revealing {}

    record LegendTurned(CardId legend) implements Revealing {}

    /// @param given back in the clue deck; the others of `shown` stay in hand (frozen-wastes:R163)
    record PrincessFound(Seat seat, Clue given, Purse<Clue> shown) implements Revealing {}

    record CardGained(Seat seat, CardId card, Optional<Cause> cause) implements WastesEvent {}

    /// The spoils of a combat between heroes. (frozen-wastes:R186)
    record SpoilsTaken(Seat seat, Seat from, int gold, Optional<CardId> card, Optional<Gear> gear)
            implements WastesEvent {}

    record MarketEntered(Seat seat, Town town) implements WastesEvent {}

    record Bought(Seat seat, CardId card, int price) implements WastesEvent {}

    record Sold(Seat seat, CardId card, int price) implements WastesEvent {}

    record GearBought(Seat seat, Gear gear, int price) implements WastesEvent {}

    record Healed(Seat seat, CardId who, Harm harm, int amount, int price) implements WastesEvent {}

    record Trained(Seat seat, Growth.Counter counter, int points) implements WastesEvent {}

    /// How the match ended. (frozen-wastes:R191, R192, R194)
    record MatchEnded(Ending.Way way, Optional<Seat> winner) implements WastesEvent {}
}
