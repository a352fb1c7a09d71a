package winterhall.server.botcheck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import tools.jackson.databind.JsonNode;
import winterhall.engine.Seat;
import winterhall.engine.Setup;
import winterhall.wire.Http.NewSeat;
import winterhall.wire.Http.NewTable;
import winterhall.wire.Json;

/// The person for whom the bot plays: comes in, gets a token, and creates tables.
final class Visitor implements AutoCloseable {
    private static final String HOUSE_BOT = "random";

    private final String hall;
    private final HttpClient http =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private final String token;

    /// @param hall where it listens, `127.0.0.1:8080`
    Visitor(String hall) {
        this.hall = hall;
        post("/api/me", "");
        token = post("/api/me/bot-token", "").path("token").asString();
    }

    String token() {
        return token;
    }

    /// Lays a table with house bots at all other seats, and gives its id.
    String lay(Setup setup, Seat own) {
        var seats = new ArrayList<NewSeat>();
        for (Seat seat : Seat.all(setup.seats())) {
            seats.add(seat.equals(own) ? new NewSeat("me", "", "") : new NewSeat("bot", HOUSE_BOT, ""));
        }
        var wanted = new NewTable(
                setup.game(),
                setup.chosen(),
                seats,
                false,
                "nobody",
                Optional.empty(),
                "none",
                Optional.empty(),
                "",
                Optional.empty());
        return post("/api/tables", Json.write(wanted)).path("id").asString();
    }

    private JsonNode post(String path, String body) {
        var request = HttpRequest.newBuilder(URI.create("http://" + hall + path))
                .header("X-Winterhall", "1")
                .POST(BodyPublishers.ofString(body))
                .build();
        try {
            HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
            if (answer.statusCode() != 200) {
                throw new IllegalStateException(
                        path + " was answered with " + answer.statusCode() + ": " + answer.body());
            }
            return Json.tree(answer.body());
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        } catch (InterruptedException stopped) {
            throw new CompletionException(stopped);
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
