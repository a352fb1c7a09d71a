package winterhall.server;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;

/// A web-hook on this machine: keeps what it is sent and answers as it is told.
final class WebHookReceiver implements AutoCloseable {
    final LinkedBlockingQueue<String> bodies = new LinkedBlockingQueue<>();
    volatile int status = 204;
    private final HttpServer server;

    WebHookReceiver() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
        server.createContext("/", exchange -> {
            int answered = status;
            bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.getResponseHeaders().add("Location", "/elsewhere");
            exchange.sendResponseHeaders(answered, -1);
            exchange.close();
        });
        server.start();
    }

    String url() {
        return "http://localhost:" + server.getAddress().getPort() + "/hook";
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
