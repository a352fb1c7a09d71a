package winterhall.engine;

import java.util.List;

/// Randomness as a value: the same chance gives the same numbers forever.
///
/// A chance never changes. To draw, open a [Source], draw from it, and keep its [Source#rest()] in place of the
/// chance:
///
/// ```java
/// var dice = chance.source("dice");
/// int roll = 1 + dice.below(6);
/// chance = dice.rest();
/// ```
///
/// There are two kinds: [SecretChance] for matches, [QuickChance] for imagined worlds, playouts and benchmarks.
/// A scenario may bring its own, with every draw scripted.
public interface Chance {

    /// Opens the named stream at its present place.
    ///
    /// Two sources opened on one chance repeat each other or forget each other: open the second on the
    /// [Source#rest()] of the first.
    Source source(String stream);

    /// A cursor into one stream: short-lived, changing, and for one thread.
    interface Source {

        /// A number from 0 to `bound - 1`, each equally likely. With a bound of one nothing is drawn.
        int below(int bound);

        /// The chance after what was drawn here; the chance itself when nothing was.
        Chance rest();

        /// One of the candidates, each equally likely.
        default <T> T pick(List<T> candidates) {
            if (candidates.isEmpty()) throw new IllegalArgumentException("nothing to pick from");
            return candidates.get(below(candidates.size()));
        }

        /// The numbers 0 to `n - 1` in a random order, each order equally likely (Fisher–Yates).
        default int[] order(int n) {
            int[] order = new int[n];
            for (int i = 1; i < n; i++) {
                int j = below(i + 1);
                order[i] = order[j];
                order[j] = i;
            }
            return order;
        }

        /// The places of these things in a random order; a script may name the things.
        default int[] order(List<?> things) {
            return order(things.size());
        }
    }
}
