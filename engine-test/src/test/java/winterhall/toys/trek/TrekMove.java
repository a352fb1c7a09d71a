package winterhall.toys.trek;

import winterhall.engine.Move;
import winterhall.engine.kit.Hex;
import winterhall.engine.kit.Purse;

/// What a seat answers, grouped by the question.
public sealed interface TrekMove extends Move {
    /// Going on over the map.
    sealed interface Stride extends TrekMove {}

    /// Spend this die to enter that space. (trek:R7)
    record Walk(Hex to, Die with) implements Stride {}

    /// Discard a snowshoe to turn a die. (trek:R8)
    record TurnDie(Die from, Die to) implements Stride {}

    /// Go one space without a die. (trek:R9)
    record Trudge(Hex to) implements Stride {}

    /// Stay here. (trek:R10)
    record Halt() implements Stride {}

    /// How a round of fighting begins. (trek:R17)
    sealed interface Stance extends TrekMove {}

    record Flee() implements Stance {}

    record Stand() implements Stance {}

    /// Who does what in a phase. (trek:R18)
    sealed interface Action extends TrekMove {}

    record Attack() implements Action {}

    record SendAlly() implements Action {}

    record Defend() implements Action {}

    /// What a failed roll may lead to. (trek:R21)
    sealed interface Luck extends TrekMove {}

    record RollAgain() implements Luck {}

    record LetStand() implements Luck {}

    /// Where a knocked out hero goes. (trek:R27)
    record Retreat(Hex to) implements TrekMove {}

    /// Dealings in a village. (trek:R14)
    sealed interface Bargain extends TrekMove {}

    record Buy(Ware ware) implements Bargain {}

    /// Pay with goods what is sold for gold. (trek:R33)
    record Barter(Ware ware, Purse<Gear> price) implements Bargain {}

    record Hire(Ally ally) implements Bargain {}

    record LeaveMarket() implements Bargain {}

    /// What a hero on the summit shows. (trek:R30)
    sealed interface Claim extends TrekMove {}

    /// The lesser one first.
    record ShowTreasures(Treasure first, Treasure second) implements Claim {}

    record KeepHidden() implements Claim {}

    /// Where the night is spent. (trek:R28)
    record CampAt(Site site) implements TrekMove {}

    /// What a hero on the ridge looks at. (trek:R29)
    sealed interface Glance extends TrekMove {}

    record LookAt(Hex hex) implements Glance {}

    record LookAway() implements Glance {}
}
