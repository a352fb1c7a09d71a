package winterhall.wire;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ext.jdk8.Jdk8OptionalDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.module.SimpleDeserializers;
import tools.jackson.databind.type.ReferenceType;

/// Empty optionals are left out of the JSON, never written as `null`.
final class OmittedOptionals extends SimpleDeserializers {
    @Override
    public @Nullable ValueDeserializer<?> findReferenceDeserializer(
            ReferenceType type,
            DeserializationConfig config,
            BeanDescription.Supplier description,
            TypeDeserializer kind,
            ValueDeserializer<?> content) {
        return type.hasRawClass(Optional.class) ? new Reader(type, kind, content) : null;
    }

    private static final class Reader extends Jdk8OptionalDeserializer {
        Reader(JavaType type, TypeDeserializer kind, ValueDeserializer<?> content) {
            super(type, null, kind, content);
        }

        @Override
        public Jdk8OptionalDeserializer withResolved(TypeDeserializer kind, ValueDeserializer<?> content) {
            return new Reader(_fullType, kind, content);
        }

        @Override
        public Optional<?> getNullValue(DeserializationContext context) {
            return context.reportInputMismatch(this, "null");
        }

        @Override
        public Optional<?> getAbsentValue(DeserializationContext context) {
            return Optional.empty();
        }
    }
}
