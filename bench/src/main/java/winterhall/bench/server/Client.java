package winterhall.bench.server;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import winterhall.server.client.SocketClient;
import winterhall.wire.Json;

/// A visitor who can make requests and open sockets.
final class Client {
    private final String base;
    private final CookieManager cookies = new CookieManager();
    private final HttpClient http =
            HttpClient.newBuilder().cookieHandler(cookies).build();

    Client(int port) {
        base = "http://localhost:" + port;
    }

    JsonNode post(String path, String body) {
        var request = HttpRequest.newBuilder(URI.create(base + path))
                .header("X-Winterhall", "1")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        try {
            HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() >= 300) {
                throw new IllegalStateException(path + ": " + answer.statusCode() + " " + answer.body());
            }
            return Json.tree(answer.body());
        } catch (IOException trouble) {
            throw new IllegalStateException(trouble);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    /// Opens a socket that hands every message over.
    SocketClient open(String path, Consumer<String> messages) {
        String cookie = cookies.getCookieStore().getCookies().stream()
                .map(each -> each.getName() + "=" + each.getValue())
                .collect(Collectors.joining("; "));
        return SocketClient.open(
                URI.create(base.replace("http", "ws") + path),
                Map.of("Cookie", cookie),
                (_, message) -> messages.accept(message));
    }
}
