package winterhall.server.door;

import java.util.ArrayDeque;
import java.util.Optional;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import winterhall.server.match.Watcher;

/// What is still to be sent to one client: in order, one frame at a time, with a size limit.
///
/// A client that does not read is closed, so that it cannot fill the heap.
final class Outbox implements Watcher, Outboxes.Reader {
    private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
    private static final int MOST_MESSAGES = 256;
    private static final int MOST_CHARACTERS = 4_000_000;

    private final Session session;
    private final String person;
    private final Optional<Long> thinkingTime;
    private final Outboxes all;
    private final ArrayDeque<String> waiting = new ArrayDeque<>(4);

    /// Of all that waits, and of what is being sent.
    private int characters;

    private boolean sending;
    private int beingSent;
    private volatile long sendingSince;
    private volatile boolean closed;

    /// Closes the connection once everything that waits was sent; nothing more is taken then.
    private volatile Optional<Runnable> farewell = Optional.empty();

    /// @param thinkingTime of a bot; nothing for people
    Outbox(Session session, String person, Optional<Long> thinkingTime, Outboxes all) {
        this.session = session;
        this.person = person;
        this.thinkingTime = thinkingTime;
        this.all = all;
        all.add(this);
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
    public boolean isGone() {
        return closed || farewell.isPresent();
    }

    @Override
    public void send(String message) {
        boolean first;
        synchronized (waiting) {
            if (closed || farewell.isPresent()) {
                return;
            }
            hold(message.length());
            first = !sending;
            if (first) {
                begin(message);
            } else {
                waiting.add(message);
                if (waiting.size() > MOST_MESSAGES || characters > MOST_CHARACTERS) {
                    close();
                    return;
                }
            }
        }
        if (first) {
            transmit(message);
        }
        all.relieve();
    }

    private void transmit(String message) {
        session.sendText(message, Callback.from(this::sent, this::fail));
    }

    private void sent() {
        String next;
        Optional<Runnable> last;
        synchronized (waiting) {
            if (closed) {
                return;
            }
            hold(-beingSent);
            sending = false;
            next = waiting.poll();
            last = farewell;
            if (next != null) {
                begin(next);
            }
        }
        if (next == null) {
            last.ifPresent(Runnable::run);
        } else {
            transmit(next);
        }
    }

    private void begin(String message) {
        sending = true;
        beingSent = message.length();
        sendingSince = System.nanoTime();
    }

    private void hold(int more) {
        characters += more;
        all.changed(more);
    }

    @Override
    public boolean isSending() {
        synchronized (waiting) {
            return sending;
        }
    }

    @Override
    public long sendingSince() {
        return sendingSince;
    }

    /// Ends the connection from our side, and says so to a client that still listens; it may come back.
    void shut() {
        shut(StatusCode.SERVICE_RESTART, "");
    }

    /// Ends the connection from our side, and says why to a client that still listens.
    ///
    /// @param status of the protocol of sockets
    void shut(int status, String why) {
        end();
        session.close(status, why, Callback.from(() -> {}, _ -> session.disconnect()));
    }

    /// As [#shut(int,String)], after everything that waits.
    void shutAfterSending(int status, String why) {
        boolean idle;
        synchronized (waiting) {
            if (farewell.isPresent()) {
                return;
            }
            farewell = Optional.of(() -> shut(status, why));
            idle = !sending;
        }
        if (idle) {
            shut(status, why);
        }
    }

    @Override
    public void hangUp() {
        synchronized (waiting) {
            close();
        }
    }

    /// The connection has ended: nothing more is kept for it.
    void end() {
        synchronized (waiting) {
            closed = true;
            waiting.clear();
            hold(-characters);
            all.remove(this);
        }
    }

    private void fail(Throwable trouble) {
        LOG.debug("a message could not be sent", trouble);
        hangUp();
    }

    private void close() {
        end();
        session.disconnect();
    }
}
