package winterhall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import winterhall.engine.Shelf;
import winterhall.wire.Json;

/// What the server answers before any door is reached, and where it listens at all.
class ServerErrorHandlerTest {
    @TempDir
    Path data;

    @Test
    void whatIsNoAddressIsAnsweredWithAProblem() throws IOException {
        try (var hall = open(Optional.empty())) {
            isProblem(400, raw(hall.port(), "GET /../x HTTP/1.1\r\nHost: hall\r\n"));
            isProblem(400, raw(hall.port(), "GET /a\u0001b HTTP/1.1\r\nHost: hall\r\n"));
            isProblem(400, raw(hall.port(), "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n"));
            isProblem(414, raw(hall.port(), "GET /" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: hall\r\n"));
            isProblem(431, raw(hall.port(), "GET / HTTP/1.1\r\nHost: hall\r\nCookie: " + "x".repeat(20_000) + "\r\n"));
            isProblem(404, raw(hall.port(), "GET /api/none HTTP/1.1\r\nHost: hall\r\n"));
        }
    }

    @Test
    void aHallBehindAProxyListensToThisMachineAlone() throws IOException {
        try (var hall = open(Optional.of("127.0.0.1"))) {
            assertThat(raw(hall.port(), "GET /api/games HTTP/1.1\r\nHost: hall\r\n"))
                    .startsWith("HTTP/1.1 200");
            assertThatThrownBy(() -> new Socket("127.0.0.2", hall.port())).isInstanceOf(ConnectException.class);
        }
    }

    private HallServer open(Optional<String> host) {
        return new HallServer(
                new HallOptions(0, data, Halls.database(data), Optional.empty(), 0, 5).at(host), Shelf.games());
    }

    private static void isProblem(int status, String answer) {
        assertThat(answer)
                .startsWith("HTTP/1.1 " + status + " ")
                .containsIgnoringCase("Content-Type: application/problem+json")
                .containsIgnoringCase("X-Content-Type-Options: nosniff")
                .doesNotContain("Jetty");
        String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
        assertThat(Json.tree(body.substring(body.indexOf('{'), body.lastIndexOf('}') + 1))
                        .path("key")
                        .asString())
                .isEqualTo("http-" + status);
    }

    private static String raw(int port, String head) throws IOException {
        try (var socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write((head + "Connection: close\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
