package winterhall.server.botcheck;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import winterhall.server.client.SocketClient;
import winterhall.wire.Json;

/// A bot in this process that takes the first offer, and can misbehave.
final class ToyBot implements SocketClient.Listener {
    private final String manner;
    private final List<String> arguments;
    private final CompletableFuture<String> ended = new CompletableFuture<>();
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
        String address = arguments.get(0).replace("http:", "ws:") + "/api/tables/" + arguments.get(2) + "/socket";
        String token = manner.equals("stranger") ? "unknown" : arguments.get(1);
        try {
            SocketClient.open(URI.create(address), Map.of("Authorization", "Bearer " + token), this);
        } catch (SocketClient.Refused _) {
            ended.complete("refused"); // the check is over
        }
    }

    @Override
    public void text(SocketClient hall, String text) {
        JsonNode message = Json.tree(text);
        switch (message.path("kind").asString("")) {
            case "scene" -> see(hall, message);
            case "refused" -> {
                if (!manner.equals("stubborn") && scene != null) {
                    answered = -1;
                    see(hall, scene);
                }
            }
            default -> {}
        }
    }

    @Override
    public void closed(int status, String reason) {
        if (manner.equals("gone")) {
            ended.complete(manner);
        } else if (!ended.isDone()) {
            connect();
        }
    }

    private void see(SocketClient hall, JsonNode shown) {
        scene = shown;
        JsonNode question = shown.path("question");
        int asked = question.path("asked").asInt(-1);
        if (shown.has("ending")) {
            ended.complete("over");
        } else if (!question.path("offers").isEmpty() && asked != answered) {
            answered = asked;
            answer(hall, asked, question.path("offers").get(0).path("line").asString());
        }
    }

    private void answer(SocketClient hall, int asked, String line) {
        switch (manner) {
            case "silent" -> {}
            case "late" ->
                CompletableFuture.delayedExecutor(600, TimeUnit.MILLISECONDS)
                        .execute(() -> play(hall, "k", asked, line));
            case "illegal" -> play(hall, "k", asked, "fold");
            case "unasked" -> play(hall, "k", 999, line);
            case "unreadable" -> hall.send("{\"kind\":\"dance\"}");
            case "keyless" -> play(hall, "", asked, line);
            case "resigns" -> hall.send("{\"kind\":\"resign\",\"key\":\"enough\"}");
            default -> play(hall, "k" + said++, asked, line);
        }
    }

    private static void play(SocketClient hall, String key, int asked, String line) {
        hall.send("{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%d,\"move\":\"%s\"}".formatted(key, asked, line));
    }
}
