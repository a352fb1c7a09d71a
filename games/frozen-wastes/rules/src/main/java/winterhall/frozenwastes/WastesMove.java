package winterhall.frozenwastes;

import winterhall.engine.Move;
import winterhall.engine.Seat;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;
import winterhall.frozenwastes.cards.Attribute;
import winterhall.frozenwastes.cards.Gear;
import winterhall.frozenwastes.cards.Growth;
import winterhall.frozenwastes.cards.Harm;
import winterhall.frozenwastes.cards.Phase;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.map.Clue;
import winterhall.frozenwastes.map.Face;
import winterhall.frozenwastes.map.Symbol;

/// What a seat answers, grouped by the question.
public sealed interface WastesMove extends Move {
    /// Which hero one plays. (frozen-wastes:R14)
    record TakeHero(CardId hero) implements WastesMove {}

    /// Where the figure starts. (frozen-wastes:R15)
    record StartIn(Hex town) implements WastesMove {}

    /// What can be done at every quiet moment of one's own turn. (frozen-wastes:R139, RU101)
    sealed interface Quiet extends Preparation, Journey, Venture, Bargain, Training, Evening {}

    /// Use a power that needs no target.
    record UsePower(CardId card, Power.Deed deed)
            implements Quiet, Protection, BeforeCombat, Stance, Boost, SecondChance, Reaction {}

    /// Use a power on one character of the party.
    record Treat(CardId card, Power.Deed deed, CardId patient) implements Quiet {}

    /// Throw an own card away. (frozen-wastes:R139, R140)
    record Discard(CardId card) implements Quiet, Surplus {}

    /// What to do with the flare crystal under the figure. (frozen-wastes:R74)
    sealed interface Flare extends WastesMove {}

    record FollowFlare(Hex town) implements Flare {}

    record IgnoreFlare() implements Flare {}

    /// Whether the party gets rid of its frost. (frozen-wastes:R75, R127)
    sealed interface Warming extends WastesMove {}

    record WarmUp() implements Warming {}

    record StayCold() implements Warming {}

    /// Pay for one character while warmth costs gold. (frozen-wastes:RU108)
    record WarmOne(CardId who) implements Warming {}

    /// Before the dice are rolled. (frozen-wastes:R26, R27)
    sealed interface Preparation extends WastesMove {}

    /// Set a die aside; this character loses one exhaustion. (frozen-wastes:R27)
    record Rest(CardId who) implements Preparation {}

    /// Set a die aside although nobody is exhausted. (frozen-wastes:R27)
    record SetDieAside() implements Preparation {}

    record RollDice() implements Preparation {}

    /// Going over the map. (frozen-wastes:R29–R34)
    sealed interface Journey extends WastesMove {}

    /// Go there by a way that takes the fewest dice. (frozen-wastes:R31)
    record Walk(Hex to) implements Journey {}

    /// Spend this die to enter the next space. (frozen-wastes:R31)
    record Step(Hex to, Face die) implements Journey {}

    /// The forced step, without a die. (frozen-wastes:R34)
    record Trudge(Hex to) implements Journey, Preparation {}

    /// Discard a snowshoe to turn a die. (frozen-wastes:R80)
    record UseSnowshoe(Face from, Face to) implements Journey {}

    /// Use a power to turn a die.
    record TurnDie(CardId card, Face from, Face to) implements Journey {}

    /// Use a power to roll a die again.
    record RerollDie(CardId card, Face die) implements Journey {}

    /// Spend these tokens for a Legend. (frozen-wastes:R149–R153)
    record DiscoverLegend(CardId legend, Purse<Symbol> tokens) implements Journey {}

    /// Show these clue cards and give up the one that stands for one's own space. (frozen-wastes:R163, RU80)
    record FindPrincess(Clue given, Purse<Clue> shown) implements Journey {}

    record Halt() implements Journey {}

    /// Before frost or another harm is taken. (frozen-wastes:RU81, R52)
    sealed interface Protection extends WastesMove {}

    /// Cancel one of the counters for this character. (frozen-wastes:RU22)
    record Protect(CardId who) implements Protection {}

    record Endure() implements Protection {}

    /// What to do in the Adventure step. (frozen-wastes:R43)
    sealed interface Venture extends WastesMove {}

    record SeekAdventure() implements Venture {}

    record AttackHero(Seat rival) implements Venture {}

    record Pass() implements Venture {}

    /// Before the first round. (frozen-wastes:R81)
    sealed interface BeforeCombat extends WastesMove {}

    record LowerEnemy(CardId card, Phase phase) implements BeforeCombat {}

    record BeginCombat() implements BeforeCombat {}

    /// How a round begins. (frozen-wastes:R90, R106)
    sealed interface Stance extends WastesMove {}

    record Escape(Attribute attribute) implements Stance {}

    record FightOn() implements Stance {}

    /// Who acts in a phase. (frozen-wastes:R91)
    sealed interface Action extends WastesMove {}

    record Attack(CardId who) implements Action {}

    record Defend() implements Action {}

    /// Before a combat roll. (frozen-wastes:R22)
    sealed interface Boost extends WastesMove {}

    record Roll() implements Boost {}

    /// After a failed combat roll.
    sealed interface SecondChance extends WastesMove {}

    /// After a failed test. (frozen-wastes:R79)
    sealed interface Reaction extends WastesMove {}

    record UseLuckstone() implements Reaction {}

    record Accept() implements Reaction, SecondChance {}

    /// Which card goes, if there are too many. (frozen-wastes:R140)
    sealed interface Surplus extends WastesMove {}

    /// What is lost in a knockout or taken as spoils. (frozen-wastes:R186, R189)
    sealed interface Loss extends WastesMove {}

    record GiveCard(CardId card) implements Loss {}

    record GiveGear(Gear gear) implements Loss {}

    /// Where to go after a knockout. (frozen-wastes:R189)
    record RetreatTo(Hex town) implements WastesMove {}

    /// Whose rumor token to take if the pool is empty. (frozen-wastes:R146)
    sealed interface Theft extends WastesMove {}

    record TakeRumor(Seat from) implements Theft {}

    record TakeNone() implements Theft {}

    /// Whether to take a Market step. (frozen-wastes:R126)
    sealed interface Visit extends WastesMove {}

    record EnterMarket() implements Visit {}

    record PassBy() implements Visit {}

    /// Dealings in a town. (frozen-wastes:R129)
    sealed interface Bargain extends WastesMove {}

    record Buy(CardId card) implements Bargain {}

    record Sell(CardId card) implements Bargain {}

    record BuyGear(Gear gear) implements Bargain {}

    /// Remove one wound, all exhaustion or one white death. (frozen-wastes:R118, R134)
    record Heal(CardId who, Harm harm) implements Bargain {}

    record LeaveMarket() implements Bargain {}

    /// Buying experience counters. (frozen-wastes:R120)
    sealed interface Training extends WastesMove {}

    record Train(Growth.Counter counter) implements Training {}

    record StopTraining() implements Training {}

    /// The end of the turn. (frozen-wastes:R73)
    sealed interface Evening extends WastesMove {}

    record LightFlare() implements Evening {}

    record EndTurn() implements Evening {}
}
