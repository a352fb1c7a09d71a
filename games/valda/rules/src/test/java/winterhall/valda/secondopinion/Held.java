package winterhall.valda.secondopinion;

import winterhall.valda.CardId;

/// A card in a hand.
///
/// @param recycled whether it is divine and has been in a discard pile, so that it came from a main deck (valda:R109)
record Held(CardId card, boolean recycled) {}
