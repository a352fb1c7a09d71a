package winterhall.valda;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Which printed card it is, by its place in [Printed#CARDS]; written as its id, `raid-4`. Copies are equal in everything.
public record CardId(int number) implements Comparable<CardId> {
    private static final List<CardId> ALL = all();
    private static final SortedMap<String, CardId> BY_NAME = byName();

    static CardId of(int number) {
        return ALL.get(number);
    }

    static List<CardId> values() {
        return ALL;
    }

    public static CardId parse(String word) {
        CardId found = BY_NAME.get(word);
        if (found == null) {
            throw new IllegalArgumentException("there is no card " + word + "; cards are written raid-4, backstab");
        }
        return found;
    }

    public String anchor() {
        return "card:" + this;
    }

    @Override
    public int compareTo(CardId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CardId that && number == that.number;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return Printed.CARDS.get(number).id();
    }

    private static List<CardId> all() {
        var all = new ArrayList<CardId>();
        for (int i = 0; i < Printed.CARDS.size(); i++) {
            all.add(new CardId(i));
        }
        return List.copyOf(all);
    }

    private static SortedMap<String, CardId> byName() {
        var names = new TreeMap<String, CardId>();
        ALL.forEach(card -> names.put(card.toString(), card));
        return names;
    }
}
