package winterhall.server.botcheck;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import winterhall.wire.Json;

/// A bot in this process that takes the first offer, and may have bad manners.
final class ToyBot implements WebSocket.Listener {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final String manner;
    private final List<String> arguments;
    private final CompletableFuture<String> ended = new CompletableFuture<>();
    private final StringBuilder partial = new StringBuilder();
    private @Nullable JsonNode scene;
    private int answered = -1;
    private int said;

    private ToyBot(String manner, List<String> arguments) {
        this.manner = manner;
        this.arguments = arguments;
    }

    static Launch launch(String manner) {
        return arguments -> {
            var bot = new ToyBot(manner, arguments);
            if (manner.equals("absent")) {
                bot.ended.complete(manner);
            } else {
                bot.connect();
            }
            return new Launch.Running(bot.ended, () -> bot.ended.complete("killed"));
        };
    }

    private void connect() {
        answered = -1;
        partial.setLength(0);
        String address = arguments.get(0).replace("http:", "ws:") + "/api/tables/" + arguments.get(2) + "/socket";
        String token = manner.equals("stranger") ? "unknown" : arguments.get(1);
        var _ = HTTP.newWebSocketBuilder()
                .header("Authorization", "Bearer " + token)
                .buildAsync(URI.create(address), this);
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            JsonNode message = Json.tree(partial.toString());
            partial.setLength(0);
            switch (message.path("kind").asString("")) {
                case "scene" -> see(socket, message);
                case "refused" -> {
                    if (!manner.equals("stubborn") && scene != null) {
                        answered = -1;
                        see(socket, scene);
                    }
                }
                default -> {}
            }
        }
        socket.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
        if (manner.equals("gone")) {
            ended.complete(manner);
        } else if (!ended.isDone()) {
            connect();
        }
        return null;
    }

    private void see(WebSocket socket, JsonNode shown) {
        scene = shown;
        JsonNode question = shown.path("question");
        int asked = question.path("asked").asInt(-1);
        if (shown.has("ending")) {
            ended.complete("over");
        } else if (!question.path("offers").isEmpty() && asked != answered) {
            answered = asked;
            answer(socket, asked, question.path("offers").get(0).path("line").asString());
        }
    }

    private void answer(WebSocket socket, int asked, String line) {
        switch (manner) {
            case "silent" -> {}
            case "late" ->
                CompletableFuture.delayedExecutor(600, TimeUnit.MILLISECONDS)
                        .execute(() -> play(socket, "k", asked, line));
            case "illegal" -> play(socket, "k", asked, "fold");
            case "unasked" -> play(socket, "k", 999, line);
            case "unreadable" -> socket.sendText("{\"kind\":\"dance\"}", true);
            case "keyless" -> play(socket, "", asked, line);
            case "resigns" -> socket.sendText("{\"kind\":\"resign\",\"key\":\"enough\"}", true);
            default -> play(socket, "k" + said++, asked, line);
        }
    }

    private static void play(WebSocket socket, String key, int asked, String line) {
        socket.sendText(
                "{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%d,\"move\":\"%s\"}".formatted(key, asked, line), true);
    }
}
