package winterhall.frozenwastes;

import java.util.List;

/// Changed copies of lists.
final class Lists {
    private Lists() {}

    static <T> List<T> with(List<T> list, int place, T changed) {
        T[] copy = array(list, list.size());
        copy[place] = changed;
        return List.of(copy);
    }

    static <T> List<T> plus(List<T> list, T added) {
        return plus(list, list.size(), added);
    }

    private static <T> List<T> plus(List<T> list, int place, T added) {
        T[] copy = array(list, list.size() + 1);
        System.arraycopy(copy, place, copy, place + 1, list.size() - place);
        copy[place] = added;
        return List.of(copy);
    }

    static <T> List<T> minus(List<T> list, T removed) {
        int place = list.indexOf(removed);
        if (place < 0) {
            throw new IllegalArgumentException(removed + " is not among " + list);
        }
        T[] copy = array(list, list.size() - 1);
        for (int i = place; i < copy.length; i++) {
            copy[i] = list.get(i + 1);
        }
        return List.of(copy);
    }

    /// The first elements of a list; a longer array has nothing in its last places yet.
    @SuppressWarnings("unchecked")
    private static <T> T[] array(List<T> list, int size) {
        Object[] array = new Object[size];
        for (int i = Math.min(size, list.size()) - 1; i >= 0; i--) {
            array[i] = list.get(i);
        }
        return (T[]) array;
    }

    /// In the order of the cards, as the list is already, so that it tells nothing of how they came together.
    static <T extends Comparable<T>> List<T> plusSorted(List<T> list, T added) {
        int place = list.size();
        while (place > 0 && list.get(place - 1).compareTo(added) > 0) {
            place--;
        }
        return plus(list, place, added);
    }
}
