package winterhall.server.match;

import java.util.NoSuchElementException;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An immutable stack of numbers, the last on top.
///
/// Stacks share their numbers, in blocks: a match remembers something of each of its moves, at eight bytes each. The stack
/// that ends where its block is filled writes its next number behind it; any other copies a part of that block.
final class NumberStack {
    private static final int BLOCK = 64;
    private static final NumberStack NONE = new NumberStack(new Block(new long[0]), 0, null);

    private final Block block;

    /// How many numbers of the block are of this stack; 0 only if there are none at all.
    private final int used;

    /// The stack below the block.
    private final @Nullable NumberStack below;

    private static final class Block {
        final long[] numbers;
        int filled;

        Block(long[] numbers) {
            this.numbers = numbers;
        }

        /// Writes behind so many, unless another stack did before.
        synchronized boolean add(int used, long number) {
            if (filled != used || used == numbers.length) {
                return false;
            }
            numbers[used] = number;
            filled++;
            return true;
        }
    }

    private NumberStack(Block block, int used, @Nullable NumberStack below) {
        this.block = block;
        this.used = used;
        this.below = below;
    }

    static NumberStack none() {
        return NONE;
    }

    NumberStack with(long number) {
        if (block.add(used, number)) {
            return new NumberStack(block, used + 1, below);
        }
        boolean isFull = used == block.numbers.length;
        var fresh = new Block(new long[BLOCK]);
        int copied = isFull ? 0 : used;
        System.arraycopy(block.numbers, 0, fresh.numbers, 0, copied);
        fresh.numbers[copied] = number;
        fresh.filled = copied + 1;
        return new NumberStack(fresh, copied + 1, isFull && used > 0 ? this : below);
    }

    OptionalLong last() {
        return used == 0 ? OptionalLong.empty() : OptionalLong.of(block.numbers[used - 1]);
    }

    NumberStack withoutLast() {
        if (used == 0) {
            throw new NoSuchElementException("nothing has happened yet");
        }
        return used > 1 ? new NumberStack(block, used - 1, below) : belowBlock();
    }

    NumberStack withoutLast(int count) {
        NumberStack left = this;
        for (int i = 0; i < count; i++) {
            left = left.withoutLast();
        }
        return left;
    }

    /// Leaves out the last one of this kind.
    NumberStack withoutLast(LongPredicate kind) {
        long number = last().orElseThrow();
        return kind.test(number)
                ? withoutLast()
                : withoutLast().withoutLast(kind).with(number);
    }

    /// Everything, the last first.
    LongStream backwards() {
        return Stream.iterate(this, stack -> stack.used > 0, NumberStack::belowBlock)
                .flatMapToLong(stack -> LongStream.range(0, stack.used)
                        .map(place -> stack.block.numbers[stack.used - 1 - (int) place]));
    }

    private NumberStack belowBlock() {
        return below == null ? NONE : below;
    }
}
