package winterhall.wire.generate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import winterhall.wire.Shape;
import winterhall.wire.Shape.Definition;
import winterhall.wire.Shape.Field;
import winterhall.wire.Shapes;

/// Writes shapes as TypeScript.
public final class TypeScript {
    private static final int LONGEST = 100;

    private final Shapes shapes;
    private final Function<Class<?>, String> comments;

    /// @param comments what the source says of a type, in lines; empty for nothing
    public TypeScript(Shapes shapes, Function<Class<?>, String> comments) {
        this.shapes = shapes;
        this.comments = comments;
    }

    /// Every type that is not written elsewhere.
    ///
    /// @param elsewhere which types another file exports
    public String declarations(Predicate<Class<?>> elsewhere) {
        return shapes.definitions().entrySet().stream()
                .filter(entry -> !elsewhere.test(entry.getValue().type()))
                .map(entry -> declaration(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining("\n"));
    }

    /// The line that fetches from another file what this one does not write.
    public Optional<String> imports(Predicate<Class<?>> elsewhere, String file) {
        List<String> names = shapes.definitions().entrySet().stream()
                .filter(entry -> elsewhere.test(entry.getValue().type()))
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of("import type { " + String.join(", ", names) + " } from '" + file + "';\n");
    }

    /// `export type <name> = …`, one of several.
    public static String union(String name, List<String> members) {
        String line = "export type " + name + " = " + String.join(" | ", members) + ";\n";
        return line.length() <= LONGEST || members.size() == 1
                ? line
                : "export type " + name + " =\n  | " + String.join("\n  | ", members) + ";\n";
    }

    private String declaration(String name, Definition definition) {
        return comment(comments.apply(definition.type()))
                + switch (definition) {
                    case Shape.Anchor(var _, var prefix) ->
                        "export type " + name + " = " + (prefix.isEmpty() ? "string" : "`" + prefix + "${string}`")
                                + ";\n";
                    case Shape.Words(var _, var words) -> union(name, quoted(words));
                    case Shape.OneOf(var _, var members) ->
                        union(name, members.stream().map(TypeScript::type).toList());
                    case Shape.OpenKind _ -> "export interface " + name + " {\n  kind: string;\n}\n";
                    case Shape.Fields(var _, var kind, var fields) -> fields(name, kind, fields);
                };
    }

    private static String fields(String name, Optional<String> kind, List<Field> fields) {
        var text = new StringBuilder("export interface " + name + " {\n");
        kind.ifPresent(verb -> text.append("  kind: '").append(verb).append("';\n"));
        for (Field field : fields) {
            text.append("  ").append(field.name());
            text.append(
                    field.shape() instanceof Shape.Maybe(var inner) ? "?: " + type(inner) : ": " + type(field.shape()));
            text.append(";\n");
        }
        return text.append("}\n").toString();
    }

    private static String type(Shape shape) {
        return switch (shape) {
            case Shape.Text() -> "string";
            case Shape.Whole() -> "number";
            case Shape.Truth() -> "boolean";
            case Shape.Anything() -> "unknown";
            case Shape.Many(Shape.Maybe(var inner)) -> "(" + type(inner) + " | null)[]";
            case Shape.Many(var element) -> type(element) + "[]";
            case Shape.ByKey(var value) -> "Record<string, " + type(value) + ">";
            case Shape.Amounts(var kinds) -> "Partial<Record<" + alternatives(kinds) + ", number>>";
            case Shape.Maybe(var inner) -> type(inner) + " | null";
            case Shape.Named(var name) -> name;
        };
    }

    private static String alternatives(List<String> words) {
        return String.join(" | ", quoted(words));
    }

    private static List<String> quoted(List<String> words) {
        return words.stream().map(word -> "'" + word + "'").toList();
    }

    private static String comment(String text) {
        if (text.isEmpty()) {
            return "";
        }
        List<String> lines = text.lines().toList();
        return lines.size() == 1
                ? "/** " + lines.getFirst() + " */\n"
                : "/**\n"
                        + lines.stream()
                                .map(line -> (" * " + line).stripTrailing())
                                .collect(Collectors.joining("\n")) + "\n */\n";
    }
}
