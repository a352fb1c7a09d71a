package winterhall.enginetest;

import java.util.function.Consumer;

/// One promise that every game keeps at every moment of every match; the laws stand in enums, by subject.
interface Law {
    /// Tells in one sentence each what breaks this law now. An exception breaks it as well.
    <B, V> void check(DecisionPoint<B, V> point, Consumer<String> broken);

    /// The constant of the enum.
    String name();
}
