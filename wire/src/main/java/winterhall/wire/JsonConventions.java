package winterhall.wire;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedConstructor;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;
import winterhall.engine.Event;
import winterhall.engine.Move;
import winterhall.engine.Verb;
import winterhall.engine.kit.Purse;

/// Tells the JSON library how to write our records, so that records need no annotations.
final class JsonConventions extends JacksonAnnotationIntrospector {
    static final JsonInclude.Value PRESENT =
            JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS);

    private static final JsonTypeInfo.Value KIND = JsonTypeInfo.Value.construct(
            JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "kind", null, false, Boolean.TRUE, Boolean.TRUE);

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated type) {
        return type instanceof AnnotatedClass && isOneOfSeveral(type.getRawType()) ? KIND : null;
    }

    @Override
    public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass type) {
        return type.getRawType().isRecord() ? Verb.of(type.getRawType()) : null;
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated type) {
        if (!(type instanceof AnnotatedClass) || !type.getRawType().isSealed()) {
            return null;
        }
        var kinds = new ArrayList<NamedType>();
        addKinds(type.getRawType(), kinds);
        return kinds;
    }

    @Override
    public String[] findEnumValues(
            MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, @Nullable String[] names) {
        String[] words = new String[constants.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = Verb.of(constants[i]);
        }
        return words;
    }

    /// A purse is written as its amounts alone.
    @Override
    public @Nullable Boolean hasAsValue(MapperConfig<?> config, Annotated member) {
        return member instanceof AnnotatedMethod method
                        && method.getDeclaringClass() == Purse.class
                        && method.getName().equals("amounts")
                ? Boolean.TRUE
                : null;
    }

    /// And read from them.
    @Override
    public JsonCreator.@Nullable Mode findCreatorAnnotation(MapperConfig<?> config, Annotated creator) {
        return creator instanceof AnnotatedConstructor constructor && constructor.getDeclaringClass() == Purse.class
                ? JsonCreator.Mode.DELEGATING
                : null;
    }

    @Override
    public @Nullable Object findSerializer(MapperConfig<?> config, Annotated type) {
        if (!(type instanceof AnnotatedClass)) {
            return null;
        }
        Class<?> raw = type.getRawType();
        Class<?> id = idOf(raw);
        if (id != null) {
            return new AnchorWriter(id);
        }
        return hasOwnText(raw) ? new OwnTextWriter(raw) : null;
    }

    /// Whether the reader of such a value has to be told which record it is.
    static boolean isOneOfSeveral(Class<?> type) {
        if (isId(type) || type.isEnum()) {
            return false;
        }
        if (type.equals(Move.class) || type.equals(Event.class) || type.isInterface() && type.isSealed()) {
            return true;
        }
        if (!type.isRecord()) {
            return false;
        }
        for (Class<?> above : type.getInterfaces()) {
            if (isOneOfSeveral(above)) {
                return true;
            }
        }
        return false;
    }

    /// Whether a value of this type is written as one word that names a thing.
    static boolean isId(Class<?> type) {
        return idOf(type) != null;
    }

    /// The type by which a value is an id: its own, or the one above it that can be parsed.
    private static @Nullable Class<?> idOf(Class<?> type) {
        if (type.getName().startsWith("java.")) {
            return null;
        }
        Method parse = method(type, "parse", String.class);
        if (parse != null && Modifier.isStatic(parse.getModifiers())) {
            return parse.getDeclaringClass();
        }
        if (method(type, "anchor") != null) {
            return type;
        }
        for (Class<?> above : type.getInterfaces()) {
            Class<?> id = idOf(above);
            if (id != null) {
                return id;
            }
        }
        return null;
    }

    /// Whether a value of this type says itself how it is written.
    static boolean hasOwnText(Class<?> type) {
        return method(type, "written") != null && method(type, "readWritten", String.class) != null;
    }

    private static void addKinds(Class<?> type, List<NamedType> kinds) {
        if (type.isRecord()) {
            kinds.add(new NamedType(type, Verb.of(type)));
        } else if (type.isSealed()) {
            for (Class<?> permitted : type.getPermittedSubclasses()) {
                addKinds(permitted, kinds);
            }
        }
    }

    static @Nullable Method method(Class<?> type, String name, Class<?>... parameters) {
        try {
            return type.getMethod(name, parameters);
        } catch (NoSuchMethodException _) {
            return null;
        }
    }

    /// Writes `card:goblin-4`: what the id's `anchor()` says, or the name of its type and its word.
    ///
    /// A scene holds dozens of the same few ids, so their texts are kept: 59 µs for two scenes of Claim became 41.
    private static final class AnchorWriter extends ValueSerializer<Object> {
        /// More ids than any game has; beyond that they are written without being kept.
        private static final int MOST_KEPT = 10_000;

        private final Map<Object, SerializedString> kept = new ConcurrentHashMap<>();
        private final @Nullable Method anchor;
        private final String prefix;

        AnchorWriter(Class<?> type) {
            anchor = method(type, "anchor");
            if (anchor != null) {
                anchor.setAccessible(true); // a game need not show its ids to the world
            }
            prefix = Verb.of(isConstantWithBody(type) ? type.getSuperclass() : type) + ":";
        }

        @Override
        public void serialize(Object value, JsonGenerator json, SerializationContext context) {
            SerializedString known = kept.get(value);
            if (known == null) {
                known = new SerializedString(text(value));
                if (kept.size() < MOST_KEPT) {
                    kept.put(value, known);
                }
            }
            json.writeString(known);
        }

        /// Such a constant is of a nameless class of its own.
        private static boolean isConstantWithBody(Class<?> type) {
            return Enum.class.isAssignableFrom(type) && !type.isEnum();
        }

        private String text(Object value) {
            return anchor == null ? prefix + value : call(anchor, value);
        }
    }

    /// Writes what the value's `written()` says.
    private static final class OwnTextWriter extends ValueSerializer<Object> {
        private final Method written;

        OwnTextWriter(Class<?> type) {
            written = Objects.requireNonNull(method(type, "written"));
        }

        @Override
        public void serialize(Object value, JsonGenerator json, SerializationContext context) {
            json.writeString(call(written, value));
        }
    }

    private static String call(Method method, Object value) {
        try {
            return (String) method.invoke(value);
        } catch (ReflectiveOperationException trouble) {
            throw new IllegalStateException("no text of " + value, trouble);
        }
    }
}
