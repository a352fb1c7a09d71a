package winterhall.generate;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Catalogue;
import winterhall.engine.Game;
import winterhall.engine.Shelf;
import winterhall.engine.Verb;
import winterhall.enginetest.Repository;
import winterhall.wire.Json;
import winterhall.wire.Shapes;
import winterhall.wire.generate.TypeScript;

/// What is printed on the cardboard of each game reaches the web client as types and data, and its icons with it.
class GeneratedCatalogueTest {
    private static final String HEAD =
            "// Generated from the catalogue of the game. Do not edit: change it there and run"
                    + " ./winterhall generate.\n";

    private final SourceComments comments = new SourceComments(Repository.ROOT);

    @Test
    void theCatalogueOfEachGame() {
        for (Game<?, ?> game : Shelf.games()) {
            if (!game.catalogue().items().isEmpty()) {
                Generated.isUpToDate("web/src/games/" + game.id() + "/catalogue.ts", catalogue(game.catalogue()));
                writeShapes("web/src/games/" + game.id(), game.catalogue());
            }
        }
    }

    private String catalogue(Catalogue catalogue) {
        SequencedSet<Class<? extends Catalogue.Item>> kinds = kinds(catalogue);
        var text = new StringBuilder(HEAD + "\n");
        text.append(new TypeScript(Shapes.of(kinds), comments::of).declarations(_ -> false));
        for (Class<? extends Catalogue.Item> kind : kinds) {
            text.append("\nconst ").append(name(kind)).append(": Readonly<Record<string, ");
            text.append(kind.getSimpleName()).append(">> = {\n");
            for (Catalogue.Item item : catalogue.all(kind)) {
                text.append("  ").append(key(item.id())).append(": ");
                text.append(literal(Json.tree(item))).append(",\n");
            }
            text.append("};\n");
        }
        return text + "\n/** What is printed, by kind and id. */\nexport const catalogue = { "
                + kinds.stream().map(GeneratedCatalogueTest::name).collect(Collectors.joining(", "))
                + " };\n\nexport default catalogue;\n";
    }

    /// The shapes that are drawn on rare things alone lie in a file of their own, which is loaded when one is shown.
    private static void writeShapes(String folder, Catalogue catalogue) {
        List<Catalogue.Item> drawn = catalogue.items().stream()
                .filter(item -> icon(item).isPresent())
                .toList();
        Set<Optional<String>> usual = drawn.stream()
                .filter(item -> !item.isRare())
                .map(GeneratedCatalogueTest::icon)
                .collect(Collectors.toSet());
        Map<Boolean, List<Catalogue.Item>> parts =
                drawn.stream().collect(Collectors.partitioningBy(item -> usual.contains(icon(item))));
        Generated.isUpToDate(folder + "/shapes.ts", shapes("shapes", parts.get(true)));
        if (!parts.get(false).isEmpty()) {
            Generated.isUpToDate(folder + "/rareShapes.ts", shapes("rareShapes", parts.get(false)));
        }
    }

    private static Optional<String> icon(Catalogue.Item item) {
        Object icon = Catalogue.values(item).get("icon");
        return (icon instanceof Optional<?> maybe ? maybe : Optional.ofNullable(icon)).map(Object::toString);
    }

    /// One import for each icon: the bundler takes those that are named and no others.
    private static String shapes(String name, List<Catalogue.Item> items) {
        var imports = new LinkedHashSet<String>();
        var lines = new ArrayList<String>();
        for (Catalogue.Item item : items) {
            String icon = icon(item).orElseThrow();
            imports.add("import " + component(icon) + " from '~icons/game-icons/" + icon + "';");
            lines.add("  " + key(Verb.of(item.getClass()) + ":" + item.id()) + ": " + component(icon) + ",");
        }
        return HEAD
                + "// Shapes by game-icons.net (CC BY 3.0), taken one by one; their names stand in NOTICE.\n"
                + "import type { Component } from 'svelte';\n" + String.join("\n", imports)
                + "\n\n/** The shape of each thing that has one, by its anchor. */\n"
                + "export const " + name + ": Readonly<Record<string, Component>> = {\n" + String.join("\n", lines)
                + "\n};\n";
    }

    private static SequencedSet<Class<? extends Catalogue.Item>> kinds(Catalogue catalogue) {
        var kinds = new LinkedHashSet<Class<? extends Catalogue.Item>>();
        catalogue.items().forEach(item -> kinds.add(item.getClass()));
        return kinds;
    }

    /// `goblin-head` → `GoblinHead`.
    private static String component(String icon) {
        return List.of(icon.split("-")).stream()
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }

    /// `Location` → `location`.
    private static String name(Class<?> kind) {
        String name = kind.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static String literal(JsonNode json) {
        if (json.isObject()) {
            return json.propertyStream()
                    .map(property -> key(property.getKey()) + ": " + literal(property.getValue()))
                    .collect(Collectors.joining(", ", "{ ", " }"));
        }
        if (json.isArray()) {
            return json.valueStream().map(GeneratedCatalogueTest::literal).collect(Collectors.joining(", ", "[", "]"));
        }
        return json.isString() ? "'" + json.asString().replace("'", "\\'") + "'" : json.toString();
    }

    private static String key(String word) {
        return word.matches("[a-zA-Z]\\w*") ? word : "'" + word + "'";
    }
}
