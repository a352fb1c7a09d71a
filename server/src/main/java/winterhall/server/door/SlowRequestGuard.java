package winterhall.server.door;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;

/// Cuts off requests that arrive too slowly, and limits connections per address.
///
/// Every request has its own time, whatever others send meanwhile.
final class SlowRequestGuard extends Handler.Wrapper implements Connection.Listener {
    /// From the first byte of a request until all its headers are there.
    private static final long HEAD_MILLIS = 10_000;

    /// A body has this time, and more if it comes fast enough, but never more than the longest.
    private static final long BODY_MILLIS = 5_000;

    private static final long BYTES_PER_SECOND = 500;
    private static final long LONGEST_MILLIS = 60_000;

    private static final long BETWEEN_LOOKS = 1_000;

    /// What the system may hold of an answer that nobody reads; it would let that grow to megabytes.
    private static final int UNSEEN_BYTES = 262_144;

    private final Guards guards;
    private final Limits limits;
    private final Map<Connection, Sender> senders = new ConcurrentHashMap<>();
    private volatile Scheduler.Task nextLook = () -> false;

    /// Somebody at the other end of a connection that is not a socket.
    private static final class Sender {
        volatile boolean isHeard;

        /// Since the last look; what came up to then belongs to what was answered.
        volatile boolean wasAnswered;

        private final String address;
        private long answered;
        private Optional<Long> since = Optional.empty();

        Sender(String address) {
            this.address = address;
        }

        /// @param sent how many bytes have come in all
        boolean isTooSlow(long sent, long now) {
            if (isHeard || wasAnswered) {
                wasAnswered = false;
                answered = sent;
            }
            if (sent == answered) {
                since = Optional.empty();
            } else if (since.isEmpty()) {
                since = Optional.of(now);
            }
            return since.filter(began -> now - began > HEAD_MILLIS).isPresent();
        }
    }

    /// @param inside everything that takes time, waiting for a turn too
    SlowRequestGuard(Guards guards, Limits limits, Handler inside) {
        super(inside);
        this.guards = guards;
        this.limits = limits;
    }

    /// Listens to every connection that is made to this server.
    void watch(Server server) {
        server.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarting(LifeCycle starting) {
                for (Connector connector : server.getConnectors()) {
                    connector.addEventListener(SlowRequestGuard.this);
                    if (connector instanceof ServerConnector listening) {
                        listening.setAcceptedSendBufferSize(UNSEEN_BYTES);
                    }
                }
            }
        });
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        lookLater();
    }

    @Override
    protected void doStop() throws Exception {
        nextLook.cancel();
        super.doStop();
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof ConnectionMetaData) {
            String address = address(connection);
            senders.put(connection, new Sender(address));
            if (!limits.connected(address)) {
                connection.close();
            }
        }
    }

    @Override
    public void onClosed(Connection connection) {
        Sender sender = senders.remove(connection);
        if (sender != null) {
            limits.disconnected(sender.address); // one that was reset has no address any more
        }
    }

    private String address(Connection connection) {
        return guards.peer(connection.getEndPoint().getRemoteSocketAddress());
    }

    private void lookLater() {
        nextLook = getServer().getScheduler().schedule(this::look, BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
    }

    private void look() {
        long now = millis();
        senders.forEach((connection, sender) -> {
            if (sender.isTooSlow(connection.getBytesIn(), now)) {
                connection.getEndPoint().close();
            }
        });
        if (isStarted()) {
            lookLater();
        }
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Connection connection = request.getConnectionMetaData().getConnection();
        Sender sender = senders.get(connection);
        if (sender != null) {
            sender.isHeard = true;
            Request.addCompletionListener(request, _ -> {
                sender.wasAnswered = true;
                sender.isHeard = false;
            });
        }
        return super.handle(new Timed(request), response, callback);
    }

    /// A request whose body has to come in time.
    private static final class Timed extends Request.Wrapper {
        private final long began = millis();
        private long bytes;

        Timed(Request request) {
            super(request);
        }

        @Override
        public Content.@Nullable Chunk read() {
            Content.Chunk chunk = super.read();
            if (chunk == null || Content.Chunk.isFailure(chunk)) {
                return chunk;
            }
            bytes += chunk.remaining();
            long granted = Math.min(LONGEST_MILLIS, BODY_MILLIS + 1_000 * bytes / BYTES_PER_SECOND);
            if (chunk.isLast() || millis() - began <= granted) {
                return chunk;
            }
            chunk.release();
            return Content.Chunk.from(new HttpException.RuntimeException(HttpStatus.REQUEST_TIMEOUT_408));
        }
    }

    private static long millis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
