package winterhall.server.match;

import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What has happened and still counts, the last on top; earlier trails are shared, never copied.
final class Trail<T> {
    private final @Nullable T last;
    private final @Nullable Trail<T> before;

    private Trail(@Nullable T last, @Nullable Trail<T> before) {
        this.last = last;
        this.before = before;
    }

    static <T> Trail<T> none() {
        return new Trail<>(null, null);
    }

    Trail<T> with(T value) {
        return new Trail<>(value, this);
    }

    Optional<T> last() {
        return Optional.ofNullable(last);
    }

    Trail<T> withoutLast() {
        if (before == null) {
            throw new NoSuchElementException("nothing has happened yet");
        }
        return before;
    }

    Trail<T> withoutLast(int count) {
        Trail<T> left = this;
        for (int i = 0; i < count; i++) {
            left = left.withoutLast();
        }
        return left;
    }

    /// Leaves out the last one of this kind.
    Trail<T> withoutLast(Predicate<T> kind) {
        T value = last().orElseThrow();
        return kind.test(value)
                ? withoutLast()
                : withoutLast().withoutLast(kind).with(value);
    }

    /// Everything, the last first.
    Stream<T> backwards() {
        return Stream.iterate(this, trail -> trail.before != null, Trail::withoutLast)
                .flatMap(trail -> trail.last().stream());
    }
}
