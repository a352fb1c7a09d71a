package winterhall.engine;

/// Fast chance for imagined worlds, playouts and benchmarks: SplitMix64 over one number.
///
/// Not secret: anyone who sees a few numbers can compute the rest. It has one stream only, so **stream names are
/// ignored**: what one name draws moves every other.
public record QuickChance(long state) implements Chance {

    private static final long STRIDE = 0x9e3779b97f4a7c15L;
    private static final long SPLIT_STRIDE = 0xd1342543de82ef95L;

    @Override
    public Source source(String stream) {
        return new Cursor(this);
    }

    /// A chance with numbers of its own; the same chance always splits off the same one.
    public QuickChance split() {
        return split(0);
    }

    /// The nth of many chances with numbers of their own, say one for each playout.
    public QuickChance split(long nth) {
        return new QuickChance(splitMix(state + (nth + 1) * SPLIT_STRIDE));
    }

    /// Stafford's thirteenth mixer, as in the published SplitMix64.
    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /// The mixer of MurmurHash3: another one than [#mix], so that no child starts at a number its parent draws.
    private static long splitMix(long z) {
        z = (z ^ (z >>> 33)) * 0xff51afd7ed558ccdL;
        z = (z ^ (z >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return z ^ (z >>> 33);
    }

    private static final class Cursor implements Source {
        private final QuickChance start;
        private long state;

        Cursor(QuickChance start) {
            this.start = start;
            this.state = start.state;
        }

        /// Lemire's multiplication: the high half is the number, a low half in the uneven remainder is refused.
        @Override
        public int below(int bound) {
            if (bound <= 1) return onlyChoice(bound);
            long word = mix(state += STRIDE);
            long low = word * bound;
            if (Long.compareUnsigned(low, bound) < 0) {
                long uneven = Long.remainderUnsigned(-bound, bound);
                while (Long.compareUnsigned(low, uneven) < 0) {
                    word = mix(state += STRIDE);
                    low = word * bound;
                }
            }
            return (int) Math.unsignedMultiplyHigh(word, bound);
        }

        private static int onlyChoice(int bound) {
            if (bound < 1) throw new IllegalArgumentException("bound below one: " + bound);
            return 0;
        }

        @Override
        public Chance rest() {
            return state == start.state ? start : new QuickChance(state);
        }
    }
}
