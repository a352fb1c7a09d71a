package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import winterhall.engine.Catalogue;
import winterhall.engine.Verb;

/// Everything that is printed on cards, in the order of [CardId].
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

    static final Catalogue CATALOGUE = Catalogue.of(SHEETS);

    private Printed() {}

    static String kind(Sheet sheet) {
        return Verb.of(sheet.getClass());
    }

    /// Each id once, whatever the kind, since moves and events name a card by its id alone.
    static List<String> twice() {
        var seen = new ArrayList<String>();
        var twice = new ArrayList<String>();
        for (Sheet sheet : SHEETS) {
            if (seen.contains(sheet.id())) {
                twice.add(sheet.id());
            }
            seen.add(sheet.id());
        }
        return twice;
    }
}
