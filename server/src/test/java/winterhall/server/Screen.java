package winterhall.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import winterhall.server.client.SocketClient;
import winterhall.wire.Json;

/// One open socket of a guest: sends lines of JSON and remembers everything it got.
final class Screen implements SocketClient.Listener, AutoCloseable {
    private static final AtomicInteger KEYS = new AtomicInteger();
    private static final long A_MOMENT = TimeUnit.MILLISECONDS.toNanos(100);

    final LinkedBlockingQueue<JsonNode> inbox = new LinkedBlockingQueue<>();
    final List<String> everything = new ArrayList<>();
    final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final SocketClient socket;
    private @Nullable JsonNode scene;
    private volatile String ending = "";

    Screen(Guest guest, String path) {
        socket = guest.socket(path, this);
    }

    @Override
    public synchronized void text(SocketClient from, String text) {
        everything.add(text);
        inbox.add(Json.tree(text));
    }

    @Override
    public void closed(int status, String reason) {
        ending = "closed with " + status + " " + reason;
        closed.complete(status);
    }

    /// Everything that came until now, in order.
    synchronized List<JsonNode> messages() {
        return everything.stream().map(Json::tree).toList();
    }

    void send(String json) {
        socket.send(json).join();
    }

    /// The next message that fits; others are passed over, but scenes are remembered.
    JsonNode next(Predicate<JsonNode> fits) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        try {
            while (true) {
                boolean isLost = closed.isDone(); // asked first: what came before the end counts
                JsonNode message = inbox.poll(A_MOMENT, TimeUnit.NANOSECONDS);
                if (message == null) {
                    if (isLost) {
                        throw new AssertionError("the line was lost: " + ending + "; all that came: " + everything);
                    }
                    if (System.nanoTime() > end) {
                        throw new AssertionError("nothing fitting came; all that came: " + everything);
                    }
                    continue;
                }
                if (is(message, "scene")) {
                    scene = message;
                }
                if (fits.test(message)) {
                    return message;
                }
            }
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    JsonNode next(String kind) {
        return next(message -> is(message, kind));
    }

    /// The last scene, or the first one to come.
    JsonNode scene() {
        while (scene == null || !inbox.isEmpty()) {
            next(_ -> true);
        }
        return scene;
    }

    /// Waits until this screen is asked or the match is over.
    JsonNode asked() {
        JsonNode now = scene();
        while (!isAsked(now) && !isOver(now)) {
            next("scene");
            now = scene();
        }
        return now;
    }

    static boolean isAsked(JsonNode scene) {
        return !scene.path("question").path("offers").isEmpty();
    }

    static boolean isOver(JsonNode scene) {
        return scene.path("stage").asString().equals("finished");
    }

    static boolean is(JsonNode message, String kind) {
        return message.path("kind").asString().equals(kind);
    }

    static String freshKey() {
        return "key-" + KEYS.incrementAndGet();
    }

    /// Plays the offer with this number, and returns its key.
    String play(JsonNode in, int offer) {
        String key = freshKey();
        var question = in.path("question");
        play(
                key,
                question.path("asked").asInt(),
                question.path("offers").get(offer).path("line").asString());
        return key;
    }

    void play(String key, int asked, String line) {
        send("{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%d,\"move\":\"%s\"}".formatted(key, asked, line));
    }

    @Override
    public void close() {
        socket.close();
    }
}
