package winterhall.server.door;

import java.util.Comparator;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/// What all clients together may leave unread: an eighth of the heap.
///
/// When that is used up, those who have not read for longest are closed, until a quarter is free again.
final class Outboxes {
    private final long most;
    private final AtomicLong held = new AtomicLong();
    private final AtomicBoolean relieving = new AtomicBoolean();
    private final Set<Reader> open = ConcurrentHashMap.newKeySet();

    /// A client, as far as it reads.
    interface Reader {
        /// Whether something is on its way that it has not taken yet.
        boolean isSending();

        /// When that was begun, in nanoseconds of no particular origin.
        long sendingSince();

        void hangUp();
    }

    /// @param most how many characters
    Outboxes(long most) {
        this.most = most;
    }

    static Outboxes ofThisHeap() {
        return new Outboxes(Runtime.getRuntime().maxMemory() / 8);
    }

    void add(Reader reader) {
        open.add(reader);
    }

    void remove(Reader reader) {
        open.remove(reader);
    }

    /// This much more waits to be sent, or less if negative.
    void changed(int characters) {
        held.addAndGet(characters);
    }

    int held() {
        return (int) Math.min(Integer.MAX_VALUE, held.get());
    }

    /// Closes the slowest if too much waits; not for callers that hold the lock of an outbox.
    void relieve() {
        if (held.get() <= most || !relieving.compareAndSet(false, true)) {
            return;
        }
        try {
            record Slow(Reader reader, long since) {} // which changes while they are put in order
            Iterator<Slow> slowest = open.stream()
                    .filter(Reader::isSending)
                    .map(reader -> new Slow(reader, reader.sendingSince()))
                    .sorted(Comparator.comparingLong(Slow::since))
                    .iterator();
            while (held.get() > most / 4 * 3 && slowest.hasNext()) {
                slowest.next().reader.hangUp();
            }
        } finally {
            relieving.set(false);
        }
    }
}
