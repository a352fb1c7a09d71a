package winterhall.server.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// A server of bare sockets says what it likes, in the pieces it likes.
class SocketClientTest {
    private static final int SOCKETS = 300;

    /// Bytes that are written at once.
    private static final int PIECE = 300;

    private static final String SCENE = "scene ".repeat(5_000);

    /// The client of the JDK loses one or two in a hundred of these.
    @Test
    void whatFollowsTheAnswerAtOnceIsNotLost() throws Exception {
        try (var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofPlatform().daemon().start(() -> serve(server));
            for (int i = 0; i < SOCKETS; i++) {
                var heard = new Heard();
                try (SocketClient _ = SocketClient.open(address(server), Map.of("Cookie", "mine"), heard)) {
                    assertThat(heard.ending.get(20, TimeUnit.SECONDS)).isEqualTo("4001 enough");
                    assertThat(heard.texts).containsExactly("mine", SCENE, "in two parts");
                }
            }
        }
    }

    @Test
    void aRefusalHasTheStatusOfTheAnswer() throws Exception {
        try (var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.startVirtualThread(() -> refuse(server));
            assertRefused(address(server), 401);
        }
    }

    @Test
    void whereNobodyAnswersThereIsNoStatus() throws Exception {
        URI nobody;
        try (var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            nobody = address(server);
        }
        assertRefused(nobody, 0);
    }

    private static void assertRefused(URI address, int status) {
        assertThatThrownBy(() -> SocketClient.open(address, Map.of(), new Heard()))
                .asInstanceOf(type(SocketClient.Refused.class))
                .extracting(SocketClient.Refused::status)
                .isEqualTo(status);
    }

    private static final class Heard implements SocketClient.Listener {
        final List<String> texts = new ArrayList<>();
        final CompletableFuture<String> ending = new CompletableFuture<>();

        @Override
        public void text(SocketClient from, String text) {
            texts.add(text);
        }

        @Override
        public void closed(int status, String reason) {
            ending.complete(status + " " + reason);
        }
    }

    private static URI address(ServerSocket server) {
        return URI.create("ws://127.0.0.1:" + server.getLocalPort() + "/");
    }

    /// Each connection has a thread of its own: a client may open one that it does not use.
    private static void serve(ServerSocket server) {
        try {
            while (true) {
                Socket socket = server.accept();
                Thread.ofPlatform().daemon().start(() -> answer(socket));
            }
        } catch (IOException _) {
            // the test is over
        }
    }

    /// The head of the answer and all messages, in many pieces without a pause.
    private static void answer(Socket opened) {
        try (Socket socket = opened) {
            socket.setTcpNoDelay(true);
            Map<String, String> request = headers(socket);
            OutputStream out = socket.getOutputStream();
            String answer = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    + "Sec-WebSocket-Accept: " + accept(request.get("sec-websocket-key")) + "\r\n\r\n"
                    + frame(0x81, request.get("cookie"))
                    + frame(0x81, SCENE)
                    + frame(0x01, "in two")
                    + frame(0x80, " parts")
                    + frame(0x88, (char) (4001 >> 8) + "" + (char) (4001 & 255) + "enough");
            byte[] bytes = answer.getBytes(StandardCharsets.ISO_8859_1);
            for (int from = 0; from < bytes.length; from += PIECE) {
                out.write(bytes, from, Math.min(PIECE, bytes.length - from));
            }
            socket.getInputStream().readAllBytes(); // until the client has gone
        } catch (IOException _) {
            // the client has cut the connection
        }
    }

    private static void refuse(ServerSocket server) {
        try (Socket socket = server.accept()) {
            headers(socket);
            socket.getOutputStream()
                    .write("HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n".getBytes(StandardCharsets.UTF_8));
            socket.getInputStream().readAllBytes();
        } catch (IOException _) {
            // the test is over
        }
    }

    private static Map<String, String> headers(Socket socket) throws IOException {
        var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
        var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
            String[] parts = line.split(": ", 2);
            headers.put(parts[0], parts[parts.length - 1]);
        }
        return headers;
    }

    private static String accept(String key) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-1")
                    .digest((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").getBytes(StandardCharsets.US_ASCII));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// One byte a character.
    private static String frame(int first, String content) {
        int length = content.length();
        String size =
                length < 126 ? "" + (char) length : (char) 126 + "" + (char) (length >> 8) + (char) (length & 255);
        return (char) first + size + content;
    }
}
