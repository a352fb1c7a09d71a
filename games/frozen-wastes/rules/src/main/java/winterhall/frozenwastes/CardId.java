package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import winterhall.engine.Catalogue;
import winterhall.frozenwastes.cards.Sheet;

/// Which printed card it is, by its place in [Printed#SHEETS]; written as its id, `ice-wraith`.
///
/// A card that an experiment prints otherwise is another card: it carries its changes with it, `zyla*life=5*values=2.1.8`,
/// so that nobody who holds it needs to know which table it comes from.
///
/// @param sheet what is printed on it
/// @param word how it is written
public record CardId(int number, Sheet sheet, String word) implements Comparable<CardId> {
    private static final char CHANGE = '*';
    private static final char IS = '=';

    private static final List<CardId> ALL = all();
    private static final SortedMap<String, CardId> BY_NAME = byName();

    static CardId of(int number) {
        return ALL.get(number);
    }

    /// Every card as it is printed.
    static List<CardId> values() {
        return ALL;
    }

    public static CardId parse(String word) {
        int mark = word.indexOf(CHANGE);
        CardId found = BY_NAME.get(mark < 0 ? word : word.substring(0, mark));
        if (found == null) {
            throw new IllegalArgumentException("there is no card " + word + "; cards are written ice-wraith, zyla");
        }
        return mark < 0 ? found : found.with(changes(word.substring(mark + 1)));
    }

    private static SequencedMap<String, String> changes(String words) {
        var changes = new LinkedHashMap<String, String>();
        for (String change : words.split("\\" + CHANGE, -1)) {
            int is = change.indexOf(IS);
            if (is < 0) {
                throw new IllegalArgumentException(change + " is not a change of a card; one is written life=5");
            }
            changes.put(change.substring(0, is), change.substring(is + 1).replace('.', ','));
        }
        return changes;
    }

    /// The same card with other values.
    ///
    /// @param changes by the name of what is printed, as a setup writes them: `values` → `2,1,7`
    /// @throws winterhall.engine.BadSetup if the card cannot have them
    CardId with(SequencedMap<String, String> changes) {
        var overrides = new LinkedHashMap<String, String>();
        var changed = new StringBuilder(sheet.id());
        changes.forEach((component, value) -> {
            overrides.put(key() + "." + component, value);
            // a comma would end the word inside a list
            changed.append(CHANGE).append(component).append(IS).append(value.replace(',', '.'));
        });
        Catalogue.Item other = Printed.CATALOGUE.with(overrides).get(sheet.getClass(), sheet.id());
        return new CardId(number, (Sheet) other, changed.toString());
    }

    /// How a setup calls it: `hero.zyla`.
    String key() {
        return Printed.kind(sheet) + "." + sheet.id();
    }

    /// Its kind and its id, `challenge:ice-wraith`, which is also where its texts are found.
    public String anchor() {
        return Printed.kind(sheet) + ":" + sheet.id();
    }

    @Override
    public int compareTo(CardId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof CardId that && number == that.number && word.equals(that.word);
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return word;
    }

    private static List<CardId> all() {
        var all = new ArrayList<CardId>();
        for (int i = 0; i < Printed.SHEETS.size(); i++) {
            Sheet sheet = Printed.SHEETS.get(i);
            all.add(new CardId(i, sheet, sheet.id()));
        }
        return List.copyOf(all);
    }

    private static SortedMap<String, CardId> byName() {
        var names = new TreeMap<String, CardId>();
        ALL.forEach(card -> names.put(card.toString(), card));
        return names;
    }
}
