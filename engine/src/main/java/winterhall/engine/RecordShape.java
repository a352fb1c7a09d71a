package winterhall.engine;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;

/// A record class taken apart: its components in order, and the way to read and to make such records.
final class RecordShape {
    private final List<Part> parts;
    private final MethodHandle[] accessors;
    private final MethodHandle constructor;

    /// One component: its name and its type as declared.
    record Part(String name, Type type) {}

    private RecordShape(Class<?> kind, RecordComponent[] components) {
        this.parts = Stream.of(components)
                .map(component -> new Part(component.getName(), component.getGenericType()))
                .toList();
        this.accessors = Stream.of(components)
                .map(component -> Handles.of(component.getAccessor()))
                .toArray(MethodHandle[]::new);
        var types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            this.constructor = Handles.of(kind.getDeclaredConstructor(types));
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static RecordShape of(Class<?> kind) {
        if (!kind.isRecord()) {
            throw new IllegalArgumentException(kind.getName() + " is neither a record nor a sealed interface");
        }
        return new RecordShape(kind, kind.getRecordComponents());
    }

    List<Part> parts() {
        return parts;
    }

    /// The value of one component; never null, for records here hold no nulls.
    Object get(Object record, int part) {
        Object value = Handles.call(accessors[part], record);
        if (value == null) {
            throw new Unwritable("", "null is not a value");
        }
        return value;
    }

    /// A new record; what its constructor refuses passes through.
    Object make(Object[] values) {
        return Handles.call(constructor, values);
    }
}
