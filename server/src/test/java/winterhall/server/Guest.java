package winterhall.server;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Setup;
import winterhall.engine.Shelf;
import winterhall.server.client.SocketClient;
import winterhall.wire.Json;

/// A visitor like a browser: cookies, JSON, sockets; nothing of the hall's own code.
final class Guest implements AutoCloseable {
    /// What is played at tables where it does not matter.
    static final String GAME = Shelf.games().getFirst().id();

    final String base;
    final HttpClient http;
    final CookieManager cookies;
    private final Optional<String> token;

    record Answer(int status, JsonNode body, HttpResponse<String> whole) {
        String text(String field) {
            return body.path(field).asString();
        }
    }

    Guest(int port) {
        this(port, new CookieManager());
    }

    Guest(int port, CookieManager cookies) {
        this(port, cookies, Optional.empty());
    }

    private Guest(int port, CookieManager cookies, Optional<String> token) {
        this.cookies = cookies;
        this.token = token;
        base = "http://localhost:" + port;
        http = HttpClient.newBuilder()
                .cookieHandler(cookies)
                .connectTimeout(Duration.ofSeconds(10))
                .build();
    }

    /// A guest who has come in.
    static Guest at(int port) {
        var guest = new Guest(port);
        guest.post("/api/me", "");
        return guest;
    }

    /// This person's bot: it has a token instead of the cookie.
    Guest bot() {
        return new Guest(
                URI.create(base).getPort(),
                new CookieManager(),
                Optional.of(post("/api/me/bot-token", "").text("token")));
    }

    Answer get(String path) {
        return send(request(path).GET());
    }

    /// What is not JSON.
    HttpResponse<String> getText(String path) {
        try {
            return http.send(request(path).GET().build(), BodyHandlers.ofString());
        } catch (IOException trouble) {
            throw new IllegalStateException(trouble);
        } catch (InterruptedException stopped) {
            throw new CompletionException(stopped);
        }
    }

    Answer post(String path, String body) {
        return send(request(path).POST(BodyPublishers.ofString(body)));
    }

    Answer patch(String path, String body) {
        return send(request(path).method("PATCH", BodyPublishers.ofString(body)));
    }

    Answer delete(String path) {
        return send(request(path).DELETE());
    }

    HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(Duration.ofSeconds(30))
                .header("X-Winterhall", "1");
        token.ifPresent(known -> request.header("Authorization", "Bearer " + known));
        return request;
    }

    SocketClient socket(String path, SocketClient.Listener listener) {
        return socket(path, Map.of(), listener);
    }

    SocketClient socket(String path, Map<String, String> more, SocketClient.Listener listener) {
        var headers = new HashMap<>(more);
        token.ifPresent(known -> headers.put("Authorization", "Bearer " + known));
        try {
            cookies.get(URI.create(base + path), Map.of())
                    .forEach((name, values) -> values.forEach(value -> headers.put(name, value)));
        } catch (IOException trouble) {
            throw new IllegalStateException(trouble);
        }
        return SocketClient.open(URI.create(base.replace("http", "ws") + path), headers, listener);
    }

    Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
            String text = answer.body();
            return new Answer(answer.statusCode(), Json.tree(text.isEmpty() ? "{}" : text), answer);
        } catch (IOException trouble) {
            throw new IllegalStateException(trouble);
        } catch (InterruptedException stopped) {
            throw new CompletionException(stopped);
        }
    }

    /// Sits before a table.
    Screen open(String table, String query) {
        return new Screen(this, "/api/tables/" + table + "/socket" + query);
    }

    Screen open(String table) {
        return open(table, "");
    }

    /// Lays a table of this setup: one seat for this guest, open ones for the others.
    Answer lay(Setup setup) {
        var settings = new ArrayList<String>();
        setup.chosen().forEach((key, value) -> settings.add("\"" + key + "\":\"" + value + "\""));
        var seats = new ArrayList<>(Collections.nCopies(setup.seats(), "open"));
        seats.set(0, "me");
        return lay(setup.game(), String.join(",", settings), "none", seats.toArray(String[]::new));
    }

    /// Lays a table; `seats` are words such as `me open`.
    Answer lay(String settings, String clock, String... seats) {
        return lay(GAME, settings, clock, seats);
    }

    private Answer lay(String game, String settings, String clock, String... seats) {
        var wanted = new StringBuilder();
        for (String seat : seats) {
            String kind = seat.startsWith("bot-") ? "bot" : seat;
            String bot = seat.startsWith("bot-") ? seat.substring(4) : "";
            String name = kind.equals("me") ? "Person " + (wanted.length() + 1) : "";
            wanted.append(wanted.isEmpty() ? "" : ",")
                    .append("{\"kind\":\"%s\",\"bot\":\"%s\",\"name\":\"%s\"}".formatted(kind, bot, name));
        }
        return post("/api/tables", """
                {"game":"%s","settings":{%s},"seats":[%s],"listed":false,"spectators":"anyone","clock":"%s","entropy":""}
                """.formatted(game, settings, wanted, clock));
    }

    Answer sit(Answer table) {
        return post(
                "/api/tables/" + table.text("id") + "/seat",
                "{\"invite\":\"%s\",\"seat\":0,\"entropy\":\"\"}".formatted(table.text("invite")));
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
