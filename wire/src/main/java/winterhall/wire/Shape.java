package winterhall.wire;

import java.util.List;
import java.util.Optional;

/// How a value looks in JSON, by the conventions of [Json].
public sealed interface Shape {
    record Text() implements Shape {}

    record Whole() implements Shape {}

    record Truth() implements Shape {}

    /// Something that only its reader knows, such as the view of a game.
    record Anything() implements Shape {}

    record Many(Shape of) implements Shape {}

    /// An object whose keys are not known beforehand.
    record ByKey(Shape of) implements Shape {}

    /// How much there is of each kind: an object with the words of an enum as keys, without those of which there is none.
    record Amounts(List<String> kinds) implements Shape {}

    /// A field that may be left out, or an element of a list that may be `null`.
    record Maybe(Shape of) implements Shape {}

    /// A type with a name of its own: what it is stands in its [Definition].
    record Named(String name) implements Shape {}

    /// What a name stands for.
    sealed interface Definition {
        /// The class it was derived from.
        Class<?> type();
    }

    /// One word that names a thing: `seat:2`.
    ///
    /// @param prefix with which every such word begins, if all do
    record Anchor(Class<?> type, String prefix) implements Definition {}

    /// One of a few words.
    record Words(Class<?> type, List<String> words) implements Definition {}

    /// An object.
    ///
    /// @param kind its verb, where the reader has to be told which of several records it is
    record Fields(Class<?> type, Optional<String> kind, List<Field> fields) implements Definition {}

    record Field(String name, Shape shape) {}

    /// One of several objects, told apart by `kind`.
    record OneOf(Class<?> type, List<Shape> shapes) implements Definition {}

    /// An object of which only the `kind` is known here.
    record OpenKind(Class<?> type) implements Definition {}
}
