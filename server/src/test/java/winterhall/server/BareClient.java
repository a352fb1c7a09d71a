package winterhall.server;

import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import winterhall.wire.Json;

/// A guest of bare connections from an address of its own, which costs its machine little.
final class BareClient {
    private static final Pattern COOKIE = Pattern.compile("(?i)set-cookie: ([^;\r]*)");

    private final int port;
    private final String from;
    private final String cookie;

    BareClient(int port, String from) throws IOException {
        this.port = port;
        this.from = from;
        Matcher cookies = COOKIE.matcher(ask("POST", "/api/me", "", "").head());
        if (!cookies.find()) {
            throw new IOException("no guest may come in");
        }
        this.cookie = cookies.group(1);
    }

    JsonNode post(String path, String body) throws IOException {
        RawConnection.Reply reply = ask("POST", path, cookie, body);
        if (reply.status() != 200) {
            throw new IOException(path + ": " + reply);
        }
        return Json.tree(reply.body());
    }

    private RawConnection.Reply ask(String method, String path, String known, String body) throws IOException {
        try (var wire = new RawConnection(port, from)) {
            wire.send(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nX-Winterhall: 1\r\nCookie: " + known
                    + "\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
            return wire.reply();
        }
    }

    /// Lays a table for two that anyone may watch.
    JsonNode lay(String second) throws IOException {
        return post("/api/tables", """
                {"game":"%s","settings":{},"seats":[{"kind":"me","bot":"","name":""},{"kind":"%s","bot":"%s","name":""}],\
                "listed":false,"spectators":"anyone","clock":"none","entropy":""}""".formatted(Guest.GAME, second, second.equals("bot") ? "random" : ""));
    }

    void sit(JsonNode table) throws IOException {
        post(
                "/api/tables/" + table.path("id").asString() + "/seat",
                "{\"invite\":\"%s\",\"seat\":0,\"entropy\":\"\"}"
                        .formatted(table.path("invite").asString()));
    }

    /// Opens a socket; nothing if the hall does not let it.
    Optional<RawConnection> open(JsonNode table) throws IOException {
        var wire = new RawConnection(port, from);
        String path = "/api/tables/" + table.path("id").asString() + "/socket?invite="
                + table.path("invite").asString();
        if (wire.upgrade(path, cookie).status() == 101) {
            return Optional.of(wire);
        }
        wire.close();
        return Optional.empty();
    }
}
