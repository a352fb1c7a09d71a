package winterhall.frozenwastes.cards;

import java.util.List;

/// A card that a hero can own: an [Item], an [Ally], or a [Challenge] that was foraged. (frozen-wastes:R131, R143)
public sealed interface Belonging permits Item, Ally, Challenge {
    String id();

    ItemType type();

    /// What it costs in a town, and how valuable it is in a knockout. (frozen-wastes:R130, R189)
    int price();

    /// What a town pays for it. (frozen-wastes:R131, RU51)
    default int salePrice() {
        return price() / 2;
    }

    List<Power> powers();
}
