package winterhall.bench.server;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import winterhall.server.client.SocketClient;
import winterhall.wire.Json;

/// Two clients who play one match of the hall; the one who is asked stands ready to move.
final class HallPair {
    private static final AtomicInteger KEYS = new AtomicInteger();

    private final ConcurrentLinkedQueue<Load.Shot> ready;
    private final Sizes sizes;
    private final Side[] sides = {new Side(), new Side()};

    /// What the hall really sends, for the relay.
    static final class Sizes {
        final LongAdder accepted = new LongAdder();
        final LongAdder acceptedCount = new LongAdder();
        final LongAdder scenes = new LongAdder();
        final LongAdder sceneCount = new LongAdder();
    }

    HallPair(ConcurrentLinkedQueue<Load.Shot> ready, Sizes sizes) {
        this.ready = ready;
        this.sizes = sizes;
    }

    void sit(int side, Client client, String table) {
        sides[side].socket = client.open("/api/tables/" + table + "/socket", sides[side]::hear);
    }

    void leave() {
        for (Side side : sides) {
            SocketClient open = side.socket;
            if (open != null) {
                open.close();
            }
        }
    }

    private final class Side {
        volatile @Nullable SocketClient socket;
        private volatile String key = "";
        private volatile long due;
        private volatile @Nullable Latencies latencies;

        /// Only what is needed is read: clients share the machine with the subject.
        void hear(String message) {
            if (message.startsWith("{\"kind\":\"scene\"")) {
                sizes.scenes.add(message.length());
                sizes.sceneCount.increment();
                if (message.contains("\"offers\":[{")) {
                    JsonNode question = Json.tree(message).path("question");
                    int asked = question.path("asked").asInt();
                    String line = question.path("offers").get(0).path("line").asString();
                    ready.add((at, into) -> play(asked, line, at, into));
                }
            } else if (message.startsWith("{\"kind\":\"accepted\"")) {
                sizes.accepted.add(message.length());
                sizes.acceptedCount.increment();
                Latencies into = latencies;
                if (into != null && message.contains(key)) {
                    into.add(System.nanoTime() - due);
                }
            } else if (message.startsWith("{\"kind\":\"refused\"")) {
                throw new IllegalStateException(message);
            }
        }

        private void play(int asked, String line, long at, Latencies into) {
            due = at;
            latencies = into;
            key = "k" + KEYS.incrementAndGet();
            SocketClient open = socket;
            if (open != null) {
                var _ = open.send("{\"kind\":\"play\",\"key\":\"" + key + "\",\"asked\":" + asked + ",\"move\":\""
                        + line + "\"}");
            }
        }
    }
}
