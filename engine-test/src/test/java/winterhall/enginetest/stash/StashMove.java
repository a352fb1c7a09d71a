package winterhall.enginetest.stash;

import org.jspecify.annotations.Nullable;
import winterhall.engine.Move;

public sealed interface StashMove extends Move {
    record Bid(int coins) implements StashMove {}

    sealed interface Deed extends StashMove {}

    record Stash(Card card) implements Deed {}

    record Draw() implements Deed {}

    record Gamble() implements Deed {}

    record Rest() implements Deed {}

    // for the faults

    record Sulk() implements Deed {
        @Override
        public boolean equals(@Nullable Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    record Mutter(String words) implements Deed {}

    sealed interface Noise extends StashMove {}

    record Cheer() implements Noise {}

    record Pass() implements Noise {}
}
