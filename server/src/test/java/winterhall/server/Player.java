package winterhall.server;

import java.io.IOException;
import tools.jackson.databind.JsonNode;
import winterhall.wire.Json;

/// Somebody before a table over a bare connection, who does the first thing that is offered.
final class Player {
    private final RawConnection wire;
    private JsonNode scene = Json.tree("{\"step\":-1}");
    private int keys;

    Player(RawConnection wire) throws IOException {
        this.wire = wire;
        readTo(0);
    }

    boolean isAsked() {
        return !scene.path("question").path("offers").isEmpty();
    }

    boolean isOver() {
        return Screen.isOver(scene);
    }

    /// Plays and gives the step that this led to; notes how long the hall took to say so.
    int play(Times times) throws IOException {
        JsonNode question = scene.path("question");
        String line = question.path("offers").get(0).path("line").asString();
        byte[] move = RawConnection.text("{\"kind\":\"play\",\"key\":\"%s\",\"asked\":%d,\"move\":\"%s\"}"
                .formatted(keys++, question.path("asked").asInt(), line));
        long began = System.nanoTime();
        wire.send(move);
        JsonNode answer = read();
        while (Screen.is(answer, "scene") || Screen.is(answer, "present")) {
            answer = read();
        }
        if (!Screen.is(answer, "accepted")) {
            throw new IOException("a move was answered by " + answer);
        }
        times.add(System.nanoTime() - began);
        return answer.path("step").asInt();
    }

    void readUntilAsked() throws IOException {
        while (!isAsked()) {
            read();
        }
    }

    void readTo(int step) throws IOException {
        while (scene.path("step").asInt() < step) {
            read();
        }
    }

    private JsonNode read() throws IOException {
        JsonNode message = Json.tree(wire.message());
        scene = Screen.is(message, "scene") ? message : scene;
        return message;
    }
}
