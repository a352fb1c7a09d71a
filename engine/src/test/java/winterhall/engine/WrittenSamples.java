package winterhall.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Small values for the tests of [Written].
final class WrittenSamples {
    private WrittenSamples() {}

    sealed interface Doing {}

    record Strike(Seat from, int power) implements Doing {}

    record Rest() implements Doing {}

    sealed interface Waiting extends Doing {}

    record Then(Doing first, List<Doing> later) implements Waiting {}

    enum Rune {
        FIRE,
        DEEP_FROST {
            @Override
            int strength() {
                return 2;
            }
        };

        int strength() {
            return 1;
        }
    }

    interface Power {}

    enum Faction implements Power {
        OAKFOLK,
        TIDE_CALLERS
    }

    record Artifact(String name) implements Power {}

    record Hero(int life, List<Rune> hand, Optional<Seat> rival, boolean frozen) {}

    record Pile<C>(List<C> cards, Optional<C> top) {}

    record Pair<A, B>(A first, B second) {}

    record Tree(int value, List<Tree> branches) {}

    static Written written(Class<?>... named) {
        return Written.of(List.of(named));
    }

    record Scores(Map<Rune, Integer> points) {}

    record Numbers(int[] ints, long[] longs, byte[] bytes, byte[] none) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Numbers that
                    && Arrays.equals(ints, that.ints)
                    && Arrays.equals(longs, that.longs)
                    && Arrays.equals(bytes, that.bytes)
                    && Arrays.equals(none, that.none);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(ints);
        }
    }

    /// A class that is not a record, as the agenda will be.
    static final class Stack {
        private final List<Object> tasks;

        Stack(List<?> tasks) {
            this.tasks = List.copyOf(tasks);
        }

        List<Object> tasks() {
            return tasks;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Stack that && tasks.equals(that.tasks);
        }

        @Override
        public int hashCode() {
            return tasks.hashCode();
        }
    }

    record Stacked(int number, Stack stack) {}
}
