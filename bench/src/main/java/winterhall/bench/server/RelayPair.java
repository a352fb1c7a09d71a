package winterhall.bench.server;

import java.util.concurrent.ConcurrentLinkedQueue;
import winterhall.server.client.SocketClient;

/// Two clients of the relay, who take turns in sending what a move would weigh.
final class RelayPair {
    private final ConcurrentLinkedQueue<Load.Shot> ready;
    private final String message;
    private final SocketClient[] sockets = new SocketClient[2];
    private volatile long due;
    private volatile Latencies latencies = new Latencies();

    RelayPair(ConcurrentLinkedQueue<Load.Shot> ready, Client client, int pair, int accepted, int scene, int move) {
        this.ready = ready;
        this.message = accepted + " " + scene + " " + "m".repeat(move);
        for (int side = 0; side < 2; side++) {
            int next = 1 - side;
            sockets[side] = client.open("/relay/" + pair + "/" + (side + 1), text -> hear(text, next));
        }
        ready.add((at, into) -> send(0, at, into));
    }

    private void hear(String text, int next) {
        if (text.startsWith("a")) {
            latencies.add(System.nanoTime() - due);
            ready.add((at, into) -> send(next, at, into));
        }
    }

    private void send(int side, long at, Latencies into) {
        due = at;
        latencies = into;
        var _ = sockets[side].send(message);
    }
}
