package winterhall.server.match;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// An immutable stack, the last element on top; stacks share their elements, nothing is copied.
final class PersistentStack<T> {
    private final @Nullable T last;
    private final @Nullable PersistentStack<T> before;

    private PersistentStack(@Nullable T last, @Nullable PersistentStack<T> before) {
        this.last = last;
        this.before = before;
    }

    static <T> PersistentStack<T> none() {
        return new PersistentStack<>(null, null);
    }

    PersistentStack<T> with(T value) {
        return new PersistentStack<>(value, this);
    }

    Optional<T> last() {
        return Optional.ofNullable(last);
    }

    PersistentStack<T> withoutLast() {
        if (before == null) {
            throw new NoSuchElementException("nothing has happened yet");
        }
        return before;
    }

    PersistentStack<T> withoutLast(int count) {
        PersistentStack<T> left = this;
        for (int i = 0; i < count; i++) {
            left = left.withoutLast();
        }
        return left;
    }

    /// Leaves out the last one of this kind.
    PersistentStack<T> withoutLast(Predicate<T> kind) {
        T value = last().orElseThrow();
        return kind.test(value)
                ? withoutLast()
                : withoutLast().withoutLast(kind).with(value);
    }

    /// Everything, the last first.
    Stream<T> backwards() {
        return Stream.iterate(this, stack -> stack.before != null, PersistentStack::withoutLast)
                .flatMap(stack -> stack.last().stream());
    }
}
