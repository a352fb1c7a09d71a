package winterhall.frozenwastes.cards;

import java.util.List;
import java.util.stream.Stream;

/// The market deck. (frozen-wastes:R2, R11)
public final class MarketCards {
    public static final List<Item> ITEMS = Stream.of(MarketWeapons.ALL, MarketArmor.ALL, MarketGoods.ALL)
            .flatMap(List::stream)
            .toList();

    public static final List<Ally> ALLIES = MarketAllies.ALL;

    private MarketCards() {}
}
