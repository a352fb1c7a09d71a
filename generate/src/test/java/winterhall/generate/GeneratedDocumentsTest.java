package winterhall.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Shelf;
import winterhall.enginetest.Repository;
import winterhall.server.HallOptions;
import winterhall.server.HallServer;
import winterhall.wire.FromClient;
import winterhall.wire.Shape;
import winterhall.wire.Shape.Definition;
import winterhall.wire.Shape.Field;
import winterhall.wire.Shapes;
import winterhall.wire.ToClient;

/// The documents of the interface say what the code does.
class GeneratedDocumentsTest {
    private final SourceComments comments = new SourceComments(Repository.ROOT);

    @TempDir
    Path data;

    @Test
    void theHttpInterface() throws IOException, InterruptedException {
        try (var hall = new HallServer(
                        new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 20), Shelf.games());
                var client = HttpClient.newHttpClient()) {
            var address = URI.create("http://localhost:" + hall.port() + "/api/openapi.json");
            String served = client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString())
                    .body();
            assertThat(served).contains("\"/api/tables/{table}/steps/{step}\"");
            Generated.isUpToDate("docs/api/openapi.json", served);
        }
    }

    @Test
    void theSocket() {
        Shapes shapes = Shapes.of(java.util.List.of(FromClient.class, ToClient.class));
        String text = "# The messages of a table's socket\n\n"
                + "Generated from the records; `docs/protocol.md` explains how they are used. Every message is one JSON"
                + " object in\none text frame, told apart by `kind`. A field with `?` may be missing.\n\n"
                + "## From the client\n\n"
                + comments.of(FromClient.class) + "\n\n"
                + kinds(shapes, FromClient.class)
                + "## From the hall\n\n"
                + comments.of(ToClient.class) + "\n\n"
                + kinds(shapes, ToClient.class)
                + "## What they are made of\n\n"
                + shapes.definitions().values().stream()
                        .filter(definition -> !FromClient.class.isAssignableFrom(definition.type())
                                && !ToClient.class.isAssignableFrom(definition.type()))
                        .map(definition -> section(shapes, definition))
                        .collect(Collectors.joining());
        Generated.isUpToDate("docs/api/socket.md", text.stripTrailing() + "\n");
    }

    private String kinds(Shapes shapes, Class<?> root) {
        return shapes.definitions().values().stream()
                .filter(definition -> root.isAssignableFrom(definition.type()))
                .filter(Shape.Fields.class::isInstance)
                .map(definition -> section(shapes, definition))
                .collect(Collectors.joining());
    }

    private String section(Shapes shapes, Definition definition) {
        Class<?> type = definition.type();
        String name = ((Shape.Named) shapes.shape(type)).name();
        return switch (definition) {
            case Shape.Fields(var _, var kind, var fields) -> {
                assertThat(kind.isEmpty()
                                || fields.size() < 2
                                || !comments.of(type).isEmpty())
                        .as("%s travels over the socket without a word of comment", type)
                        .isTrue();
                yield "### " + kind.map(verb -> "`" + verb + "`").orElse(name) + "\n\n" + said(type)
                        + (fields.isEmpty() ? "" : table(fields));
            }
            case Shape.Words(var _, var words) ->
                "### " + name + "\n\n" + said(type) + "`" + String.join("`, `", words) + "`\n\n";
            case Shape.Anchor _ -> "### " + name + "\n\n" + said(type) + "A string.\n\n";
            case Shape.OpenKind _ ->
                "### " + name + "\n\n" + said(type) + "Its `kind` and fields are the game's own.\n\n";
            case Shape.OneOf _ -> "";
        };
    }

    private String said(Class<?> type) {
        String text =
                comments.of(type).replaceAll("(?m)^@param (\\w+) ", "- `$1`: ").replaceAll("\\[([A-Z]\\w+)]", "`$1`");
        return text.isEmpty() ? "" : text + "\n\n";
    }

    private static String table(java.util.List<Field> fields) {
        return "| field | type |\n|---|---|\n"
                + fields.stream()
                        .map(field -> "| `" + field.name() + (field.shape() instanceof Shape.Maybe ? "?" : "") + "` | "
                                + type(field.shape()) + " |\n")
                        .collect(Collectors.joining())
                + "\n";
    }

    private static String type(Shape shape) {
        return switch (shape) {
            case Shape.Text() -> "text";
            case Shape.Whole() -> "number";
            case Shape.Truth() -> "true or false";
            case Shape.Anything() -> "the game's own";
            case Shape.Many(var element) -> "list of " + type(element);
            case Shape.ByKey(var value) -> "object of " + type(value);
            case Shape.Amounts(var kinds) -> "amounts of " + String.join(", ", kinds);
            case Shape.Maybe(var inner) -> type(inner);
            case Shape.Named(var name) -> name;
        };
    }
}
