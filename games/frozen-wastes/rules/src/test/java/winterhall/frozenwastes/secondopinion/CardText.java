package winterhall.frozenwastes.secondopinion;

import java.util.List;
import winterhall.frozenwastes.CardId;
import winterhall.frozenwastes.cards.Ally;
import winterhall.frozenwastes.cards.Challenge;
import winterhall.frozenwastes.cards.Hero;
import winterhall.frozenwastes.cards.Item;
import winterhall.frozenwastes.cards.ItemType;
import winterhall.frozenwastes.cards.Power;
import winterhall.frozenwastes.cards.WeatherEvent;

/// What is printed on a card.
final class CardText {
    private CardText() {}

    static List<Power> powers(CardId card) {
        return switch (card.sheet()) {
            case Hero hero -> hero.powers();
            case Item item -> item.powers();
            case Ally ally -> ally.powers();
            case Challenge challenge -> challenge.powers();
            case WeatherEvent _ -> List.of();
        };
    }

    static Challenge challenge(CardId card) {
        return (Challenge) card.sheet();
    }

    /// Green 1, yellow 2, blue 3, red 4. (frozen-wastes:R121)
    static int worth(Challenge challenge) {
        return challenge.colour().ordinal() + 1;
    }

    /// What counts in a knockout. (frozen-wastes:R189)
    static int price(CardId card) {
        return switch (card.sheet()) {
            case Item item -> item.price();
            case Ally ally -> ally.price();
            case Challenge challenge -> 2 * worth(challenge);
            case Hero _, WeatherEvent _ -> throw new IllegalArgumentException(card + " has no price");
        };
    }

    /// (frozen-wastes:R133, R143)
    static ItemType type(CardId card) {
        return switch (card.sheet()) {
            case Item item -> item.type();
            case Ally _ -> ItemType.ALLY;
            case Challenge challenge -> challenge.forage().orElseThrow();
            case Hero _, WeatherEvent _ -> throw new IllegalArgumentException(card + " belongs to nobody");
        };
    }
}
