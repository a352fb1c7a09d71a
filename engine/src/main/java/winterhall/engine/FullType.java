package winterhall.engine;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A type with its arguments filled in: `List` of `Optional` of `Seat`. Law: as many arguments as the class has
/// parameters.
record FullType(Class<?> raw, List<FullType> arguments) {

    /// The class with nothing known about its parameters but their bounds.
    static FullType of(Class<?> raw) {
        return new FullType(
                raw,
                Stream.of(raw.getTypeParameters())
                        .map(parameter -> bare(erased(parameter.getBounds()[0])))
                        .toList());
    }

    /// What a type means that is written inside this class, where the parameters of this class are known.
    FullType inside(Type type) {
        return switch (type) {
            case Class<?> plain -> of(plain);
            case ParameterizedType generic ->
                new FullType(
                        (Class<?>) generic.getRawType(),
                        Stream.of(generic.getActualTypeArguments())
                                .map(this::inside)
                                .toList());
            case TypeVariable<?> variable -> argument(variable);
            case WildcardType wildcard -> inside(wildcard.getUpperBounds()[0]);
            default -> bare(Object[].class); // arrays of generic types: nothing here supports them
        };
    }

    private FullType argument(TypeVariable<?> variable) {
        var parameters = raw.getTypeParameters();
        for (int i = 0; i < parameters.length; i++) {
            if (parameters[i].equals(variable)) {
                return arguments.get(i);
            }
        }
        return bare(erased(variable));
    }

    /// `Object` for every parameter, so that a bound such as `T extends Comparable<T>` comes to an end.
    private static FullType bare(Class<?> raw) {
        var any = new FullType(Object.class, List.of());
        return new FullType(
                raw, Stream.of(raw.getTypeParameters()).map(parameter -> any).toList());
    }

    private static Class<?> erased(Type type) {
        return switch (type) {
            case Class<?> plain -> plain;
            case ParameterizedType generic -> (Class<?>) generic.getRawType();
            case TypeVariable<?> variable -> erased(variable.getBounds()[0]);
            default -> Object.class;
        };
    }

    @Override
    public String toString() {
        return arguments.isEmpty()
                ? raw.getSimpleName()
                : raw.getSimpleName()
                        + arguments.stream().map(FullType::toString).collect(Collectors.joining(", ", "<", ">"));
    }
}
