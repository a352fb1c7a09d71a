package winterhall.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;
import winterhall.server.client.SocketClient;
import winterhall.wire.Json;

/// A player who survives crashes of the hall: reconnects, and repeats what was not answered.
///
/// Remembers every command that was acknowledged, for comparison with the ledger.
final class ReconnectingPlayer implements Runnable {
    private static final String LOST = "";

    /// A command that is not answered yet.
    record Command(String key, String json) {}

    /// @param step what the hall said
    record Acknowledged(String table, String key, int step) {}

    final Guest guest;
    final String person;
    final List<Acknowledged> acknowledged = new ArrayList<>();
    final List<String> sent = new ArrayList<>();
    final List<String> troubles = new ArrayList<>();
    private final Map<String, String> commands = new HashMap<>();
    private final String table;
    private final RandomGenerator random;
    private final AtomicInteger pulse;
    private Optional<Command> open = Optional.empty();
    private JsonNode scene = Json.tree("{}");
    private int seen;
    private int keys;
    private volatile boolean stopped;

    /// @param pulse counts what is acknowledged, over all players
    ReconnectingPlayer(Guest guest, String table, RandomGenerator random, AtomicInteger pulse) {
        this.guest = guest;
        this.person = guest.get("/api/me").text("id");
        this.table = table;
        this.random = random;
        this.pulse = pulse;
    }

    void stop() {
        stopped = true;
    }

    @Override
    public void run() {
        while (!stopped) {
            try {
                playUntilLost();
            } catch (SocketClient.Refused | CompletionException | InterruptedException _) {
                LockSupport.parkNanos(50_000_000); // the hall is down: knock again in a while
            }
        }
    }

    private void playUntilLost() throws InterruptedException {
        var socket = new Socket();
        try {
            open.ifPresent(command -> socket.send(command.json));
            repeatAnOldCommand(socket);
            while (!stopped) {
                String text = socket.inbox.poll(20, TimeUnit.SECONDS);
                if (text == null || text.equals(LOST)) {
                    return;
                }
                JsonNode message = Json.tree(text);
                switch (message.path("kind").asString()) {
                    case "scene" -> look(message);
                    case "accepted" -> accepted(message);
                    case "refused" -> refused(message);
                    default -> {}
                }
                commandIfAsked(socket);
            }
        } finally {
            socket.end();
        }
    }

    /// The hall must answer it as before, and not do it again.
    private void repeatAnOldCommand(Socket socket) {
        if (!acknowledged.isEmpty()) {
            var old = acknowledged.get(random.nextInt(acknowledged.size()));
            socket.send(Objects.requireNonNull(commands.get(old.key)));
        }
    }

    private void look(JsonNode now) {
        int step = now.path("step").asInt();
        if (step < seen) {
            troubles.add("the table went back from step " + seen + " to " + step);
        }
        seen = step;
        scene = now;
        stopped = stopped || Screen.isOver(now) && open.isEmpty();
    }

    private void commandIfAsked(Socket socket) {
        JsonNode offers = scene.path("question").path("offers");
        if (open.isEmpty() && !offers.isEmpty()) {
            String key = person + "-" + keys++;
            int asked = scene.path("question").path("asked").asInt();
            String json = random.nextInt(10) == 0
                    ? "{\"kind\":\"order\",\"key\":\"%s\",\"order\":\"act-in-window pass\"}".formatted(key)
                    : play(
                            key,
                            asked,
                            offers.get(random.nextInt(offers.size()))
                                    .path("line")
                                    .asString());
            open = Optional.of(new Command(key, json));
            sent.add(key);
            commands.put(key, json);
            socket.send(json);
        }
    }

    private void accepted(JsonNode message) {
        String key = message.path("key").asString();
        var done = new Acknowledged(table, key, message.path("step").asInt());
        Optional<Acknowledged> before =
                acknowledged.stream().filter(known -> known.key.equals(key)).findFirst();
        if (before.isEmpty()) {
            acknowledged.add(done);
            pulse.incrementAndGet();
        } else if (!before.get().equals(done)) {
            troubles.add(key + " was answered as " + before.get() + " and then as " + done);
        }
        if (open.filter(command -> command.key.equals(key)).isPresent()) {
            open = Optional.empty();
        }
    }

    private void refused(JsonNode message) {
        String key = message.path("key").asString();
        if (acknowledged.stream().anyMatch(known -> known.key.equals(key))) {
            troubles.add(key + " was granted and is refused now: " + message);
        } else if (open.filter(command -> command.key.equals(key)).isPresent()) {
            open = Optional.empty(); // it never reached the ledger, and its question is gone
        }
    }

    private static String play(String key, int asked, String line) {
        return "{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%d,\"move\":\"%s\"}".formatted(key, asked, line);
    }

    private final class Socket implements SocketClient.Listener {
        final LinkedBlockingQueue<String> inbox = new LinkedBlockingQueue<>();
        private final SocketClient socket = guest.socket("/api/tables/" + table + "/socket", this);

        void send(String json) {
            socket.send(json).join();
        }

        void end() {
            socket.close();
        }

        @Override
        public void text(SocketClient from, String text) {
            inbox.add(text);
        }

        @Override
        public void closed(int status, String reason) {
            inbox.add(LOST);
        }
    }
}
