package winterhall.app;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.CompletionException;

/// Somebody who has come into a hall.
final class Visitor implements AutoCloseable {
    private final HttpClient http =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final String base;

    Visitor(int port) {
        base = "http://localhost:" + port;
        post("/api/me", "");
    }

    HttpResponse<String> post(String path, String body) {
        return send(path, "POST", body);
    }

    HttpResponse<String> get(String path) {
        return send(path, "GET", "");
    }

    private HttpResponse<String> send(String path, String method, String body) {
        var request = HttpRequest.newBuilder(URI.create(base + path))
                .header("X-Winterhall", "1")
                .method(method, BodyPublishers.ofString(body))
                .build();
        try {
            return http.send(request, BodyHandlers.ofString());
        } catch (IOException trouble) {
            throw new IllegalStateException(trouble);
        } catch (InterruptedException stopped) {
            throw new CompletionException(stopped);
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
