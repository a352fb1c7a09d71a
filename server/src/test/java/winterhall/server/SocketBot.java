package winterhall.server;

import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.JsonNode;
import winterhall.server.client.SocketClient;
import winterhall.wire.Json;

/// A bot on the ordinary table socket: it plays the first offer of every scene that asks it.
final class SocketBot implements SocketClient.Listener {
    final CompletableFuture<String> ended = new CompletableFuture<>();
    final CompletableFuture<String> first = new CompletableFuture<>();
    private int answered = -1;

    @Override
    public void text(SocketClient hall, String text) {
        first.complete(text);
        JsonNode message = Json.tree(text);
        if (message.path("kind").asString().equals("scene")) {
            see(hall, message);
        }
    }

    private void see(SocketClient hall, JsonNode scene) {
        if (scene.has("ending")) {
            ended.complete(scene.path("ending").path("how").asString());
            return;
        }
        JsonNode question = scene.path("question");
        int asked = question.path("asked").asInt();
        if (!question.path("offers").isEmpty() && asked > answered) {
            answered = asked;
            String line = question.path("offers").get(0).path("line").asString();
            hall.send("{\"kind\":\"play\",\"key\":\"%d\",\"asked\":%d,\"move\":\"%s\"}".formatted(asked, asked, line));
        }
    }
}
