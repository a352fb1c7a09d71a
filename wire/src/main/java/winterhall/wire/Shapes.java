package winterhall.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Verb;
import winterhall.engine.kit.Purse;
import winterhall.wire.Shape.Definition;
import winterhall.wire.Shape.Field;

/// The shapes of some types and of everything inside them, each class under one name.
///
/// A class is named as in Java; where two share that name, both carry the name of the class around them in front.
public final class Shapes {
    private final SequencedMap<Class<?>, String> names = new LinkedHashMap<>();
    private final SequencedMap<String, Definition> definitions = new LinkedHashMap<>();

    private Shapes(SequencedSet<Class<?>> classes) {
        for (Class<?> type : classes) {
            boolean alone = classes.stream()
                            .filter(other -> other.getSimpleName().equals(type.getSimpleName()))
                            .count()
                    == 1;
            names.put(type, alone ? type.getSimpleName() : longName(type));
        }
        names.forEach((type, name) -> definitions.put(name, definition(type)));
    }

    public static Shapes of(Collection<? extends Class<?>> roots) {
        var classes = new LinkedHashSet<Class<?>>();
        roots.forEach(root -> collect(root, classes));
        return new Shapes(classes);
    }

    /// Every named type in the order in which it was met.
    public SequencedMap<String, Definition> definitions() {
        return Collections.unmodifiableSequencedMap(definitions);
    }

    public boolean knows(Class<?> type) {
        return names.containsKey(type);
    }

    public Shape shape(Type type) {
        return switch (type) {
            case ParameterizedType generic -> generic(generic);
            case WildcardType wild -> shape(wild.getUpperBounds()[0]);
            case Class<?> plain -> plain(plain);
            default -> throw new IllegalArgumentException(type + " has no shape in JSON");
        };
    }

    private Shape generic(ParameterizedType type) {
        Class<?> raw = (Class<?>) type.getRawType();
        Shape last = shape(type.getActualTypeArguments()[type.getActualTypeArguments().length - 1]);
        if (raw == Optional.class) {
            return new Shape.Maybe(last);
        }
        if (raw == Purse.class) {
            return new Shape.Amounts(words((Class<?>) type.getActualTypeArguments()[0]));
        }
        if (Map.class.isAssignableFrom(raw)) {
            return new Shape.ByKey(last);
        }
        if (Collection.class.isAssignableFrom(raw)) {
            return new Shape.Many(last);
        }
        throw new IllegalArgumentException(type + " has no shape in JSON");
    }

    private Shape plain(Class<?> type) {
        if (type == String.class || JsonConventions.hasOwnText(type)) {
            return new Shape.Text();
        }
        if (type == boolean.class || type == Boolean.class) {
            return new Shape.Truth();
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return new Shape.Whole();
        }
        String name = names.get(type);
        if (name != null) {
            return new Shape.Named(name);
        }
        if (type == Object.class) {
            return new Shape.Anything();
        }
        throw new IllegalArgumentException(type + " has no shape in JSON");
    }

    private Definition definition(Class<?> type) {
        if (JsonConventions.isId(type)) {
            boolean ownAnchor = JsonConventions.method(type, "anchor") != null;
            return new Shape.Anchor(type, ownAnchor ? "" : Verb.of(type) + ":");
        }
        if (type.isEnum()) {
            return new Shape.Words(type, words(type));
        }
        if (type.isRecord()) {
            return fields(type);
        }
        if (type.isSealed()) {
            return new Shape.OneOf(
                    type,
                    Arrays.stream(type.getPermittedSubclasses())
                            .map(this::shape)
                            .toList());
        }
        return new Shape.OpenKind(type);
    }

    private static List<String> words(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> Verb.of((Enum<?>) constant))
                .toList();
    }

    private Definition fields(Class<?> type) {
        Optional<String> kind = JsonConventions.isOneOfSeveral(type) ? Optional.of(Verb.of(type)) : Optional.empty();
        var fields = new ArrayList<Field>();
        for (RecordComponent component : type.getRecordComponents()) {
            fields.add(new Field(component.getName(), shape(component.getGenericType())));
        }
        return new Shape.Fields(type, kind, fields);
    }

    private static void collect(Type type, SequencedSet<Class<?>> classes) {
        switch (type) {
            case ParameterizedType generic -> {
                for (Type argument : generic.getActualTypeArguments()) {
                    collect(argument, classes);
                }
            }
            case WildcardType wild -> collect(wild.getUpperBounds()[0], classes);
            case Class<?> plain when isNamed(plain) && classes.add(plain) -> collectInside(plain, classes);
            default -> {}
        }
    }

    private static void collectInside(Class<?> type, SequencedSet<Class<?>> classes) {
        if (JsonConventions.isId(type) || type.isEnum()) {
            return;
        }
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                collect(component.getGenericType(), classes);
            }
        } else if (type.isSealed()) {
            for (Class<?> permitted : type.getPermittedSubclasses()) {
                collect(permitted, classes);
            }
        }
    }

    private static boolean isNamed(Class<?> type) {
        return JsonConventions.isId(type)
                || type.isEnum()
                || type.isRecord()
                || type.isSealed()
                || type == Move.class
                || type == Event.class;
    }

    private static String longName(Class<?> type) {
        Class<?> around = type.getEnclosingClass();
        return around == null ? type.getSimpleName() : around.getSimpleName() + type.getSimpleName();
    }
}
