package winterhall.server.client;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.http.HttpCookieStore;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ScheduledExecutorScheduler;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.exceptions.UpgradeException;
import org.eclipse.jetty.websocket.client.ClientUpgradeRequest;
import org.eclipse.jetty.websocket.client.WebSocketClient;

/// One open socket, from the client's side.
///
/// It stands on Jetty's client because the JDK's own, `java.net.http.WebSocket`, can lose bytes that arrive right after the
/// answer to its upgrade: the first message, or the whole connection, is then gone.
public final class SocketClient implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /// Bytes; the scenes of a long match are far below it.
    private static final int LONGEST = 1 << 24;

    private final CompletableFuture<Session> session = new CompletableFuture<>();

    /// Is told what comes, in the order in which it was sent, one call after another.
    @FunctionalInterface
    public interface Listener {
        void text(SocketClient from, String text);

        /// The socket is closed, by either side.
        ///
        /// @param status of RFC 6455; 1006 if the connection ended without one
        default void closed(int status, String reason) {}
    }

    /// No socket was opened.
    public static final class Refused extends RuntimeException {
        private final int status;

        Refused(int status, Throwable cause) {
            super(cause);
            this.status = status;
        }

        /// The status of the HTTP answer; 0 if there was none.
        public int status() {
            return status;
        }
    }

    private SocketClient() {}

    /// Opens a socket.
    ///
    /// @param address `ws://…`
    /// @throws Refused if it does not open
    public static SocketClient open(URI address, Map<String, String> headers, Listener listener) {
        var request = new ClientUpgradeRequest(address);
        headers.forEach(request::setHeader);
        request.setTimeout(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        var client = new SocketClient();
        try {
            Jetty.CLIENT.connect(new Endpoint(client, listener), request).join();
            return client;
        } catch (CompletionException refused) {
            int status = refused.getCause() instanceof UpgradeException told ? told.getResponseStatusCode() : 0;
            throw new Refused(Math.max(0, status), refused);
        } catch (IOException trouble) {
            throw new Refused(0, trouble);
        }
    }

    /// Sends a message; the result completes when it is on its way.
    public CompletableFuture<Void> send(String text) {
        return Callback.Completable.with(sent -> session.join().sendText(text, sent));
    }

    /// Cuts the connection, without a farewell.
    @Override
    public void close() {
        session.join().disconnect();
    }

    /// Hears Jetty, which can call only what is public.
    public static final class Endpoint implements Session.Listener.AutoDemanding {
        private final SocketClient client;
        private final Listener listener;
        private String trouble = "";

        private Endpoint(SocketClient client, Listener listener) {
            this.client = client;
            this.listener = listener;
        }

        @Override
        public void onWebSocketOpen(Session session) {
            client.session.complete(session);
        }

        @Override
        public void onWebSocketText(String text) {
            listener.text(client, text);
        }

        @Override
        public void onWebSocketError(Throwable cause) {
            trouble = cause.toString();
        }

        @Override
        public void onWebSocketClose(int status, String reason, Callback callback) {
            callback.succeed();
            listener.closed(status, reason == null ? trouble : reason);
        }
    }

    /// One client for all sockets of this program; its threads do not keep the program from ending.
    private static final class Jetty {
        static final WebSocketClient CLIENT = started();

        private static WebSocketClient started() {
            var threads = new QueuedThreadPool();
            threads.setName("socket-client");
            threads.setDaemon(true);
            threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
            var http = new HttpClient();
            http.setExecutor(threads);
            http.setScheduler(new ScheduledExecutorScheduler("socket-client-timer", true));
            http.setHttpCookieStore(new HttpCookieStore.Empty());
            try {
                http.start(); // first, or the other would make threads of its own
                var client = new WebSocketClient(http);
                client.setIdleTimeout(Duration.ZERO);
                client.setMaxTextMessageSize(LONGEST);
                client.setMaxFrameSize(LONGEST);
                client.start();
                return client;
            } catch (Exception trouble) {
                throw new IllegalStateException(trouble);
            }
        }
    }
}
