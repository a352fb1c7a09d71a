package winterhall.engine;

import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Collectors;

/// Finds the known word closest to a mistyped one.
final class ClosestWord {
    private static final int SHOWN = 3;
    private static final int LONGEST_COMPARED = 40;

    private ClosestWord() {}

    /// The few words most like this one, the likest first, as a list for a message: `strike, strike-back, spike, …`.
    static String of(String word, Collection<String> known) {
        var start = word.substring(0, Math.min(word.length(), LONGEST_COMPARED));
        var nearest = known.stream()
                .sorted(Comparator.<String>comparingInt(other -> steps(start, other))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(SHOWN)
                .collect(Collectors.joining(", "));
        return known.size() > SHOWN ? nearest + ", …" : nearest;
    }

    /// How many letters to add, drop or change to get from one word to the other (Levenshtein).
    private static int steps(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
