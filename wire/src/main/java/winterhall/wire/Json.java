package winterhall.wire;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/// Records as JSON and back, by the same conventions for every message, view, move and event.
///
/// | Java | JSON |
/// |---|---|
/// | record | an object of its components |
/// | record of a sealed interface, move, event | the same, with `kind`, its verb, first |
/// | enum constant | its word, `ice-axe` |
/// | id (a type with `static X parse(String)`) | its anchor, `card:goblin-4` |
/// | purse | how much there is of each kind, `{"blood":2,"gold":1}` |
/// | a type with `written()` and `static X readWritten(String)` | that text |
/// | `Optional` | the value, or nothing at all |
///
/// What comes in is read strictly: an unknown field, one that is there twice, a wrong type (`"5"` is not a number, 5 is not a text),
/// `null`, a missing component or too deep a nesting is [BadJson], which says what is wrong and where.
public final class Json {
    /// Far more than any message has.
    private static final int DEEPEST = 20;

    /// No text of ours has it, and PostgreSQL does not store it.
    private static final String NUL = "\\u0000";

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .annotationIntrospector(new JsonConventions())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(LogicalType.Textual, Json::onlyText)
            .changeDefaultNullHandling(_ -> JsonSetter.Value.forContentNulls(Nulls.FAIL))
            .addModule(new SimpleModule().setDeserializers(new OmittedOptionals()))
            .disable(EnumFeature.READ_ENUMS_USING_TO_STRING)
            .disable(EnumFeature.WRITE_ENUMS_USING_TO_STRING)
            .changeDefaultPropertyInclusion(_ -> JsonConventions.PRESENT)
            .changeDefaultVisibility(seen -> seen.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
            .build();

    private Json() {}

    private static void onlyText(MutableCoercionConfig text) {
        for (var shape : List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean)) {
            text.setCoercion(shape, CoercionAction.Fail);
        }
    }

    public static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    public static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    public static JsonNode tree(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JacksonException refused) {
            throw BadJson.because(refused);
        }
    }

    /// @throws BadJson if the text is not JSON of this kind
    public static <T> T read(String text, Class<T> kind) {
        if (text.contains(NUL)) {
            throw BadJson.whole(BadJson.Fault.BAD_CHARACTER);
        }
        try {
            T value = MAPPER.readValue(text, kind);
            if (value == null) {
                throw BadJson.whole(BadJson.Fault.MISFIT);
            }
            return value;
        } catch (JacksonException refused) {
            throw BadJson.because(refused);
        }
    }
}
