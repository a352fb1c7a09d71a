package winterhall.frozenwastes;

import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Belonging;

/// A card that a hero owns.
///
/// @param faceDown whether it has been activated (frozen-wastes:R21)
/// @param bought whether it was bought in this turn (frozen-wastes:R132)
/// @param body the counters on an Ally
public record Owned(CardId card, boolean faceDown, boolean bought, Body body) {
    static Owned of(CardId card) {
        return new Owned(card, false, false, Body.SOUND);
    }

    Belonging sheet() {
        return (Belonging) card.sheet();
    }

    boolean isAlly() {
        return card.sheet() instanceof Ally;
    }

    Owned turned(boolean down) {
        return new Owned(card, down, bought, body);
    }

    Owned with(Body changed) {
        return new Owned(card, faceDown, bought, changed);
    }

    Owned justBought() {
        return new Owned(card, faceDown, true, body);
    }

    /// As a new turn of the owner begins. (frozen-wastes:R20)
    Owned refreshed() {
        return new Owned(card, false, false, body);
    }
}
