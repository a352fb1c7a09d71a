package winterhall.engine.kit;

import java.util.Random;
import java.util.function.Consumer;

/// Many random cases, each from its own seed; a failure names the seed, `-Dseed=N` runs that one alone.
final class Seeds {

    private Seeds() {}

    static void forEach(int cases, Consumer<Random> law) {
        Integer only = Integer.getInteger("seed");
        int first = only == null ? 0 : only;
        int end = only == null ? cases : only + 1;
        for (int seed = first; seed < end; seed++) {
            try {
                law.accept(new Random(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed " + seed + ": " + failure.getMessage(), failure);
            }
        }
    }

    /// The numbers below `size` in some order.
    static int[] permutation(Random random, int size) {
        int[] numbers = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            numbers[i] = numbers[j];
            numbers[j] = i;
        }
        return numbers;
    }
}
