package winterhall.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;

/// Guests who open every socket they may and ask for the scene over and over.
final class Flood implements AutoCloseable {
    /// As fast as one socket is heard.
    private static final long MILLIS_BETWEEN = 50;

    private static final int SOCKETS_EACH = 32;
    private static final int MOVES = 12;
    private static final byte[] LOOK = RawConnection.text("{\"kind\":\"look\",\"since\":0}");

    private final boolean reads;
    private final List<Runnable> sockets = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger open = new AtomicInteger();
    private final AtomicInteger mostOpen = new AtomicInteger();
    private final AtomicLong sent = new AtomicLong();
    private volatile boolean stopped;

    /// They have come in and wait.
    ///
    /// @param reads whether they listen to what they asked for
    Flood(int port, List<String> addresses, int guestsEach, boolean reads) throws IOException {
        this.reads = reads;
        var tables = new ArrayList<JsonNode>();
        for (String address : addresses) {
            for (int i = 0; i < guestsEach; i++) {
                var guest = new BareClient(port, address);
                if (tables.size() < 2) {
                    tables.add(playedInto(guest));
                }
                JsonNode table = tables.get(i % tables.size());
                for (int socket = 0; socket < SOCKETS_EACH; socket++) {
                    sockets.add(() -> ask(guest, table));
                }
            }
        }
    }

    /// A table at which something has happened, so that there is something to tell.
    private static JsonNode playedInto(BareClient guest) throws IOException {
        JsonNode table = guest.lay("bot");
        try (RawConnection wire = guest.open(table).orElseThrow()) {
            var player = new Player(wire);
            for (int i = 0; i < MOVES; i++) {
                player.readUntilAsked();
                player.play(new Times());
            }
        }
        return table;
    }

    /// They open their sockets, all at once, and go on until they are stopped.
    void begin() {
        sockets.forEach(socket -> threads.add(Thread.startVirtualThread(socket)));
    }

    /// Comes back whenever it is thrown out.
    private void ask(BareClient guest, JsonNode table) {
        while (!stopped) {
            try {
                Optional<RawConnection> wire = guest.open(table);
                if (wire.isPresent()) {
                    opened.incrementAndGet();
                    mostOpen.accumulateAndGet(open.incrementAndGet(), Math::max);
                    try (RawConnection own = wire.get()) {
                        ask(own);
                    } finally {
                        open.decrementAndGet();
                    }
                }
            } catch (IOException _) {
                // thrown out
            }
            pause(1_000);
        }
    }

    private void ask(RawConnection wire) throws IOException {
        if (reads) {
            Thread.startVirtualThread(() -> listen(wire));
        }
        while (!stopped) {
            wire.send(LOOK);
            sent.incrementAndGet();
            pause(MILLIS_BETWEEN);
        }
    }

    private static void listen(RawConnection wire) {
        try {
            wire.skipAll();
        } catch (IOException _) {
            // it is over
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    int mostOpen() {
        return mostOpen.get();
    }

    @Override
    public String toString() {
        return open + " sockets open, at most " + mostOpen + ", " + opened + " opened, " + sent + " messages sent";
    }

    @Override
    public void close() {
        stopped = true;
        threads.forEach(Thread::interrupt);
    }
}
