/// Cardboard that many games share: pure values, immutable, with a fixed order in everything they list.
///
/// Start at what your game has on the table. Cards: [Deal] keeps where each lies and who knows it, [Decks] also the order
/// of face-down decks and who knows what of it; [CardSet] and [CardRow] are the compact sets and rows under both.
/// [Window] lets several seats react. A map: [Hex] names a space, [HexMap] says what lies on each. Resources: [Purse]. When
/// things must be paired under conditions (symbols with spaces, hidden cards with places), [Matching] finds a way or proves
/// there is none.
///
/// Nothing here knows a game, asks a seat or rolls a die.
@NullMarked
package winterhall.engine.kit;

import org.jspecify.annotations.NullMarked;
