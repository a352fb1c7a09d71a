package winterhall.frozenwastes;

import java.util.ArrayList;
import java.util.List;

/// Changed copies of lists.
final class Lists {
    private Lists() {}

    static <T> List<T> with(List<T> list, int place, T changed) {
        var copy = new ArrayList<>(list);
        copy.set(place, changed);
        return List.copyOf(copy);
    }

    static <T> List<T> plus(List<T> list, T added) {
        var copy = new ArrayList<T>(list.size() + 1);
        copy.addAll(list);
        copy.add(added);
        return List.copyOf(copy);
    }

    static <T> List<T> minus(List<T> list, T removed) {
        var copy = new ArrayList<>(list);
        if (!copy.remove(removed)) {
            throw new IllegalArgumentException(removed + " is not among " + list);
        }
        return List.copyOf(copy);
    }

    /// In the order of the cards, so that it tells nothing of how they came together.
    static <T extends Comparable<T>> List<T> plusSorted(List<T> list, T added) {
        var copy = new ArrayList<T>(list.size() + 1);
        copy.addAll(list);
        copy.add(added);
        copy.sort(null);
        return List.copyOf(copy);
    }
}
