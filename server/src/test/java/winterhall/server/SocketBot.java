package winterhall.server;

import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import winterhall.wire.Json;

/// A bot on the ordinary table socket: it plays the first offer of every scene that asks it.
final class SocketBot implements WebSocket.Listener {
    final CompletableFuture<String> ended = new CompletableFuture<>();
    final CompletableFuture<String> first = new CompletableFuture<>();
    private final StringBuilder partial = new StringBuilder();
    private int answered = -1;

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            first.complete(partial.toString());
            JsonNode message = Json.tree(partial.toString());
            partial.setLength(0);
            if (message.path("kind").asString().equals("scene")) {
                see(socket, message);
            }
        }
        socket.request(1);
        return null;
    }

    private void see(WebSocket socket, JsonNode scene) {
        if (scene.has("ending")) {
            ended.complete(scene.path("ending").path("how").asString());
            return;
        }
        JsonNode question = scene.path("question");
        int asked = question.path("asked").asInt();
        if (!question.path("offers").isEmpty() && asked > answered) {
            answered = asked;
            String line = question.path("offers").get(0).path("line").asString();
            socket.sendText(
                    "{\"kind\":\"play\",\"key\":\"%d\",\"asked\":%d,\"move\":\"%s\"}".formatted(asked, asked, line),
                    true);
        }
    }
}
