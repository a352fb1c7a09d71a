package winterhall.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import tools.jackson.databind.JsonNode;
import winterhall.wire.Shape;
import winterhall.wire.Shape.Definition;
import winterhall.wire.Shape.Field;
import winterhall.wire.Shapes;

/// Says where JSON is not of the shape that its readers were promised.
final class ShapeCheck {
    private final SequencedMap<String, Definition> definitions;
    private final List<String> faults = new ArrayList<>();

    private ShapeCheck(Shapes shapes) {
        definitions = shapes.definitions();
    }

    static List<String> faults(Shapes shapes, Shape shape, JsonNode json) {
        var check = new ShapeCheck(shapes);
        check.check(shape, json, "");
        return check.faults;
    }

    private void check(Shape shape, JsonNode json, String at) {
        switch (shape) {
            case Shape.Text() -> require(json.isString(), at, json);
            case Shape.Whole() -> require(json.isNumber(), at, json);
            case Shape.Truth() -> require(json.isBoolean(), at, json);
            case Shape.Anything() -> {}
            case Shape.Many(var element) -> {
                require(json.isArray(), at, json);
                json.forEach(inner -> check(element, inner, at + "[]"));
            }
            case Shape.ByKey(var value) -> {
                require(json.isObject(), at, json);
                json.forEach(inner -> check(value, inner, at + ".*"));
            }
            case Shape.Amounts(var kinds) -> {
                require(json.isObject(), at, json);
                require(kinds.containsAll(json.propertyNames()), at, json);
                json.forEach(amount -> require(amount.isNumber(), at + ".*", amount));
            }
            case Shape.Maybe(var inner) -> {
                if (!json.isNull()) {
                    check(inner, json, at);
                }
            }
            case Shape.Named(var name) -> check(definitions.get(name), json, at + " " + name);
        }
    }

    private void check(Definition definition, JsonNode json, String at) {
        switch (definition) {
            case Shape.Anchor(var _, var prefix) ->
                require(json.isString() && json.asString().startsWith(prefix), at, json);
            case Shape.Words(var _, var words) -> require(json.isString() && words.contains(json.asString()), at, json);
            case Shape.OpenKind _ -> require(json.path("kind").isString(), at, json);
            case Shape.OneOf(var _, var shapes) ->
                require(
                        shapes.stream()
                                .anyMatch(one -> isKind(one, json.path("kind").asString())),
                        at,
                        json);
            case Shape.Fields(var _, var kind, var fields) -> {
                require(json.isObject(), at, json);
                kind.ifPresent(verb -> require(json.path("kind").asString().equals(verb), at + ".kind", json));
                var unknown = new ArrayList<>(json.propertyNames());
                unknown.remove("kind");
                for (Field field : fields) {
                    unknown.remove(field.name());
                    if (json.has(field.name())) {
                        check(field.shape(), json.get(field.name()), at + "." + field.name());
                    } else {
                        require(field.shape() instanceof Shape.Maybe, at + "." + field.name(), json);
                    }
                }
                require(unknown.isEmpty(), at + " has also " + unknown, json);
            }
        }
    }

    /// Follows the kind to its record, and checks that too.
    private boolean isKind(Shape shape, String kind) {
        Definition definition = definitions.get(((Shape.Named) shape).name());
        return definition instanceof Shape.Fields(var _, var verb, var _)
                        && verb.orElse("").equals(kind)
                || definition instanceof Shape.OneOf(var _, var inner)
                        && inner.stream().anyMatch(one -> isKind(one, kind));
    }

    private void require(boolean holds, String at, JsonNode json) {
        if (!holds) {
            faults.add(at + ": " + json);
        }
    }
}
