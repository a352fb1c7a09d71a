package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Shelf;

/// The files here are small ones of the test's own, not the real client.
class StaticDoorTest {
    @TempDir
    Path data;

    @Test
    void theClientIsServedAtItsAddresses() throws IOException, InterruptedException {
        try (var hall = new HallServer(
                        new HallOptions(0, data, Optional.empty(), Optional.empty(), 0, 20), Shelf.games());
                var http = HttpClient.newHttpClient()) {
            String base = "http://localhost:" + hall.port();
            List<String> pages = List.of(
                    "/", "/table/abc", "/join/abc/def", "/replay/abc/3", "/result/abc", "/rules/claim", "/learn/claim");
            for (String page : pages) {
                HttpResponse<String> answer = get(http, base + page, "");
                assertThat(answer.statusCode()).as(page).isEqualTo(200);
                assertThat(answer.body()).contains("<title>Winterhall</title>");
                assertThat(header(answer, "Cache-Control")).isEqualTo("no-cache");
                assertThat(header(answer, "Content-Security-Policy")).contains("default-src 'self'");
            }
            HttpResponse<String> asset = get(http, base + "/assets/small-0a1b2c.js", "gzip, br");
            assertThat(header(asset, "Cache-Control")).contains("immutable");
            assertThat(header(asset, "Content-Encoding")).isEqualTo("gzip");
            assertThat(header(asset, "Content-Type")).startsWith("text/javascript");
            assertThat(get(http, base + "/assets/small-0a1b2c.js", "").body()).contains("a plain file");

            HttpResponse<String> astray = get(http, base + "/no/such/page", "");
            assertThat(astray.statusCode()).isEqualTo(404);
            assertThat(astray.body()).contains("<title>Winterhall</title>");
            for (String wrong : List.of("/assets/none.js", "/assets/..%2findex.html")) {
                HttpResponse<String> answer = get(http, base + wrong, "");
                assertThat(answer.statusCode()).as(wrong).isBetween(400, 404);
                assertThat(header(answer, "Cache-Control")).as(wrong).doesNotContain("immutable");
            }
            assertThat(get(http, base + "/api/nothing", "").body()).contains("\"status\":404");
        }
    }

    private static HttpResponse<String> get(HttpClient http, String address, String encoding)
            throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(address)).header("Accept", "text/html,*/*");
        if (!encoding.isEmpty()) {
            request.header("Accept-Encoding", encoding);
        }
        return http.send(request.build(), BodyHandlers.ofString());
    }

    private static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }
}
