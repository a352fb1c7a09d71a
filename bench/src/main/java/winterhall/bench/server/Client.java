package winterhall.bench.server;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import winterhall.wire.Json;

/// A visitor who can make requests and open sockets.
final class Client {
    private final String base;
    private final HttpClient http =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

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

    /// Opens a socket that hands every message over, whole.
    WebSocket open(String path, Consumer<String> messages) {
        return http.newWebSocketBuilder()
                .buildAsync(URI.create(base.replace("http", "ws") + path), new WebSocket.Listener() {
                    private final StringBuilder parts = new StringBuilder();

                    @Override
                    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
                        parts.append(data);
                        if (last) {
                            String message = parts.toString();
                            parts.setLength(0);
                            messages.accept(message);
                        }
                        socket.request(1);
                        return null;
                    }
                })
                .join();
    }
}
