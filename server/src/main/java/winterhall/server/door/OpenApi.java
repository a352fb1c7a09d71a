package winterhall.server.door;

import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import winterhall.engine.Verb;
import winterhall.wire.Json;
import winterhall.wire.Problem;
import winterhall.wire.Shapes;
import winterhall.wire.generate.JsonSchema;

/// The OpenAPI document, generated from the routes.
public final class OpenApi {
    private static final String PATH = "/api/openapi.json";
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

    private final List<Route<?, ?>> routes;
    private final Shapes shapes;

    public OpenApi(List<Route<?, ?>> routes) {
        this.routes = routes;
        var bodies = new ArrayList<Class<?>>();
        for (Route<?, ?> route : routes) {
            bodies.add(route.body());
            bodies.add(route.answer());
        }
        bodies.add(Problem.class);
        bodies.removeIf(type -> type == Route.Nothing.class || type == Route.Plain.class);
        this.shapes = Shapes.of(bodies);
    }

    void open(RoutesConfig to) {
        String document = text();
        to.get(PATH, context -> context.contentType("application/json").result(document));
    }

    /// OpenAPI 3.1, for people to read and compare.
    public String text() {
        return Json.tree(document()).toPrettyString() + "\n";
    }

    private Map<String, Object> document() {
        var paths = new LinkedHashMap<String, Map<String, Object>>();
        for (Route<?, ?> route : routes) {
            paths.computeIfAbsent(route.path(), _ -> new LinkedHashMap<>())
                    .put(route.method().toLowerCase(Locale.ROOT), operation(route));
        }
        return map(
                "openapi",
                "3.1.0",
                "info",
                map(
                        "title",
                        "Winterhall",
                        "version",
                        "1",
                        "description",
                        "Every write needs the header X-Winterhall: 1. A table that is not listed takes ?invite=, as its"
                                + " link says. The table's socket is described in socket.md."),
                "paths",
                paths,
                "components",
                map(
                        "securitySchemes",
                        map(
                                "cookie",
                                map("type", "apiKey", "in", "cookie", "name", "winterhall"),
                                "bot",
                                map("type", "http", "scheme", "bearer")),
                        "schemas",
                        JsonSchema.definitions(shapes)));
    }

    private Map<String, Object> operation(Route<?, ?> route) {
        Map<String, Object> operation = map("summary", route.summary(), "x-access", Verb.of(route.access()));
        if (route.access() != Access.ANYONE) {
            var ways = new ArrayList<Object>(List.of(map("cookie", List.of())));
            if (BotRoutes.mayUse(route)) {
                ways.add(map("bot", List.of()));
            }
            operation.put("security", ways);
        }
        var parameters = new ArrayList<Object>();
        Matcher parameter = PARAMETER.matcher(route.path());
        while (parameter.find()) {
            parameters.add(
                    map("name", parameter.group(1), "in", "path", "required", true, "schema", map("type", "string")));
        }
        if (!parameters.isEmpty()) {
            operation.put("parameters", parameters);
        }
        if (route.body() != Route.Nothing.class) {
            operation.put("requestBody", map("required", true, "content", content(route.body())));
        }
        operation.put("responses", map(answered(route), answer(route), "default", refusal()));
        return operation;
    }

    private static String answered(Route<?, ?> route) {
        return route.answer() == Route.Nothing.class ? "204" : "200";
    }

    private Map<String, Object> answer(Route<?, ?> route) {
        Map<String, Object> answer = map("description", "Done.");
        if (route.answer() == Route.Plain.class) {
            answer.put("content", map("text/plain", map("schema", map("type", "string"))));
        } else if (route.answer() != Route.Nothing.class) {
            answer.put("content", content(route.answer()));
        }
        return answer;
    }

    private Map<String, Object> refusal() {
        return map(
                "description",
                "Not granted, and nothing has changed.",
                "content",
                map("application/problem+json", map("schema", JsonSchema.of(shapes.shape(Problem.class)))));
    }

    private Map<String, Object> content(Class<?> type) {
        return map("application/json", map("schema", JsonSchema.of(shapes.shape(type))));
    }

    /// `pairs` are keys and values in turn.
    private static Map<String, Object> map(Object... pairs) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
