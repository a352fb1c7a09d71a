package winterhall.claim;

import winterhall.engine.kit.CardRow;
import winterhall.engine.kit.CardSet;

/// What is printed where nobody can read it.
///
/// @param numbers the numbers of Demons and Fire Elementals, by their place in [FactionCards] (claim:F15)
/// @param shown those whose number was shown and is public for good (claim:RU69)
/// @param fakes the Tricksters that are fakes (claim:F18)
public record Secrets(CardRow numbers, CardSet shown, CardSet fakes) {
    static final Secrets NONE = new Secrets(CardRow.EMPTY, CardSet.EMPTY, CardSet.EMPTY);

    Secrets show(CardSet cards) {
        return new Secrets(numbers, shown.plus(cards), fakes);
    }
}
