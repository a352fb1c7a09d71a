package winterhall.valda;

import java.util.Optional;
import winterhall.engine.Move;
import winterhall.engine.Seat;

/// What a seat may say.
public sealed interface ValdaMove extends Move {
    /// In one's own Valda phase. (valda:R36–R47)
    sealed interface Deed extends ValdaMove {}

    /// In an attack opportunity. (valda:R67, R113)
    sealed interface Assault extends ValdaMove {}

    /// To an attack. (valda:R73)
    sealed interface Defence extends ValdaMove {}

    /// In a window. (valda:R114)
    sealed interface Response extends ValdaMove {}

    /// In one's own Followers phase. (valda:R87)
    sealed interface Devotion extends ValdaMove {}

    /// Of dice just rolled. (valda:R91, R147, R176)
    sealed interface Fate extends ValdaMove {}

    /// Before the draw that ends a turn. (valda:R92, R113)
    sealed interface Finish extends ValdaMove {}

    /// A card, or enough of them. (valda:R146, R158, R220)
    sealed interface CardChoice extends ValdaMove {}

    /// One more resource, or enough of them. (valda:R163, R167)
    sealed interface Conversion extends ValdaMove {}

    /// One more card, or enough of them. (valda:R171)
    sealed interface Purchase extends ValdaMove {}

    /// Plays an action card. (valda:R37, R143)
    record PlayAction(CardId card) implements Deed, Devotion {}

    /// (valda:R38)
    record TakeResource(Resource resource) implements Deed {}

    /// (valda:R39)
    record DrawCard(MainDeck deck) implements Deed {}

    /// (valda:R40)
    record TradeWithBank(Resource give, Resource take) implements Deed {}

    /// (valda:R41)
    record TradeRune() implements Deed {}

    /// (valda:R42)
    record TakeRune() implements Deed {}

    /// A mine or blood drill. (valda:R43, R50, R51)
    record Build(BuildingKind building) implements Deed {}

    /// (valda:R43, R52)
    record BuildTemple(Area area) implements Deed {}

    /// At Heimdall's. (valda:R139)
    record Exchange(Resource give, Resource take) implements Deed {}

    /// Turns an action point into a building point, or the other way. (valda:R140)
    record TurnToken(TokenSide into) implements Deed {}

    /// Plays a divine weapon at an open moment. (valda:R113)
    record UseWeapon(CardId card) implements Deed, Assault, Devotion, Finish {}

    /// The same against an opponent. (valda:R196, R202, R217, R218)
    record UseWeaponOn(CardId card, Seat opponent) implements Deed, Assault, Devotion, Finish {}

    record EndPhase() implements Deed, Devotion {}

    /// (valda:R70)
    record Attack(CardId card) implements Assault {}

    /// Two cards with Brute; the first gives the effect. (valda:R197)
    record AttackWithTwo(CardId card, CardId other) implements Assault {}

    /// Ends the attack opportunity. (valda:R67)
    record Hold() implements Assault {}

    /// (valda:R73)
    record Defend(CardId card) implements Defence {}

    /// With Aegis. (valda:R195)
    record DefendWithAegis(CardId card) implements Defence {}

    record Endure() implements Defence {}

    /// A weapon in a window. (valda:R114)
    record Respond(CardId card) implements Response {}

    /// The same, naming the target it concerns. (valda:R200, R210, R215)
    record RespondOn(CardId card, Seat target) implements Response {}

    record Pass() implements Response {}

    /// A trade for followers. (valda:R87–R89)
    ///
    /// @param trade as it is called in the catalogue
    /// @param paid the resources of choice
    record Worship(String trade, Stock paid) implements Devotion {}

    /// Mork's power. (valda:R143)
    record BeginMove() implements Devotion {}

    /// Kari's power. (valda:R147)
    record Reroll(int die) implements Fate {}

    /// Eye of the Storm. (valda:R176)
    record TurnDie(int die, Face face) implements Fate {}

    record KeepDice() implements Fate {}

    /// (valda:R92)
    record DrawFrom(MainDeck deck) implements Finish {}

    /// A God or Giant for an area. (valda:R25, R27, R29)
    record Settle(Deity occupant) implements ValdaMove {}

    /// The main deck to draw from. (valda:R153)
    record ChooseDeck(MainDeck deck) implements ValdaMove {}

    /// (valda:R154, R156, R174, R216)
    record ChooseArea(Area area) implements ValdaMove {}

    /// (valda:R152, R182)
    record ChooseBuilding(BuildingKind building) implements ValdaMove {}

    /// A card to discard, to take or to put back. (valda:R133, R146, R158, R165, R172, R218, R220)
    record ChooseCard(CardId card) implements CardChoice {}

    /// A temple on the map. (valda:R183, R190–R192)
    record ChooseTemple(Site temple) implements ValdaMove {}

    /// From where to where a temple moves. (valda:R122)
    record MoveTemple(Site temple, Area to) implements ValdaMove {}

    /// Both temples that change places. (valda:R123)
    record SwitchTemples(Site own, Site other) implements ValdaMove {}

    /// (valda:R168)
    record ChooseOpponent(Seat opponent) implements ValdaMove {}

    /// Resources to steal. (valda:R177, R196)
    record Take(Stock resources) implements ValdaMove {}

    /// How much blood is paid. (valda:R187)
    record Pay(int blood) implements ValdaMove {}

    /// Resources to turn into others. (valda:R163, R167)
    record Convert(Resource give, Resource take) implements Conversion {}

    /// One more card for two of these. (valda:R171)
    record Buy(Resource resource, MainDeck deck) implements Purchase {}

    /// How two extra tokens are laid. (valda:R207)
    record LayToken(TokenSide point) implements ValdaMove {}

    /// Enough, where less than all may be done. (valda:RU76)
    record Enough() implements CardChoice, Conversion, Purchase {}

    /// The card that this move plays out of the hand.
    default Optional<CardId> played() {
        return switch (this) {
            case PlayAction(var card) -> Optional.of(card);
            case UseWeapon(var card) -> Optional.of(card);
            case UseWeaponOn(var card, var _) -> Optional.of(card);
            case Attack(var card) -> Optional.of(card);
            case Defend(var card) -> Optional.of(card);
            case Respond(var card) -> Optional.of(card);
            case RespondOn(var card, var _) -> Optional.of(card);
            default -> Optional.empty();
        };
    }
}
