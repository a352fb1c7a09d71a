package winterhall.frozenwastes;

import java.util.List;
import java.util.stream.Stream;
import winterhall.engine.Catalogue;
import winterhall.engine.Verb;
import winterhall.frozenwastes.cards.Adventures;
import winterhall.frozenwastes.cards.Heroes;
import winterhall.frozenwastes.cards.Legends;
import winterhall.frozenwastes.cards.MarketCards;
import winterhall.frozenwastes.cards.Sheet;
import winterhall.frozenwastes.cards.WeatherTile;
import winterhall.frozenwastes.map.Chart;

/// Everything that is printed: cards in the order of [CardId], then the weather, the numbers of the rules and the map.
final class Printed {
    static final List<Sheet> SHEETS = Stream.of(
                    Adventures.CHALLENGES,
                    Adventures.EVENTS,
                    List.of(Adventures.ARSHAN),
                    Legends.ITEMS,
                    Legends.ALLIES,
                    MarketCards.ITEMS,
                    MarketCards.ALLIES,
                    Heroes.ALL)
            .<Sheet>flatMap(List::stream)
            .toList();

    static final Catalogue CATALOGUE = catalogue();

    private Printed() {}

    private static Catalogue catalogue() {
        PrintedCheck.printed().requireSound();
        return Catalogue.of(Stream.of(SHEETS, WeatherTile.ALL, List.of(Constants.PRINTED), Chart.ALL)
                .<Catalogue.Item>flatMap(List::stream)
                .toList());
    }

    static String kind(Sheet sheet) {
        return Verb.of(sheet.getClass());
    }
}
