package winterhall.server.door;

import java.util.ArrayDeque;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.match.Watcher;

/// What still has to be sent to one client: in order, one frame at a time, and never more than it may hold.
///
/// A client that does not read is closed, so that it cannot fill the heap.
final class Outbox implements Watcher {
    private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
    private static final int MOST_MESSAGES = 256;
    private static final int MOST_CHARACTERS = 4_000_000;

    private final Session session;
    private final String person;
    private final Optional<Long> thinkingTime;
    private final ArrayDeque<String> waiting = new ArrayDeque<>(4);
    private int characters;
    private boolean sending;
    private boolean closed;

    /// @param thinkingTime of a bot; nothing for people
    Outbox(Session session, String person, Optional<Long> thinkingTime) {
        this.session = session;
        this.person = person;
        this.thinkingTime = thinkingTime;
    }

    @Override
    public String person() {
        return person;
    }

    @Override
    public Optional<Long> thinkingTime() {
        return thinkingTime;
    }

    @Override
    public void send(String message) {
        synchronized (waiting) {
            if (closed) {
                return;
            }
            if (sending) {
                waiting.add(message);
                characters += message.length();
                if (waiting.size() > MOST_MESSAGES || characters > MOST_CHARACTERS) {
                    close();
                }
                return;
            }
            sending = true;
        }
        transmit(message);
    }

    private void transmit(String message) {
        session.sendText(message, Callback.from(this::sent, this::fail));
    }

    private void sent() {
        String next;
        synchronized (waiting) {
            next = waiting.poll();
            if (next == null) {
                sending = false;
                return;
            }
            characters -= next.length();
        }
        transmit(next);
    }

    /// Ends the connection from our side; a client that still listens comes back by itself.
    void shut() {
        shut(StatusCode.SERVICE_RESTART, "");
    }

    /// Ends the connection from our side, and says why to a client that still listens.
    void shut(int code, String why) {
        synchronized (waiting) {
            closed = true;
            waiting.clear();
        }
        session.close(code, why, Callback.from(() -> {}, _ -> session.disconnect()));
    }

    private void fail(Throwable trouble) {
        LOG.debug("a message could not be sent", trouble);
        synchronized (waiting) {
            close();
        }
    }

    private void close() {
        closed = true;
        waiting.clear();
        session.disconnect();
    }
}
