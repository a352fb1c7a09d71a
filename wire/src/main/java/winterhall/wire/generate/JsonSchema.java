package winterhall.wire.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import winterhall.wire.Shape;
import winterhall.wire.Shape.Definition;
import winterhall.wire.Shape.Field;
import winterhall.wire.Shapes;

/// Shapes as JSON Schema, as OpenAPI 3.1 wants them: maps and lists, ready to be written as JSON.
public final class JsonSchema {
    /// Where the named types stand in the document.
    private static final String PLACE = "#/components/schemas/";

    private JsonSchema() {}

    /// Every named type, by its name.
    public static SequencedMap<String, Object> definitions(Shapes shapes) {
        var schemas = new LinkedHashMap<String, Object>();
        shapes.definitions().forEach((name, definition) -> schemas.put(name, of(definition)));
        return schemas;
    }

    public static Map<String, Object> of(Shape shape) {
        return switch (shape) {
            case Shape.Text() -> type("string");
            case Shape.Whole() -> type("integer");
            case Shape.Truth() -> type("boolean");
            case Shape.Anything() -> new LinkedHashMap<>();
            case Shape.Many(var element) -> with(type("array"), "items", of(element));
            case Shape.ByKey(var value) -> with(type("object"), "additionalProperties", of(value));
            case Shape.Amounts(var kinds) ->
                with(
                        with(type("object"), "propertyNames", with(new LinkedHashMap<>(), "enum", kinds)),
                        "additionalProperties",
                        with(type("integer"), "minimum", 1));
            case Shape.Maybe(var inner) -> with(new LinkedHashMap<>(), "anyOf", List.of(of(inner), type("null")));
            case Shape.Named(var name) -> with(new LinkedHashMap<>(), "$ref", PLACE + name);
        };
    }

    private static Map<String, Object> of(Definition definition) {
        return switch (definition) {
            case Shape.Anchor(var _, var prefix) ->
                prefix.isEmpty() ? type("string") : with(type("string"), "pattern", "^" + prefix);
            case Shape.Words(var _, var words) -> with(type("string"), "enum", words);
            case Shape.OneOf(var _, var shapes) ->
                with(
                        new LinkedHashMap<>(),
                        "oneOf",
                        shapes.stream().map(JsonSchema::of).toList());
            case Shape.OpenKind _ -> object(Map.of("kind", type("string")), List.of("kind"));
            case Shape.Fields(var _, var kind, var fields) -> {
                var properties = new LinkedHashMap<String, Object>();
                var required = new ArrayList<String>();
                kind.ifPresent(verb -> {
                    properties.put("kind", with(new LinkedHashMap<>(), "const", verb));
                    required.add("kind");
                });
                for (Field field : fields) {
                    if (field.shape() instanceof Shape.Maybe(var inner)) {
                        properties.put(field.name(), of(inner));
                    } else {
                        properties.put(field.name(), of(field.shape()));
                        required.add(field.name());
                    }
                }
                yield object(properties, required);
            }
        };
    }

    private static Map<String, Object> object(Map<String, Object> properties, List<String> required) {
        Map<String, Object> object = with(type("object"), "properties", properties);
        return required.isEmpty() ? object : with(object, "required", required);
    }

    private static Map<String, Object> type(String name) {
        return with(new LinkedHashMap<>(), "type", name);
    }

    private static Map<String, Object> with(Map<String, Object> schema, String key, Object value) {
        schema.put(key, value);
        return schema;
    }
}
